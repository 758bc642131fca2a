"""A move at a table, as it is stored: a table can be rebuilt from its first events and its moves."""

from __future__ import annotations

import time

import msgspec

TABLE = -1  # the seat of a move that nobody makes

NOTHING = -1  # an action that nobody can do

# Moves that are not actions of the game.
GO_ON = -2  # deal the next round
STOP = -3  # end the match here
CLOSE_CLAIMS = -4  # all claims are known
ASK_ME = -5  # from now on this seat is asked whether it claims a teyaku
CLAIM_FOR_ME = -6  # from now on whatever this seat can claim is claimed for it
NEXT = -7  # a step of a lesson has been read

# Moves at a table with friends.
READY = -8  # a party is ready for the next round, which is dealt when all are
WISH_STOP = -9  # a party wishes to end the match here, which happens when all do
UNWISH_STOP = -10  # and takes that back
BOT_TAKES = -11  # from now on a bot plays for the person in this seat
PERSON_BACK = -12  # the person plays again
PAUSED = -13  # nobody could play from this moment on, because the server was down
RESUMED = -14  # play goes on; the time in between is given back
ABANDON = -15  # nobody comes back: the match ends where it is
HINT = -16  # this seat takes a hint, which the others may know
LEAVES = -17  # the person in this seat has left for good, and a bot plays for them

AMONG_PEOPLE = frozenset((READY, WISH_STOP, UNWISH_STOP, BOT_TAKES, PERSON_BACK, PAUSED, RESUMED, HINT, LEAVES))


class TableMove(msgspec.Struct, frozen=True, gc=False):
    """What a seat did, how many events there were before it, and when."""

    start: int
    seat: int
    action: int
    at: int  # milliseconds since 1970


def milliseconds() -> int:
    """The time now, since 1970."""
    return time.time_ns() // 1_000_000
