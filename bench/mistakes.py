"""What share of a bot's decisions a review calls mistakes, on fresh matches, and what a review costs: processor time of one process.

python -m bench.mistakes GAME SEATS ROUNDS SEED BOT…: matches in which each bot has every seat.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Sequence
from dataclasses import replace
from math import sqrt
from random import Random

from hanashobu import bots, games
from hanashobu.bots.bot import Bot
from hanashobu.play.match import Match
from hanashobu.records.codec import RecordLine
from hanashobu.reviews.reviewing import review


def played(game: str, players: Sequence[Bot], rounds: int, seed: int) -> list[RecordLine]:
    """A match of this many rounds."""
    found, random = games.find(game), Random(seed)
    names = tuple(f"{bot.name} {seat}" for seat, bot in enumerate(players, 1))
    match = Match(found, names, replace(found.options(), rounds=rounds), seed)
    match.start()
    while not match.over:
        if match.actor is None:
            match.go_on()
        else:
            match.play(match.actor, players[match.actor].choose(match.view(match.actor), random))
    return [RecordLine(number, event) for number, event in enumerate(match.events, 1)]


def main(game: str, seats: int, rounds: int, seed: int, names: Sequence[str]) -> None:
    """One line for each bot."""
    for name in names:
        lines = played(game, [bots.find(name)] * seats, rounds, seed)
        began = time.process_time()
        found = review(lines)
        spent = time.process_time() - began
        decisions = [one for each in found.rounds for one in each.decisions]
        share = sum(one.mistake for one in decisions) / len(decisions)
        error = sqrt(share * (1 - share) / len(decisions))
        loss = sum(one.cost for one in decisions) / len(decisions)
        print(
            f"{game} {seats}, {name}: {share:.3f} ± {error:.3f} of {len(decisions)} decisions are mistakes, {loss:.2f} points each; "
            f"{len(found.rounds)} rounds reviewed in {spent:.1f} s of processor time",
            flush=True,
        )


if __name__ == "__main__":
    table, players, count, start, *chosen = sys.argv[1:]
    main(table, int(players), int(count), int(start), chosen)
