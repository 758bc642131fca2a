"""What `hana score` answers: a sheet for people, or the same for programs."""

from __future__ import annotations

from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table
from rich.text import Text

from hanashobu.cards import codes
from hanashobu.cli import tables
from hanashobu.cli.common import titled
from hanashobu.play import payments, sums
from hanashobu.play.mechanisms import accounts
from hanashobu.play.mechanisms.kinds import EventContext
from hanashobu.rules.dues import sentences
from hanashobu.rules.game import Game
from hanashobu.rules.ruleset import Ruleset
from hanashobu.scorekeeping import reported
from hanashobu.scorekeeping.scored import Scored
from hanashobu.terminal.reading import called
from hanashobu.text import Amount, Player, msg
from hanashobu.text.current import reader, say, t
from hanashobu.text.numbers import signed


def report(out: Console, game: Game, ruleset: Ruleset, players: tuple[str, ...], found: Scored) -> None:
    """The sheet: what everybody has, who pays whom and why, and who deals next."""
    dealer, multiplier = found.dealer, found.multiplier
    first = [Player(players[seat], seat) for seat in found.active[:1] if seat != dealer]
    dealt = msg("cli-score-dealt", who=Player(players[dealer], dealer), first=first, times=multiplier)
    out.print(titled(game, say(dealt)))
    if found.story:
        out.print(" ".join(map(say, found.story)))
    out.print()
    tables.show(out, _sheet(ruleset, players, found), words=[1 + bool(found.card_points)])
    out.print()
    at = _at(ruleset, players, found)
    rows = [row for row in sums.rows(found.counted(ruleset), at) if row.sum and row.sum.args.get("plain") != "yes"]
    worked = {(row.rule, row.seat): row.sum for row in rows}
    for one in payments.grouped(found.payments):
        sum = next((worked[key] for payee in (*one.payees, None) if (key := (one.why, payee)) in worked), None)
        out.print(Text.assemble(say(payments.sentence(one, at)), (f" {say(sum)}" if sum else "", "dim")))
    for note in found.notes:
        out.print(say(note), style="yellow")
    if not found.payments and not found.notes:
        in_force = tuple(due for due in ruleset.dues if due.when & accounts.way(ruleset, found.why))
        score = sentences(ruleset, in_force or ruleset.dues)[0]
        out.print(f"{say(score.text)} ({score.rule})")
    for remark in found.remarks:
        out.print(say(remark), style="dim")
    if ruleset.units.counters and ruleset.unit == 1:
        out.print(_counted_out(ruleset, players, found))
    out.print(_end(players, found), style="bold")


def _sheet(ruleset: Ruleset, players: tuple[str, ...], found: Scored) -> Table:
    heads = [
        _word("column-player"),
        *([_word("column-cards")] if found.card_points else []),
        _word("column-yaku"),
        "",
        _word("column-result"),
    ]
    table = tables.table(*heads, numbers=[place for place in range(len(heads)) if place not in (0, len(heads) - 3)])
    table.columns[0].style = table.columns[-1].style = "bold"
    unit = next((name for name, value in ruleset.units.counters if value == ruleset.unit), "")
    for seat, name in enumerate(players):
        does, last = found.piles[seat].does, signed(found.result[seat])
        if does == reported.PLAYS and not found.active:
            does = reported.IN
        first = [name]
        if found.card_points:
            first.append(str(found.card_points[seat]) if does == reported.PLAYS else "")
        if does != reported.PLAYS:
            table.add_row(*first, t(f"score-did-{does}"), "", last, style="dim")
        elif not found.yaku[seat]:
            table.add_row(*first, Text(_word("none"), style="dim"), "", last)
        for row, held in enumerate(found.yaku[seat]):
            cards = " ".join(codes(held.cards))
            name, kanji = called(held.yaku), held.yaku.kanji
            title = Text.assemble(
                f"{name} {kanji} " if kanji not in ("", name) else f"{name} ", (held.yaku.id, "cyan"), (f"\n{cards}", "dim")
            )
            table.add_row(
                *(first if row == 0 else [""] * len(first)),
                title,
                _word("ends") if held.points is None else _worth(held.points, unit),
                last if row == 0 else "",
            )
    return table


def _worth(points: int, unit: str) -> str:
    """What a yaku is worth: in the unit of the game, or in points."""
    return reader().arg(Amount(points, unit)) if unit else str(points)


def _counted_out(ruleset: Ruleset, players: tuple[str, ...], found: Scored) -> str:
    """What everybody gets or gives, in the counters of the game."""
    rows = [
        msg(f"cli-score-{'gives' if points < 0 else 'gets'}", name=Player(name, seat), counters=counters)
        for seat, (name, points) in enumerate(zip(players, found.result, strict=True))
        if (counters := ruleset.units.count_out(abs(points)))
    ]
    return t("cli-score-counted", rows=rows) if rows else t("cli-score-nothing")


def _end(players: tuple[str, ...], found: Scored) -> str:
    if found.winner is None:
        return t("score-slip-nobody", name=Player(players[found.next_dealer], found.next_dealer))
    most = found.result[found.winner] == max(found.result)
    return t("score-slip-won" if most else "score-slip-deals", name=Player(players[found.winner], found.winner))


def _at(ruleset: Ruleset, players: tuple[str, ...], found: Scored) -> EventContext:
    return EventContext(players, ruleset, [pile.cards for pile in found.piles], cites=True)


def _word(id: str) -> str:
    return t(f"cli-score-{id}")


def to_json(game: Game, ruleset: Ruleset, players: tuple[str, ...], found: Scored) -> dict[str, Any]:
    """The same for programs; seats are numbers from 0, as in records."""
    at = _at(ruleset, players, found)
    return {
        "game": game.name,
        "names": players,
        "dealer": found.dealer,
        "multiplier": found.multiplier,
        "piles": [codes(pile.cards) for pile in found.piles],
        "did": [pile.does for pile in found.piles],
        "active": found.active,
        "cards": found.card_points,
        "yaku": [
            [{"id": held.yaku.id, "name": held.yaku.name, "cards": codes(held.cards), "points": held.points} for held in row]
            for row in found.yaku
        ],
        "payments": [{**msgspec.to_builtins(event), "text": str(payments.says(event, at))} for event in found.payments],
        "result": found.result,
        "why": found.why,
        "winner": found.winner,
        "next_dealer": found.next_dealer,
        "story": " ".join(map(str, found.story)),
        "notes": list(map(str, found.notes)),
        "remarks": list(map(str, found.remarks)),
    }
