"""The ledger of a match at a real table against matches that were really played."""

from __future__ import annotations

import pytest

from hanashobu.cards import cards
from hanashobu.games import find
from hanashobu.play import events
from hanashobu.play.match import Match
from hanashobu.rules.options import Value, from_json
from hanashobu.rules.ruleset import Ruleset
from hanashobu.scorekeeping.ledger import Ledger
from hanashobu.scorekeeping.reported import BadRound, EndingCall, RoundReport, typed
from hanashobu.scorekeeping.scored import Scored
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


def pile(text: str) -> tuple[str, ...]:
    return tuple(text.split())


RED = "1b 2b 3b"


def hiraya(dealer: int = 0) -> RoundReport:
    """Ben has the red ribbons, Chie one card, Aki all others."""
    return RoundReport(piles=("rest", pile(RED), pile("4a")), dealer=dealer)


def settled(rules: Ruleset, *reports: RoundReport) -> tuple[Ledger, list[Scored]]:
    """A match of these rounds, and what each of them brought."""
    ledger = Ledger(rules, NAMES[: rules.seats])
    return ledger, [ledger.settle(report) for report in reports]


def test_totals_and_the_deal_go_from_round_to_round() -> None:
    rules = rules_of("hiraya", 3, rounds=2)
    ledger, [first] = settled(rules, hiraya())
    assert (ledger.coming.number, ledger.coming.dealer) == (2, first.winner)
    second = ledger.settle(hiraya(ledger.dealer))
    assert ledger.totals == tuple(2 * points for points in first.result)
    assert ledger.over
    assert isinstance(second.after[-1], events.MatchEnds)


def test_a_round_that_cannot_be_changes_nothing() -> None:
    ledger, _ = settled(rules_of("hiraya", 3), hiraya())
    before = ledger.totals, ledger.coming
    with pytest.raises(BadRound, match=r"^Nobody has 45 cards \("):
        ledger.settle(RoundReport(piles=(pile("1a"), pile("2a"), pile("3a"))))
    assert (ledger.totals, ledger.coming) == before


def test_nothing_comes_after_the_end() -> None:
    rules = rules_of("hiraya", 3, rounds=1)
    with pytest.raises(BadRound, match=r"^The match was over after round 1; no round can be added\.$"):
        settled(rules, hiraya(), hiraya())


def test_another_dealer_than_due_is_remarked_on() -> None:
    scored = Ledger(rules_of("hiraya", 3), NAMES[:3], first_dealer=1).settle(hiraya(2))
    assert [str(one) for one in scored.remarks] == ["Chie dealt, although it was Ben's turn to deal."]


def test_multipliers_wait_for_the_rounds_to_come() -> None:
    """KR-4 to KR-6: the largest now, the others later, and what is new joins the queue."""
    rules = rules_of("kyu_rei_hana", 3)
    piles = (typed("rest"), pile("1a"), pile("2a"))
    first = RoundReport(piles=piles, field=pile("1a 3a 12a"))
    kept, [scored] = settled(rules, first)
    assert (scored.multiplier, kept.coming.waiting) == (4, (2, 2))
    scored = kept.settle(RoundReport(piles=piles, field=pile("11a")))
    assert (scored.multiplier, kept.coming.waiting) == (2, (4, 2))
    ledger = Ledger(rules, NAMES[:3])
    assert [ledger.multiplier(cards(text)) for text in ("", "1a", "1a 12a")] == [1, 2, 4]
    assert ledger.coming.waiting == ()
    with pytest.raises(BadRound, match=r"^1b Pine Poetry Ribbon does not multiply a round \(KR-4\)\.$"):
        ledger.settle(RoundReport(piles=piles, field=pile("1b")))


def test_stakes_are_what_somebody_still_has() -> None:
    """TA-2, TA-3: after a lost stake there are 2 chips left, and no more can be lost."""
    rules = rules_of("taiyaku", 3, chips=10)
    blues = (pile("6b 9b 10b"), pile("1a"), pile("2a"))
    ledger, _ = settled(rules, RoundReport(piles=blues, leader=0))
    assert ledger.totals == (26, 2, 2)
    assert ledger.coming.stakes == (8, 2, 2)
    ledger.settle(RoundReport(piles=blues, leader=0))
    assert ledger.totals == (30, 0, 0)


def test_players_can_stop_a_campaign_and_settle_it() -> None:
    """HH-75: the prize, then the buy-in back."""
    rules = rules_of("hachi_hachi", 3, campaign=True)
    emitted = RoundReport(piles=("rest", pile("1a"), pile("2a")), call=EndingCall(0, "shoubu"))
    ledger, _ = settled(rules, emitted)
    after = ledger.stop()
    assert ledger.over
    assert [shown.id for shown in ledger.shown()] == ["extra-year-pot"]
    assert only(after, events.MatchEnds)[0].why == "stopped"
    assert sum(ledger.totals) + 1 == 0  # a point lies in the year's pot


def test_who_must_play_depends_on_the_round() -> None:
    """HH-46: from the second round on, whoever is needed to make three is in."""
    rules = rules_of("kyu_rei_hana", 4, must_play_three=2)
    emitted = RoundReport(piles=(pile("1a"), "out", "out", "out"))
    alone = RoundReport(piles=((), "out", "out", "out"))
    with pytest.raises(BadRound, match=r"^Only Aki was in, and nobody played .* So nobody has a pile\.$"):
        settled(rules, emitted)
    with pytest.raises(BadRound, match=r"^Chie may not go out: every player who is left is needed to play"):
        settled(rules, alone, alone)
