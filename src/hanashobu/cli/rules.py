"""`hana rules`: the rules as one table plays them, read from the game's file."""

from __future__ import annotations

from collections import Counter
from itertools import groupby
from typing import Any

import click
from rich import box
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from hanashobu.cards import codes
from hanashobu.cli.common import answer, console, game_argument, json_option, option_option, players_option, table_of
from hanashobu.rules.deal import shape
from hanashobu.rules.dropout import PLAYERS
from hanashobu.rules.game import Game
from hanashobu.rules.options import Options, entries, show
from hanashobu.rules.ruleset import Ruleset
from hanashobu.rules.text import count, described, listed
from hanashobu.rules.teyaku import Teyaku
from hanashobu.rules.yaku import Yaku
from hanashobu.text import Message

INDENT = 8  # room for the ids


@click.command()
@game_argument
@players_option
@option_option
@json_option
def rules(game: Game, players: int | None, options: tuple[str, ...], as_json: bool) -> None:
    """The rules of a game, as a table plays them.

    \b
    hana rules hiraya
    hana rules hana_awase --players 2
    hana rules hana_awase -o zero_sum=on -o rounds=6
    """
    chosen, seats = table_of(game, options, players)
    ruleset = game.rules(chosen, seats)
    if as_json:
        answer(to_json(game, chosen, ruleset))
        return
    out = console()
    _heading(out, game, chosen, ruleset)
    _section(out, "A round")
    for line in ruleset.lines():
        if line.rule not in {row.id for row in ruleset.teyaku}:
            out.print(_entry(line.rule, Text(str(line.text))))
    _values(out, ruleset)
    _yaku(out, ruleset)
    _house_rules(out, game, chosen)


def _heading(out: Console, game: Game, chosen: Options, ruleset: Ruleset) -> None:
    out.print(Text.assemble((game.title, "bold"), f"  {game.kanji}"))
    out.print(game.sentence)
    out.print()
    out.print(f"{ruleset.seats} players · {shape(ruleset.deal, ruleset.seats, ruleset.deck.bit_count())}")
    if ruleset.dropout:
        out.print(f"At most {PLAYERS} of them play a round{_who_cannot(ruleset)}")
    if ruleset.unit > 1:
        out.print(", ".join(f"1 {name} is {value} points" for name, value in ruleset.units.counters))
    elif ruleset.units.counters:
        counters = ", ".join(f"{name} {value}" for name, value in ruleset.units.counters)
        out.print(f"Points are counted out: {counters}")
    changed = [f"{name} {show(value)}" for name, value, default in _in_force(chosen) if value != default]
    out.print(f"House rules here: {', '.join(changed)}" if changed else "No house rule is changed.", style="yellow" if changed else "dim")


def _who_cannot(ruleset: Ruleset) -> str:
    if ruleset.sits_out:
        return "; whoever is dealt the blank card sits it out"
    waits = ruleset.deal.waits
    return f"; {count(waits, 'player')} {'is' if waits == 1 else 'are'} not dealt in" if waits else ""


def _in_force(chosen: Options) -> list[tuple[str, Any, Any]]:
    return [(entry.name, getattr(chosen, entry.name), entry.default) for entry in entries(type(chosen))]


def _section(out: Console, title: str) -> None:
    out.print()
    out.print(title, style="bold underline")


def _entry(rule: str, text: Text, right: str = "") -> Table:
    """An id, a text beside it, and perhaps points at the right edge."""
    row = Table.grid(padding=(0, 1), expand=bool(right))
    row.add_column(width=INDENT - 1, style="cyan")
    row.add_column(ratio=1 if right else None)
    row.add_column(justify="right", no_wrap=True)
    row.add_row(rule, text, right)
    return row


def _values(out: Console, ruleset: Ruleset) -> None:
    if not ruleset.values.classes:
        return
    _section(out, "Card points")
    table = Table(box=None, pad_edge=False, header_style="dim")
    table.add_column("each", justify="right", width=INDENT - 1)
    table.add_column("cards")
    table.add_column("together", justify="right")
    for points, cards in ruleset.values.rows(ruleset.deck):
        table.add_row(str(points), str(described(cards, ruleset.deck)), str(ruleset.values.of(cards)))
    table.add_row("", f"all {ruleset.deck.bit_count()} cards", str(ruleset.values.total(ruleset.deck)), style="bold")
    out.print(table)


def _yaku(out: Console, ruleset: Ruleset) -> None:
    if ruleset.yaku:
        _section(out, "Yaku")
    sizes = Counter(row.group for row in ruleset.yaku)
    groups = [(row.group if sizes[row.group] > 1 else "", row) for row in ruleset.yaku]
    grouped = any(group for group, _ in groups)
    for group, rows in groupby(groups, key=lambda item: item[0]):
        if grouped:
            _group(out, f"{group}: {BEST}" if group else "these all add up")
        for _, row in rows:
            _combination(out, row, row.text(), row.worth(ruleset.yaku_unit()))
            if row.cancels:
                out.print(Padding("If anybody has it, nobody's yaku count.", (0, 0, 0, INDENT)), style="yellow")
    if ruleset.teyaku:
        _section(out, "Teyaku, in the hand as dealt")
        for kind, hands in groupby(ruleset.teyaku, key=lambda hand: hand.kind):
            if len(ruleset.kinds()) > 1:
                _group(out, f"kind {kind}: {BEST}")
            for hand in hands:
                _combination(out, hand, hand.text(), hand.worth(ruleset.yaku_unit()))
                if not ruleset.claims.voluntary:
                    out.print(Padding(str(ruleset.claims.paid(hand)), (0, 0, 0, INDENT)), style="dim")


BEST = "only the best of these counts"


def _group(out: Console, title: str) -> None:
    out.print(f"{'':{INDENT}}{title}", style="italic")


def _combination(out: Console, row: Yaku | Teyaku, cards: Message, points: Message) -> None:
    out.print(_entry(row.id, Text.assemble((row.name, "bold"), f"  {row.kanji}"), str(points)))
    out.print(Padding(str(cards), (0, 9, 0, INDENT)), style="dim")


def _house_rules(out: Console, game: Game, chosen: Options) -> None:
    _section(out, "House rules, to be changed with --option name=value")
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, header_style="dim", show_edge=False)
    table.add_column("id", style="cyan", no_wrap=True)
    table.add_column("name and values", style="bold", overflow="fold")
    table.add_column("here", no_wrap=True)
    table.add_column("what it does")
    for entry in entries(game.options):
        value = getattr(chosen, entry.name)
        here = Text(show(value)) if value == entry.default else Text(f"{show(value)} *", style="bold yellow")
        name = Text.assemble(entry.name, "\n", (_values_of(entry.values), "not bold dim"))
        table.add_row(entry.rule, name, here, Text.assemble((str(entry.title), "bold"), "\n", str(entry.sentence)))
    out.print(table)
    changed = [f"{name} {show(default)}" for name, value, default in _in_force(chosen) if value != default]
    if changed:
        out.print(f"* changed; the default is {listed(changed)}.", style="yellow")


def _values_of(values: str) -> str:
    return values.replace("a whole number from", "a number from")


def to_json(game: Game, chosen: Options, ruleset: Ruleset) -> dict[str, Any]:
    """The same for programs."""
    return {
        "name": game.name,
        "title": game.title,
        "kanji": game.kanji,
        "sentence": game.sentence,
        "players": ruleset.seats,
        "deck": codes(ruleset.deck),
        "options": [
            {
                "name": entry.name,
                "title": str(entry.title),
                "value": getattr(chosen, entry.name),
                "default": entry.default,
                "values": entry.values,
                "sentence": str(entry.sentence),
                "rule": entry.rule,
            }
            for entry in entries(game.options)
        ],
        "rules": [{"rule": line.rule, "text": str(line.text)} for line in ruleset.lines()],
        "card_points": [{"points": points, "cards": codes(cards)} for points, cards in ruleset.values.rows(ruleset.deck)],
        "yaku": [
            {
                "id": row.id,
                "name": row.name,
                "kanji": row.kanji,
                "group": row.group or None,
                "cards": codes(row.cards()),
                "levels": [{"points": level.points, "text": str(level.pattern.text())} for level in row.levels],
                "each_more": row.per,
                "stops": row.stops,
                "cancels": row.cancels,
            }
            for row in ruleset.yaku
        ],
        "teyaku": [
            {"id": row.id, "name": row.name, "kanji": row.kanji, "points": row.points, "text": str(row.text())} for row in ruleset.teyaku
        ],
    }
