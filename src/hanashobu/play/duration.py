"""How long a usual match takes somebody at the page, from a match that is played to count what happens in it."""

from __future__ import annotations

from functools import cache
from random import Random

from hanashobu.play.match import Match
from hanashobu.rules.game import Game

# Seconds, roughly, at the usual speed: to decide where there is a choice, to see an event, to read a settlement.
DECIDES, SEES, READS = 4, 1, 10

STEP = 5  # minutes: nobody knows it better than that
ROUNDS = 12  # of a match that has no end of its own
MOST_MOVES = 5_000


@cache
def minutes(game: Game) -> int:
    """The minutes that a usual match takes: those that the game's file states, else counted."""
    return game.minutes or counted(game)


def counted(game: Game) -> int:
    """The minutes of one match with the usual rules and seats, in which everybody plays at random."""
    match = Match(game, tuple(f"{seat + 1}" for seat in range(game.usual_seats)), game.options(), seed=1, seated=True)
    random, decided, rounds = Random(1), 0, 1
    match.start()
    for _ in range(MOST_MOVES):
        if match.status == "over" or rounds > ROUNDS:
            break
        if match.status == "between":
            match.go_on()
            rounds += 1
            continue
        assert match.actor is not None
        legal = match.legal()
        decided += len(legal) > 1
        match.play(match.actor, random.choice(legal))
    seconds = DECIDES * decided / game.usual_seats + SEES * len(match.events) + READS * rounds
    return max(STEP, round(seconds / 60 / STEP) * STEP)
