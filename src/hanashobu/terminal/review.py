"""A review as lines to read: what the cards did and what the players did, the costliest decisions, and what decisions cost on average."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from rich.text import Text

from hanashobu.cards import card
from hanashobu.reviews.report import Decision, Review, SeatReview
from hanashobu.terminal import cards
from hanashobu.terminal.colours import CALM, STRONG, URGENT
from hanashobu.terminal.reading import say
from hanashobu.terminal.text_layout import flow, wrapped
from hanashobu.text import Message, Player, msg
from hanashobu.text.current import t
from hanashobu.text.numbers import written

PARTS = ("place", "deal", "draws", "own", "others", "rest")
INDENT = 3  # cells


class Sheet(NamedTuple):
    """A table: its heads, its rows, and how each row is set."""

    heads: list[str]
    rows: list[tuple[list[str], str]]


def luck(found: Review) -> Sheet:
    """Why everybody has the result that they have."""
    rows = [([t("review-part-result"), *(written(seat.result, "+z.1f") for seat in found.seats)], STRONG)]
    rows += [([t(f"review-part-{part}"), *(written(getattr(seat, part), "+z.1f") for seat in found.seats)], "") for part in PARTS]
    rows.append(([t("review-luck-error"), *(f"{seat.error:.1f}" for seat in found.seats)], CALM))
    return Sheet(["", *found.names], rows)


def errors(found: Review) -> Sheet:
    """What decisions cost on average, by kind, for everybody."""
    heads = [t(f"review-column-{what}") for what in ("decisions", "mistakes", "each")]
    rows: list[tuple[list[str], str]] = []
    for seat in found.seats:
        each_costs = (seat.cost + seat.small) / max(1, seat.decisions)
        rows.append(([found.names[seat.seat], str(seat.decisions), str(seat.mistakes), f"{each_costs:.2f}"], STRONG))
        for one in seat.kinds:
            rows.append(([f"  {say(kind(one.kind))}", str(one.decisions), str(one.mistakes), f"{one.cost:.2f}"], ""))
    return Sheet(["", *heads], rows)


def kind(name: str) -> Message:
    """What is decided, in a word."""
    return msg(f"review-kind-{name.replace('_', '-')}")


def lines(found: Review, width: int, seat: int | None = None) -> Iterator[Text]:
    """The costliest decisions, each with its position, what was better and why; then what is left in sentences."""
    yield Text(t("review-costliest" if found.costliest else "review-no-mistakes"), STRONG)
    for number, one in enumerate(found.costliest, 1):
        yield from _decision(number, one, found, width, seat)
    yield Text("")
    for player in found.seats:
        yield from wrapped(say(summary(player, found), seat), width)
    yield from wrapped(t("review-light", least=found.least), width, 0, CALM)


def summary(player: SeatReview, found: Review) -> Message:
    """What a player's mistakes cost, and everything else together."""
    who = Player(found.names[player.seat], player.seat)
    return msg("review-summary", who=who, mistakes=player.mistakes, cost=player.cost, small=player.small)


def _decision(number: int, one: Decision, found: Review, width: int, seat: int | None) -> Iterator[Text]:
    who = Player(found.names[one.seat], one.seat)
    decided = msg("review-decided", round=one.round, line=one.line, who=who, did=one.did or "")
    yield from wrapped(f"{number}. {say(decided, seat)}", width, INDENT, STRONG)
    yield from _indented(cost(one), width, seat, URGENT)
    if one.why:
        yield from _indented(msg("review-better", why=one.why), width, seat)
    for name, codes in (("review-hand", one.hand), ("review-field", one.field)):
        yield from flow([Text(t(name), CALM), *(cards.chip(card(code)) for code in codes)], width, INDENT, " ")


def cost(one: Decision) -> Message:
    """What a decision cost: points, or near the end of the match of the chance to win it."""
    return msg("review-cost-chance", chance=one.chance) if one.chance else msg("review-cost", cost=one.cost, error=f"{one.error:.1f}")


def _indented(text: Message, width: int, seat: int | None, style: str = "") -> Iterator[Text]:
    for line in wrapped(say(text, seat), width - INDENT, 0, style):
        yield Text(" " * INDENT).append_text(line)
