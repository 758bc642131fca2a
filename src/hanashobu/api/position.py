"""A position from arguments, checked, and the match that begins there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from hanashobu.api.cards import mask_of
from hanashobu.api.errors import BadArgument, BadType
from hanashobu.cards import card as card_of
from hanashobu.cards import each
from hanashobu.engine.shapes import stopping_row
from hanashobu.engine.state import State
from hanashobu.play import position
from hanashobu.play.match import Match
from hanashobu.play.position import BadPosition
from hanashobu.play.seed import fresh_seed
from hanashobu.rules.game import Game
from hanashobu.rules.options import Options
from hanashobu.text import Player, msg

REST = "rest"


@dataclass(frozen=True, kw_only=True)
class Position:
    """Where the cards lie, by seat where there are several, and who is asked for a card."""

    hands: tuple[str | None, ...]
    field: str
    draw_pile: str | Sequence[str] | None
    taken: tuple[str, ...]
    actor: int | None
    dealer: int
    multiplier: int


class PlacedCards(NamedTuple):
    """The same as the engine has it."""

    hands: list[int | None]
    field: int
    taken: list[int]
    piles: list[list[int]] | None  # draw piles, the top card first; None: whatever is left
    left: int


def begin(game: Game, options: Options, names: tuple[str, ...], seed: int | None, laid: Position) -> Match:
    """The match from there on; later rounds are dealt from its seed."""
    match, state = position.begin(game, names, options, fresh_seed() if seed is None else seed, laid.dealer)
    if laid.multiplier > 1 and len(match.rules.times()) == 1:
        raise BadArgument("multiplier", "error-odds-multiplier")
    cards = _cards(match, laid)
    position.lay(state, match.rules, cards.hands, cards.field, cards.taken)
    position.lay_draw_piles(state, cards.piles if cards.piles is not None else _rest(match, cards))
    position.note_yaku(state, match.rules, match.tables)
    state.multiplier = laid.multiplier
    if laid.actor is not None:
        state.actor = laid.actor
    _may_go_on(match, state, names)
    match.events.clear()
    match.deal_from(match.seed)
    return match


def _cards(match: Match, laid: Position) -> PlacedCards:
    seats, deck = match.rules.seats, match.rules.deck
    _one_each("taken", laid.taken, seats, fewer=True)
    texts = [*laid.taken, *[""] * (seats - len(laid.taken))]
    hands = [None if hand is None else mask_of(hand, "hands") for hand in laid.hands]
    taken = [0 if text == REST else mask_of(text, "taken") for text in texts]
    piles = _draw_piles(match, laid.draw_pile)
    field = mask_of(laid.field, "field")
    places = [(f"hands[{seat}]", hand or 0) for seat, hand in enumerate(hands)]
    places += [("field", field), *((f"taken[{seat}]", pile) for seat, pile in enumerate(taken))]
    places += [("draw_pile", sum(1 << card for card in pile)) for pile in piles or ()]
    try:
        left = deck & ~position.check_once(places, deck)
    except BadPosition as error:
        raise BadArgument(error.place.partition("[")[0], error.message) from None
    rests = [seat for seat, text in enumerate(texts) if text == REST]
    if len(rests) > 1 or (rests and piles is None):
        raise BadArgument("taken", "error-position-rest")
    for seat in rests:
        taken[seat], left = left, 0
    return PlacedCards(hands, field, taken, piles, left)


def _draw_piles(match: Match, given: str | Sequence[str] | None) -> list[list[int]] | None:
    if given is None:
        return None
    if match.tables.own_stock:
        if isinstance(given, str):
            raise BadArgument("draw_pile", "error-position-own-piles")
        _one_each("draw_pile", given, match.rules.seats)
        return [_ordered(pile) for pile in given]
    if not isinstance(given, str):
        raise BadType("draw_pile", "There is one draw pile for all here: give one text, the top card first.")
    return [_ordered(given)]


def _ordered(text: str) -> list[int]:
    """Cards in the order in which they are listed."""
    mask_of(text, "draw_pile")
    return [card_of(word) for word in text.replace(",", " ").split()]


def _rest(match: Match, cards: PlacedCards) -> list[list[int]]:
    """All cards that are not placed, in random order; where everybody has a pile of their own, dealt out to those who play."""
    left: list[int] = list(each(cards.left))
    match.dice("position", 0, 0).shuffle(left)
    if not match.tables.own_stock:
        return [left]
    seats = [seat for seat, hand in enumerate(cards.hands) if hand is not None]
    return [left[seats.index(seat) :: len(seats)] if seat in seats else [] for seat in range(match.rules.seats)]


def _may_go_on(match: Match, state: State, names: tuple[str, ...]) -> None:
    """Whether the round can go on from here: somebody is asked, and the others can follow."""
    if state.players > match.rules.most_players():
        raise BadArgument("hands", "error-position-most", players=match.rules.most_players())
    if state.players < 2:
        raise BadArgument("hands", "error-position-two")
    if not match.plays(state.actor):
        raise BadArgument("actor", "error-position-actor", who=Player(names[state.actor]))
    order = [state.actor]
    while (after := state.next[order[-1]]) != state.actor:
        order.append(after)
    sizes = [state.hands[seat].bit_count() for seat in order]
    if not sizes[0]:
        raise BadArgument("hands", "error-position-empty", who=Player(names[state.actor]))
    if sizes != sorted(sizes, reverse=True) or sizes[0] - sizes[-1] > 1:
        held = [msg("error-position-size", who=Player(names[seat]), n=size) for seat, size in zip(order, sizes, strict=True)]
        raise BadArgument("hands", "error-position-sizes", held=held)
    for seat in range(match.rules.seats):
        if match.tables.stops and stopping_row(match.tables, state.taken[seat], state.barred[seat]) >= 0:
            raise BadArgument("taken", "error-position-ended", who=Player(names[seat]))


def _one_each(argument: str, given: Sequence[str], seats: int, fewer: bool = False) -> None:
    if isinstance(given, str) or not all(isinstance(text, str) for text in given):
        raise BadType(argument, "Expected a list with one text for each player.")
    if len(given) > seats or (len(given) < seats and not fewer):
        raise BadArgument(argument, "error-api-entries", players=seats, n=len(given))
