"""A position as people type it: the cards they see, and whose turn it is; everything else follows, or is impossible."""

from __future__ import annotations

from dataclasses import dataclass

from hanashobu.cards import each
from hanashobu.engine.shapes import stopping_row
from hanashobu.play.position import BadPosition, begin, check_once, lay, lay_draw_piles, note_yaku
from hanashobu.play.redaction import see
from hanashobu.play.view import View
from hanashobu.rules.game import Game
from hanashobu.rules.options import Options
from hanashobu.rules.ruleset import Ruleset
from hanashobu.text import msg


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
    if rules.most_players() < rules.seats:
        raise BadPosition("error-odds-before-play")
    match, state = begin(game, names, options, 0, typed.dealer)
    played = _turns(rules, typed)
    hands, piles = _unseen(rules, typed, played)
    lay(state, rules, hands, typed.field, typed.piles)
    lay_draw_piles(state, piles)
    note_yaku(state, rules, match.tables)
    for seat, pile in enumerate(typed.piles):
        if stopping_row(match.tables, pile, state.barred[seat]) >= 0:
            raise BadPosition("error-odds-ended", number=seat + 1)
    state.turn, state.actor, state.multiplier = sum(played), typed.turn, typed.multiplier
    return see(state, match.tables, rules, names, typed.seat)


def _cards_once(rules: Ruleset, typed: TypedPosition) -> None:
    piles = [(msg("odds-place-pile", number=number), pile) for number, pile in enumerate(typed.piles, 1)]
    check_once([(msg("odds-place-hand"), typed.hand), (msg("odds-place-field"), typed.field), *piles], rules.deck)
    if len(typed.piles) != rules.seats:
        raise BadPosition("error-odds-piles", players=rules.seats, piles=len(typed.piles))
    if not typed.hand:
        raise BadPosition("error-odds-hand")
    if typed.multiplier > 1 and len(rules.times()) == 1:
        raise BadPosition("error-odds-multiplier")


def _turns(rules: Ruleset, typed: TypedPosition) -> list[int]:
    """How many turns each seat has had: as many as cards are gone from its hand. The dealer has the first one."""
    dealt, size = rules.first_hand(), typed.hand.bit_count()
    if size > dealt:
        raise BadPosition("error-odds-too-many", cards=size, most=dealt)
    here, mine = ((seat - typed.dealer) % rules.seats for seat in (typed.turn, typed.seat))
    # Whoever comes before the player whose turn it is has had one turn more than those who come after.
    cycles = dealt - size - (1 if mine < here else 0)
    if cycles < 0:
        raise BadPosition("error-odds-had-turn")
    played = [cycles + ((seat - typed.dealer) % rules.seats < here) for seat in range(rules.seats)]
    if max(played) > dealt:
        raise BadPosition("error-odds-turn")
    return played


def _unseen(rules: Ruleset, typed: TypedPosition, played: list[int]) -> tuple[list[int], list[list[int]]]:
    """Hands and draw piles: the cards that nobody sees lie somewhere."""
    sizes = [rules.first_hand() - turns for turns in played]
    if own := rules.deal.total("piles"):
        stock = [own - turns for turns in played]
    else:
        stock = [rules.deck.bit_count() - rules.on_field() - rules.seats * rules.first_hand() - sum(played)]
    if min(stock) < 0:
        raise BadPosition("error-odds-drawn")
    seen = typed.hand | typed.field
    for pile in typed.piles:
        seen |= pile
    hidden = list(each(rules.deck & ~seen))
    held = sum(sizes) - sizes[typed.seat]
    if apart := len(hidden) - held - sum(stock):
        raise BadPosition(
            "error-odds-sum",
            turns=sum(played),
            held=held,
            stock=sum(stock),
            unseen=held + sum(stock),
            given=seen.bit_count(),
            left=len(hidden),
            apart=abs(apart),
            which="missing" if apart > 0 else "extra",
        )
    hands = [typed.hand if seat == typed.seat else sum(1 << hidden.pop(0) for _ in range(size)) for seat, size in enumerate(sizes)]
    return hands, [[hidden.pop() for _ in range(size)] for size in stock]
