"""Between the scorekeeper's page and the ledger: reads what people tell, and shows what came of it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from hanashobu import games
from hanashobu.cards import codes
from hanashobu.play import events, players
from hanashobu.play.events import AnyEvent
from hanashobu.play.players import BadName
from hanashobu.quoting import quote
from hanashobu.rules.compile import compile_tables
from hanashobu.rules.game import BadTable
from hanashobu.rules.options import BadOption, from_json
from hanashobu.rules.ruleset import Ruleset
from hanashobu.rules.text import count
from hanashobu.scorekeeping import reported
from hanashobu.scorekeeping.ledger import Ledger, ending
from hanashobu.scorekeeping.reported import PLAYS, BadRound, Pile, Told
from hanashobu.scorekeeping.scored import Held, Scored, held
from hanashobu.scorekeeping.uses import unused
from hanashobu.server.api import Lang
from hanashobu.server.presentation import speaker
from hanashobu.server.refusal import Refusal
from hanashobu.server.score_api import CampaignBooks, ComingRound, HeldYaku, RoundSheet, RoundTold, ScoreSheet, ScoreWish, SeatSheet
from hanashobu.table.question import Say


def sheet(wish: ScoreWish, lang: Lang) -> bytes:
    """The whole sheet as JSON; raises a Refusal where nothing can be settled at all. It is called in another process."""
    game = games.named(wish.game)
    say = speaker(lang, game.name)
    try:
        rules = game.rules(from_json(game.options, dict(wish.options)), len(wish.names))
        names = players.checked(wish.names)
    except (BadOption, BadTable, BadName) as error:
        raise Refusal(409, say(str(error))) from None
    if wish.dealer >= len(names):
        raise Refusal(409, say(f"Somebody is named who does not sit at this table of {len(names)}."))
    return msgspec.json.encode(settle(wish, rules, names, say))


def settle(wish: ScoreWish, rules: Ruleset, names: tuple[str, ...], say: Say) -> ScoreSheet:
    """Every round up to the first that has a problem; those after it wait until it is put right."""
    ledger = Ledger(rules, names, wish.dealer)
    sheets: list[RoundSheet] = []
    after: list[AnyEvent] = []
    bad = 0
    for number, said in enumerate(wish.rounds, 1):
        piles: tuple[Pile, ...] = ()
        dealer = ledger.dealer if said.dealer is None else said.dealer
        try:
            piles = _piles(said, names, rules)
            if bad:
                raise BadRound(f"First put round {bad} right.")
            scored = ledger.settle(_read(said, piles, dealer, names, rules))
            after += scored.after
            sheets.append(_settled(number, scored, say))
        except BadRound as error:
            bad = bad or number
            counts = 1 if bad != number else ledger.multiplier(_multiplying(said, rules))
            sheets.append(RoundSheet(number, dealer, _seats(piles, rules), say(error.plainly), multiplier=counts))
    if wish.stopped and not bad and not ledger.over:
        after += ledger.stop()
    coming, books = ledger.coming, ledger.books
    return ScoreSheet(
        tuple(sheets),
        (rules.length.start,) * rules.seats,
        ledger.totals,
        None if bad or ledger.over else ComingRound(coming.number, coming.dealer, coming.stakes, coming.waiting),
        None
        if books is None
        else CampaignBooks(books.year, books.month, books.year_pot, books.prize, books.loans, books.ginmi, books.ginmi_rounds),
        tuple(event for event in after if isinstance(event, events.Pay)),
        ending(after),
        rules.length.rounds,
    )


def _piles(said: RoundTold, names: tuple[str, ...], rules: Ruleset) -> tuple[Pile, ...]:
    if len(said.piles) != rules.seats:
        raise BadRound(f"There are {count(rules.seats, 'player')}, and {count(len(said.piles), 'pile')}.")
    return reported.read_piles([pile if isinstance(pile, str) else " ".join(pile) for pile in said.piles], names, rules)


def _read(said: RoundTold, piles: tuple[Pile, ...], dealer: int, names: tuple[str, ...], rules: Ruleset) -> Told:
    """The round as the ledger takes it; whoever is named must sit at the table."""
    named = [dealer, *said.sage, *(row.seat for row in said.teyaku), *(row.seat for row in said.answers)]
    named += [seat for seat in (said.leader, said.dealers_hand, said.call.seat if said.call else None) if seat is not None]
    named += [seat for row in said.buys for seat in (row.buyer, row.seller)]
    if any(seat >= rules.seats for seat in named) or any(key not in map(str, range(rules.seats)) for key in said.hands):
        raise BadRound(f"Somebody is named who does not sit at this table of {rules.seats}.")
    _check_use(said, rules)
    hands = {int(seat): " ".join(hand) for seat, hand in said.hands.items() if hand}
    return Told(
        piles,
        dealer,
        said.leader,
        on_field=reported.read_cards(said.field, "the field", rules),
        hands=reported.read_hands(hands, names, rules),
        teyaku=[(row.seat, row.id) for row in said.teyaku],
        call=(said.call.seat, said.call.says) if said.call else None,
        sage=said.sage,
        buys=[(row.buyer, row.seller, row.amount) for row in said.buys],
        dealers_hand=said.dealers_hand,
        blind=said.blind,
        answers=[(row.seat, row.what) for row in said.answers],
    )


def _check_use(said: RoundTold, rules: Ruleset) -> None:
    """Whether what is told has a meaning at this table."""
    given = {
        "hands": said.hands,
        "buys": said.buys,
        "leader": said.leader is not None,
        "call": said.call,
        "sage": said.sage,
        "answers": said.answers,
        "dealers_hand": said.dealers_hand is not None,
        "blind": said.blind,
        "on_field": said.field,
    }
    for field, why in unused(rules).items():
        if given.get(field):
            raise BadRound(f"At this table {why}; leave that out.")
    ids = {row.id for row in rules.teyaku}
    for row in said.teyaku:
        if row.id not in ids:
            raise BadRound(f"There is no teyaku {quote(row.id)} at this table.")
    if rules.leader and said.leader is None:
        raise BadRound("Say who led the round.")


def _settled(number: int, scored: Scored, say: Say) -> RoundSheet:
    books = tuple(event for event in scored.after if isinstance(event, events.YearEnds | events.Ginmi | events.Loan))
    did = [pile.does if pile.does != PLAYS or scored.active else reported.IN for pile in scored.told.piles]
    points = scored.card_points or (0,) * len(did)
    return RoundSheet(
        number,
        scored.told.dealer,
        tuple(
            SeatSheet(did[seat], points[seat], _held(scored.yaku[seat]), scored.result[seat], scored.totals[seat])
            for seat in range(len(did))
        ),
        settled=True,
        active=scored.active,
        multiplier=scored.multiplier,
        stakes=scored.stakes if any(scored.stakes) else (),
        payments=scored.payments,
        why=scored.why,
        winner=scored.winner,
        next_dealer=scored.next_dealer,
        story=say(scored.story) if scored.story else "",
        notes=tuple(map(say, scored.notes)),
        remarks=tuple(map(say, scored.remarks)),
        books=books,
        totals=books[-1].totals if books else scored.totals,
    )


def _multiplying(said: RoundTold, rules: Ruleset) -> int:
    """The cards of the field as far as they can be read."""
    try:
        return reported.read_cards(said.field, "the field", rules)
    except BadRound:
        return 0


def _seats(piles: Sequence[Pile], rules: Ruleset) -> tuple[SeatSheet, ...]:
    """What lies in the piles so far, whatever else is missing."""
    tables = compile_tables(rules)
    return tuple(SeatSheet(pile.does, rules.values.of(pile.cards), _held(held(rules, tables, pile.cards))) for pile in piles)


def _held(rows: Sequence[Held]) -> tuple[HeldYaku, ...]:
    return tuple(HeldYaku(row.yaku.id, codes(row.cards), row.points) for row in rows)
