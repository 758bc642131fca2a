"""A match from Python: what can be done, doing it, and what it refuses."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

import hanashobu
from hanashobu import Action, BadArgument, BadType, IllegalAction, Match
from hanashobu.engine.actions import BIDS, offer
from hanashobu.games import all_games, find
from hanashobu.play import events
from hanashobu.play.dealing import SECRET
from hanashobu.play.questions import choices
from hanashobu.play.questions.choices import bid
from tests.support.strategies import Setup, Watched, covering


def play_out(match: Match, seed: int = 1) -> Match:
    """To the end, at random."""
    random = Random(seed)
    while not match.over:
        match.play(random.choice(match.legal_actions))
    return match


@pytest.mark.parametrize("game", all_games())
def test_every_game_is_played_to_its_end_by_its_words_alone(game: str) -> None:
    for seats in find(game).seats:
        match = play_out(Match(game, players=seats, seed=seats, rounds=2))
        assert match.round == 2 or match.events[-1].why != "rounds"  # type: ignore[union-attr]
        assert match.winners
        assert match.legal_actions == []
        assert match.actor is None


@pytest.mark.parametrize("setup", [setup for number, setup in enumerate(covering()) if number % 5 == 0], ids=repr)
def test_every_action_is_read_back_from_its_own_words(setup: Setup) -> None:
    """At every kind of question, and what can be done out of turn."""
    watched = Watched(setup, 3)
    for _, _ in zip(watched.moves(), range(60), strict=False):
        match = watched.match
        for seat in range(setup.seats):
            view = match.view(seat)
            for number in {*view.legal, *view.late} - BIDS:
                assert choices.read(view, choices.typed(view, number)) == number
            if not BIDS.isdisjoint(view.legal):
                others, least = bid(view)
                for other in others:
                    assert choices.read(view, choices.typed(view, offer(other, least + 3))) == offer(other, least + 3)


def test_the_same_seed_gives_the_same_match_as_at_a_table() -> None:
    one, two = (play_out(Match("nara", seed=7, rounds=2)) for _ in range(2))
    assert one.events == two.events
    engine = Setup(find("nara"), 4, (("rounds", 2),)).match(7, source=SECRET)
    engine.names = one.names
    engine.start()
    dealt = [event for event in engine.events if isinstance(event, events.Deal)]
    assert dealt == [event for event in one.events if isinstance(event, events.Deal)][:1]


def test_actions_are_the_texts_that_one_types() -> None:
    match = Match("hiraya", players=3, seed=1)
    first = match.legal_actions[0]
    assert repr(first) == f"Action('{first}')"
    assert first == "2a"
    assert "2a" in match.legal_actions
    assert "sage" not in match.legal_actions
    assert {"2a": 1}[first] == 1  # equal things have equal hashes
    assert Action("2a").card == "2a"
    assert Action("sage").card is None


def test_a_card_can_say_what_it_takes() -> None:
    """CO-7: two match, and the player chooses."""
    match = Match.from_position("hana_awase", hands=["3b", "1c", "2c"], field="3c 3d 5a", draw_pile="")
    match.play("3b", takes="3d")
    assert match.view(None).players[0].taken == hanashobu.CardSet("3b 3d")
    assert match.actor == 1


def test_without_takes_the_player_is_asked_next() -> None:
    match = Match.from_position("hana_awase", hands=["3b", "1c", "2c"], field="3c 3d 5a", draw_pile="")
    match.play("3b")
    question = match.view(0).question
    assert question is not None
    assert (match.actor, question.kind, question.card) == (0, "take", "3b")
    assert match.legal_actions == ["3c", "3d"]
    match.play("3d")
    assert match.actor == 1


@pytest.mark.parametrize(
    ("action", "takes", "sentence"),
    [
        ("3b", "5a", "3b cannot take 5a. It can take 3c, 3d."),
        ("3b", "", "takes: Name a card of the field."),
        ("5b", "3c", "5b cannot take 3c: it takes 5a."),
        ("7b", "5a", "7b cannot take 5a: it takes nothing."),
    ],
)
def test_a_card_that_cannot_take_that_stays_in_the_hand(action: str, takes: str, sentence: str) -> None:
    match = Match.from_position("hana_awase", hands=["3b 5b 7b", "1c 1d 4c", "2c 2d 4d"], field="3c 3d 5a")
    before = str(match)
    with pytest.raises(BadArgument if not takes else IllegalAction) as raised:
        match.play(action, takes=takes)
    assert str(raised.value) == sentence
    assert str(match) == before
    assert match.events == ()


def test_takes_may_say_what_happens_anyway() -> None:
    match = Match.from_position("hana_awase", hands=["5b", "1c", "2c"], field="3c 3d 5a", draw_pile="")
    match.play("5b", takes="5a")
    assert match.view(None).players[0].taken == hanashobu.CardSet("5a 5b")


def test_lightning_takes_what_its_player_says() -> None:
    """HI-4: Lightning takes any card of the field."""
    match = Match.from_position("hiraya", hands=["11d 1b", "2b 3b", "4b 5b"], field="1a 6a 7c")
    match.play("11d", takes="6a")
    assert "6a" in match.view(None).players[0].taken


def test_calls_and_words() -> None:
    """HH-8: a player who makes a yaku says shoubu or sage."""
    match = Match.from_position("hachi_hachi", hands=["1b 4c", "5c 5d", "6c 6d"], field="1c 7a", taken=["2b 3b"], draw_pile="8a 8b 9a 9b")
    match.play("1b")
    assert match.legal_actions == ["sage", "shoubu"]
    assert match.view(0).question.kind == "call"  # type: ignore[union-attr]
    match.play("sage")
    assert match.view(1).players[0].status == "sage"
    assert match.actor == 1


def test_a_call_without_a_yaku_gets_a_sentence() -> None:
    """KK-7."""
    match = Match("koi_koi", seed=3)
    for word in ("shoubu", "koi-koi"):
        with pytest.raises(IllegalAction, match=rf"^This is not the moment for {word}\. You can play "):
            match.play(word)


def test_somebody_who_is_not_asked_gets_a_sentence() -> None:
    match = Match("hiraya", players=3, seed=1)
    other = (match.actor or 0) + 1
    with pytest.raises(IllegalAction, match=r"It is Ben's turn\."):
        match.play("1a", seat=other)


def test_an_unknown_action_says_what_is_meant_and_what_can_be_done() -> None:
    match = Match("hiraya", players=3, seed=1)
    with pytest.raises(IllegalAction, match=r"There is no action '2e'; did you mean 2a\? You can choose 2a, 3a, 3d, 5c, 7b, 9a, 12a\."):
        match.play("2e")
    with pytest.raises(IllegalAction, match="1b Pine Poetry Ribbon is not in your hand"):
        match.play("1b")
    with pytest.raises(IllegalAction, match="There is no action 'sage'"):
        match.play("sage")
    with pytest.raises(IllegalAction, match="not the moment for redeal"):
        match.play("redeal")


def test_the_next_round_is_dealt_by_itself() -> None:
    match = Match("mushi", seed=2, rounds=2)
    while match.round == 1:
        match.play(match.legal_actions[0])
    assert match.actor is not None
    kinds = [type(event) for event in match.last_events]
    assert kinds.index(events.RoundEnds) < kinds.index(events.RoundBegins) < kinds.index(events.Deal)
    for act in (match.next_round, match.stop):
        with pytest.raises(IllegalAction, match="pause=True"):
            act()


def test_matches_from_a_position_and_from_a_record_deal_on_too(tmp_path: Path) -> None:
    match = Match.from_position("mushi", hands=["1a", "1b"], draw_pile="2a 2b", rounds=2)
    match.play("1a")
    match.play("1b")
    assert match.round == 2
    assert match.legal_actions
    paused = Match("mushi", seed=2, pause=True)
    hanashobu.play_out(paused, rounds=1)
    paused.save(tmp_path / "one.jsonl")
    [found] = hanashobu.read_records(tmp_path / "one.jsonl")
    assert found.resume(seed=1).round == 2
    assert found.resume(seed=1, pause=True).status == "between"


def test_a_match_can_pause_between_rounds() -> None:
    match = Match("mushi", seed=2, rounds=2, pause=True)
    with pytest.raises(IllegalAction, match="still being played"):
        match.next_round()
    while match.actor is not None:
        match.play(match.legal_actions[0])
    assert match.status == "between"
    with pytest.raises(IllegalAction, match=r"next_round\(\)"):
        match.play("1a")
    match.next_round()
    assert match.round == 2
    assert isinstance(match.last_events[0], events.RoundBegins)


def test_a_match_can_be_stopped_between_rounds() -> None:
    match = Match("mushi", seed=2, pause=True)
    while match.actor is not None:
        match.play(match.legal_actions[0])
    match.stop()
    assert match.over
    for act in (partial(match.play, "1a"), match.next_round, match.stop):
        with pytest.raises(IllegalAction, match="The match is over"):
            act()


def test_a_record_is_the_events_line_by_line(tmp_path: Path) -> None:
    match = play_out(Match("hiraya", seed=5, rounds=1))
    match.save(tmp_path / "match.jsonl")
    text = (tmp_path / "match.jsonl").read_text(encoding="utf-8")
    assert text == match.record()
    assert len(text.splitlines()) == len(match.events)
    assert json.loads(text.splitlines()[0])["seats"] == ["Ann", "Ben", "Cho"]


def test_a_record_that_cannot_be_written_is_an_error_that_names_the_argument(tmp_path: Path) -> None:
    match = Match("hiraya", seed=5)
    with pytest.raises(BadArgument, match=r"path: .*cannot be written: no such file") as raised:
        match.save(tmp_path / "nowhere" / "match.jsonl")
    assert raised.value.argument == "path"
    with pytest.raises(BadType, match="path"):
        match.save(3)  # type: ignore[arg-type]


def test_a_match_from_a_position_has_no_record() -> None:
    match = Match.from_position("mushi", hands=["1a", "1b"])
    with pytest.raises(IllegalAction, match="no record"):
        match.record()


def test_names_and_house_rules() -> None:
    match = Match("hiraya", names=["アキ", "Ben", "Chie"], options={"rounds": 3}, must_match=True)
    assert match.names == ("アキ", "Ben", "Chie")
    assert match.options["rounds"] == 3
    assert match.options["must_match"] is True
    assert Match("hana_awase", names=["Aki", "Ben"]).view(None).players[1].name == "Ben"


def test_a_game_can_be_given_as_an_object() -> None:
    assert Match(find("mushi")).game.name == "mushi"


def test_what_it_is_in_one_line() -> None:
    match = Match("hiraya", players=3, seed=1)
    assert repr(match) == "<Match of Hiraya: Ann, Ben, Cho; round 1, Ben (seat 1) to act>"
    assert repr(match.view(0)).startswith("<View for Ann (seat 0): round 1, hand '1a 2d")
    assert repr(match.view(None)).startswith("<View for a spectator: round 1, hand '', field '1d")


def test_printing_it_draws_what_the_acting_seat_sees() -> None:
    text = str(Match("hiraya", players=3, seed=1))
    assert text.splitlines()[0] == "Hiraya ひらや"
    assert "> Ben" in text
    assert "Hand    2a 3a 3d 5c 7b 9a 12a" in text
    assert "7d" not in text  # which is in Ann's hand


WRONG: list[tuple[dict[str, Any], type[BadArgument], str]] = [
    ({"game": "hirya"}, BadArgument, r"game: There is no game 'hirya'; did you mean hiraya\?"),
    ({"game": ""}, BadArgument, "game: There is no game ''"),
    ({"game": 3}, BadType, "game: A game is a name such as 'hiraya', the path of its file, or a Game, not int."),
    ({"game": None}, BadType, "game: "),
    ({"players": 5}, BadArgument, "players: Hiraya is played by 3 players, not by 5."),
    ({"players": 0}, BadArgument, "players: Expected a whole number from 1, not 0."),
    ({"players": "3"}, BadType, "players: Expected a whole number, not str."),
    ({"players": True}, BadType, "players: Expected a whole number, not bool."),
    ({"names": ["Ann"]}, BadArgument, "names: Hiraya is played by 3 players, not by 1."),
    ({"names": ["Ann"], "players": 3}, BadArgument, "names: There are 3 players, and 1 name."),
    ({"names": ["Ann", "ann", "Ben"]}, BadArgument, "names: Everybody at the table needs a name of their own."),
    ({"names": "Ann"}, BadType, "names: Names are a list of texts"),
    ({"names": [1, 2, 3]}, BadType, "names: Names are a list of texts"),
    ({"names": 7}, BadType, "names: Names are a list of texts"),
    ({"seed": -1}, BadArgument, r"seed: Expected a whole number from 0 to 2\^256 − 1, not −1."),
    ({"seed": 2**256}, BadArgument, "seed: "),
    ({"seed": 1.5}, BadType, "seed: Expected a whole number, not float."),
    ({"options": {"must_macth": True}}, BadArgument, "options: There is no option 'must_macth'; did you mean must_match?"),
    ({"must_macth": True}, BadArgument, "options: There is no option 'must_macth'"),
    ({"must_match": 3}, BadArgument, "options: must_match cannot be 3: it takes off, on."),
    ({"pause": 1}, BadType, "pause: Expected True or False, not int."),
    ({"options": ["must_match"]}, BadType, "options: House rules are a mapping"),
    ({"options": {1: True}}, BadType, "options: The name of a house rule is a text, not int."),
]


@pytest.mark.parametrize(("changed", "kind", "sentence"), WRONG)
def test_what_cannot_be_a_match_names_the_argument(changed: dict[str, Any], kind: type[BadArgument], sentence: str) -> None:
    arguments = {"game": "hiraya", **changed}
    with pytest.raises(kind, match=f"^{sentence}") as raised:
        Match(arguments.pop("game"), **arguments)
    assert raised.value.argument == sentence.partition(":")[0]
    assert isinstance(raised.value, ValueError)
    assert isinstance(raised.value, TypeError) == (kind is BadType)


@pytest.mark.parametrize("seat", [-1, 3, 10**20])
def test_a_seat_that_is_not_there(seat: int) -> None:
    match = Match("hiraya", seed=1)
    for act in (match.view, match.events_for, lambda seat: match.play("2a", seat=seat)):
        with pytest.raises(BadArgument, match=r"seat: There is no seat .?[0-9]+: the seats are 0 to 2."):
            act(seat)


@pytest.mark.parametrize("seat", ["Ann", 1.0, True, (0,)])
def test_a_seat_that_is_no_number(seat: Any) -> None:
    match = Match("hiraya", seed=1)
    for act in (match.view, match.events_for, lambda seat: match.play("2a", seat=seat)):
        with pytest.raises(BadType, match="seat: A seat is a whole number from 0 to 2, not "):
            act(seat)


@pytest.mark.parametrize("action", [5, None, b"2a", ["2a"]])
def test_an_action_that_is_no_text(action: Any) -> None:
    match = Match("hiraya", seed=1)
    with pytest.raises(BadType, match="action: An action is a text such as '7d' or 'sage', not "):
        match.play(action)
    with pytest.raises(BadType, match="takes: "):
        match.play("2a", takes=7)  # type: ignore[arg-type]
    assert match.actor == 1


def test_errors_survive_a_process() -> None:
    import pickle

    error = pickle.loads(pickle.dumps(BadType("seat", "A seat is a number.")))
    assert (type(error), error.argument, str(error)) == (BadType, "seat", "seat: A seat is a number.")


def test_a_game_by_the_path_of_its_file(tmp_path: Path) -> None:
    for text, sentence in (("x = 1", "osaka.py"), ("GAME = ", "osaka.py"), (None, "nowhere.py")):
        path = tmp_path / sentence
        if text is not None:
            path.write_text(text, encoding="utf-8")
        with pytest.raises(BadArgument, match=f"^game: .*{sentence}") as raised:
            Match(path)
        assert raised.value.argument == "game"
