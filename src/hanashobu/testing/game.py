"""A game under test: what `hana check` says, rounds at many tables, and records that verify."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

from hanashobu import check, games
from hanashobu.check.report import Report
from hanashobu.check.tables import GameTables, changed, others, where
from hanashobu.game_file import BadGameFile
from hanashobu.play.match import Match
from hanashobu.records import verify
from hanashobu.records.codec import to_line
from hanashobu.rules.bad_table import BadTable
from hanashobu.rules.game import Game
from hanashobu.rules.options import Options, entries
from hanashobu.testing import table

ROUNDS = 200
SHARE = 10  # rounds at each table
MOST_DECISIONS = 20_000  # of one recorded match


class GameFault(AssertionError):
    """What is wrong with a game, a sentence a line, each with the seed that shows it again."""


def check_game(game: Game | str | Path, *, rounds: int = ROUNDS, seed: int = 1) -> None:
    """Raise a GameFault unless a game is in order: its file, its tables on both machines, its books, sentences and records."""
    try:
        found = games.find(str(game)) if isinstance(game, str | Path) else game
    except BadGameFile as error:
        raise GameFault("\n".join([str(error), *map(str, getattr(error, "findings", ()))])) from None
    faults = list(faults_of(found, rounds, seed))
    if faults:
        raise GameFault("\n".join([f"{found.name} is not in order:", *faults]))


def faults_of(game: Game, rounds: int = ROUNDS, seed: int = 1) -> Iterator[str]:
    """What is wrong, a sentence each."""
    wrong = [str(finding) for finding in check.check(game).wrong]
    yield from wrong
    if wrong:
        return
    random = Random(seed)
    tables = GameTables(game, Report(game=game.name, players=game.seats))
    for at in range(max(1, rounds // SHARE)):
        options, seats = any_options(game, random), game.seats[at % len(game.seats)]
        rules = tables.rules(options, seats)
        if rules is None:
            continue
        number = random.randrange(10**6)
        for fault in table.play(rules, SHARE, number):
            yield f"{where(game, options, seats)}, seed {number}: {fault}"
        if at < len(game.seats):
            yield from record_faults(game, options, seats, number)


def any_options(game: Game, random: Random) -> Options:
    """Some house rules, each of them as likely as its default; the first tables have the usual ones."""
    usual = game.options()
    options = replace(usual, rounds=2)
    try:
        for entry in entries(game.options):
            if entry.name != "rounds" and random.random() < 1 / 2:
                options = changed(options, entry.name, random.choice(others(entry) or [entry.default]))
        for seats in game.seats:
            game.rules(options, seats)
    except (BadTable, ValueError):
        return usual
    return options


def record_faults(game: Game, options: Options, seats: int, seed: int) -> Iterator[str]:
    """Whether the record of a match at this table says what was played, by the rules alone."""
    match = Match(game, table.NAMES[:seats], options, seed)
    match.start()
    for _ in range(MOST_DECISIONS):
        if match.actor is not None:
            match.play_random()
        elif match.over:
            break
        elif match.round >= 2:
            match.stop()
        else:
            match.go_on()
    verdict = verify.check([to_line(event) for event in match.events])
    if not verdict.ok:
        yield f"{where(game, options, seats)}, seed {seed}: the record of a match is refused: {verdict.text()}"
