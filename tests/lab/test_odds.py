"""`hana odds`: chances that can be counted, positions of records, and positions that cannot be."""

from __future__ import annotations

from pathlib import Path

import pytest

from hanashobu import games
from hanashobu.cards import cards, codes
from hanashobu.engine import native
from hanashobu.games import all_games
from hanashobu.lab.odds.chances import NoOdds, chances
from hanashobu.lab.odds.position import TypedPosition, position
from hanashobu.play.events import RoundScore
from hanashobu.play.match import Match
from hanashobu.play.position import BadPosition
from tests.cli.run import data, flat, refuses, works

MUSHI = ("odds", "--game", "mushi", "--hand", "1a 2a 3a 5a 8a 9a 12a 12b", "--field", "1c 2c 3c 4c 5c 8c 9c 10c", "--seed", "1")
TABLES = [(game.name, game.usual_seats) for game in all_games().values()]


def near_the_end(game: str, seats: int, turns_left: int, seed: int = 3) -> Match:
    """A round played at random until so many turns are left."""
    found = games.find(game)
    match = Match(found, tuple(f"P{seat}" for seat in range(1, seats + 1)), seed=seed)
    match.start()
    while match.status == "playing":
        view = match.view(match.actor)
        if match.asked == "play" and sum(view.hand_sizes) <= turns_left:
            return match
        match.play_random()
    return match


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_game_has_odds_and_what_is_won_is_lost(game: str, seats: int) -> None:
    match = near_the_end(game, seats, 4 * seats)
    if match.status != "playing":
        pytest.skip("this round was stopped early")
    found = chances(match.view(match.actor), worlds=60, seed=1)
    assert found.worlds == 60
    assert len(found.seats) == seats
    assert sum(one.wins.share for one in found.seats) <= 1 + 1e-9
    for one in found.seats:
        assert one.error is not None
        assert all(0 <= row.chance.share <= 1 and row.chance.error > 0 for row in one.yaku)
        assert len(one.yaku) == len(match.rules.yaku)


def test_the_last_turn_has_the_chances_that_can_be_counted() -> None:
    """Everybody else has played: one hand card and one card to draw are left, and both are known by then."""
    match = near_the_end("hana_awase", 3, 1)
    actor = match.actor
    assert actor is not None
    found = chances(match.view(actor), worlds=20, seed=1)
    match.play_random()
    while match.status == "playing":
        match.play_random()
    if not any(one.error for one in found.seats):  # one way only: the odds are the result itself
        score = next(event for event in reversed(match.events) if isinstance(event, RoundScore))
        assert tuple(one.result for one in found.seats) == score.result


def test_the_same_seed_gives_the_same_chances() -> None:
    assert data(*MUSHI, "--worlds", "3000") == data(*MUSHI, "--worlds", "3000")


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_both_machines_find_the_same_chances(game: str, seats: int) -> None:
    fast = native.ready()
    if fast is None:
        pytest.skip("there is no compiled kernel")
    match = near_the_end(game, seats, 9 * seats)
    view = match.view(match.actor)
    plain, compiled = chances(view, 40, 1), chances(view, 40, 1, fast=fast)
    assert (plain.machine, compiled.machine) == ("CPython", "compiled")
    assert plain.seats == compiled.seats


def test_more_worlds_make_errors_smaller() -> None:
    few, many = (data(*MUSHI, "--worlds", str(worlds))["seats"][0]["error"] for worlds in (200, 3200))
    assert many < few / 3


def test_a_hand_with_the_great_cards_wins(tmp_path: Path) -> None:
    found = data(*MUSHI, "--worlds", "2000")
    mine, other = found["seats"]
    assert mine["result"] == pytest.approx(-other["result"])
    assert mine["wins"]["share"] > 0.7
    said = works(*MUSHI, "--worlds", "2000")
    assert said.startswith("Through the eyes of Player 1, 2,000 worlds")
    assert "result of the round" in said


def test_what_somebody_already_has_is_certain() -> None:
    """All Four Paulownias lie in a pile."""
    typed = TypedPosition(
        hand=cards("1a 2a 3a 5a 8a 9a"),
        field=cards("1c 2c 3c 4c 5c 8c 9c 10c"),
        piles=(cards("12a 12b 12c 12d"), cards("2d 2b 10a 10b")),
        multiplier=1,
    )
    game = games.find("mushi")
    view = position(game, game.options(), ("A", "B"), typed)
    assert view.hand_sizes == (6, 6)
    assert view.table.turn == 4
    assert view.actor == 0
    found = chances(view, worlds=50)
    sure = {row.name: row.chance.share for row in found.seats[0].yaku}
    assert sure["Four Paulownias"] == 1.0
    assert view.unseen().bit_count() == 6 + view.stock_left(0)


def test_a_position_of_a_record(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    works("sim", "hiraya", "--rounds", "1", "--seed", "1", "--records", path)
    lines = path.read_text(encoding="utf-8").splitlines()
    plays = [number for number, line in enumerate(lines, 1) if '"play"' in line and '"hand"' in line]
    found = data("odds", path, "--at", str(plays[5]), "--worlds", "100", "--seed", "1")
    other = data("odds", path, "--at", str(plays[5]), "--worlds", "100", "--seed", "1", "--seat", str(1 + (found["seat"] + 1) % 3))
    assert other["seat"] == (found["seat"] + 1) % 3
    draws = [number for number, line in enumerate(lines, 1) if '"play"' in line and '"stock"' in line]
    said = refuses("odds", path, "--at", str(draws[0]), status=1)
    assert f"Line {draws[0]} of" in said
    assert f"The next decision is on line {draws[0] + 1}." in flat(said)
    assert "Nobody has to decide where" in refuses("odds", path, status=1)
    assert refuses("odds", path, "--at", "9999") == f"--at takes a line from 2 to {len(lines) + 1} here, not 9999."
    assert refuses("odds", path, "--at", str(plays[0]), "--seat", "Zoe").startswith("There is no player 'Zoe'")
    assert "there is no match 4" in refuses("odds", path, "--match", "4")
    assert refuses("odds", path, "--hand", "1a").startswith("The record already contains the position")


@pytest.mark.parametrize(
    ("changed", "sentence"),
    [
        ({"--hand": "1a 1a"}, "1a is there twice."),
        ({"--hand": ""}, "Say which cards are in the hand."),
        ({"--hand": "1x"}, "There is no card '1x'"),
        ({"--hand": "6a 2a 3a 5a 8a 9a 12a 12b"}, "6a in the hand is not in this deck."),
        ({"--field": "1a 2c 3c 4c 5c 8c 9c 10c"}, "1a cannot be in the field and elsewhere too."),
        ({"--field": "1c 2c"}, "After 0 turns the others hold 8 cards and 16 are left to draw, so 24 are unseen; but 10 cards were given"),
        ({"--hand": "1a 2a 3a 5a 8a 9a 12a 12b 10a"}, "There are 9 cards in the hand; nobody has more than 8 here."),
        ({"--multiplier": "2"}, "This game has no multiplier."),
        ({"--turn": "3"}, "There is no player '3'"),
        ({"--turn": "2"}, "In this round the player has had a turn already, so a card of the hand must be gone."),
        ({"--dealer": "2"}, "After 1 turn the others hold 7 cards and 15 are left to draw"),
        ({"--pile": "1b"}, "There are 2 players, so 2 piles are needed; 1 were given."),
        ({"--at": "5"}, "--at and --match are for a record."),
    ],
)
def test_a_position_that_cannot_be_gets_a_sentence(changed: dict[str, str], sentence: str) -> None:
    given = {"--hand": "1a 2a 3a 5a 8a 9a 12a 12b", "--field": "1c 2c 3c 4c 5c 8c 9c 10c"} | changed
    words = [word for pair in given.items() for word in pair]
    assert sentence in flat(refuses("odds", "--game", "mushi", *words))


def test_nothing_to_ask_about_gets_a_sentence() -> None:
    assert refuses("odds").startswith("Give a record, or a position with --game")
    assert "cannot be read" in refuses("odds", "nowhere.jsonl", status=1)


def test_a_yaku_that_has_ended_the_round_cannot_lie_there() -> None:
    game = games.find("taiyaku")
    rules = game.rules(seats=3)
    row = next(row for row in rules.yaku if row.stops and row.levels[0].pattern.all_of)
    pile = row.levels[0].pattern.all_of
    rest = codes(rules.deck & ~pile)
    hand = cards(" ".join(rest[:7]))
    with pytest.raises(BadPosition):
        position(game, game.options(), ("A", "B", "C"), TypedPosition(hand=hand, field=cards(" ".join(rest[7:13])), piles=(pile, 0, 0)))


def test_a_question_that_others_may_not_know_of_gets_a_sentence() -> None:
    match = Match(games.find("hachi_hachi"), ("Ann", "Ben", "Cho"), seed=1)
    match.start()
    assert (match.actor, match.asked) == (0, "claim")
    assert chances(match.view(0), worlds=5).worlds == 5
    with pytest.raises(NoOdds, match="may not know"):
        chances(match.view(1), worlds=5)
    while match.status == "playing":
        match.play_random()
    with pytest.raises(NoOdds, match="No round is being played"):
        chances(match.view(0), worlds=5)
