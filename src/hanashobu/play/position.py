"""A position in the middle of a round, laid out by hand: what tests and people who study a game begin from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from hanashobu.cards import CHAFF, WILLOWS, cards, code, codes, month
from hanashobu.cards import card as card_of
from hanashobu.engine import shapes
from hanashobu.engine.actions import WORDS
from hanashobu.engine.machine import Interpreted, Machine
from hanashobu.engine.state import ASK_PLAY, IN_ROUND, NOBODY, State
from hanashobu.play import events, participation
from hanashobu.play.match import Match
from hanashobu.play.narrate import gather
from hanashobu.rules.game import Game
from hanashobu.rules.options import Options
from hanashobu.rules.phases import FISHING, LEADER, SHUFFLE_IN
from hanashobu.rules.ruleset import Ruleset
from hanashobu.rules.tables import MOST_KINDS, Tables
from hanashobu.text import Message, MessageError


class BadPosition(MessageError, ValueError):
    """An impossible position, and where it is wrong."""

    place = ""


def begin(game: Game, names: tuple[str, ...], options: Options, seed: int | None, dealer: int) -> tuple[Match, State]:
    """A round of this table that has been dealt and in which nothing has happened, with the state to be changed."""
    made: list[State] = []

    def keep(tables: Tables, state: State) -> Machine:
        made.append(state)
        return Interpreted(tables, state)

    match = Match(game, names, options, seed, machine=keep, seated=True)
    state, seats = made[0], len(names)
    match.await_decks()
    match.start()
    match.give_deck(["1a" if seat == dealer else f"{seat + 2}a" for seat in range(seats)])
    match.go_on()
    state.dealer = dealer  # a draw may have seated everybody anew (NA-22)
    answer_before_deal(match)
    before = list(state.totals), list(state.stake), state.pot
    _deal(match, state)
    state.totals, state.stake, state.pot = before  # hands that were dealt are not those of the position
    return match, state


def answer_before_deal(match: Match) -> None:
    """Answer with no what is asked before the cards are dealt."""
    while match.actor is not None and not participation.dealt(match.view(None)):
        match.play(match.actor, next(action for action in match.legal() if WORDS.get(action) == "no"))


def _deal(match: Match, state: State) -> None:
    """A deal in which nothing special lies on the field."""
    deck = gather(fill_up(match.rules, dealer=state.dealer), match.tables, state.dealer)
    assert deck is not None
    match.give_deck(deck)
    match.go_on()
    if match.phase == LEADER:
        match.give_deck(sorted(codes(state.field), key=card_of)[: state.players])
        match.go_on()
    while match.needs_deck and match.phase == SHUFFLE_IN:
        match.give_deck([code(card) for card in state.stock[state.stock_at[0] : state.stock_end[0]]])
        match.go_on()


def lay(state: State, rules: Ruleset, hands: Sequence[int | None], field: int, taken: Sequence[int], phase: int = FISHING) -> None:
    """Put hands, field and piles where they are; a hand of None is a seat that does not play. The dealer, or whoever follows, is asked."""
    seats = rules.seats
    state.players, state.sits = sum(hand is not None for hand in hands), NOBODY
    state.playing = sum(1 << seat for seat in range(seats) if hands[seat] is not None)
    order = [seat for seat in ((state.dealer + step) % seats for step in range(seats)) if hands[seat] is not None]
    for seat, after in zip(order, [*order[1:], order[0]], strict=True):
        state.next[seat] = after
    state.first = order[0]
    state.at, state.status, state.ask = rules.flow.index(phase), IN_ROUND, ASK_PLAY
    state.actor = state.first if phase == FISHING else NOBODY
    state.turn, state.multiplier = seats, 1
    state.field, state.choice, state.card = field, 0, NOBODY
    for seat in range(seats):
        state.hands[seat], state.taken[seat] = hands[seat] or 0, taken[seat]
        state.shown[seat] = state.result[seat] = 0


def lay_draw_piles(state: State, piles: Sequence[Sequence[int]]) -> None:
    """One draw pile for all, or one for each seat, the top card first."""
    state.stock_at = [0] * len(state.stock_at)
    state.stock_end = [0] * len(state.stock_end)
    place = 0
    for seat, heap in enumerate(piles):
        pile = 0 if len(piles) == 1 else 2 * seat + 1
        if len(piles) > 1:
            state.draws_from[seat] = pile
        state.stock_at[pile] = place
        state.stock[place : place + len(heap)] = heap
        place += len(heap)
        state.stock_end[pile] = place


def note_yaku(state: State, rules: Ruleset, tables: Tables) -> None:
    """The yaku in the piles have been made before: a player who has one and plays on has called sage (HH-8)."""
    shapes.bar(state, tables)
    for seat in range(rules.seats):
        state.claimed[MOST_KINDS * seat : MOST_KINDS * (seat + 1)] = [0] * MOST_KINDS
        state.triplets[seat] = 0
        state.counted[seat] = state.taken[seat] & tables.yaku_cards if rules.calls else state.taken[seat]
        rows = shapes.rows_for(state, tables, seat, state.counted[seat])
        state.yaku[seat] = rows if rules.calls else 0
        if rules.calls and rows:
            state.went_on[seat] = 1
            state.first_on = seat if state.first_on == NOBODY else state.first_on


def check_once(places: Sequence[tuple[Message | str, int]], deck: int) -> int:
    """Whether every card is in one place only and in the deck; all cards that are somewhere."""
    named = 0
    for place, mask in places:
        if mask & ~deck:
            raise _wrong(place, "error-odds-deck", mask & ~deck)
        if mask & named:
            raise _wrong(place, "error-odds-elsewhere", mask & named)
        named |= mask
    return named


def _wrong(place: Message | str, id: str, mask: int) -> BadPosition:
    error = BadPosition(id, cards=" ".join(codes(mask)), place=place)
    error.place = str(place)
    return error


def fill_up(
    rules: Ruleset,
    hands: Sequence[str] = (),
    field: str = "",
    stock: str = "",
    piles: Sequence[tuple[str, str]] = (),
    dealer: int = 0,
) -> events.Deal:
    """A whole deal: the named cards where they are named, and the rest of the deck wherever cards are missing."""
    seats, sizes = rules.seats, {to: rules.deal.total(to) for to in ("hands", "piles", "field")}
    held = [text.split() for text in [*hands, *[""] * (seats - len(hands))]]
    heaps = [text.split() for pair in [*piles, *[("", "")] * (seats - len(piles))] for text in pair]
    on_field = field.split()
    named = [card for heap in [*held, *heaps, on_field, stock.split()] for card in heap]
    if len(set(named)) != len(named):
        raise BadPosition("error-position-places", cards=sorted({card for card in named if named.count(card) > 1}))
    left = [card for card in codes(rules.deck) if card not in named]
    while len(on_field) < sizes["field"]:
        on_field.append(_quiet(left, on_field))
    for places, size in ((held, sizes["hands"]), (heaps, sizes["piles"])):
        for at, place in enumerate(places):
            if places is held and (at - dealer) % seats >= seats - rules.deal.waits:
                continue  # not dealt in
            while len(place) < size:
                place.append(left.pop(0))
    pairs = tuple((tuple(heaps[2 * seat]), tuple(heaps[2 * seat + 1])) for seat in range(seats))
    if rules.pile_choice:
        return events.Deal((None,) * seats, pairs, tuple(on_field), (*stock.split(), *left))
    return events.Deal(tuple(map(tuple, held)), None, tuple(on_field), (*stock.split(), *left))


def _quiet(left: list[str], on_field: list[str]) -> str:
    """Take the next card for a field on which nothing special lies: Chaff of a month that is not there yet, or else only once."""
    there = Counter(month(card_of(card)) for card in on_field)
    for most in range(2):
        for card in left:
            if there[month(card_of(card))] <= most and cards(card) & CHAFF & ~WILLOWS & ~cards("12b"):
                left.remove(card)
                return card
    raise BadPosition("error-position-quiet")
