"""A teyaku that was overlooked or kept hidden can be claimed until the first card of the round is drawn (TA-11, HH-7)."""

from __future__ import annotations

from random import Random

import pytest

from hanashobu import games
from hanashobu.cards import MOST_CARDS, codes
from hanashobu.engine.actions import CLAIM_NOTHING, claiming
from hanashobu.engine.state import FROM_HAND
from hanashobu.play import events
from hanashobu.play.match import IllegalAction, Match
from hanashobu.play.questions.outcome import lay
from hanashobu.records.codec import RecordLine
from hanashobu.records.replay import Replay
from hanashobu.records.resume import resume
from tests.support.helpers import NAMES, Table, only
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
        match.play(match.actor, CLAIM_NOTHING)
    return match if asked and match.actor is not None else None


def matches(game: str) -> list[Match]:
    return [match for match in (hidden(game, seed) for seed in range(SEEDS[game])) if match]


def wants_a_target(match: Match) -> int:
    """An answer; if possible a hand card that has to choose what it takes."""
    legal, view = match.legal(), match.view(match.actor)
    return next((card for card in legal if match.asked == "play" and card < MOST_CARDS and lay(view, card).targets), legal[0])


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
                match.play(seats[0], claiming(0))
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


def dealt(game: str, hand: str, field: str) -> Table:
    """A table whose leader has this hand, and claims nothing when asked."""
    table = Table(game, 3, rounds=1).deal(hands=[hand], field=field, leader=0 if game == "taiyaku" else None)
    while table.match.asked == "claim":
        table.play("no")
    return table


def verified_and_resumed(match: Match) -> None:
    """The record is right, and cut after any line it is the beginning of a match that can be played to its end."""
    record = [RecordLine(at, event) for at, event in enumerate(match.events, 1)]
    assert [line.event for line in Replay(record)] == match.events
    for upto in range(1, len(record) + 1):
        again = resume(record[:upto], 7)
        assert again.events[:upto] == match.events[:upto]
        if upto > len(record) - 4:
            while not again.over:
                again.go_on() if again.actor is None else again.play(again.actor, again.legal()[0])
            assert [line.event for line in Replay([RecordLine(at, event) for at, event in enumerate(again.events, 1)])] == again.events


WAITING = [
    ("hachi_hachi", "1a 1b 2a 2b 3a 3c 5a", "1c 1d 7a 8a 9a 10a", (), "1b", claiming(0), "HH-A6", "1a 1b 2a 2b 3a 3c"),
    ("hachi_hachi", "1c 2c 3c 4c 5c 6c 7c", "1a 1b 7a 8a 9a 10a", (), "1c", claiming(1), "HH-B5", "1c 2c 3c 4c 5c 6c 7c"),
    ("taiyaku", "1c 1d 2c 2d 3c 3d 4c 8a", "2a 2b 7a 9c 10a 11a", ("8a",), "2c", claiming(0), "TA-T1", "1c 1d 2c 2d 3c 3d 4c"),
]


@pytest.mark.parametrize(("game", "hand", "field", "back", "card", "claims", "id", "shown"), WAITING)
def test_a_card_that_waits_for_its_target_is_shown_with_the_others(
    game: str, hand: str, field: str, back: tuple[str, ...], card: str, claims: int, id: str, shown: str
) -> None:
    """TA-11, HH-7: it left the hand in this very turn. The record has the claim before the card, and is verified and resumed."""
    table = dealt(game, hand, field)
    while table.match.asked == "return":
        table.play(next((one for one in back if one in table.choices.split()), table.choices.split()[-1]))
    assert table.play(card) == []
    assert table.match.asked == "take"
    claim, *paid = table.match.play(0, claims)
    assert claim == events.Claim(0, (id,), tuple(shown.split()))
    assert bool(paid) == (game == "taiyaku")
    assert card not in codes(table.match.view(1).shown(0)), "it lies on the table, and not in the hand"
    verified_and_resumed(table.match)
    table.match.play(0, table.match.legal()[0])
    verified_and_resumed(table.match)


def test_a_claim_in_two_parts_shows_the_cards_of_both() -> None:
    """HH-7: the first in time, the second while a card of both waits for its target."""
    table = Table("hachi_hachi", 3, rounds=1).deal(hands=["1c 1d 2c 2d 3c 3d 4c"], field="1a 1b 7a 8a 9a 10a")
    table.play("claim a")
    while table.match.asked == "claim":
        table.play("no")
    table.play("1c")
    assert table.match.play(0, claiming(1))[0] == events.Claim(0, ("HH-B5",), ("1c", "1d", "2c", "2d", "3c", "3d", "4c"))
    verified_and_resumed(table.match)


def test_between_a_capture_and_its_draw_there_is_no_moment_to_claim() -> None:
    """HH-7: the draw follows the capture at once, so what was open before the target was chosen is void after it."""
    table = dealt("hachi_hachi", "1a 1b 2a 2b 3a 3c 5a", "1c 1d 7a 8a 9a 10a")
    table.play("1b")
    assert table.match.view(0).late == (claiming(0),)
    table.play("1c")
    assert [play.source for play in only(table.match.events, events.Play)][:2] == ["hand", "stock"]
    assert table.match.view(0).late == ()


@pytest.mark.parametrize(
    ("hand", "back", "id", "chips"),
    [
        ("1c 1d 2c 2d 3c 3d 4c 8a", "8a", "TA-T1", 5),
        ("1c 1d 2c 2d 3c 3d 4c 8a", "1c", "", 0),
        ("1c 1d 2c 2d 3c 3d 4c 4d", "4d", "TA-T1", 5),
    ],
)
def test_who_claims_after_returning_a_card_is_paid_for_what_the_hand_then_holds(hand: str, back: str, id: str, chips: int) -> None:
    """TA-12, TA-11: Seven Empties stay, or are spoilt; of Eight Empties seven are left."""
    table = dealt("taiyaku", hand, "7a 8b 9c 10a 11a 12a")
    table.play(back)
    if not id:
        assert table.match.view(0).late == ()
        return
    claim, *paid = table.match.play(0, claiming(0))
    assert claim == events.Claim(0, (id,), tuple(card for card in hand.split() if card != back))
    assert [(pay.payer, pay.amount, pay.why) for pay in only(paid, events.Pay)] == [(1, chips, id), (2, chips, id)]
    verified_and_resumed(table.match)


def test_who_has_nothing_left_to_claim_is_told_so() -> None:
    match = next(iter(matches("hachi_hachi")))
    seat = next(seat for seat in range(3) if seat not in holders(match))
    with pytest.raises(IllegalAction, match="no teyaku that you could still claim"):
        match.play(seat, claiming(0))


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
