"""A move at a table, as it is stored: a table can be rebuilt from its first events and its moves."""

from __future__ import annotations

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


class TableMove(msgspec.Struct, frozen=True):
    """What a seat did, and how many events there were before it."""

    start: int
    seat: int
    action: int
