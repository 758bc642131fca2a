"""The settlement of a round and of a match, line by line, as a written slip."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

from rich.text import Text

from hanashobu.cards import cards, each
from hanashobu.play import events, participation
from hanashobu.play.events import Event
from hanashobu.play.view import View
from hanashobu.play.words import say, signed
from hanashobu.rules.game import Game
from hanashobu.rules.text import listed
from hanashobu.rules.yaku import Yaku
from hanashobu.terminal import reading
from hanashobu.terminal.cards import chip
from hanashobu.terminal.colours import CALM, STRONG, WON
from hanashobu.terminal.round_end import Round, special, verdict, who_won, why_ended, why_over
from hanashobu.terminal.text_layout import cut, flow, line, pad, wrapped
from hanashobu.text import Message

LABEL = 14
NONE = "–"
MOST = 6  # cards that fit on a line
POTS = {"year": "year's pot", "prize": "prize pot"}


def of_round(view: View, game: Game, happened: Sequence[Event], width: int) -> list[Text]:
    """What everybody held, who paid whom and why, and where everybody stands; from the events of one round."""
    part = Round.of(happened)
    length = view.rules.length.rounds
    head = f"Round {view.round}{f' of {length}' if length else ''} is over"
    lines = [line((f"{game.title} {game.kanji}", STRONG), f"  {head}"), Text("─" * width, CALM)]
    if view.multiplier > 1:
        lines.append(line(f"Everything counted ×{view.multiplier}."))
    lines += [*_figures(view, part, width), *_counters(view, part.ends.totals, width)]
    why = [row for text in [*why_ended(view, part), *special(view, part)] for row in wrapped(text, width)]
    for block in (why, _held(view, part, width), _payments(view, part.paid, width)):
        lines += [Text(), *block] if block else []
    return [*lines, Text(), *wrapped(who_won(view, part.ends, part.over), width, 0, STRONG), *_ledger(view, part, width)]


def _figures(view: View, part: Round, width: int) -> list[Text]:
    """The table of figures: one column for each player."""
    lines = columns("", view.names, width, STRONG)
    why = [participation.idle(view, seat) for seat in range(view.rules.seats)]
    if any(why):
        lines += columns("", (reading.say(Message(f"{one.id}.short", one.args)) if one else "" for one in why), width, CALM)
    if part.played:
        plays = [view.plays(seat) for seat in range(view.rules.seats)]
        if part.score.cards:
            lines += columns("Card points", (str(n) if at else NONE for n, at in zip(part.score.cards, plays, strict=True)), width)
        lines += columns(_unit(view), (_sum(held) if at else NONE for held, at in zip(part.score.yaku, plays, strict=True)), width)
    lines += columns("This round", map(signed, part.score.result), width, STRONG)
    return lines + columns("Total", map(str, part.ends.totals), width, STRONG)


def _unit(view: View) -> str:
    """What yaku are counted in, where it is not points."""
    return next((f"Yaku in {word}" for word, points in view.rules.units.counters if points == view.rules.unit), "Yaku")


def _sum(held: Sequence[tuple[str, int | None]]) -> str:
    if any(value is None for _, value in held):
        return "ends"
    return str(sum(value or 0 for _, value in held))


def columns(label: str, values: Iterable[str], width: int, style: str = "") -> list[Text]:
    """A row of the slip: what it is, and one entry for each player."""
    entries = list(values)
    room = min(14, (width - LABEL) // len(entries))
    made = line((pad(label, LABEL), CALM))
    for text in entries:
        shown = cut(text, room - 1)
        made.append(pad("", room - Text(shown).cell_len) + shown, style)
    return [made]


def rows_of(view: View, rule: str, pile: int) -> list[Yaku]:
    """The rows of one id that a pile has; several rows may share an id."""
    rows = [row for row in view.rules.yaku if row.id == rule]
    return [row for row in rows if len(rows) == 1 or row.value(pile) is not None]


def _held(view: View, part: Round, width: int) -> list[Text]:
    """The shown hands and the yaku of everybody, with their cards."""
    lines: list[Text] = []
    for claim in part.claims:
        rows = [row for row in view.rules.teyaku if row.id in claim.teyaku]
        worth = str(sum((row.points_of_two or row.points) if len(view.playing) == 2 else row.points for row in rows))
        lines += _line(view, claim.seat, worth, listed(f"{row.name} {row.kanji}" for row in rows), cards(" ".join(claim.shown)), width)
    for seat, held in enumerate(part.score.yaku):
        pile = view.pile(seat)
        for rule, value in held:
            rows_held = rows_of(view, rule, pile)
            name = listed(f"{row.name} {row.kanji}" for row in rows_held)
            mask = 0
            for row in rows_held:
                mask |= row.cards() & pile
            lines += _line(view, seat, "ends" if value is None else str(value), name, mask, width)
    return lines


def _line(view: View, seat: int, worth: str, name: str, mask: int, width: int) -> list[Text]:
    many = mask.bit_count()
    small = Text(" ").join(chip(card) for card in each(mask)) if many <= MOST else Text(f"{many} cards", CALM)
    return flow([Text(pad(view.names[seat], 13)), Text(f"{worth:>5}"), Text(pad(name, 28), WON), small], width)


def _payments(view: View, paid: Sequence[events.Pay], width: int) -> list[Text]:
    """Each payment with its reason; those who pay the same for the same stand together."""
    rows = []
    for (payee, amount, why, forgiven), group in groupby(paid, key=_same):
        payers = ", ".join(_party(view, event.payer) for event in group)
        many = " each" if "," in payers else ""
        short = f"; {forgiven}{many} forgiven" if forgiven else ""
        rows.append((payers, _party(view, payee), f"{amount:>5}{many}", f"{view.rules.name_of(why)} ({why}){short}"))
    room = max((len(row[0]) for row in rows), default=0)
    lines: list[Text] = []
    for who, whom, sum_paid, reason in rows:
        lines += flow([Text(f"{pad(who, max(11, room))} → {pad(whom, 11)}"), Text(sum_paid), Text(reason, CALM)], width)
    return lines


def _same(event: events.Pay) -> tuple[events.Party, int, str, int]:
    return event.payee, event.amount, event.why, event.forgiven


def _ledger(view: View, part: Round, width: int) -> list[Text]:
    """What a campaign brings after the round, and where everybody stands then."""
    lines: list[Text] = []
    for event in part.ledger:
        lines += wrapped(say(event, view.names, view.rules) or "", width)
    if not part.ledger:
        return []
    return [Text(), *lines, *columns("", view.names, width, CALM), *columns("Total now", map(str, part.ledger[-1].totals), width, STRONG)]


def _party(view: View, party: events.Party) -> str:
    return cut(view.names[party], 11) if isinstance(party, int) else POTS.get(party, party)


def _counters(view: View, totals: Sequence[int], width: int) -> list[Text]:
    """The totals as they are counted out, where that is another number for everybody."""
    if not view.rules.units.counters or view.rules.seats > 4:
        return []
    text = "; ".join(f"{name} {view.rules.units.show(total)}" for name, total in zip(view.names, totals, strict=True))
    return wrapped(f"{text}.", width, 0, CALM)


def of_match(view: View, game: Game, happened: Sequence[Event], width: int) -> list[Text]:
    """The final standing, and what led to it after the last round."""
    ends = next(event for event in happened if isinstance(event, events.MatchEnds))
    part = Round.of(happened)
    order = sorted(range(len(ends.totals)), key=lambda seat: (-ends.totals[seat], seat))
    lines = [line((f"{game.title} {game.kanji}", STRONG), f"  {why_over(ends)}"), Text("─" * width, CALM)]
    if part.accounts:
        before = part.ledger[-1].totals if part.ledger else part.ends.totals
        lines += [*columns("", view.names, width, STRONG), *columns("At the end", map(str, before), width)]
        lines += [*_payments(view, part.accounts, width), Text()]
    for seat in order:
        place = 1 + sum(total > ends.totals[seat] for total in ends.totals)
        style = WON if seat in ends.winners else ""
        points, *counters = str(view.rules.units.show(ends.totals[seat])).split(" ", 1)
        lines.append(line((f"{place:>3}  {pad(view.names[seat], 17)}{points:>6}  {''.join(counters)}", style)))
    return [*lines, Text(), *wrapped(verdict(view, ends.winners), width, 0, STRONG)]
