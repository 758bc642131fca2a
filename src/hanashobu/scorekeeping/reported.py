"""What people at a real table report of a round: everybody's pile, who did not play and why, hands that matter, and calls."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Literal, NamedTuple

import msgspec
from msgspec import Meta

from hanashobu.cards import UnknownCard, card, codes
from hanashobu.play import mechanisms
from hanashobu.rules.ruleset import Ruleset
from hanashobu.text import Arg, Cards, List, Message, MessageError, Player, Quoted, msg
from hanashobu.text.message import message_of
from hanashobu.wire import Wire

REST = "rest"

# What a player did in the round; each but the first is also a word that stands for a pile.
PLAYS = "plays"
IN = "in"  # in, and then nobody played
OUT = "out"
FORCED = "forced"
WAITS = "waits"
BLANK = "blank"
SOLD = "sold"
FIELD = msg("score-place-field")
WORDS = (IN, OUT, FORCED, WAITS, BLANK, SOLD)

Seat = Annotated[int, Meta(ge=0, le=6)]
Few = Meta(max_length=20)
Did = Literal["rest", "in", "out", "forced", "waits", "blank", "sold"]
Code = Annotated[str, Meta(max_length=20)]
CardCodes = Annotated[tuple[Code, ...], Meta(max_length=60)]
Chips = Annotated[int, Meta(ge=0, le=10**9)]


class BadRound(MessageError, ValueError):
    """What cannot have been a round, and which field of the report is wrong."""

    field = "piles"


class ReportedPile(NamedTuple):
    """What a player did, and the cards taken."""

    does: str
    cards: int = 0


class ShownTeyaku(Wire, frozen=True):
    """Who showed a teyaku."""

    seat: Seat
    id: Code


class EndingCall(Wire, frozen=True):
    """Who ended the round, and how."""

    seat: Seat
    says: Code


class BoughtPlace(Wire, frozen=True):
    """Who bought the place of whom."""

    buyer: Seat
    seller: Seat
    amount: Chips


class LiableSeat(Wire, frozen=True):
    """Who is liable for a yaku, by its id, or for Diving, by the card that was laid."""

    seat: Seat
    what: Code


class RoundReport(Wire, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A round as people report it, whichever way; what a table does not have is left out."""

    piles: Annotated[tuple[CardCodes | Did, ...], Meta(max_length=7)]  # cards taken, `rest` for all others, or why somebody did not play
    dealer: Seat | None = None  # as the match goes, if left out
    leader: Seat | None = None
    multiplier: Annotated[int, Meta(ge=1, le=1000)] = 1  # where the cards that multiply are not reported
    field: CardCodes = ()  # of the dealt field the cards that multiply
    stakes: dict[str, Chips] = msgspec.field(default_factory=dict)  # by seat; in a match they follow from the totals
    hands: dict[str, CardCodes] = msgspec.field(default_factory=dict)  # by seat, as dealt: of whoever was forced out, or has a triplet
    teyaku: Annotated[tuple[ShownTeyaku, ...], Few] = ()
    call: EndingCall | None = None
    sage: Annotated[tuple[Seat, ...], Few] = ()  # in the order of their first calls
    buys: Annotated[tuple[BoughtPlace, ...], Few] = ()
    answers: Annotated[tuple[LiableSeat, ...], Few] = ()
    extra: Annotated[dict[str, bool | Chips], Few] = msgspec.field(default_factory=dict)  # the rule book's `report_fields`, by name


def listing(text: str) -> tuple[str, ...]:
    """Cards as typed, one by one."""
    return tuple(text.replace(",", " ").lower().split())


def typed(text: str) -> CardCodes | Did:
    """A pile as typed: cards, or a word for a player who did not play, or who took all others."""
    found = listing(text)
    return msgspec.convert(found[0], Did) if len(found) == 1 and found[0] in (REST, *WORDS) else found


def unused(rules: Ruleset) -> dict[str, Message]:
    """The fields of a report that nobody can fill in at this table, those of mechanisms too, each with the reason."""
    known: dict[str, tuple[object, Message]] = {
        name: (part.has(rules), msg(part.missing)) for name, part in mechanisms.report_parts().items()
    }
    known |= {name: (field.rule(rules), field.message("missing")) for name, field in mechanisms.report_fields().items()}
    return {field: why for field, (used, why) in known.items() if not used}


def check(report: RoundReport, rules: Ruleset) -> None:
    """Whether everybody who is named sits at the table, and what is reported has a meaning there."""
    rows: list[EndingCall | ShownTeyaku | LiableSeat | None] = [report.call, *report.teyaku, *report.answers]
    named = [report.dealer, report.leader, *report.sage, *(row.seat for row in rows if row)]
    named += [seat for row in report.buys for seat in (row.buyer, row.seller)]
    sits = {str(seat) for seat in range(rules.seats)}
    if any(seat is not None and str(seat) not in sits for seat in (*named, *report.hands, *report.stakes)):
        raise BadRound("error-score-seat", seats=rules.seats)
    fresh = RoundReport(piles=())
    for field, why in unused(rules).items():
        if getattr(report, field, None) != getattr(fresh, field, None):
            raise _wrong(field, "error-score-unused", why=why)
    for row in report.teyaku:
        if row.id not in {hand.id for hand in rules.teyaku}:
            raise _wrong("teyaku", "error-score-teyaku", id=Quoted(row.id))
    if report.call and report.call.says not in (known := ending(rules)):
        raise _wrong("call", "error-score-call-word", known=List(known), call=Quoted(report.call.says))


def ending(rules: Ruleset) -> tuple[str, ...]:
    """The words that end a round."""
    if rules.calls is None:
        return ()
    words = rules.calls.words
    return (words.ends.word, words.cancels.word) if rules.calls.cancel else (words.ends.word,)


def _wrong(field: str, id: str, /, **args: Arg) -> BadRound:
    error = BadRound(id, **args)
    error.field = field
    return error


def read_piles(report: RoundReport, names: Sequence[str], rules: Ruleset) -> tuple[ReportedPile, ...]:
    """Everybody's pile: cards, a word for players who did not play, and one perhaps `rest`; no card may be in two."""
    if len(report.piles) != rules.seats:
        raise BadRound("error-score-piles", seats=rules.seats, piles=len(report.piles))
    listings = [[pile] if isinstance(pile, str) else list(pile) for pile in report.piles]
    rests = [seat for seat, listing in enumerate(listings) if REST in listing]
    if len(rests) > 1:
        raise BadRound("error-score-rest-twice", players=[Player(names[seat], seat) for seat in rests])
    piles = []
    for seat, listing in enumerate(listings):
        who = Player(names[seat], seat)
        word = next((word for word in listing if word in (REST, *WORDS)), None)
        if word and listing != [word]:
            raise BadRound("error-score-pile-mixed", who=who, word=word)
        if word and word != REST:
            _may_be(word, who, rules)
            piles.append(ReportedPile(word))
        else:
            piles.append(ReportedPile(PLAYS, 0 if word else read_cards(listing, msg("score-place-pile", who=who), rules)))
    _nothing_twice([pile.cards for pile in piles], names, "error-score-two-piles")
    if rests:
        piles[rests[0]] = ReportedPile(PLAYS, nobodys(piles, rules))
    return tuple(piles)


def nobodys(piles: Sequence[ReportedPile], rules: Ruleset) -> int:
    """The cards that are in no pile and could be."""
    left: int = rules.deck & ~rules.blank()
    for pile in piles:
        left &= ~pile.cards
    return left


def read_extra(report: RoundReport, rules: Ruleset) -> dict[str, int]:
    """What is reported of mechanisms; each must be one that this table has, and a player one who sits there."""
    found = {}
    for name, value in report.extra.items():
        entry = mechanisms.report_fields().get(name)
        if entry is None:
            raise _wrong("extra", "error-score-unknown", field=Quoted(name))
        if value is False:
            continue
        if not entry.rule(rules):
            raise _wrong(name, "error-score-unused", why=entry.message("missing"))
        if entry.takes == "player" and (value is True or value >= rules.seats):
            raise BadRound("error-score-seat", seats=rules.seats)
        if entry.takes == "number" and (value is True or not 1 <= value <= entry.most):
            raise _wrong(name, "error-score-number", field=Quoted(name), most=entry.most)
        found[name] = int(value)
    return found


def read_hands(report: RoundReport, names: Sequence[str], rules: Ruleset) -> Mapping[int, int]:
    """Hands as dealt; no card may be in two."""
    size = rules.deal.total("hands")
    hands = {}
    for seat, listing in ((int(seat), hand) for seat, hand in report.hands.items() if hand):
        who = Player(names[seat], seat)
        hands[seat] = read_cards(listing, msg("score-place-hand", who=who), rules)
        if hands[seat].bit_count() != size:
            raise _wrong("hands", "error-score-hand-size", size=size, who=who, count=hands[seat].bit_count())
    _nothing_twice([hands.get(seat, 0) for seat in range(rules.seats)], names, "error-score-two-hands")
    return hands


def _may_be(word: str, who: Player, rules: Ruleset) -> None:
    """Whether a player can have done this at such a table."""
    possible = mechanisms.did(rules)
    if not possible:
        raise BadRound("error-score-all-play", seats=rules.seats, who=who, word=Quoted(word))
    if word not in possible:
        raise BadRound("error-score-word", who=who, word=Quoted(word), words=[REST, *(word for word in WORDS if word in possible)])


def read_cards(words: Sequence[str], where: Message, rules: Ruleset) -> int:
    """Cards by their codes; the error says where they lie."""
    pile = 0
    for word in words:
        try:
            bit = 1 << card(word, rules.deck)
        except UnknownCard as error:
            raise BadRound("error-score-in", where=where, what=message_of(error)) from None
        if bit & rules.blank():
            raise BadRound("error-score-blank-taken", where=where)
        if not bit & rules.deck:
            raise BadRound("error-score-deck", where=where, card=Cards(codes(bit)))
        if bit & pile:
            raise BadRound("error-score-card-twice", where=where, card=Cards(codes(bit)))
        pile |= bit
    return pile


def _nothing_twice(sets: Sequence[int], names: Sequence[str], id: str) -> None:
    for seat, mask in enumerate(sets):
        for other in range(seat):
            if both := mask & sets[other]:
                players = [Player(names[other], other), Player(names[seat], seat)]
                raise BadRound(id, cards=some(both), players=players)


def some(mask: int, most: int = 8) -> Cards | Message:
    """Cards by name; of many only the codes."""
    found = codes(mask)
    return Cards(found) if len(found) <= most else msg("score-cards-many", count=len(found), codes=" ".join(found))
