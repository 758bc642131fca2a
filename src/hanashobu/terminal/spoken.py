"""The table in plain sentences, for screen readers and for terminals that show only letters."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce

from hanashobu.cards import codes
from hanashobu.cards import name as english
from hanashobu.play import events, extras, mechanisms, participation, payments
from hanashobu.play.events import Event
from hanashobu.play.questions import yaku_progress
from hanashobu.play.questions.choices import kind
from hanashobu.play.questions.outcome import lay
from hanashobu.play.round_events import RoundEvents
from hanashobu.play.settlement import settle
from hanashobu.play.view import View
from hanashobu.rules.game import Game
from hanashobu.terminal import seats
from hanashobu.terminal.cards import LOOKS, look
from hanashobu.terminal.outcome_text import does, worth
from hanashobu.terminal.reading import called, valued
from hanashobu.terminal.reading import say as render
from hanashobu.terminal.screen import ordered, round_of, threats
from hanashobu.terminal.settlement import context, ending, head, shown
from hanashobu.text import Cards, Message, Player, msg
from hanashobu.text.current import reader, t

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
    lines.append(t("spoken-field", cards=Cards(codes(view.field))))
    if found := extras.words(view):
        lines.append(t("spoken-extras", extras=found))
    if participation.hands_chosen(view) or not view.tables.own_stock:
        lines.append(t("spoken-draw-pile", cards=view.stock_left(seat)))
    for item in yaku_progress.near(view, seat, 2)[:MOST]:
        needs = yaku_progress.needs(view, item)
        lines.append(t("spoken-near", yaku=called(item.row), worth=valued(item.worth), needs=needs))
    for name, item in threats(view)[:MOST]:
        needs = yaku_progress.needs(view, item)
        lines.append(t("spoken-watch", who=Player(name), yaku=called(item.row), worth=valued(item.worth), needs=needs))
    return [*lines, *_hand(view, by_kind)]


def _title(view: View, game: Game) -> str:
    deals = seats.who_deals(view, marks=False)
    return t("spoken-title", game=game.called, round=round_of(view), deals=deals)


def _player(view: View, seat: int) -> str:
    """A player in sentences; of one who does not play only that, and the total."""
    who, pile, says = view.player(seat), view.pile(seat), render(participation.says(view, seat))
    total = seats.total(view, seat)
    if not participation.at_play(view, seat):
        return render(msg("spoken-idle", who=who, facts=[*([says] if says else []), total]), view.seat)
    facts = [seats.points(view, seat), total]
    said = [msg("spoken-player", who=who, cards=view.hand_sizes[seat], facts=facts)]
    said += [msg("spoken-called", call=says)] if says else []
    said += [msg("spoken-claimed", teyaku=claims)] if (claims := seats.claimed(view, seat)) else []
    said += [msg("spoken-hand-open", cards=seen)] if (seen := seats.shown(view, seat)) else []
    kinds = [msg("spoken-kind", kind=kind.word, cards=Cards(codes(pile & kind.cards))) for kind in LOOKS if pile & kind.cards]
    said.append(msg("spoken-taken", kinds=kinds))
    made = [f"{called(item)} {valued(item.worth)}" for item in yaku_progress.made(view, seat, pile)]
    said += [msg("spoken-made", yaku=made)] if made else []
    return reduce(lambda a, b: t("spoken-sentences", a=a, b=b), (render(one, view.seat) for one in said))


def _hand(view: View, by_kind: bool) -> list[str]:
    if not participation.holds(view):
        return []
    if why := mechanisms.face_down(view):
        return [render(why)]
    if not view.legal or kind(view).card_from != "hand":
        return [t("spoken-hand", cards=Cards(codes(view.hand)))]
    lines = [t("spoken-hand", cards=Cards(()))]
    for number, card in enumerate(ordered(view.hand, by_kind), 1):
        lines.append(t("spoken-card", number=number, card=with_kind(card), facts=_does(view, card)))
    return lines


def _does(view: View, card: int) -> list[str]:
    """What a card of the hand can do."""
    if view.asked == "return":
        return [] if card in view.legal else [t("spoken-shown-stays")]
    if card not in view.legal:
        return [t("spoken-cannot-play")]
    shown = lay(view, card)
    return [word for word in (does(shown, ROOM), worth(shown)) if word]


def with_kind(card: int) -> str:
    """A card, and its kind where the name does not say it: `3a Curtain, Bright`."""
    text = reader().arg(Cards(codes(1 << card)))
    plain = english(card).endswith((" Chaff", " Ribbon", "Blank"))
    return text if plain else t("terminal-facts", facts=[text, look(card).word])


def settlement(view: View, happened: Sequence[Event]) -> list[str]:
    """The settlement of a round: what everybody held, every payment, and where everybody stands."""
    part, at = RoundEvents.of(happened), context(view, cites=True)
    settled = settle(part, at)
    said: list[Message] = [msg("words", text=f"{render(head(view))}.")]
    said += [*settled.stamps, *settled.notes, *mechanisms.explains(view, happened)]
    playing = view.playing if part.ends.played else ()
    if part.score.cards and playing:
        points = [msg("event-total", who=view.player(seat), n=part.score.points[seat]) for seat in playing]
        said.append(msg("cli-settlement-points", points=points))
    for held in settled.held:
        cards = Cards(held.cards)
        said.append(msg("cli-settlement-held", who=view.player(held.seat), yaku=held.names, worth=held.worth, cards=cards))
    said += [payments.sentence(one, at) for one in payments.grouped(part.paid)]
    said += [settled.result, msg("cli-settlement-totals", totals=shown(view, part.ends.totals)), *settled.ledger]
    if part.ledger:
        said.append(msg("cli-settlement-totals-now", totals=shown(view, part.ledger[-1].totals)))
    return [render(one, view.seat) for one in said]


def final_totals(view: View, happened: Sequence[Event]) -> list[str]:
    """The end of a match, and what was paid after the last round."""
    ends = next(event for event in happened if isinstance(event, events.MatchEnds))
    why, who = ending(view, ends)
    accounts = [payments.sentence(one, context(view)) for one in payments.grouped(RoundEvents.of(happened).accounts)]
    said = [*accounts, msg("cli-settlement-totals", totals=shown(view, ends.totals))]
    return [f"{why}.", *(render(one, view.seat) for one in said), who]
