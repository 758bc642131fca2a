"""Yaku and whole rounds of real cards, scored."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from hanashobu.api.arguments import AnyGame, names_of, seat_of, table_of, whole
from hanashobu.api.cards import CardSet, mask_of
from hanashobu.api.errors import BadArgument, BadType
from hanashobu.api.yaku import Yaku, as_yaku, yaku_of
from hanashobu.play import mechanisms, payments
from hanashobu.play.events import Party
from hanashobu.play.mechanisms.kinds import EventContext
from hanashobu.rules.compile import compile_tables
from hanashobu.rules.options import Value
from hanashobu.rules.ruleset import Ruleset
from hanashobu.rules.text import those
from hanashobu.scorekeeping import scoring
from hanashobu.scorekeeping.reported import BadRound, BoughtPlace, EndingCall, LiableSeat, RoundReport, ShownTeyaku, listing, typed
from hanashobu.scorekeeping.scored import Scored
from hanashobu.text import Quoted
from hanashobu.text.numbers import written


@dataclass(frozen=True)
class Payment:
    """Who pays whom how much, and the rule that says so; payer and payee are seats, or `bank`, `pot`, `year` or `prize`."""

    payer: Party
    payee: Party
    amount: int
    rule: str
    text: str


@dataclass(frozen=True, kw_only=True)
class PlayerScore:
    """What a round brought one player."""

    seat: int
    name: str
    taken: CardSet
    did: str  # `plays`, or why there is no pile: `out`, `forced`, `waits`, `blank`, `sold`, `in`
    card_points: int | None  # None where cards have no points
    yaku: tuple[Yaku, ...]
    result: int


@dataclass(frozen=True)
class Score:
    """A scored round."""

    players: tuple[PlayerScore, ...]
    payments: tuple[Payment, ...]
    winner: int | None
    next_dealer: int
    notes: tuple[str, ...]  # why something does not count, or what was taken for granted

    @property
    def result(self) -> tuple[int, ...]:
        """What the round brought everybody, by seat."""
        return tuple(player.result for player in self.players)

    def __str__(self) -> str:
        rows = [
            f"{player.name:<8}{written(player.result, '+')}  {', '.join(_held(yaku) for yaku in player.yaku)}".rstrip()
            for player in self.players
        ]
        return "\n".join([*rows, *self.notes])


def _held(yaku: Yaku) -> str:
    return f"{yaku.name} {'ends the round' if yaku.points is None else yaku.points}"


def yaku(
    game: AnyGame,
    cards: str | Iterable[str],
    *,
    players: int | None = None,
    options: Mapping[str, Value] | None = None,
    **house_rules: Value,
) -> list[Yaku]:
    """The yaku of a pile; of those that exclude each other only the one that counts."""
    _, _, rules = table_of(game, options, house_rules, players)
    return list(yaku_of(rules, compile_tables(rules), _in_deck(mask_of(cards, "cards"), rules)))


def _in_deck(mask: int, rules: Ruleset) -> int:
    if mask & ~rules.deck:
        raise BadArgument("cards", "error-api-deck", cards=those(mask & ~rules.deck))
    return mask


def score(
    game: AnyGame,
    piles: Sequence[str],
    *,
    names: Sequence[str] | None = None,
    dealer: int = 0,
    leader: int | None = None,
    multiplier: int = 1,
    hands: Mapping[int, str] | None = None,
    stakes: Mapping[int, int] | None = None,
    teyaku: Iterable[tuple[int, str]] = (),
    call: tuple[int, str] | None = None,
    sage: Iterable[int] = (),
    buys: Iterable[tuple[int, int, int]] = (),
    answers: Iterable[tuple[int, str]] = (),
    options: Mapping[str, Value] | None = None,
    **more: Value,
) -> Score:
    """A round that was played with real cards: one pile for each player, in turn order, and one of them may be "rest".

    Where not everybody plays, those who do not have a word for a pile: `out`, `forced`, `waits`, `blank`, `sold`. The other arguments tell
    what else happened, where a game has it; seats are numbers from 0. docs/cli.md has them all, under `hana score`. `more` are house
    rules, and what can be reported of the mechanisms of a game.
    """
    if isinstance(piles, str) or not isinstance(piles, Sequence) or not all(isinstance(pile, str) for pile in piles):
        raise BadType("piles", "Piles are a list of texts, one for each player, such as ['1a 3a', '1b 2b', 'rest'].")
    given = {name: more.pop(name) for name in mechanisms.report_fields() if name in more}
    _, _, rules = table_of(game, options, more, len(piles), argument="piles")
    seats, players = rules.seats, names_of(names, rules.seats)
    try:
        report = RoundReport(
            piles=tuple(map(typed, piles)),
            dealer=seat_of(dealer, seats, "dealer"),
            leader=None if leader is None else seat_of(leader, seats, "leader"),
            multiplier=whole(multiplier, "multiplier", 1),
            stakes={str(seat_of(seat, seats, "stakes")): whole(chips, "stakes", 0) for seat, chips in _items(stakes, "stakes")},
            hands={str(seat_of(seat, seats, "hands")): listing(_text(hand, "hands")) for seat, hand in _items(hands, "hands")},
            teyaku=tuple(ShownTeyaku(seat_of(seat, seats, "teyaku"), _teyaku(id, rules)) for seat, id in _rows(teyaku, 2, "teyaku")),
            call=None if call is None else _call(call, seats),
            sage=tuple(seat_of(seat, seats, "sage") for seat in _listed(sage, "sage")),
            buys=tuple(_bought(row, seats) for row in _rows(buys, 3, "buys")),
            answers=tuple(
                LiableSeat(seat_of(seat, seats, "answers"), _text(what, "answers")) for seat, what in _rows(answers, 2, "answers")
            ),
            extra=_extra(given, seats),
        )
        return _score(scoring.score(rules, report, players), rules, players)
    except BadRound as error:
        raise BadArgument(error.field, error.message) from None


def _extra(given: Mapping[str, Any], seats: int) -> dict[str, int]:
    """What is reported of mechanisms, without what did not happen."""
    takes = {name: field.takes for name, field in mechanisms.report_fields().items()}
    happened = {name: value for name, value in given.items() if value is not None and value is not False}
    return {name: _read(takes[name], value, seats, name) for name, value in happened.items()}


def _read(takes: str, value: Any, seats: int, name: str) -> int:
    if takes == "player":
        return seat_of(value, seats, name)
    return whole(value, name, 1) if takes == "number" else int(bool(value))


def _score(found: Scored, rules: Ruleset, names: tuple[str, ...]) -> Score:
    rows = []
    for seat, pile in enumerate(found.piles):
        points = None if found.card_points is None else found.card_points[seat]
        held = tuple(map(as_yaku, found.yaku[seat]))
        rows.append(
            PlayerScore(
                seat=seat,
                name=names[seat],
                taken=CardSet.of_mask(pile.cards),
                did=pile.does,
                card_points=points,
                yaku=held,
                result=found.result[seat],
            )
        )
    at = EventContext(names, rules, [pile.cards for pile in found.piles], cites=True)
    paid = tuple(Payment(pay.payer, pay.payee, pay.amount, pay.why, str(payments.says(pay, at))) for pay in found.payments)
    return Score(tuple(rows), paid, found.winner, found.next_dealer, tuple(map(str, (*found.notes, *found.remarks))))


def _teyaku(id: str, rules: Ruleset) -> str:
    ids = [row.id for row in rules.teyaku]
    if _text(id, "teyaku").upper() not in ids and ids:
        raise BadArgument("teyaku", "error-api-teyaku", teyaku=Quoted(id), known=ids)
    return id.upper()


def _call(call: tuple[int, str], seats: int) -> EndingCall:
    [(seat, word)] = _rows([call], 2, "call")
    return EndingCall(seat_of(seat, seats, "call"), _text(word, "call"))


def _bought(row: tuple[int, int, int], seats: int) -> BoughtPlace:
    return BoughtPlace(seat_of(row[0], seats, "buys"), seat_of(row[1], seats, "buys"), whole(row[2], "buys", 0))


def _text(text: str, argument: str) -> str:
    if not isinstance(text, str):
        raise BadType(argument, f"Expected a text, not {type(text).__name__}.")
    return text


def _items(given: Mapping[int, Any] | None, argument: str) -> Iterable[tuple[int, Any]]:
    if given is not None and not isinstance(given, Mapping):
        raise BadType(argument, "Expected a mapping from seats, such as {0: '1a 2b'}.")
    return (given or {}).items()


def _listed(given: Iterable[Any], argument: str) -> list[Any]:
    if isinstance(given, str) or not isinstance(given, Iterable):
        raise BadType(argument, f"Expected a list, not {type(given).__name__}.")
    return list(given)


def _rows(given: Iterable[tuple[Any, ...]], size: int, argument: str) -> list[Any]:
    found = _listed(given, argument)
    if not all(isinstance(row, tuple) and len(row) == size for row in found):
        raise BadType(argument, f"Each entry is a tuple of {size}, beginning with a seat.")
    return found
