"""`hana rules`: the rules as one table plays them, read from the game's file."""

from __future__ import annotations

from collections import Counter
from itertools import groupby
from typing import Any

from rich.console import Console
from rich.text import Text

from hanashobu.cards import codes
from hanashobu.cli import tables
from hanashobu.cli.command import command
from hanashobu.cli.common import answer, console, game_argument, json_option, option_option, players_option, table_of, titled
from hanashobu.rules.deal import shape
from hanashobu.rules.game import Game
from hanashobu.rules.options import OptionInfo, Options, entries, show
from hanashobu.rules.ruleset import Ruleset
from hanashobu.rules.text import described
from hanashobu.rules.teyaku import Teyaku
from hanashobu.rules.yaku import Yaku
from hanashobu.text import Amount, Message, msg
from hanashobu.text.current import say, t
from hanashobu.text.names import name
from hanashobu.text.width import cells, wrap

INDENT = 8  # room for the ids


@command()
@game_argument
@players_option
@option_option
@json_option
def rules(game: Game, players: int | None, options: tuple[str, ...], as_json: bool) -> None:
    """The rules of a game, as a table plays them."""
    chosen, ruleset = table_of(game, options, players)
    if as_json:
        answer(to_json(game, chosen, ruleset))
        return
    out = console()
    _heading(out, game, chosen, ruleset)
    _section(out, t("cli-rules-round"))
    for line in ruleset.lines():
        if line.rule not in {row.id for row in ruleset.teyaku}:
            _entry(out, line.rule, [Text(text) for text in wrap(say(line.text), out.width - INDENT)])
    _values(out, ruleset)
    _yaku(out, ruleset)
    _house_rules(out, game, chosen)
    _presets(out, game)


def _heading(out: Console, game: Game, chosen: Options, ruleset: Ruleset) -> None:
    out.print(titled(game))
    out.print(say(game.about))
    out.print()
    deal = shape(ruleset.deal, ruleset.seats, ruleset.deck.bit_count())
    out.print(t("cli-rules-table", players=ruleset.seats, deal=deal))
    if ruleset.most_players() < ruleset.seats:
        blank = "yes" if ruleset.blank() else "no"
        out.print(t("cli-rules-most", players=ruleset.most_players(), blank=blank, waits=ruleset.deal.waits))
    if ruleset.units.counters:
        counters = [msg("cli-rules-counter", counter=Amount(1, word), points=Amount(value)) for word, value in ruleset.units.counters]
        out.print(t("cli-rules-units" if ruleset.unit > 1 else "cli-rules-counted", counters=counters))
    changed = [f"{option} {show(value)}" for option, value, default in _in_force(chosen) if value != default]
    out.print(t("cli-rules-changed", rules=changed) if changed else t("cli-rules-unchanged"), style="yellow" if changed else "dim")


def _in_force(chosen: Options) -> list[tuple[str, Any, Any]]:
    return [(entry.name, getattr(chosen, entry.name), entry.default) for entry in entries(type(chosen))]


def _section(out: Console, title: str) -> None:
    out.print()
    out.print(title, style="bold underline")


def _entry(out: Console, rule: str, lines: list[Text], right: str = "") -> None:
    """An id, lines beside it, and perhaps points at the right edge."""
    first, *more = lines
    gap = " " * max(2, out.width - INDENT - first.cell_len - cells(right)) if right else ""
    for line in (Text.assemble((f"{rule:<{INDENT}}", "cyan"), first, gap, right), *(Text(" " * INDENT).append_text(one) for one in more)):
        out.print(line, soft_wrap=True)


def _below(out: Console, text: str, style: str) -> None:
    """A sentence under an entry."""
    for line in wrap(text, out.width - INDENT):
        out.print(Text(" " * INDENT + line, style), soft_wrap=True)


def _values(out: Console, ruleset: Ruleset) -> None:
    if not ruleset.values.classes:
        return
    _section(out, t("cli-rules-card-points"))
    table = tables.table(t("cli-rules-each"), t("cli-rules-cards"), t("cli-rules-together"), numbers=(0, 2), line=False)
    table.columns[0].min_width = INDENT - 1
    for points, cards in ruleset.values.rows(ruleset.deck):
        table.add_row(str(points), say(described(cards, ruleset.deck)), str(ruleset.values.of(cards)))
    table.add_row("", t("cli-rules-all-cards", cards=ruleset.deck.bit_count()), str(ruleset.values.total(ruleset.deck)), style="bold")
    tables.show(out, table, words=[1])


def _yaku(out: Console, ruleset: Ruleset) -> None:
    if ruleset.yaku:
        _section(out, t("cli-rules-yaku"))
    sizes = Counter(row.group for row in ruleset.yaku)
    groups = [(row.group if sizes[row.group] > 1 else "", row) for row in ruleset.yaku]
    grouped = any(group for group, _ in groups)
    for group, rows in groupby(groups, key=lambda item: item[0]):
        if grouped:
            _group(out, t("cli-rules-best", group=name(group)) if group else t("cli-rules-add-up"))
        for _, row in rows:
            _combination(out, row, row.text(), row.worth(ruleset.yaku_unit()))
            if row.cancels:
                _below(out, t("cli-rules-cancels"), "yellow")
    if ruleset.teyaku:
        _section(out, t("cli-rules-teyaku"))
        for kind, hands in groupby(ruleset.teyaku, key=lambda hand: hand.kind):
            if len(ruleset.kinds()) > 1 and kind:
                _group(out, t("cli-rules-kind", kind=name(kind)))
            for hand in hands:
                _combination(out, hand, hand.text(), hand.worth(ruleset.yaku_unit()))
                if not ruleset.claims.voluntary:
                    _below(out, say(ruleset.claims.paid(hand, ruleset.yaku_unit(), ruleset.notes_teyaku())), "dim")


def _group(out: Console, title: str) -> None:
    _below(out, title, "italic")


def _combination(out: Console, row: Yaku | Teyaku, cards: Message, points: Message) -> None:
    called = say(msg("words", text=name(row.name, row.kanji)))
    worth = say(points)
    below = cells(called) + 2 + cells(worth) > out.width - INDENT  # a long value has a line of its own
    value = "" if below else worth
    lines = [Text(text, "bold") for text in wrap(called, max(10, out.width - INDENT - cells(value) - 2))]
    if row.kanji != called:
        beside = lines[-1].cell_len + 2 + cells(row.kanji) + (cells(value) + 2 if len(lines) == 1 else 0) <= out.width - INDENT
        lines = [*lines[:-1], Text.assemble(lines[-1], f"  {row.kanji}")] if beside else [*lines, Text(row.kanji)]
    _entry(out, row.id, lines, value)
    if below:
        _below(out, worth, "")
    _below(out, say(cards), "dim")


def _house_rules(out: Console, game: Game, chosen: Options) -> None:
    _section(out, t("cli-rules-house-rules"))
    table = tables.table("id", t("cli-rules-values"), t("cli-rules-here"), t("cli-rules-does"))
    table.columns[0].style, table.columns[1].style = "cyan", "bold"
    for entry in entries(game.options):
        value = getattr(chosen, entry.name)
        here = Text(show(value)) if value == entry.default else Text(f"{show(value)} *", style="bold yellow")
        written = Text.assemble(entry.name, "\n", (_values_of(entry), "not bold dim"))
        table.add_row(entry.rule, written, here, Text.assemble((say(entry.title), "bold"), "\n", say(entry.sentence)))
    tables.show(out, table, words=(1, 3))
    changed = [f"{option} {show(default)}" for option, value, default in _in_force(chosen) if value != default]
    if changed:
        out.print(t("cli-rules-defaults", rules=changed), style="yellow")


def _presets(out: Console, game: Game) -> None:
    """House rules under one name, and how they are typed."""
    if not game.presets:
        return
    _section(out, t("cli-rules-presets"))
    for preset in game.presets:
        info = preset.info(game.name)
        rules = [f"{name} {show(value)}" for name, value in info.options.items()]
        _entry(out, "", [Text(f"-o preset={info.name}", "bold")])
        _below(out, t("cli-rules-preset", title=info.title, rules=rules), "")


def _values_of(entry: OptionInfo) -> str:
    """The values of a house rule as they are typed."""
    number = [t("cli-rules-number", least=entry.least, most=entry.stated_most)] if entry.takes_number else []
    return ", ".join([*map(show, entry.choices), *number])


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
