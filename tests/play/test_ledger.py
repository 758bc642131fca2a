"""The ledger of a match at a real table against matches that were really played."""

from __future__ import annotations

import pytest

from hanashobu.cards import DECK, cards
from hanashobu.games import find
from hanashobu.play import events
from hanashobu.play.match import Match
from hanashobu.rules.options import Value, from_json
from hanashobu.rules.ruleset import Ruleset
from hanashobu.scorekeeping.ledger import Ledger, keep
from hanashobu.scorekeeping.reported import OUT, PLAYS, BadRound, ReportedPile, ReportedRound
from tests.support.helpers import NAMES, only
from tests.support.reporting import rounds, setup
from tests.support.strategies import Setup, covering


def follows(table: Setup, seed: int, most: int | None = None) -> Match:
    """Plays a match and tells it to a ledger, which must come to the same after every round."""
    ledger: Ledger | None = None
    match: Match | None = None
    for happened, emitted, match in rounds(table, seed, most):
        if ledger is None:
            ledger = Ledger(match.rules, match.names, only(happened, events.DealerDraw)[0].dealer)
        if not emitted.piles:
            assert list(ledger.stop()) == happened
            break
        begin = only(happened, events.RoundBegins)[0]
        coming = ledger.coming
        assert (coming.number, coming.dealer, ledger.totals) == (begin.number, begin.dealer, begin.totals)
        scored = ledger.settle(emitted)
        end = next(place for place, event in enumerate(happened) if isinstance(event, events.RoundEnds))
        misdeal = max((place for place, event in enumerate(happened) if isinstance(event, events.Misdeal)), default=0)
        assert list(scored.payments) == only(happened[misdeal:end], events.Pay), emitted
        assert list(scored.after) == happened[end + 1 :]
        assert (scored.winner, scored.next_dealer, scored.why) == (happened[end].winner, happened[end].next_dealer, happened[end].why)  # type: ignore[union-attr]
        assert scored.totals == happened[end].totals  # type: ignore[union-attr]
        assert scored.result == only(happened, events.RoundScore)[0].result
        for multiplier in only(happened, events.Multiplier)[-1:]:
            assert (scored.multiplier, ledger.coming.waiting) == (multiplier.value, multiplier.waiting)
        assert ledger.totals == match.totals
        assert ledger.over == match.over
    assert match is not None
    return match


@pytest.mark.parametrize("table", covering()[::3], ids=repr)
def test_every_match_comes_to_the_same_in_the_ledger(table: Setup) -> None:
    """Totals, dealers, multipliers that wait, stakes, years, ginmi, loans, final accounts and the end, at every game's tables."""
    follows(table, 7, 14)


@pytest.mark.soak
@pytest.mark.parametrize("table", covering(), ids=repr)
def test_every_table_comes_to_the_same_in_the_ledger(table: Setup) -> None:
    for seed in range(4):
        follows(table, seed)


@pytest.mark.parametrize(("seats", "options"), [(3, {}), (4, {"bankoita": "most", "buyout": True}), (7, {"mizuten": True})])
def test_a_whole_campaign_with_its_books(seats: int, options: dict[str, Value]) -> None:
    """HH-70 to HH-75: every year's end, ginmi and loan, and the final accounts after the last round."""
    match = follows(setup("hachi_hachi", seats, campaign=True, **options), 3)
    assert match.round == 12 * seats
    assert len(only(match.events, events.YearEnds)) >= seats
    assert only(match.events, events.Ginmi)
    assert only(match.events, events.MatchEnds)[0].why == "rounds"


@pytest.mark.parametrize(
    ("game", "seats", "options", "why"),
    [
        ("nara", 4, {"target": 1150, "rounds": None}, "target"),
        ("hiraya", 3, {"until_bust": 100, "rounds": None}, "bust"),
        ("taiyaku", 3, {"rounds": 5, "chips": 12}, "rounds"),
    ],
)
def test_a_match_ends_as_it_was_agreed(game: str, seats: int, options: dict[str, Value], why: str) -> None:
    ended = {event.why for seed in range(6) for event in only(follows(setup(game, seats, **options), seed).events, events.MatchEnds)}
    assert why in ended


# By hand.


def rules_of(game: str, seats: int, **options: Value) -> Ruleset:
    found = find(game)
    return found.rules(from_json(found.options, dict(options)), seats)


def pile(text: str) -> ReportedPile:
    return ReportedPile(PLAYS, cards(text))


RED = "1b 2b 3b"


def hiraya(dealer: int = 0) -> ReportedRound:
    """Ben has the red ribbons, Chie one card, Aki all others."""
    return ReportedRound((ReportedPile(PLAYS, DECK & ~cards(f"{RED} 4a")), pile(RED), pile("4a")), dealer)


def test_totals_and_the_deal_go_from_round_to_round() -> None:
    rules = rules_of("hiraya", 3, rounds=2)
    kept = keep(rules, NAMES[:3], [hiraya()])
    assert kept.coming is not None
    assert (kept.coming.number, kept.coming.dealer) == (2, kept.rounds[0].winner)
    both = keep(rules, NAMES[:3], [hiraya(), hiraya(kept.coming.dealer)])
    assert both.totals == tuple(2 * points for points in kept.rounds[0].result)
    assert both.coming is None
    assert isinstance(both.rounds[1].after[-1], events.MatchEnds)


def test_a_round_that_cannot_be_is_named_and_changes_nothing() -> None:
    rules = rules_of("hiraya", 3)
    bad = ReportedRound((pile("1a"), pile("2a"), pile("3a")))
    with pytest.raises(BadRound, match=r"^Round 2: Nobody has 45 cards \("):
        keep(rules, NAMES[:3], [hiraya(), bad])
    ledger = Ledger(rules, NAMES[:3])
    ledger.settle(hiraya())
    before = ledger.totals, ledger.coming
    with pytest.raises(BadRound):
        ledger.settle(bad)
    assert (ledger.totals, ledger.coming) == before


def test_nothing_comes_after_the_end() -> None:
    rules = rules_of("hiraya", 3, rounds=1)
    with pytest.raises(BadRound, match=r"^Round 2: The match was over after round 1; no round can be added\.$"):
        keep(rules, NAMES[:3], [hiraya(), hiraya()])


def test_another_dealer_than_due_is_remarked_on() -> None:
    kept = keep(rules_of("hiraya", 3), NAMES[:3], [hiraya(2)], first_dealer=1)
    assert [str(one) for one in kept.rounds[0].remarks] == ["Chie dealt, although it was Ben's turn to deal."]


def test_multipliers_wait_for_the_rounds_to_come() -> None:
    """KR-4 to KR-6: the largest now, the others later, and what is new joins the queue."""
    rules = rules_of("kyu_rei_hana", 3)
    piles = (ReportedPile(PLAYS, DECK & ~cards("1a 2a")), pile("1a"), pile("2a"))
    first = ReportedRound(piles, on_field=cards("1a 3a 12a"))
    kept = keep(rules, NAMES[:3], [first])
    assert kept.coming is not None
    assert (kept.rounds[0].multiplier, kept.coming.waiting) == (4, (2, 2))
    after = keep(rules, NAMES[:3], [first, ReportedRound(piles, on_field=cards("11a"))])
    assert after.coming is not None
    assert (after.rounds[1].multiplier, after.coming.waiting) == (2, (4, 2))
    ledger = Ledger(rules, NAMES[:3])
    assert [ledger.multiplier(cards(text)) for text in ("", "1a", "1a 12a")] == [1, 2, 4]
    assert ledger.coming.waiting == ()
    with pytest.raises(BadRound, match=r"^Round 1: 1b Pine Poetry Ribbon does not multiply a round \(KR-4\)\.$"):
        keep(rules, NAMES[:3], [ReportedRound(piles, on_field=cards("1b"))])


def test_stakes_are_what_somebody_still_has() -> None:
    """TA-2, TA-3: after a lost stake there are 2 chips left, and no more can be lost."""
    rules = rules_of("taiyaku", 3, chips=10)
    blues = (pile("6b 9b 10b"), pile("1a"), pile("2a"))
    kept = keep(rules, NAMES[:3], [ReportedRound(blues, leader=0)])
    assert kept.totals == (26, 2, 2)
    assert kept.coming is not None
    assert kept.coming.stakes == (8, 2, 2)
    assert keep(rules, NAMES[:3], [ReportedRound(blues, leader=0)] * 2).totals == (30, 0, 0)


def test_players_can_stop_a_campaign_and_settle_it() -> None:
    """HH-75: the prize, then the buy-in back."""
    rules = rules_of("hachi_hachi", 3, campaign=True)
    emitted = ReportedRound((ReportedPile(PLAYS, DECK & ~cards("1a 2a")), pile("1a"), pile("2a")), call=(0, "shoubu"))
    kept = keep(rules, NAMES[:3], [emitted], stopped=True)
    assert kept.coming is None
    assert kept.books is not None
    assert kept.books.prize == 0
    assert only(kept.after, events.MatchEnds)[0].why == "stopped"
    assert sum(kept.totals) + 1 == 0  # a point lies in the year's pot


def test_who_must_play_depends_on_the_round() -> None:
    """HH-46: from the second round on, whoever is needed to make three is in."""
    rules = rules_of("kyu_rei_hana", 4, must_play_three=2)
    emitted = ReportedRound((pile("1a"), ReportedPile(OUT), ReportedPile(OUT), ReportedPile(OUT)))
    alone = ReportedRound((ReportedPile(PLAYS), ReportedPile(OUT), ReportedPile(OUT), ReportedPile(OUT)))
    with pytest.raises(BadRound, match=r"^Round 1: Only Aki was in, and nobody played .* So nobody has a pile\.$"):
        keep(rules, NAMES[:4], [emitted])
    with pytest.raises(BadRound, match=r"^Round 2: Chie may not go out: every player who is left is needed to make three"):
        keep(rules, NAMES[:4], [alone, alone])
