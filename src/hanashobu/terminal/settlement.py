"""The settlement of a round and of a match, line by line, as a written slip."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from rich.cells import cell_len
from rich.text import Text

from hanashobu.cards import cards, each
from hanashobu.play import events, mechanisms, participation
from hanashobu.play.events import Event
from hanashobu.play.mechanisms.kinds import EventContext
from hanashobu.play.round_events import RoundEvents
from hanashobu.play.settlement import PaymentLine, Settlement, settle
from hanashobu.play.settlement import lines as settled_lines
from hanashobu.play.view import View
from hanashobu.rules.game import Game
from hanashobu.terminal import reading
from hanashobu.terminal.cards import chip
from hanashobu.terminal.colours import CALM, STRONG, WON
from hanashobu.terminal.text_layout import cut, flow, line, pad, wrapped
from hanashobu.text import List, Message, Name, msg
from hanashobu.text.names import kanji, name
from hanashobu.text.numbers import number, signed

LABEL = 14
NONE = "–"
CALLED = 28  # cells for the names of what is held
MOST = 6  # cards that fit on a line


def context(view: View, cites: bool = False) -> EventContext:
    """What the sentences about a round need of a view, when its cards have been played."""
    return EventContext(view.names, view.rules, [view.pile(seat) for seat in range(view.rules.seats)], cites)


def head(view: View) -> Message:
    """Which round is over."""
    return msg("cli-settlement-round", n=view.round, all=view.rules.length.rounds or 0)


def of_round(view: View, game: Game, happened: Sequence[Event], width: int) -> list[Text]:
    """What everybody held, who paid whom and why, and where everybody stands; from the events of one round."""
    part = RoundEvents.of(happened)
    settled = settle(part, context(view))
    lines = [line((_title(game), STRONG), f"  {_say(view, head(view))}"), Text("─" * width, CALM)]
    lines += [line(_say(view, stamp)) for stamp in settled.stamps]
    lines += [*_figures(view, part, width), *_counters(view, part.ends.totals, width)]
    why = [row for note in (*settled.notes, *mechanisms.explains(view, happened)) for row in wrapped(_say(view, note), width)]
    for block in (why, _held(view, settled, width), _payments(view, settled.payments, width)):
        lines += [Text(), *block] if block else []
    return [*lines, Text(), *wrapped(_say(view, settled.result), width, 0, STRONG), *_ledger(view, part, settled, width)]


def _title(game: Game) -> str:
    name = reading.titled(game)
    return name if name == game.kanji else f"{name} {game.kanji}"


def _say(view: View, message: Message) -> str:
    return reading.say(message, view.seat)


def _word(id: str) -> str:
    return reading.say(msg(id))


def _figures(view: View, part: RoundEvents, width: int) -> list[Text]:
    """The table of figures: one column for each player."""
    lines = columns("", view.names, width, STRONG)
    why = [participation.idle(view, seat) for seat in range(view.rules.seats)]
    if any(why):
        lines += columns("", (reading.say(Message(f"{one.id}.short", one.args)) if one else "" for one in why), width, CALM)
    if part.ends.played:
        plays = [view.plays(seat) for seat in range(view.rules.seats)]
        if part.score.cards:
            points = (str(n) if at else NONE for n, at in zip(part.score.cards, plays, strict=True))
            lines += columns(_word("settlement-cards-long"), points, width)
        lines += columns(_unit(view), (_sum(held) if at else NONE for held, at in zip(part.score.yaku, plays, strict=True)), width)
    lines += columns(_word("settlement-result"), (signed(points) for points in part.score.result), width, STRONG)
    return lines + columns(_word("settlement-total"), map(number, part.ends.totals), width, STRONG)


def _unit(view: View) -> str:
    """What yaku are counted in, where it is not points."""
    unit = view.rules.yaku_unit()
    return reading.say(msg("settlement-yaku-in", unit=name(unit)) if unit else msg("settlement-yaku"))


def _sum(held: Sequence[tuple[str, int | None]]) -> str:
    if any(value is None for _, value in held):
        return _word("cli-settlement-ends")
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


def _held(view: View, settled: Settlement, width: int) -> list[Text]:
    """The shown hands and the yaku of everybody, with their cards."""
    lines: list[Text] = []
    value = max((cell_len(reading.say(held.worth)) for held in settled.held), default=0)
    for held in settled.held:
        called = reading.say(msg("words", text=List(tuple(_both(one) for one in held.names))))
        mask = cards(" ".join(held.cards))
        many = mask.bit_count()
        small = Text(" ").join(map(chip, each(mask))) if many <= MOST else Text(_say(view, msg("cli-settlement-cards", n=many)), CALM)
        worth = reading.say(held.worth)
        lines += _holding(Text(f"{pad(view.names[held.seat], 13)}  {' ' * (max(5, value) - cell_len(worth))}{worth}"), called, small, width)
    return lines


def _holding(who: Text, called: str, small: Text, width: int) -> list[Text]:
    """Who has what for how much: names that are too long for their column go on below, none is cut."""
    first, *more = wrapped(called, width - who.cell_len - 2, 2, WON)
    end = more[-1].plain if more else first.plain
    beside = who.cell_len + 2 + max(CALLED, cell_len(end)) + 2 + small.cell_len <= width
    lines = [first, *more]
    if beside:
        lines[-1] = Text.assemble(lines[-1], " " * max(0, CALLED - cell_len(end)), "  ", small)
    else:
        lines.append(small)
    return [Text.assemble(who if at == 0 else " " * who.cell_len, "  ", one) for at, one in enumerate(lines)]


def _both(called: Name) -> str:
    """A yaku in the reader's words, and in kanji."""
    shown, written = reading.say(msg("words", text=called)), kanji(called.ruby)
    return shown if shown == written else f"{shown} {written}"


def _payments(view: View, paid: Sequence[PaymentLine], width: int) -> list[Text]:
    """Who pays whom, and in a column of its own why, by which rule."""
    rows = [(_say(view, one.text), " ".join(_why(view, one))) for one in paid]
    room = max((Text(who).cell_len for who, _ in rows), default=0)
    lines: list[Text] = []
    for who, why in rows:
        *above, last = wrapped(who, width, 2)
        part = pad(last.plain, max(last.cell_len, min(room, width // 2)))
        first, *below = flow([Text(part), Text(why, CALM)], width)
        lines += [*above, first, *(Text("  ").append_text(one) for one in below)]
    return lines


def _why(view: View, paid: PaymentLine) -> Iterator[str]:
    """What is paid for, by which rule, and the arithmetic behind it."""
    if paid.reason:
        yield _say(view, paid.reason)
    yield f"({paid.rule})" + (":" if paid.sum else "")
    if paid.sum:
        yield _say(view, paid.sum)


def _ledger(view: View, part: RoundEvents, settled: Settlement, width: int) -> list[Text]:
    """What is added after the round, and where everybody stands then."""
    if not part.ledger:
        return []
    lines = [row for text in settled.ledger for row in wrapped(_say(view, text), width)]
    totals = map(number, part.ledger[-1].totals)
    return [Text(), *lines, *columns("", view.names, width, CALM), *columns(_word("cli-settlement-now"), totals, width, STRONG)]


def _counters(view: View, totals: Sequence[int], width: int) -> list[Text]:
    """The totals as they are counted out, where that is another number for everybody."""
    if not view.rules.units.counters or view.rules.seats > 4:
        return []
    return wrapped(_say(view, msg("cli-settlement-counted", totals=shown(view, totals))), width, 0, CALM)


def shown(view: View, totals: Sequence[int]) -> list[Message]:
    """Everybody's total, as it is counted out."""
    return [msg("cli-settlement-total", who=view.player(seat), total=view.rules.units.show(total)) for seat, total in enumerate(totals)]


def ending(view: View, ends: events.MatchEnds) -> tuple[str, str]:
    """Why the match is over, and who has won it, as a sentence."""
    why = _say(view, msg(f"match-end-{ends.why}"))
    if final := mechanisms.final(ends, context(view)):
        return why, _say(view, final)
    return why, _say(view, msg("cli-settlement-winners", who=[view.player(seat) for seat in ends.winners]))


def of_match(view: View, game: Game, happened: Sequence[Event], width: int) -> list[Text]:
    """The final standing, and what led to it after the last round."""
    ends = next(event for event in happened if isinstance(event, events.MatchEnds))
    part = RoundEvents.of(happened)
    why, who = ending(view, ends)
    order = sorted(range(len(ends.totals)), key=lambda seat: (-ends.totals[seat], seat))
    lines = [line((_title(game), STRONG), f"  {why}"), Text("─" * width, CALM)]
    if part.accounts:
        before = part.ledger[-1].totals if part.ledger else part.ends.totals
        lines += [*columns("", view.names, width, STRONG), *columns(_word("cli-settlement-end"), map(number, before), width)]
        lines += [*_payments(view, settled_lines(part.accounts, context(view)), width), Text()]
    for seat in order:
        place = 1 + sum(total > ends.totals[seat] for total in ends.totals)
        style = WON if seat in ends.winners else ""
        points, *counters = _say(view, view.rules.units.show(ends.totals[seat])).split(" ", 1)
        lines.append(line((f"{place:>3}  {pad(view.names[seat], 17)}{points:>6}  {''.join(counters)}", style)))
    return [*lines, Text(), *wrapped(who, width, 0, STRONG)]
