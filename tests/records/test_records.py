"""Records: what is written is read and replayed as it was, a cut file loses at most its last line, and a forged line is found."""

from __future__ import annotations

import json
import tempfile
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hanashobu import games
from hanashobu.cards import CODES
from hanashobu.games import all_games
from hanashobu.play import events
from hanashobu.play.events import AnyEvent
from hanashobu.play.match import Match
from hanashobu.records import codec
from hanashobu.records.codec import BadRecord, RecordLine, Writer, cut_to_whole_lines, matches, read, to_line
from hanashobu.records.replay import Replay, Violation
from hanashobu.rules.game import Game
from tests.support.helpers import NAMES, full_match, only
from tests.support.strategies import Setup, Watched, examples, seeds, setups

Lines = list[dict[str, Any]]


def write(told: list[AnyEvent], path: Path) -> Path:
    with Writer(path) as writer:
        writer.write(told)
    return path


def replayed(path: Path) -> list[AnyEvent]:
    """Every event that a replay of the file lets pass."""
    return [line.event for lines in matches(path) for line in Replay(lines)]


def as_lines(told: list[AnyEvent]) -> Lines:
    return [json.loads(to_line(event)) for event in told]


def verdict(lines: Lines) -> int | None:
    """The line at which verifying stops, None if everything is right."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "match.jsonl"
        path.write_text("".join(json.dumps(line) + "\n" for line in lines))
        try:
            replayed(path)
        except (Violation, BadRecord) as error:
            return error.line
    return None


# Written, read, replayed.


@given(setups(), seeds)
@examples(30)
def test_a_record_is_read_and_replayed_as_it_was_written(setup: Setup, seed: int) -> None:
    match = Watched(setup, seed).play_out()
    with tempfile.TemporaryDirectory() as folder:
        path = write(match.events, Path(folder) / "match.jsonl")
        assert [line.event for line in read(path)] == match.events
        assert [line.number for line in read(path)] == list(range(1, len(match.events) + 1))
        assert b"".join(to_line(line.event) for line in read(path)) == path.read_bytes()
        assert replayed(path) == match.events


@given(setups(), seeds)
@examples(15)
def test_a_replay_ends_in_the_state_of_the_match(setup: Setup, seed: int) -> None:
    """The totals, every seat's view, and the actions that led there."""
    watched = Watched(setup, seed)
    for _ in zip(range(Random(seed).randrange(1, 90)), watched.moves(), strict=False):
        pass
    match = watched.match
    replay = Replay([RecordLine(number, event) for number, event in enumerate(match.events, 1)])
    assert [line.event for line in replay] == match.events
    assert replay.match.totals == match.totals
    assert replay.match.round == match.round
    if match.actor is not None and not match.view(None).choosing:  # a card that waits for its player's choice is no event yet
        for seat in (*range(setup.seats), None):
            assert replay.match.view(seat).to_json() == match.view(seat).to_json()


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.name)
def test_a_line_is_json_with_the_fields_of_the_format(game: Game) -> None:
    told = full_match(game, seed=8, rounds=2).events
    lines = as_lines(told)
    first = lines[0]
    assert first["event"] == "match"
    assert first["format"] == "hanafuda-record/1"
    assert first["game"] == game.name
    assert first["rounds"] == 2
    assert "rounds" not in first["options"]
    assert all(set(line) >= {"hands", "piles", "field", "stock"} for line in lines if line["event"] == "deal")
    assert all(set(line) >= {"cards", "yaku", "result"} for line in lines if line["event"] == "score")
    assert all(line["from"] in ("hand", "stock") for line in lines if line["event"] == "play")
    deck = {CODES.index(code): code for code in CODES}
    order = list(deck.values())
    for line in lines:
        for field in ("takes", "shown"):
            assert line.get(field, []) == sorted(line.get(field, []), key=order.index)
        if line["event"] in ("leftovers", "dealer_takes"):
            assert line["cards"] == sorted(line["cards"], key=order.index)


def test_a_file_may_hold_several_matches(tmp_path: Path) -> None:
    first, second = full_match("hiraya", seed=1, rounds=1), full_match("nara", seed=2, rounds=1)
    path = write(first.events, tmp_path / "evening.jsonl")
    with Writer(path, append=True) as writer:
        writer.write(second.events)
    found = list(matches(path))
    assert [[line.event for line in lines] for lines in found] == [first.events, second.events]
    assert found[1][0].number == len(first.events) + 1
    assert replayed(path) == [*first.events, *second.events]


def test_an_unknown_field_is_ignored_and_an_unknown_event_refused(tmp_path: Path) -> None:
    lines = as_lines(full_match("mushi", seed=1, rounds=1).events)
    for line in lines:
        line["remark"] = {"by": ["anybody"]}
    lines[0]["fairness"] = "none"
    lines[0]["time"] = "2024-05-01T20:00:00Z"
    assert verdict(lines) is None
    lines[4] = {"event": "tea", "seat": 1}
    assert verdict(lines) == 5


def test_a_writer_may_leave_out_what_is_empty(tmp_path: Path) -> None:
    """Null and empty lists, and the cards of a chosen pile, which the deal has told already."""
    lines = as_lines(full_match("nara", seed=1, rounds=1).events)
    for line in lines:
        if line["event"] == "pile":
            del line["cards"]
        if line["event"] == "play":
            line.setdefault("takes", [])
            line.setdefault("alone", False)
    assert verdict(lines) is None


# Cut off.


@pytest.mark.parametrize("game", ["hiraya", "nara"])
def test_a_record_cut_at_any_byte_reads_up_to_its_last_whole_line(game: str, tmp_path: Path) -> None:
    found = games.find(game)
    match = Match(found, tuple(f"{name} 花" for name in NAMES[: found.usual_seats]), found.options(rounds=1), 7)
    match.start()
    while match.actor is not None:
        match.play_random()
    data = write(match.events, tmp_path / "whole.jsonl").read_bytes()
    path = tmp_path / "cut.jsonl"
    for end in range(len(data)):
        path.write_bytes(data[:end])
        whole = data[:end].count(b"\n")
        told = [line.event for line in read(path)]
        # A line of which only the line break is missing may count as whole.
        assert told in (match.events[:whole], match.events[: whole + 1])
        if data[:end].endswith(b"\n"):
            assert len(told) == whole


@given(setups(), seeds, st.floats(0, 1))
@examples(30)
def test_a_cut_record_replays_and_can_be_gone_on_with(setup: Setup, seed: int, part: float) -> None:
    match = Watched(setup, seed).play_out()
    with tempfile.TemporaryDirectory() as folder:
        path = write(match.events, Path(folder) / "match.jsonl")
        data = path.read_bytes()
        first = data.index(b"\n") + 1
        path.write_bytes(data[: first + int(part * (len(data) - first))])
        cut_to_whole_lines(path)
        kept = path.read_bytes()
        assert data.startswith(kept)
        assert kept.endswith(b"\n")
        told = replayed(path)
        assert told == match.events[: len(told)]
        assert len(told) == kept.count(b"\n")


def test_cutting_and_reading_agree_on_which_line_was_the_last(tmp_path: Path) -> None:
    """A file that lacks only its last line break: whoever reads it, cuts it and writes on may not lose an event in between."""
    told = full_match("mushi", seed=1, rounds=1).events
    path = write(told, tmp_path / "match.jsonl")
    path.write_bytes(path.read_bytes()[:-1])
    before = [line.event for line in read(path)]
    cut_to_whole_lines(path)
    assert [line.event for line in read(path)] == before


def test_garbage_inside_a_file_is_told_with_its_line(tmp_path: Path) -> None:
    told = full_match("mushi", seed=1, rounds=1).events
    data = [to_line(event) for event in told]
    for broken in (b'{"event":\n', b"\xff\xfe\n", b"[1, 2]\n", b'{"event":"play","seat":"Aki","from":"hand","card":"1a"}\n'):
        path = tmp_path / "match.jsonl"
        path.write_bytes(b"".join([*data[:5], broken, *data[6:]]))
        with pytest.raises(BadRecord) as caught:
            replayed(path)
        assert caught.value.line == 6


def test_a_record_that_does_not_begin_with_a_match_is_refused(tmp_path: Path) -> None:
    path = write(full_match("mushi", seed=1, rounds=1).events[1:], tmp_path / "match.jsonl")
    with pytest.raises(BadRecord) as caught:
        list(matches(path))
    assert caught.value.line == 1


@pytest.mark.parametrize(
    ("field", "value"),
    [("format", "hanafuda-record/2"), ("game", "poker"), ("seats", ["Aki"]), ("start", [5, 5]), ("rounds", 0), ("options", {"tea": True})],
)
def test_a_header_that_no_game_fits_is_refused(field: str, value: object) -> None:
    lines = as_lines(full_match("mushi", seed=1, rounds=1).events)
    lines[0][field] = value
    assert verdict(lines) == 1


# Forged.

SAMPLES: dict[str, Lines] = {}


def sample(setup: Setup, seed: int) -> Lines:
    """The record of a match, made once."""
    key = f"{setup!r} {seed}"
    if key not in SAMPLES:
        SAMPLES[key] = as_lines(Watched(setup, seed).play_out().events)
    return json.loads(json.dumps(SAMPLES[key]))  # type: ignore[no-any-return]


few = st.integers(0, 7)


@given(setups(short=True), few, st.randoms(use_true_random=False))
@examples(60)
def test_a_dropped_line_is_found_where_it_is_missing(setup: Setup, seed: int, random: Random) -> None:
    """A payment is missed when the payments that fall due together are over: they have no order among them."""
    lines = sample(setup, seed)
    at = random.randrange(len(lines) - 1)
    dropped = lines.pop(at)
    while dropped["event"] == lines[at]["event"] == "pay":
        at += 1
    assert verdict(lines) == at + 1


@given(setups(short=True), few, st.randoms(use_true_random=False))
@examples(60)
def test_two_swapped_lines_are_found_at_the_first(setup: Setup, seed: int, random: Random) -> None:
    lines = sample(setup, seed)
    at = random.randrange(len(lines) - 1)
    lines[at], lines[at + 1] = lines[at + 1], lines[at]
    both_pay = lines[at]["event"] == lines[at + 1]["event"] == "pay"
    assert verdict(lines) == (None if both_pay else at + 1)


@given(setups(short=True), few, st.randoms(use_true_random=False))
@examples(60)
def test_a_line_told_twice_is_found(setup: Setup, seed: int, random: Random) -> None:
    lines = sample(setup, seed)
    at = random.randrange(1, len(lines))
    lines.insert(at, lines[at])
    assert verdict(lines) == at + 2


NUMBERS: dict[str, Callable[[dict[str, Any]], list[tuple[Any, Any]]]] = {
    # Every number of an event that the rules alone decide: (the list or object it stands in, its key).
    "pay": lambda line: [(line, "amount"), *([(line, "forgiven")] if "forgiven" in line else [])],
    "score": lambda line: [
        *((line["cards"], seat) for seat in range(len(line["cards"] or []))),
        *((line["result"], seat) for seat in range(len(line["result"]))),
        *((held, 1) for seat in line["yaku"] for held in seat if held[1] is not None),
    ],
    "round": lambda line: [(line, "number"), (line, "dealer"), *((line["totals"], seat) for seat in range(len(line["totals"])))],
    "round_end": lambda line: [(line, "next_dealer"), *((line["totals"], seat) for seat in range(len(line["totals"])))],
    "match_end": lambda line: [(line["totals"], seat) for seat in range(len(line["totals"]))],
    "multiplier": lambda line: [(line, "value"), *((line["waiting"], at) for at in range(len(line.get("waiting", []))))],
    "dealer_draw": lambda line: [(line, "dealer")],
    "play": lambda line: [(line, "seat")],
    "leftovers": lambda line: [(line, "seat")],
    "claim": lambda line: [(line, "seat")],
    "pile": lambda line: [(line, "seat")],
    "dealer_takes": lambda line: [(line, "seat")],
    "leader": lambda line: [(line, "leader")],
    "sits_out": lambda line: [(line, "seat")],
    "speak": lambda line: [(line, "seat"), *([(line, "fee")] if "fee" in line else [])],
    "passed_hand": lambda line: [(line, "from"), (line, "to")],
    "forced_out": lambda line: [(line, "seat"), (line, "compensation")],
    "active": lambda line: [(line, "dealer"), (line["seats"], 0)],
    "return": lambda line: [(line, "seat")],
    "cut": lambda line: [(line, "seat")],
    "call": lambda line: [(line, "seat")],
    "made": lambda line: [(line, "seat")],
    "answer": lambda line: [(line, "seat")],
    "swap": lambda line: [(line, "seat")],
    "blind": lambda line: [(line, "seat")],
    "year_end": lambda line: [(line, "seat"), (line, "amount")],
    "ginmi": lambda line: [(line, "seat"), (line, "amount")],
    "loan": lambda line: [(line, "seat"), (line, "amount")],
}


@given(setups(short=True), few, st.randoms(use_true_random=False))
@examples(80)
def test_a_changed_number_is_found_on_its_line(setup: Setup, seed: int, random: Random) -> None:
    """An amount, a total, a card point, a dealer, a seat: each follows from the rules."""
    lines = sample(setup, seed)
    kind = random.choice(sorted({line["event"] for line in lines} & set(NUMBERS)))
    at = random.choice([at for at, line in enumerate(lines) if line["event"] == kind])
    place, key = random.choice(NUMBERS[kind](lines[at]))
    place[key] += random.choice((-1, 1))
    assert verdict(lines) == at + 1


TEXTS = {"pay": ("from", "to", "why"), "misdeal": ("why",), "round_end": ("why",), "match_end": ("why",), "play": ("from",)}


@given(setups(short=True), few, st.randoms(use_true_random=False))
@examples(60)
def test_a_changed_payer_or_reason_is_found_on_its_line(setup: Setup, seed: int, random: Random) -> None:
    lines = sample(setup, seed)
    kind = random.choice(sorted({line["event"] for line in lines} & set(TEXTS)))
    at = random.choice([at for at, line in enumerate(lines) if line["event"] == kind])
    field = random.choice(TEXTS[kind])
    others = sorted({json.dumps(line[field]) for line in lines if line["event"] == kind and field in line} | {'"bank"', '"hand"', '"XX-1"'})
    lines[at][field] = random.choice([json.loads(other) for other in others if other != json.dumps(lines[at][field])])
    assert verdict(lines) == at + 1


def _cards_of(line: dict[str, Any]) -> list[tuple[Any, Any]]:
    """Every card of a line: (the list or object it stands in, its key)."""
    lists = [line[field] for field in ("field", "stock", "takes", "shown", "cards") if isinstance(line.get(field), list)]
    lists += [hand for hand in line.get("hands") or [] if hand]
    lists += [pile for pair in line.get("piles") or [] for pile in pair]
    found = [(cards, at) for cards in lists for at in range(len(cards))]
    return [*found, (line, "card")] if "card" in line else found


@given(setups(short=True), few, st.randoms(use_true_random=False))
@examples(80)
def test_a_changed_card_is_found(setup: Setup, seed: int, random: Random) -> None:
    """On its line, unless it is another choice that the player had: then where the record cannot go on from that choice."""
    lines = sample(setup, seed)
    named = {"deal", "play", "claim", "leftovers", "dealer_takes", "pile", "shuffle", "cut", "return", "passed_hand", "leader"}
    kinds = {line["event"] for line in lines if _cards_of(line)} & named
    kind = random.choice(sorted(kinds))
    at = random.choice([at for at, line in enumerate(lines) if line["event"] == kind and _cards_of(line)])
    place, key = random.choice(_cards_of(lines[at]))
    place[key] = random.choice([code for code in CODES if code != place[key]])
    found = verdict(lines)
    assert found is not None
    free = kind in ("dealer_takes", "return") or (kind == "play" and (lines[at]["from"] == "hand" or "takes" in lines[at]))
    assert found >= at + 1 if free else found == at + 1


@given(setups(short=True), few, st.randoms(use_true_random=False))
@examples(40)
def test_a_stacked_draw_pile_is_found_where_the_wrong_card_is_drawn(setup: Setup, seed: int, random: Random) -> None:
    """Two cards of a draw pile change places: the first of the two draws gives it away, or the cut."""
    lines = sample(setup, seed)
    stocks = [at for at, line in enumerate(lines) if len(line.get("stock", "")) > 1]
    if not stocks:
        return
    at = random.choice(stocks)
    one, two = random.sample(range(len(lines[at]["stock"])), 2)
    stock = lines[at]["stock"]
    pair = {stock[one], stock[two]}
    stock[one], stock[two] = stock[two], stock[one]
    if lines[at]["event"] == "cut":
        assert verdict(lines) == at + 1
        return
    drawn = None
    for number, line in enumerate(lines[at + 1 :], at + 2):
        if line["event"] in ("round_end", "misdeal", "shuffle"):
            break  # they were never drawn, or the order has changed again
        if line["event"] == "cut" or (line["event"] == "play" and line["from"] == "stock" and line["card"] in pair):
            drawn = number
            break
    assert verdict(lines) == drawn


@pytest.mark.parametrize("card", ["0", "?", "13a", ""])
def test_only_cards_of_the_deck_are_drawn_for_the_first_dealer(card: str) -> None:
    """CO-4: and the blank is left out of the draw."""
    for seed in range(4):
        lines = as_lines(full_match("nara", seed=seed, rounds=1).events)
        for seat in range(4):
            forged = json.loads(json.dumps(lines))
            forged[1]["draws"][-1][seat] = card
            assert verdict(forged) == 2


def test_a_draw_must_be_repeated_if_and_only_if_it_ties() -> None:
    """CO-4: an extra pass after a decision, a missing one, and a pass with too few or too many cards."""
    played = (as_lines(full_match("hana_awase", seed=seed, rounds=1).events) for seed in range(50))
    lines = next(lines for lines in played if lines[1]["dealer"] == 0)
    good = [["4a", "4b", "5a"], ["2a", "9b", "3a"]]
    lines[1] = {"event": "dealer_draw", "draws": good, "dealer": 0}
    assert verdict(lines) is None
    for draws in (
        [],
        good[:1],
        [*good, ["1a", "2a", "3a"]],
        [good[1], good[1]],
        [good[0], ["2a", "9b"]],
        [good[0], ["2a", "9b", "3a", "4a"]],
    ):
        lines[1]["draws"] = draws
        assert verdict(lines) == 2


@given(setups(short=True), few, st.randoms(use_true_random=False))
@examples(30)
def test_a_longer_or_shorter_match_is_found_at_its_end(setup: Setup, seed: int, random: Random) -> None:
    lines = sample(setup, seed)
    if lines[-1]["why"] != "rounds":
        return
    agreed = lines[0]["rounds"]
    lines[0]["rounds"] = agreed + 1
    if "chips" in lines[0]["options"] and lines[0]["options"]["chips"] is None:
        assert verdict(lines) == 1  # everybody would start with more
        return
    assert verdict(lines) == len(lines)
    if agreed > 1:
        lines[0]["rounds"] = agreed - 1
        found = verdict(lines)
        assert found is not None
        assert lines[found - 2]["event"] == "round_end"


def test_the_verdict_names_the_rule() -> None:
    lines = as_lines(full_match("kyu_rei_hana", seed=3, rounds=1).events)
    at = next(at for at, line in enumerate(lines) if line["event"] == "pay")
    why = lines[at]["why"]
    lines[at]["amount"] += 1
    told = [RecordLine(number, event) for number, event in enumerate(_decode(lines), 1)]
    with pytest.raises(Violation) as caught:
        list(Replay(told))
    assert caught.value.line == at + 1
    assert caught.value.rule == why
    assert f"({why})" in str(caught.value)
    assert str(lines[at]["amount"]) in str(caught.value.what)


def _decode(lines: Lines) -> list[AnyEvent]:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "match.jsonl"
        path.write_text("".join(json.dumps(line) + "\n" for line in lines))
        return [line.event for line in codec.read(path)]


def test_a_match_stopped_by_its_players_is_a_good_record() -> None:
    """CO-13: between two rounds only."""
    found = games.find("hiraya")
    match = Match(found, NAMES[:3], found.options(rounds=None), 2)
    match.start()
    while match.actor is not None:
        match.play_random()
    match.stop()
    assert match.over
    assert only(match.events, events.MatchEnds)[0].why == "stopped"
    lines = as_lines(match.events)
    assert verdict(lines) is None
    lines.insert(10, lines.pop())
    assert verdict(lines) == 11
