"""A teyaku that was overlooked or kept hidden can be claimed until the first card of the round is drawn (TA-11, HH-7)."""

from __future__ import annotations

from random import Random

import pytest

from hanashobu import games
from hanashobu.cards import BLANK
from hanashobu.engine.actions import CLAIM_FIRST, NO
from hanashobu.engine.state import FROM_HAND
from hanashobu.play import events
from hanashobu.play.match import IllegalAction, Match
from hanashobu.play.questions.outcome import lay
from hanashobu.records.codec import RecordLine
from hanashobu.records.replay import Replay
from tests.support.helpers import NAMES, only
from tests.support.ledger import Ledger
from tests.support.strategies import Setup

SEEDS = {"taiyaku": 400, "hachi_hachi": 60}  # in Taiyaku teyaku are rare


def hidden(game: str, seed: int, seats: int = 3) -> Match | None:
    """A match whose players have kept all their teyaku hidden; None if they have none in the first round."""
    match = Setup(games.find(game), seats, (("rounds", 1),)).match(seed)
    match.start()
    asked = False
    while match.asked == "claim" and match.actor is not None:
        asked = True
        match.play(match.actor, NO)
    return match if asked and match.actor is not None else None


def matches(game: str) -> list[Match]:
    return [match for match in (hidden(game, seed) for seed in range(SEEDS[game])) if match]


def wants_a_target(match: Match) -> int:
    """An answer; if possible a hand card that has to choose what it takes."""
    legal, view = match.legal(), match.view(match.actor)
    return next((card for card in legal if match.asked == "play" and card <= BLANK and lay(view, card).choices), legal[0])


def holders(match: Match) -> list[int]:
    return [seat for seat in range(len(match.names)) if match.view(seat).late]


@pytest.mark.parametrize("game", ["taiyaku", "hachi_hachi"])
def test_whoever_kept_one_hidden_can_claim_it_out_of_turn_and_is_paid_as_usual(game: str) -> None:
    """TA-11, HH-7: the same cards are shown and the same sums are paid as for a claim in time."""
    out_of_turn = 0
    for seed in range(SEEDS[game]):
        late = hidden(game, seed)
        if late is None:
            continue
        in_time = Setup(games.find(game), 3, (("rounds", 1),)).match(seed)
        in_time.start()
        for seat in holders(late):
            assert late.view(seat).late
            out_of_turn += late.actor != seat
        while in_time.asked == "claim" and in_time.actor is not None:
            seat, best = in_time.actor, in_time.legal()[-1]
            emitted = in_time.play(seat, best)
            again = late.play(seat, best)
            claims, later = only(emitted, events.Claim), only(again, events.Claim)
            assert [(claim.teyaku, claim.shown) for claim in claims] == [(claim.teyaku, claim.shown) for claim in later]
            assert [pay for pay in emitted if isinstance(pay, events.Pay)] == [pay for pay in again if isinstance(pay, events.Pay)]
            assert not late.view(seat).late
    assert out_of_turn


@pytest.mark.parametrize("game", ["taiyaku", "hachi_hachi"])
def test_it_can_be_claimed_while_the_first_card_looks_for_its_target_and_not_after_the_draw(game: str) -> None:
    """TA-11, HH-7: the first hand card may lie there already; the first card from the draw pile ends it."""
    moments = set()
    for match in matches(game):
        seats = holders(match)
        while match.actor is not None and holders(match):
            assert holders(match) == [seat for seat in seats if seat in holders(match)]
            moments.add(match.asked)
            if match.asked == "take":
                assert match.view(None).table.source == FROM_HAND
            match.play(match.actor, wants_a_target(match))
        returned = {event.seat for event in only(match.events, events.Return)}
        if set(seats) - returned:
            assert {play.source for play in only(match.events, events.Play)} == {"hand"} or match.view(None).table.turn
            with pytest.raises(IllegalAction, match="until the first card is drawn"):
                match.play(seats[0], CLAIM_FIRST)
    assert {"play", "take"} <= moments
    assert ("return" in moments) == (game == "taiyaku")


def test_the_leader_can_still_show_the_card_that_was_just_played() -> None:
    """TA-11: the card that looks for its target was in the hand that was dealt."""
    found = 0
    for match in matches("taiyaku") + matches("hachi_hachi"):
        while match.asked == "return" and match.actor is not None:
            match.play(match.actor, match.legal()[-1])
        leader = match.actor
        if leader is None or not match.view(leader).late:
            continue
        before = match.view(leader).late
        for card in match.legal():
            match.play(leader, card)
            break
        if match.asked == "take" and match.view(None).table.source == FROM_HAND:
            assert match.view(leader).late == before
            emitted = match.play(leader, before[-1])
            assert only(emitted, events.Claim)
            found += 1
    assert found


@pytest.mark.parametrize("game", ["taiyaku", "hachi_hachi"])
def test_a_record_with_a_late_claim_is_played_again_to_the_same_end(game: str) -> None:
    """TA-11, HH-7: in the record it stands where it happened, and the books are right."""
    found = 0
    for number, match in enumerate(matches(game)):
        random = Random(number)
        claimed = False
        while not match.over:
            late = [(seat, action) for seat in holders(match) for action in match.view(seat).late]
            if late and random.random() < 0.5:
                match.play(*random.choice(late))
                claimed = True
            elif match.actor is None:
                match.go_on()
            else:
                match.play(match.actor, random.choice(match.legal()))
        if claimed:
            found += 1
            replay = Replay([RecordLine(at, event) for at, event in enumerate(match.events, 1)])
            assert [line.event for line in replay] == match.events
            Ledger(match.rules).follow(match.events)
    assert found > 2


def test_who_has_nothing_left_to_claim_is_told_so() -> None:
    match = next(iter(matches("hachi_hachi")))
    seat = next(seat for seat in range(3) if seat not in holders(match))
    with pytest.raises(IllegalAction, match="no teyaku that you could still claim"):
        match.play(seat, CLAIM_FIRST)


def test_a_shown_card_is_not_put_back() -> None:
    """TA-12 with TA-11: who claims while asked for a card to return is asked again, for one that breaks nothing shown."""
    found = 0
    for match in matches("taiyaku"):
        actor = match.actor
        if match.asked == "return" and actor is not None and match.view(actor).late:
            match.play(actor, match.view(actor).late[-1])
            view = match.view(actor)
            assert match.actor == actor
            assert all(not view.table.shown[actor] >> card & 1 for card in view.legal) or not view.hand & ~view.table.shown[actor]
            found += 1
    assert found


@pytest.mark.parametrize("game", ["hiraya", "hana_awase", "mushi"])
def test_games_without_claims_have_no_late_ones(game: str) -> None:
    found = games.find(game)
    for seed in range(10):
        match = Match(found, NAMES[: found.usual_seats], seed=seed)
        match.start()
        assert not [seat for seat in range(found.usual_seats) if match.view(seat).late]
