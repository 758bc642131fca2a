"""The settlement of a round and of a match, line by line, as a written slip."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.text import Text

from hanashobu.cards import each
from hanashobu.play import events
from hanashobu.play.events import Event
from hanashobu.play.view import View
from hanashobu.play.words import signed
from hanashobu.rules.game import Game
from hanashobu.terminal.cards import chip
from hanashobu.terminal.colours import CALM, STRONG, WON
from hanashobu.terminal.lines import cut, flow, line, pad, wrapped

LABEL = 14


def of_round(view: View, game: Game, told: Sequence[Event], width: int) -> list[Text]:
    """What everybody held, who paid whom and why, and where everybody stands; from the events of one round."""
    score = next(event for event in told if isinstance(event, events.Score))
    ends = next(event for event in told if isinstance(event, events.RoundEnds))
    length = view.rules.length.rounds
    state = view.table
    head = f"Round {state.round}{f' of {length}' if length else ''} is over"
    lines = [line((f"{game.title} {game.kanji}", STRONG), f"  {head}"), Text("─" * width, CALM)]
    if state.multiplier > 1:
        lines.append(line(f"Everything counted ×{state.multiplier}."))
    lines += columns("", view.names, width, STRONG)
    lines += columns("Card points", map(str, score.cards), width)
    lines += columns("Yaku", (str(sum(value or 0 for _, value in held)) for held in score.yaku), width)
    lines += columns("This round", map(signed, score.result), width, STRONG)
    lines += columns("Total", map(str, ends.totals), width, STRONG)
    if game.units.counters:
        lines += _counters(view, game, ends.totals, width)
    why = [row for text in special(view, told, score, ends) for row in wrapped(text, width)]
    for part in (_yaku(view, score, width), _payments(view, told, width), why):
        lines += [Text(), *part] if part else []
    over = any(isinstance(event, events.MatchEnds) for event in told)
    return [*lines, Text(), *wrapped(who_won(view, ends, over), width, 0, STRONG)]


def columns(label: str, values: Iterable[str], width: int, style: str = "") -> list[Text]:
    """A row of the slip: what it is, and one entry for each player."""
    entries = list(values)
    room = min(14, (width - LABEL) // len(entries))
    made = line((pad(label, LABEL), CALM))
    for text in entries:
        shown = cut(text, room - 1)
        made.append(pad("", room - Text(shown).cell_len) + shown, style)
    return [made]


def _yaku(view: View, score: events.Score, width: int) -> list[Text]:
    lines: list[Text] = []
    rows = {row.id: row for row in view.rules.yaku}
    for seat, held in enumerate(score.yaku):
        for rule, value in held:
            row = rows[rule]
            small = Text(" ").join(chip(card) for card in each(row.cards() & view.table.taken[seat]))
            text = [Text(pad(view.names[seat], 13)), Text(f"{value:>5}"), Text(pad(f"{row.name} {row.kanji}", 28), WON), small]
            lines += flow(text, width)
    return lines


def _payments(view: View, told: Sequence[Event], width: int) -> list[Text]:
    lines: list[Text] = []
    for event in told:
        if isinstance(event, events.Pay):
            parties = Text(f"{pad(_party(view, event.payer), 11)} → {pad(_party(view, event.payee), 11)}")
            reason = f"{view.rules.name_of(event.why)} ({event.why})"
            lines += flow([parties, Text(f"{event.amount:>5}"), Text(reason, CALM)], width)
    return lines


def special(view: View, told: Sequence[Event], score: events.Score, ends: events.RoundEnds) -> list[str]:
    """Why a round was not settled in the usual way."""
    settlement = view.rules.settlement
    paid = {event.why for event in told if isinstance(event, events.Pay)}
    held = {rule for rows in score.yaku for rule, _ in rows}
    texts = [f"{row.name}: {row.sentence}" for row in settlement.instead if row.id in paid]
    texts += [f"{row.name} cancels all yaku of the round." for row in view.rules.yaku if row.cancels and row.id in held]
    if settlement.floor and ends.winner is None:
        texts.append(f"Somebody has {settlement.floor.points} card points or fewer: nobody scores ({settlement.floor.rule}).")
    return texts


def _party(view: View, party: events.Party) -> str:
    return cut(view.names[party], 11) if isinstance(party, int) else str(party)


def _counters(view: View, game: Game, totals: Sequence[int], width: int) -> list[Text]:
    text = "; ".join(f"{name} {game.units.show(total)}" for name, total in zip(view.names, totals, strict=True))
    return wrapped(f"{text}.", width, 0, CALM)


def who_won(view: View, ends: events.RoundEnds, over: bool) -> str:
    """Who has won the round, and who deals next if there is a next one."""
    me, dealer = view.seat, ends.next_dealer
    if ends.winner is None:
        text = "Nobody wins the round"
    else:
        text = "You win the round" if ends.winner == me else f"{view.names[ends.winner]} wins the round"
    if not over and dealer == ends.winner:
        text += " and deal next" if dealer == me else " and deals next"
    elif not over:
        text += "; you deal next" if dealer == me else f"; {view.names[dealer]} deals next"
    return f"{text}."


def of_match(view: View, game: Game, ends: events.MatchEnds, width: int) -> list[Text]:
    """The final standing."""
    order = sorted(range(len(ends.totals)), key=lambda seat: (-ends.totals[seat], seat))
    lines = [line((f"{game.title} {game.kanji}", STRONG), f"  {WHY[ends.why]}"), Text("─" * width, CALM)]
    for seat in order:
        place = 1 + sum(total > ends.totals[seat] for total in ends.totals)
        style = WON if seat in ends.winners else ""
        points, *counters = game.units.show(ends.totals[seat]).split(" ", 1)
        lines.append(line((f"{place:>3}  {pad(view.names[seat], 17)}{points:>6}  {''.join(counters)}", style)))
    return [*lines, Text(), *wrapped(verdict(view, ends.winners), width, 0, STRONG)]


WHY = {
    "rounds": "The match is over",
    "target": "The match is over: somebody has reached the target",
    "bust": "The match is over: somebody has nothing left",
    "stopped": "The match was ended here",
}


def verdict(view: View, winners: tuple[int, ...]) -> str:
    """Who has won the match."""
    names = [view.names[seat] for seat in winners if seat != view.seat]
    if len(winners) == 1:
        return f"{names[0]} wins the match." if names else "You win the match."
    if len(names) < len(winners):
        names.insert(0, "You")
    return f"{', '.join(names[:-1])} and {names[-1]} share the win."
