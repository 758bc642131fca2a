"""What `hana score` answers: a sheet for people, or the same for programs."""

from __future__ import annotations

from typing import Any

import msgspec
from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from hanashobu.cards import codes
from hanashobu.play.words import payments, say, signed
from hanashobu.rules.game import Game
from hanashobu.rules.ruleset import Ruleset
from hanashobu.scorekeeping import reported
from hanashobu.scorekeeping.scored import Scored

DID = {
    reported.IN: "in",
    reported.OUT: "went out",
    reported.FORCED: "forced out",
    reported.WAITS: "waited",
    reported.BLANK: "had the blank",
    reported.SOLD: "sold the place",
}


def report(out: Console, game: Game, ruleset: Ruleset, players: tuple[str, ...], found: Scored) -> None:
    """The sheet: what everybody has, who pays whom and why, and who deals next."""
    dealer, multiplier = found.told.dealer, found.told.multiplier
    first = f", {players[found.active[0]]} played first" if found.active and found.active[0] != dealer else ""
    times = f", everything counts ×{multiplier}" if multiplier > 1 else ""
    out.print(Text.assemble((game.title, "bold"), f"  {game.kanji}  {players[dealer]} dealt{first}{times}"))
    if found.story:
        out.print(found.story)
    out.print()
    out.print(_sheet(ruleset, players, found))
    out.print()
    for line in payments(found.payments, players, ruleset):
        out.print(line)
    for note in found.notes:
        out.print(note, style="yellow")
    if not found.payments and not found.notes:
        rule, text = ruleset.settlement.lines(ruleset.seats, yaku=bool(ruleset.yaku))[0]
        out.print(f"{text} ({rule})")
    for remark in found.remarks:
        out.print(remark, style="dim")
    if ruleset.units.counters and ruleset.unit == 1:
        out.print(_counted_out(ruleset, players, found))
    out.print(_end(players, found), style="bold")


def _sheet(ruleset: Ruleset, players: tuple[str, ...], found: Scored) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, header_style="dim", show_edge=False)
    table.add_column("player", style="bold")
    if found.card_points:
        table.add_column("card points", justify="right")
    table.add_column("yaku")
    table.add_column("", justify="right")
    table.add_column("result", justify="right", style="bold")
    unit = next((f" {name}" for name, value in ruleset.units.counters if value == ruleset.unit), "")
    for seat, name in enumerate(players):
        does, last = found.told.piles[seat].does, signed(found.result[seat])
        if does == reported.PLAYS and not found.active:
            does = reported.IN
        first = [name]
        if found.card_points:
            first.append(str(found.card_points[seat]) if does == reported.PLAYS else "")
        if does != reported.PLAYS:
            table.add_row(*first, DID[does], "", last, style="dim")
        elif not found.yaku[seat]:
            table.add_row(*first, Text("none", style="dim"), "", last)
        for row, held in enumerate(found.yaku[seat]):
            cards = " ".join(codes(held.cards))
            kanji = f" {held.yaku.kanji}" if held.yaku.kanji else ""
            title = Text.assemble(f"{held.yaku.name}{kanji} ", (held.yaku.id, "cyan"), (f"\n{cards}", "dim"))
            table.add_row(
                *(first if row == 0 else [""] * len(first)),
                title,
                "ends the round" if held.points is None else f"{held.points}{unit}",
                last if row == 0 else "",
            )
    return table


def _counted_out(ruleset: Ruleset, players: tuple[str, ...], found: Scored) -> str:
    """What everybody gets or gives, in the counters of the game."""
    words = []
    for name, points in zip(players, found.result, strict=True):
        counters = ruleset.units.count_out(abs(points))
        if counters:
            words.append(f"{name} {'gives' if points < 0 else 'gets'} {counters}")
    return f"In all, {'; '.join(words)}." if words else "Nobody gets anything."


def _end(players: tuple[str, ...], found: Scored) -> str:
    if found.winner is None:
        return f"Nobody wins the round; {players[found.next_dealer]} deals again."
    return f"{players[found.winner]} wins the round and deals the next."


def to_json(game: Game, ruleset: Ruleset, players: tuple[str, ...], found: Scored) -> dict[str, Any]:
    """The same for programs; seats are numbers from 0, as in records."""
    return {
        "game": game.name,
        "names": players,
        "dealer": found.told.dealer,
        "multiplier": found.told.multiplier,
        "piles": [codes(pile.cards) for pile in found.told.piles],
        "did": [pile.does for pile in found.told.piles],
        "active": found.active,
        "cards": found.card_points,
        "yaku": [
            [{"id": held.yaku.id, "name": held.yaku.name, "cards": codes(held.cards), "points": held.points} for held in row]
            for row in found.yaku
        ],
        "payments": [{**msgspec.to_builtins(event), "text": say(event, players, ruleset)} for event in found.payments],
        "result": found.result,
        "why": found.why,
        "winner": found.winner,
        "next_dealer": found.next_dealer,
        "story": found.story,
        "notes": found.notes,
        "remarks": found.remarks,
    }
