"""A position as people type it: the cards they see, and whose turn it is; everything else follows, or is impossible."""

from __future__ import annotations

from dataclasses import dataclass

from hanashobu.cards import each
from hanashobu.engine.actions import BIDS, CANCEL, CLAIMS, IN, WORDS
from hanashobu.engine.machine import Interpreted, seeded
from hanashobu.engine.shapes import stopping_row
from hanashobu.engine.state import State
from hanashobu.play.match import Match
from hanashobu.play.position import BadPosition, check_once, note_yaku
from hanashobu.play.redaction import see
from hanashobu.play.view import View
from hanashobu.rules.game import Game
from hanashobu.rules.options import Options
from hanashobu.rules.ruleset import Ruleset
from hanashobu.rules.tables import Tables
from hanashobu.text import msg

TRIES = 4000  # deals that are looked at for one without anything special before the first turn


@dataclass(frozen=True, kw_only=True)
class TypedPosition:
    """What a player sees before playing a card, or while another is to play."""

    hand: int
    field: int
    piles: tuple[int, ...]  # by seat
    seat: int = 0  # whose hand it is
    turn: int = 0  # whose turn it is
    dealer: int = 0
    multiplier: int = 1


def position(game: Game, options: Options, names: tuple[str, ...], typed: TypedPosition) -> View:
    """The view of that seat."""
    rules = game.rules(options, len(names))
    _cards_once(rules, typed)
    match, state = _fresh(game, options, names, typed)
    tables = match.tables
    played = _turns(rules, state, typed)
    _lay(rules, tables, state, typed, played)
    return see(state, tables, rules, names, typed.seat)


def _cards_once(rules: Ruleset, typed: TypedPosition) -> None:
    piles = [(msg("odds-place-pile", number=number), pile) for number, pile in enumerate(typed.piles, 1)]
    check_once([(msg("odds-place-hand"), typed.hand), (msg("odds-place-field"), typed.field), *piles], rules.deck)
    if len(typed.piles) != rules.seats:
        raise BadPosition("error-odds-piles", players=rules.seats, piles=len(typed.piles))
    if not typed.hand:
        raise BadPosition("error-odds-hand")
    if typed.multiplier > 1 and rules.multiplier is None:
        raise BadPosition("error-odds-multiplier")


def _fresh(game: Game, options: Options, names: tuple[str, ...], typed: TypedPosition) -> tuple[Match, State]:
    """A round of the same table at its first turn, in which nothing has happened yet that would count."""
    for seed in range(TRIES):
        held: list[Interpreted] = []

        def keep(tables: Tables, state: State, held: list[Interpreted] = held) -> Interpreted:
            held.append(Interpreted(tables, state))
            return held[0]

        match = Match(game, names, options, seed, machine=keep)
        match.start()
        while match.actor is not None and match.asked != "play":
            match.play(match.actor, _quiet(match.legal()))
        state = held[0].state()
        quiet = match.actor is not None and not any(state.result) and state.multiplier == 1 and not any(state.waiting)
        if (
            quiet
            and state.dealer == typed.dealer
            and state.players == match.rules.seats
            and not any(state.claimed)
            and not any(state.taken)
        ):
            return match, seeded(0).fill(state.flatten())
    raise BadPosition("error-odds-before-play")


def _quiet(legal: tuple[int, ...]) -> int:
    """The answer that changes least: in, and no to everything else."""
    quiet = [action for action in legal if action == IN or WORDS.get(action) == "no"]
    plain = [action for action in legal if action not in BIDS and action not in CLAIMS and action != CANCEL]
    return (quiet or plain or list(legal))[0]


def _turns(rules: Ruleset, state: State, typed: TypedPosition) -> list[int]:
    """How many turns each seat has had: as many as cards are gone from its hand."""
    dealt = state.hands[typed.seat].bit_count()
    size = typed.hand.bit_count()
    if size > dealt:
        raise BadPosition("error-odds-too-many", cards=size, most=dealt)
    order, seat = [state.first], state.next[state.first]
    while seat != state.first:
        order.append(seat)
        seat = state.next[seat]
    here, mine = order.index(typed.turn), order.index(typed.seat)
    # Whoever comes before the player whose turn it is has had one turn more than those who come after.
    cycles = dealt - size - (1 if mine < here else 0)
    if cycles < 0:
        raise BadPosition("error-odds-had-turn")
    played = [0] * rules.seats
    for place, seat in enumerate(order):
        played[seat] = cycles + (1 if place < here else 0)
        if played[seat] > state.hands[seat].bit_count():
            raise BadPosition("error-odds-turn")
    return played


def _lay(rules: Ruleset, tables: Tables, state: State, typed: TypedPosition, played: list[int]) -> None:
    """Put the cards where they are; those that nobody sees somewhere."""
    sizes = [state.hands[seat].bit_count() - played[seat] for seat in range(rules.seats)]
    for seat in range(rules.seats):
        state.stock_at[state.draws_from[seat]] += played[seat]
    seen = typed.hand | typed.field
    for pile in typed.piles:
        seen |= pile
    hidden = list(each(rules.deck & ~seen))
    drawn = [range(state.stock_at[pile], state.stock_end[pile]) for pile in range(len(state.stock_at))]
    stock = sum(map(len, drawn))
    held = sum(sizes) - sizes[typed.seat]
    if any(state.stock_at[pile] > state.stock_end[pile] for pile in range(len(drawn))):
        raise BadPosition("error-odds-drawn")
    if len(hidden) != held + stock:
        apart = len(hidden) - held - stock
        raise BadPosition(
            "error-odds-sum",
            turns=sum(played),
            held=held,
            stock=stock,
            unseen=held + stock,
            given=seen.bit_count(),
            left=len(hidden),
            apart=abs(apart),
            which="missing" if apart > 0 else "extra",
        )
    state.taken[: rules.seats] = typed.piles
    note_yaku(state, rules, tables)
    for seat, pile in enumerate(typed.piles):
        if stopping_row(tables, pile, state.barred[seat]) >= 0:
            raise BadPosition("error-odds-ended", number=seat + 1)
    state.field, state.turn, state.actor, state.multiplier = typed.field, sum(played), typed.turn, typed.multiplier
    for seat in range(rules.seats):
        state.shown[seat] = state.gave[seat] = 0
        if seat == typed.seat:
            state.hands[seat] = typed.hand
            continue
        mine, hidden = hidden[: sizes[seat]], hidden[sizes[seat] :]
        state.hands[seat] = sum(1 << card for card in mine)
    for places in drawn:
        for place in places:
            state.stock[place] = hidden.pop()
