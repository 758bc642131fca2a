"""Is the file of a game in order? Every table it offers is built, looked at and played a little."""

from __future__ import annotations

import dataclasses
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

from hanashobu.engine import batch
from hanashobu.engine.batch import Tally
from hanashobu.engine.machine import seeded
from hanashobu.rules.compile import compile_tables
from hanashobu.rules.dropout import PLAYERS
from hanashobu.rules.game import BadTable, Game
from hanashobu.rules.options import Entry, Options, Value, entries, show
from hanashobu.rules.ruleset import Ruleset
from hanashobu.rules.settlement import ADDITIVE, PAR
from hanashobu.rules.tables import MOST_SEATS
from hanashobu.rules.text import named
from hanashobu.rules.yaku import ALL, Level, Pattern, Yaku

NUMBERS = (1, 6, 100, 10_000)  # what is tried for an option that takes a number
ROUNDS = 24  # of random play at each table


@dataclass
class Report:
    """What was found in a game's file: some facts, and what is wrong."""

    game: str
    players: tuple[int, ...]
    cards: int = 0
    points: int = 0
    par: dict[int, int] = field(default_factory=dict)  # by number of players, where card points count against par
    yaku: int = 0
    teyaku: int = 0
    options: int = 0
    tables: int = 0  # how many different ones were looked at
    wrong: list[str] = field(default_factory=list)

    @property
    def ok(self) -> bool:
        """Whether nothing is wrong."""
        return not self.wrong

    def complain(self, text: str) -> None:
        """Note what is wrong, once."""
        if text not in self.wrong:
            self.wrong.append(text)


def check(game: Game) -> Report:
    """Look at everything in a game's file."""
    report = Report(game.name, game.seats)
    _names(report, game)
    _options(report, game)
    for options in variations(game):
        for seats in game.seats:
            rules = _build(report, game, options, seats)
            if rules is not None:
                _table(report, game, rules, where(game, options, seats))
    return report


def variations(game: Game) -> Iterator[Options]:
    """The usual options, and each option changed by itself."""
    usual = game.options()
    yield usual
    for entry in entries(game.options):
        for value in others(entry):
            yield dataclasses.replace(usual, **{entry.name: value})  # type: ignore[arg-type]  # a value of its own entry


def others(entry: Entry) -> list[Value]:
    """Values of an option that are not its default."""
    numbers: list[Value] = [number for number in NUMBERS if number >= entry.least] if entry.takes_number else []
    return [value for value in [*entry.choices, *numbers] if value != entry.default]


def where(game: Game, options: Options, seats: int) -> str:
    """Which table: `3 players, zero_sum on`."""
    changed = [
        f", {entry.name} {show(getattr(options, entry.name))}"
        for entry in entries(game.options)
        if getattr(options, entry.name) != entry.default
    ]
    return f"{seats} players{''.join(changed)}"


def _build(report: Report, game: Game, options: Options, seats: int) -> Ruleset | None:
    """The ruleset of a table; None if the game refuses these options, which it may."""
    try:
        return game.rules(options, seats)
    except BadTable as error:
        if options == game.options():
            report.complain(f"{where(game, options, seats)}: the usual table cannot be played: {error}")
    except Exception as error:  # whatever the file does wrong is what we are here to tell
        report.complain(f"{where(game, options, seats)}: the rules cannot be built: {type(error).__name__}: {error}")
    return None


def _names(report: Report, game: Game) -> None:
    if game.usual_seats not in game.seats:
        report.complain(f"The usual number of players, {game.usual_seats}, is none of {', '.join(map(str, game.seats))}.")
    if not re.fullmatch(r"[a-z][a-z0-9_]*", game.name):
        report.complain(f"The name {game.name!r} is not made of small letters, digits and underscores.")
    if max(game.seats) > MOST_SEATS:
        report.complain(f"The engine seats {MOST_SEATS} players; this game wants {max(game.seats)}.")


def _options(report: Report, game: Game) -> None:
    """Every option has an id, and changes the rules of some table."""
    known = entries(game.options)
    report.options = len(known)
    for entry in known:
        _id(report, game, entry.rule, f"option {entry.name}")
        if not entry.title:
            report.complain(f'The option {entry.name} has no title: give it one, as option(…, title="Rounds").')
        changed = False
        for base in variations(game):  # some options matter only where another one is on
            changed = changed or any(_differs(report, game, base, entry.name, value) for value in others(entry))
        if not changed:
            report.complain(f"The option {entry.name} changes nothing, at any number of players.")


def _differs(report: Report, game: Game, base: Options, name: str, value: Value) -> bool:
    """Whether a value of an option makes other rules, at some number of players."""
    options = dataclasses.replace(base, **{name: value})  # type: ignore[arg-type]  # a value of its own entry
    return any(_build(report, game, options, seats) not in (None, _build(report, game, base, seats)) for seats in game.seats)


def _id(report: Report, game: Game, rule: str, what: str) -> None:
    pages = "|".join(map(re.escape, (game.prefix, "CO", *game.borrows)))
    if not re.fullmatch(rf"({pages})-[A-Z]?\d+", rule):
        report.complain(f"{what}: {rule!r} is no rule id of this game; those begin with {game.prefix}- or CO-.")


def _table(report: Report, game: Game, rules: Ruleset, at: str) -> None:
    """One table: its numbers, ids and yaku, and some rounds."""
    if not report.tables:
        report.cards, report.points = rules.deck.bit_count(), rules.values.total(rules.deck)
        report.yaku, report.teyaku = len(rules.yaku), len(rules.teyaku)
    report.tables += 1
    for line in rules.lines():
        _id(report, game, line.rule, f"rule {line.text!r}")
    paid = rules.paid()
    for row in paid:
        _id(report, game, row.id, row.name)
    for (id, _), times in Counter((row.id, row.group if isinstance(row, Yaku) else "") for row in paid).items():
        if times > 1:
            report.complain(f"{at}: {times} combinations have the id {id}.")
    for name, times in Counter(row.name for row in paid).items():
        if times > 1:
            report.complain(f"{at}: {times} combinations are called {name}.")
    _deal(report, rules, at)
    _values(report, rules, at)
    _combinations(report, rules, at)
    _play(report, rules, at)


def _deal(report: Report, rules: Ruleset, at: str) -> None:
    """The deal uses no more than the deck, and what is left is played out with the hands."""
    deck, dealt = rules.deck.bit_count(), len(rules.deal.route(rules.seats))
    hand, field = rules.deal.total("hands"), rules.deal.total("field")
    players = PLAYERS if rules.dropout else rules.seats
    if rules.sits_out:
        deck, field = deck - 1, hand - 1
    back = 1 if rules.return_card else 0
    left, turns = deck - field - players * (hand - back), players * (hand - back)
    if dealt > rules.deck.bit_count():
        report.complain(f"{at}: {dealt} cards are dealt from a deck of {deck}.")
    elif rules.pile_choice:
        if dealt != deck:
            report.complain(f"{at}: {deck - dealt} cards are not dealt, and there is no common draw pile.")
    elif not rules.play_on and not rules.uneven and left != turns:
        report.complain(f"{at}: the draw pile has {left} cards for {turns} turns; they do not run out together.")


def _values(report: Report, rules: Ruleset, at: str) -> None:
    seen = 0
    for mask, _ in rules.values.classes:
        if mask & seen:
            report.complain(f"{at}: {named(mask & seen)} has two card values.")
        seen |= mask
    total = rules.values.total(rules.deck)
    if rules.settlement.scheme == PAR:
        par = rules.settlement.par
        report.par.setdefault(rules.seats, par)
        players = PLAYERS if rules.dropout else rules.seats
        if par * players != total and not (rules.settlement.duel and players < PLAYERS):
            report.complain(f"{at}: the deck has {total} card points, but par is {par}, and {players} × {par} = {players * par}.")


def _combinations(report: Report, rules: Ruleset, at: str) -> None:
    """Every yaku can be made, and counts for somebody who has it."""
    for row in rules.paid():
        patterns = [level.pattern for level in row.levels] if isinstance(row, Yaku) else [row.pattern]
        for pattern in patterns:
            if not possible(pattern, rules.deck):
                report.complain(f"{at}: {row.id} {row.name} can never be made.")
    for row in rules.yaku:
        if all(_beaten(rules, row, level) for level in row.levels):
            report.complain(f"{at}: {row.id} {row.name} never counts: whoever has it has a better yaku of its group.")


def _beaten(rules: Ruleset, row: Yaku, level: Level) -> bool:
    """Whether another level of the same group always counts in place of this one."""
    if row.stops:
        return False
    most = level.points + row.per * (level.pattern.some_of.bit_count() - level.pattern.need)
    earlier = True
    for other in rules.yaku:
        for rival in other.levels:
            if rival is level:
                earlier = False
                continue
            same = other is row or (row.group and other.group == row.group)
            better = other.stops or rival.points > most or (rival.points == most and earlier)
            if same and better and implies(level.pattern, rival.pattern, rules.deck):
                return True
    return False


def possible(pattern: Pattern, deck: int) -> bool:
    """Whether some cards of the deck make the pattern."""
    free = pattern.some_of & deck & ~pattern.never
    held = (pattern.all_of & pattern.some_of).bit_count()
    return not pattern.all_of & (pattern.never | ~deck) and free.bit_count() >= pattern.need and held <= pattern.most >= pattern.need


def implies(pattern: Pattern, other: Pattern, deck: int) -> bool:
    """Whether all cards that make one pattern make the other too, as far as that is certain."""
    free = pattern.some_of & deck & ~pattern.never
    certain = pattern.all_of | (free if pattern.need >= free.bit_count() else 0)
    open_cards = free & ~certain
    wanted = max(0, pattern.need - (certain & free).bit_count())
    least = (certain & other.some_of).bit_count() + max(0, wanted - (open_cards & ~other.some_of).bit_count())
    most = (other.some_of & deck & ~pattern.never).bit_count()
    if other.all_of & ~certain or other.never & deck & ~pattern.never:
        return False
    return least >= other.need and (other.most >= ALL or most <= other.most)


def _play(report: Report, rules: Ruleset, at: str) -> None:
    """Some rounds: every card finds an owner, and what is won is lost by others."""
    try:
        tables = compile_tables(rules)
    except ValueError as error:
        report.complain(f"{at}: {error}")
        return
    if any(text.startswith(f"{at}:") for text in report.wrong):
        return  # a table that does not add up cannot be played either
    state = seeded(1)
    for _ in range(ROUNDS):
        batch.play(state, tables, Tally(), 1)
        owned = 0
        for pile in state.taken[: rules.seats]:
            owned |= pile
        left = rules.deck & ~owned
        if left and not (tables.stops or rules.calls or rules.dropout or rules.uneven):
            report.complain(f"{at}: after a round nobody has {named(left)}.")
            return
        together = sum(state.result)
        if rules.settlement.scheme != ADDITIVE and together and not rules.campaign:
            report.complain(f"{at}: the results of a round add up to {together}, not to 0.")
            return
