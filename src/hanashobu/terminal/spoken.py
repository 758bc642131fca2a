"""The table in plain sentences, for screen readers and for terminals that show only letters."""

from __future__ import annotations

from collections.abc import Sequence

from hanashobu.play import events, mechanisms, participation, payments
from hanashobu.play.events import Event
from hanashobu.play.questions import yaku_progress
from hanashobu.play.questions.choices import kind
from hanashobu.play.questions.outcome import lay
from hanashobu.play.settlement import Round, settle, special, why_ended
from hanashobu.play.view import View
from hanashobu.rules.game import Game
from hanashobu.rules.text import count, named
from hanashobu.terminal import seats
from hanashobu.terminal.cards import LOOKS, look
from hanashobu.terminal.outcome_text import does, worth
from hanashobu.terminal.reading import say as told
from hanashobu.terminal.reading import valued
from hanashobu.terminal.screen import ordered, pots, threats
from hanashobu.terminal.settlement import context, ending, head, shown
from hanashobu.text import Cards, Message, msg

ROOM = 200  # sentences are wrapped later, so nothing has to be left out


MOST = 4  # hints of a sort


def table(view: View, game: Game, news: Sequence[str], by_kind: bool, brief: bool = False) -> list[str]:
    """The whole table, a sentence each, what matters most last; in brief without the players and what they have taken."""
    seat = view.me
    lines = [*news]
    if not brief:
        lines.append(_title(view, game))
        lines += [_player(view, other) for other in [*seats.order(view), seat]]
    if not participation.dealt(view):
        return lines
    lines.append(f"Field: {named(view.field)}." if view.field else "The field is empty.")
    if found := pots(view):
        lines.append(f"On the table: {found.replace('   ', ', ')}.")
    if participation.hands_chosen(view) or not view.tables.own_stock:
        lines.append(f"Cards to draw: {view.stock_left(seat)}.")
    for item in yaku_progress.near(view, seat, 2)[:MOST]:
        lines.append(f"You are near {item.row.name}, {valued(item.worth)}: {told(yaku_progress.needs(view, item))}.")
    for name, item in threats(view)[:MOST]:
        lines.append(f"Watch {name}: {item.row.name}, {valued(item.worth)}, {told(yaku_progress.needs(view, item))}.")
    return [*lines, *_hand(view, by_kind)]


def _title(view: View, game: Game) -> str:
    length = view.rules.length.rounds
    deals = seats.who_deals(view, marks=False)
    words = f"{game.title}, round {view.round}{f' of {length}' if length else ''}. {deals[0].upper()}{deals[1:]}."
    return words + (f" Everything counts times {view.multiplier}." if view.multiplier > 1 else "")


def _player(view: View, seat: int) -> str:
    """A player in sentences; of one who does not play only that, and the total."""
    own = seat == view.seat
    pile, says = view.pile(seat), told(participation.says(view, seat))
    owns = ", ".join(word for word in (seats.stake(view, seat), seats.total(view, seat)) if word)
    if not participation.at_play(view, seat):
        return f"{'You' if own else view.names[seat]}: {f'{says}, ' if says else ''}{owns}."
    who = "You have" if own else f"{view.names[seat]} has {count(view.hand_sizes[seat], 'card')} in hand,"
    words = f"{who} {seats.points(view, seat)}, {owns}."
    words += f" Called {says}." if says else ""
    words += f" Claimed: {', '.join(seats.claimed(view, seat))}." if seats.claimed(view, seat) else ""
    words += f" Hand {seats.shown(view, seat)}." if seats.shown(view, seat) else ""
    kinds = [f"{kind.word}: {named(pile & kind.cards)}" for kind in LOOKS if pile & kind.cards]
    words += f" Taken: {'; '.join(kinds)}." if kinds else " Nothing taken yet."
    made = yaku_progress.made(view, pile)
    return words + (f" Yaku made: {', '.join(f'{item.row.name} {valued(item.worth)}' for item in made)}." if made else "")


def _hand(view: View, by_kind: bool) -> list[str]:
    if not participation.holds(view):
        return []
    if why := mechanisms.face_down(view):
        return [told(why)]
    if not view.legal or kind(view).card_from != "hand":
        return [f"Your hand: {named(view.hand)}."]
    lines = ["Your hand:"]
    for number, card in enumerate(ordered(view.hand, by_kind), 1):
        words = f"{number}. {with_kind(card)}"
        if view.asked == "return":
            words += "" if card in view.legal else ": shown, and stays"
        elif card not in view.legal:
            words += ": cannot be played, because another card matches"
        else:
            shown = lay(view, card)
            points = worth(shown)
            words += f": {does(card, shown, ROOM)}" + (f", {points}" if points else "")
        lines.append(f"{words}.")
    return lines


def with_kind(card: int) -> str:
    """A card, and its kind where the name does not say it: `3a Curtain, Bright`."""
    text = named(1 << card)
    return text if text.endswith((" Chaff", " Ribbon", " Blank")) else f"{text}, {look(card).word}"


def settlement(view: View, happened: Sequence[Event]) -> list[str]:
    """The settlement of a round: what everybody held, every payment, and where everybody stands."""
    part, at = Round.of(happened), context(view, cites=True)
    settled = settle(part, at)
    said: list[Message] = [msg("words", text=f"{told(head(view))}.")]
    if view.multiplier > 1:
        said.append(msg("settlement-times", n=view.multiplier))
    said += why_ended(part, at)
    playing = view.playing if part.played else ()
    if part.score.cards and playing:
        points = [msg("event-total", who=view.player(seat), n=part.score.points[seat]) for seat in playing]
        said.append(msg("cli-settlement-points", points=points))
    for held in settled.held:
        cards = Cards(held.cards)
        said.append(msg("cli-settlement-held", who=view.player(held.seat), yaku=held.names, worth=held.worth, cards=cards))
    said += [payments.sentence(one, at) for one in payments.grouped(part.paid)]
    said += [*special(part, at), settled.result, msg("cli-settlement-totals", totals=shown(view, part.ends.totals)), *settled.ledger]
    if part.ledger:
        said.append(msg("cli-settlement-totals-now", totals=shown(view, part.ledger[-1].totals)))
    return [told(one, view.seat) for one in said]


def final_totals(view: View, happened: Sequence[Event]) -> list[str]:
    """The end of a match, and what was paid after the last round."""
    ends = next(event for event in happened if isinstance(event, events.MatchEnds))
    why, who = ending(view, ends)
    accounts = [payments.sentence(one, context(view)) for one in payments.grouped(Round.of(happened).accounts)]
    said = [*accounts, msg("cli-settlement-totals", totals=shown(view, ends.totals))]
    return [f"{told(why)}.", *(told(one, view.seat) for one in said), f"{told(who, view.seat)}."]
