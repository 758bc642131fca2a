"""The table in plain sentences, for screen readers and for terminals that show only letters."""

from __future__ import annotations

from collections.abc import Sequence

from hanashobu.engine.state import ASK_DEALER_TAKES, ASK_PILE, ASK_PLAY
from hanashobu.play import events
from hanashobu.play.events import AnyEvent, Event
from hanashobu.play.view import View
from hanashobu.play.words import by_seat, say
from hanashobu.rules.game import Game
from hanashobu.rules.text import count, named
from hanashobu.terminal import reckoning, yaku
from hanashobu.terminal.cards import LOOKS, look
from hanashobu.terminal.outcome import does, worth
from hanashobu.terminal.preview import lay
from hanashobu.terminal.screen import ordered

ROOM = 200  # sentences are wrapped later, so nothing has to be left out


def table(view: View, game: Game, news: Sequence[str], by_kind: bool, brief: bool = False) -> list[str]:
    """The whole table, a sentence each, what matters most last; in brief without the players and what they have taken."""
    state = view.table
    seats, seat = view.rules.seats, view.seat or 0
    lines = [*news]
    if not brief:
        lines.append(_title(view, game))
        lines += [_player(view, game, (seat + step) % seats) for step in range(1, seats + 1)]
    lines.append(f"Field: {named(state.field)}." if state.field else "The field is empty.")
    if not (state.ask in (ASK_PILE, ASK_DEALER_TAKES) and view.tables.own_stock):
        lines.append(f"Cards to draw: {view.stock_left(seat)}.")
    for item in yaku.near(view, seat, 2):
        lines.append(f"You are near {item.row.name}, {item.points}: {yaku.needs(view, item)}.")
    for step in range(1, seats):
        other = (seat + step) % seats
        for item in yaku.near(view, other, 1):
            lines.append(f"Watch {view.names[other]}: {item.row.name}, {item.points}, {yaku.needs(view, item)}.")
    return [*lines, *_hand(view, by_kind)]


def _title(view: View, game: Game) -> str:
    state, length = view.table, view.rules.length.rounds
    words = f"{game.title}, round {state.round}{f' of {length}' if length else ''}. "
    words += "You deal." if state.dealer == view.seat else f"{view.names[state.dealer]} deals."
    return words + (f" Everything counts times {state.multiplier}." if state.multiplier > 1 else "")


def _player(view: View, game: Game, seat: int) -> str:
    state = view.table
    pile = state.taken[seat]
    who = "You have" if seat == view.seat else f"{view.names[seat]} has {count(view.hand_sizes[seat], 'card')} in hand,"
    words = f"{who} {view.rules.values.of(pile)} card points, total {game.units.show(state.totals[seat])}."
    kinds = [f"{kind.word}: {named(pile & kind.cards)}" for kind in LOOKS if pile & kind.cards]
    words += f" Taken: {'; '.join(kinds)}." if kinds else " Nothing taken yet."
    made = yaku.made(view, pile)
    return words + (f" Yaku made: {', '.join(f'{item.row.name} {item.points}' for item in made)}." if made else "")


def _hand(view: View, by_kind: bool) -> list[str]:
    asked = view.actor == view.seat and view.table.ask == ASK_PLAY
    lines = ["Your hand:"] if view.hand else []
    for number, card in enumerate(ordered(view.hand, by_kind), 1):
        words = f"{number}. {with_kind(card)}"
        if asked and card not in view.legal:
            words += ": cannot be played, because another card matches"
        elif asked:
            shown = lay(view, card)
            points = worth(shown)
            words += f": {does(card, shown, ROOM)}" + (f", {points}" if points else "")
        lines.append(f"{words}.")
    return lines


def with_kind(card: int) -> str:
    """A card, and its kind where the name does not say it: `3a Curtain, Bright`."""
    text = named(1 << card)
    return text if text.endswith((" Chaff", " Ribbon", " Blank")) else f"{text}, {look(card).word}"


def settlement(view: View, game: Game, told: Sequence[Event]) -> list[str]:
    """The settlement of a round: what everybody held, every payment, and where everybody stands."""
    names, rows = view.names, {row.id: row for row in view.rules.yaku}
    score = next(event for event in told if isinstance(event, events.Score))
    ends = next(event for event in told if isinstance(event, events.RoundEnds))
    lines = [f"Round {view.table.round} is over."]
    if view.table.multiplier > 1:
        lines.append(f"Everything counted times {view.table.multiplier}.")
    lines.append(f"Card points: {by_seat(names, score.cards)}.")
    for seat, held in enumerate(score.yaku):
        for rule, value in held:
            lines.append(f"{names[seat]} has {rows[rule].name}, {value}: {named(rows[rule].cards() & view.table.taken[seat])}.")
    lines += [said(event, view) for event in told if isinstance(event, events.Pay)]
    lines += reckoning.special(view, told, score, ends)
    lines.append(said(score, view))
    over = any(isinstance(event, events.MatchEnds) for event in told)
    lines.append(reckoning.who_won(view, ends, over))
    return [*lines, f"Totals: {_totals(view, game, ends.totals)}."]


def standing(view: View, game: Game, ends: events.MatchEnds) -> list[str]:
    """The end of a match."""
    return [f"{reckoning.WHY[ends.why]}.", f"Totals: {_totals(view, game, ends.totals)}.", reckoning.verdict(view, ends.winners)]


def _totals(view: View, game: Game, totals: Sequence[int]) -> str:
    return ", ".join(f"{who} {game.units.show(total)}" for who, total in zip(view.names, totals, strict=True))


def said(event: AnyEvent, view: View) -> str:
    """An event in words."""
    return say(event, view.names, view.rules) or ""
