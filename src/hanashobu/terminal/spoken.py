"""The table in plain sentences, for screen readers and for terminals that show only letters."""

from __future__ import annotations

from collections.abc import Sequence

from hanashobu.play import events, mechanisms, participation
from hanashobu.play.events import AnyEvent, Event
from hanashobu.play.questions import yaku_progress
from hanashobu.play.questions.choices import kind
from hanashobu.play.questions.outcome import lay
from hanashobu.play.view import View
from hanashobu.play.words import payments, say
from hanashobu.rules.game import Game
from hanashobu.rules.text import count, named
from hanashobu.terminal import seats
from hanashobu.terminal.cards import LOOKS, look
from hanashobu.terminal.outcome_text import does, worth
from hanashobu.terminal.reading import say as told
from hanashobu.terminal.reading import valued
from hanashobu.terminal.round_end import Round, special, verdict, who_won, why_ended, why_over
from hanashobu.terminal.screen import ordered, pots, threats
from hanashobu.terminal.settlement import rows_of

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
    names, part = view.names, Round.of(happened)
    lines = [f"Round {view.round} is over."]
    if view.multiplier > 1:
        lines.append(f"Everything counted times {view.multiplier}.")
    lines += why_ended(view, part)
    playing = view.playing if part.played else ()
    if part.score.cards and playing:
        lines.append(f"Card points: {', '.join(f'{names[seat]} {part.score.cards[seat]}' for seat in playing)}.")
    lines += [sentence(claim, view) for claim in part.claims]
    for seat, held in enumerate(part.score.yaku):
        pile = view.pile(seat)
        for rule, value in held:
            for row in rows_of(view, rule, pile):
                points = valued(yaku_progress.worth(view.rules, row, row.value(pile) or value or 0))
                lines.append(f"{names[seat]} has {row.name}, {points}: {named(row.cards() & pile)}.")
    lines += payments(part.paid, names, view.rules)
    lines += special(view, part)
    lines.append(sentence(part.score, view))
    lines.append(who_won(view, part.ends, part.over))
    lines.append(f"Totals: {_totals(view, part.ends.totals)}.")
    lines += [sentence(event, view) for event in part.ledger]
    return [*lines, f"Totals now: {_totals(view, part.ledger[-1].totals)}."] if part.ledger else lines


def final_totals(view: View, happened: Sequence[Event]) -> list[str]:
    """The end of a match, and what was paid after the last round."""
    ends = next(event for event in happened if isinstance(event, events.MatchEnds))
    accounts = payments(Round.of(happened).accounts, view.names, view.rules)
    return [f"{why_over(ends)}.", *accounts, f"Totals: {_totals(view, ends.totals)}.", verdict(view, ends.winners)]


def _totals(view: View, totals: Sequence[int]) -> str:
    return ", ".join(f"{who} {view.rules.units.show(total)}" for who, total in zip(view.names, totals, strict=True))


def sentence(event: AnyEvent, view: View) -> str:
    """An event in words."""
    return say(event, view.names, view.rules) or ""
