"""Seats at their tables over real WebSockets: what they receive, and how invalid messages are answered."""

from __future__ import annotations

from random import Random

import pytest

from hanashobu import bots, games
from hanashobu.app.admission.limits import Limits
from hanashobu.app.connections import seat_connection
from hanashobu.engine.actions import CANCEL, CLAIM_NOTHING, SAGE, SHOUBU
from hanashobu.games import all_games
from hanashobu.play import events
from hanashobu.play.dealing import SECRET
from hanashobu.play.view import View
from hanashobu.table.protocol import Act, GoOn, Sit, Stop, Update
from tests.server.serving import ME, SOMEBODY, Client, Closed, Served, Sitting
from tests.support.helpers import only
from tests.support.strategies import Setup

# Playing.


@pytest.mark.parametrize("game", all_games())
def test_a_whole_match_is_played_over_a_connection(game: str, me: Client) -> None:
    seats = all_games()[game].usual_seats
    table = me.open(game, bots=seats - 1, rounds=1)
    with me.sit(table) as seat:
        assert seat.moves(Random(1)).status == "over"
    assert isinstance(seat.events[0], events.MatchBegins)
    assert isinstance(seat.events[-1], events.MatchEnds)
    assert me.http.get(f"/api/tables/{table}").json()["status"] == "over"


def test_a_connection_hears_everything_once_and_in_order(me: Client) -> None:
    with me.sit(me.open()) as seat:
        seat.moves(Random(2))
    heard = 0
    for update in seat.updates:
        assert update.start == heard
        heard += len(update.events)
        assert update.now.turn == heard


def test_who_comes_back_gets_exactly_the_rest(me: Client) -> None:
    table = me.open()
    with me.sit(table) as seat:
        seat.moves(Random(3), 6)
        whole = list(seat.events)
    for start in (0, 1, len(whole) // 2, len(whole), len(whole) + 100, 10**30):
        with me.sit(table, start=start) as again:
            update = again.update()
            assert update.start == min(start, len(whole))
            assert list(update.events) == whole[start:]
            assert update.now.question is not None


def test_each_seat_hears_its_own_hand_and_no_other(me: Client) -> None:
    table = me.open(people=3, bots=0)
    hands = []
    for place in range(3):
        with me.sit(table, place) as seat:
            (deal,) = only(seat.update().events, events.Deal)
            hands.append(deal.hands[place])
            for other, hand in enumerate(deal.hands):
                assert hand is not None
                assert (set(hand) == {"?"}) == (other != place)
    assert len({card for hand in hands if hand for card in hand}) == 21


def test_two_people_at_one_device_play_from_two_seats(me: Client) -> None:
    table = me.open(people=2, bots=1, rounds=1)
    random = Random(4)
    with me.sit(table, 0) as one, me.sit(table, 1) as two:
        while True:
            nows = [seat.until(lambda now: now.question or now.actor in (0, 1) or now.status != "playing") for seat in (one, two)]
            if nows[0].status == "over":
                break
            asked = one if nows[0].question or nows[0].status == "between" else two
            heard = len(one.updates), len(two.updates)
            asked.move(random)
            asked.update()
            other = two if asked is one else one
            if len(asked.events) > len(other.events):
                while len(other.events) < len(asked.events):
                    other.update()
            assert (len(one.updates), len(two.updates)) > heard
    assert isinstance(one.events[-1], events.MatchEnds)


# Who may sit where.


@pytest.mark.parametrize(
    ("sit", "sentence"),
    [
        (Sit(ME, 1), "Nobody can sit in this seat."),
        (Sit(ME, 2), "Nobody can sit in this seat."),
        (Sit(ME, 99), "Nobody can sit in this seat."),
        (Sit(ME, -1), "Nobody can sit in this seat."),
        (Sit(ME, 10**30), "Nobody can sit in this seat."),
        (Sit(SOMEBODY, 0), "There is no table"),
        (Sit("", 0), "There is no table"),
        (Act(0, 1), "The first message has to say who you are"),
        (GoOn(0), "The first message has to say who you are"),
        ("hello", "This message cannot be read"),
        (b"\xff\xfe\x00", "This message cannot be read"),
    ],
)
def test_who_cannot_sit_gets_a_sentence_and_is_sent_away(me: Client, sit: Sit | Act | GoOn | str | bytes, sentence: str) -> None:
    with me.connect(me.open()) as seat:
        seat.say(sit)
        refused = seat.refusal()
        assert refused.fatal
        assert str(refused.message).startswith(sentence)
        with pytest.raises(Closed, match="4000"):
            seat.receive()


@pytest.mark.parametrize("table", ["nosuchtable", "x", "..", "%00", "a" * 5000, "'; DROP TABLE log; --"])
def test_a_table_that_is_not_there_gets_a_sentence(me: Client, table: str) -> None:
    with me.sit(table.replace("%", "%25").replace(" ", "%20")) as seat:
        refused = seat.refusal()
        assert refused.fatal
        assert "There is no table" in str(refused.message)


# Whatever makes no sense.

GARBAGE = [
    "",
    "hello",
    "null",
    "[]",
    "{}",
    "{",
    '{"type":"act"}',
    '{"type":"dance"}',
    '{"type":"act","turn":"x","action":1}',
    '{"type":"act","turn":1.5,"action":1}',
    '{"type":"act","turn":1,"action":null}',
    '{"type":"act","turn":1,"action":' + "9" * 3000 + "}",
    '{"type":"sit","player":"' + ME + '","seat":0}',
    '{"type":"act","turn":1,"action":1,"x":' + "[" * 2000 + "]" * 2000 + "}",
    "[" * 4096,
    '"\\ud800"',
    "\x00",
    b"\xff\xfe",
    b"",
    "x" * Limits.message_bytes,
    "桜" * (Limits.message_bytes // 3),
    b"x" * Limits.message_bytes,
]


@pytest.mark.parametrize("message", GARBAGE, ids=[repr(message[:40]) for message in GARBAGE])
def test_what_nobody_can_read_gets_a_sentence_and_the_match_goes_on(me: Client, message: str | bytes) -> None:
    with me.sit(me.open()) as seat:
        seat.my_turn()
        seat.say(message)
        refused = seat.refusal()
        assert not refused.fatal
        assert str(refused.message)
        assert len(str(refused.message)) < 500
        seat.move(Random(1))
        seat.update()


@pytest.mark.parametrize(("action", "word"), [(SAGE, "koi-koi"), (SHOUBU, "shoubu"), (CANCEL, "cancel")])
def test_a_call_when_nobody_may_call_gets_a_sentence_and_the_match_goes_on(me: Client, action: int, word: str) -> None:
    """KK-7: nobody can stop without a yaku."""
    with me.sit(me.open("koi_koi", bots=1)) as seat:
        now = seat.my_turn()
        seat.say(Act(now.turn, action))
        refused = seat.refusal()
        assert str(refused.message).startswith(f"This is not the moment for {word}. You can play ")
        assert not refused.fatal
        seat.move(Random(1))
        seat.update()


def test_a_message_in_bytes_is_read_like_one_in_letters(me: Client) -> None:
    with me.sit(me.open()) as seat:
        now = seat.my_turn()
        assert now.question is not None
        seat.say(b'{"type":"act","turn":%d,"action":%d}' % (now.turn, now.question.choices[0].action))
        seat.update()


def test_who_talks_nothing_but_nonsense_is_sent_away_and_can_come_back(me: Client) -> None:
    table = me.open()
    with me.sit(table) as seat:
        seat.my_turn()
        for _ in range(seat_connection.PATIENCE):
            seat.say("?")
        for _ in range(seat_connection.PATIENCE):
            assert not seat.refusal().fatal
        assert seat.refusal().fatal
        with pytest.raises(Closed):
            seat.receive()
    with me.sit(table) as again:
        again.moves(Random(1), 2)


# What cannot be done now.


def stands(seat: Sitting, message: Act | GoOn | Stop, sentence: str) -> None:
    """This is refused, nothing has happened, and the match can go on."""
    before = len(seat.events)
    seat.say(message)
    refused = seat.refusal()
    assert sentence in str(refused.message)
    assert not refused.fatal
    assert len(seat.events) == before
    assert seat.quiet(0.05)


def test_what_is_not_legal_gets_a_sentence_that_says_what_is(me: Client) -> None:
    with me.sit(me.open()) as seat:
        now = seat.my_turn()
        stands(seat, Act(now.turn, 48), "You can play")
        stands(seat, Act(now.turn, -3), "You can choose")
        stands(seat, Act(now.turn, 10**18), "You can play")
        stands(seat, GoOn(now.turn), "The round is still being played.")
        stands(seat, Stop(now.turn), "The round is still being played.")
        seat.move(Random(1))
        seat.update()


def test_out_of_turn_one_has_to_wait(me: Client) -> None:
    table = me.open(people=3, bots=0)
    for place in range(3):
        with me.sit(table, place) as seat:
            now = seat.update().now
            if now.actor != place:
                assert now.actor is not None
                stands(seat, Act(now.turn, 1), f"It is Person {now.actor}'s turn.")


def test_an_answer_from_before_a_reload_is_late(me: Client) -> None:
    table = me.open()
    with me.sit(table) as seat:
        old = seat.my_turn()
        assert old.question is not None
        seat.moves(Random(1), 1)
    with me.sit(table) as again:
        again.my_turn()
        stands(again, Act(old.turn, old.question.choices[0].action), "came too late")
        again.move(Random(1))
        again.update()


def test_two_tabs_at_one_seat_hear_the_same_and_the_same_answer_from_both_counts_once(me: Client) -> None:
    table = me.open()
    with me.sit(table) as one, me.sit(table) as two:
        for _ in range(4):
            now = one.my_turn()
            assert two.my_turn() == now
            if now.question is None:
                break
            said = Act(now.turn, now.question.choices[0].action)
            one.say(said)
            one.update()
            two.say(said)
            two.say(Act(10**6, 1))
            assert "came too late" in str(two.refusal().message)  # of the second message: the first was as good as done
            two.until(lambda now, turn=one.now.turn: now.turn >= turn)  # type: ignore[misc]


def test_a_table_that_is_removed_sends_its_guests_away(me: Client) -> None:
    table = me.open()
    with me.sit(table) as seat:
        seat.my_turn()
        assert me.http.delete(f"/api/tables/{table}").status_code == 200
        refused = seat.refusal()
        assert refused.fatal
        assert "There is no table" in str(refused.message)
    assert me.http.get(f"/api/tables/{table}").status_code == 404
    assert me.http.get(f"/api/records/{table}").status_code == 404
    assert table not in [listed["id"] for listed in me.http.get("/api/tables").json()]


def test_a_removed_table_leaves_nothing_behind_when_its_bots_were_thinking(me: Client, served: Served) -> None:
    for _ in range(5):
        table = me.open(bots=("regular", "regular"))
        with me.sit(table) as seat:
            seat.my_turn()
            seat.move(Random(1))
            assert me.http.delete(f"/api/tables/{table}").status_code == 200
        assert served.store.log(table) == []


# What a message says by being sent.


class Coy:
    """A bot that keeps every teyaku hidden."""

    name = "coy"
    sentence = "Shows nothing."

    def choose(self, view: View, random: Random) -> int:
        return CLAIM_NOTHING if CLAIM_NOTHING in view.legal else random.choice(view.legal)


@pytest.mark.parametrize("game", ["taiyaku", "hachi_hachi"])
def test_no_update_betrays_that_a_bot_was_asked_in_secret(game: str, me: Client, served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """TA-11, HH-7: nothing is sent while a bot thinks about a teyaku, nor when it has kept it hidden, if nothing else has happened."""
    monkeypatch.setitem(bots.all_bots(), "coy", Coy())
    kept_hidden = 0
    for seed in dealt_a_secret(game):
        table = me.open(game, bots=("coy", "coy"), seed=str(seed), rounds=6)
        with me.sit(table) as seat:
            seat.moves(Random(5), 9)
        for before, after in zip(seat.updates, seat.updates[1:], strict=False):
            assert after.events or after.now != before.now
        for update in seat.updates:
            assert update.now.actor is not None or update.now.status != "playing" or update.now.claims
        kept_hidden += sum(claim.seat != 0 and not claim.teyaku for claim in only(served.store.log(table), events.Claim))
    assert kept_hidden  # fewer on a busy machine: whoever thinks too long claims all


def dealt_a_secret(game: str) -> list[int]:
    """Seeds of matches in which another than seat 0 may claim a teyaku at once."""
    found = []
    for seed in range(1000):
        match = Setup(games.find(game), 3, (("rounds", 6),)).match(seed, source=SECRET)
        match.start()
        if match.asked == "claim" and match.actor not in (None, 0):
            found.append(seed)
        if len(found) == 3:
            break
    return found


def test_others_hear_nothing_while_somebody_chooses_a_target(me: Client) -> None:
    """A card that waits for its target has revealed nothing yet."""
    table = me.open(people=2, bots=1, seed="3", rounds=4)
    random = Random(6)
    chosen = 0
    with me.sit(table, 0) as one, me.sit(table, 1) as two:
        for _ in range(60):
            nows = [seat.until(lambda now: now.question or now.actor in (0, 1) or now.status != "playing") for seat in (one, two)]
            if nows[0].status == "over":
                break
            asked, other = (one, two) if nows[0].question or nows[0].status == "between" else (two, one)
            asked.move(random)
            update = asked.update()
            if update.events:
                other.until(lambda now, turn=asked.now.turn: now.turn >= turn)  # type: ignore[misc]
            else:
                chosen += 1
                assert other.quiet(0.05)
    assert chosen > 0


def test_a_refusal_comes_after_the_table_that_it_speaks_of(me: Client) -> None:
    table = me.open()
    with me.sit(table) as seat:
        seat.say(Act(10**6, 1))
        first = seat.receive()
        assert isinstance(first, Update)
        assert "came too late" in str(seat.refusal().message)
