"""Records: a forged line is found, and the verdict names its line and rule."""

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

from hanashobu.cards import CODES
from hanashobu.play.events import AnyEvent
from hanashobu.records import codec
from hanashobu.records.codec import RecordLine
from hanashobu.records.replay import Replay, Violation
from tests.records.writing import Lines, as_lines, verdict
from tests.support.helpers import full_match
from tests.support.strategies import Setup, Watched, examples, setups

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
    emitted = [RecordLine(number, event) for number, event in enumerate(_decode(lines), 1)]
    with pytest.raises(Violation) as caught:
        list(Replay(emitted))
    assert caught.value.line == at + 1
    assert caught.value.rule == why
    assert f"({why})" in str(caught.value)
    assert str(lines[at]["amount"]) in str(caught.value.what)


def _decode(lines: Lines) -> list[AnyEvent]:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "match.jsonl"
        path.write_text("".join(json.dumps(line) + "\n" for line in lines))
        return [line.event for line in codec.read(path)]
