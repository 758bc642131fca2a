"""Flaws of a deal in trial games: what voids it, what that reveals, and who knows of it (CO-12)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from hanashobu import games
from hanashobu.cards import RIBBONS, WILLOWS, CardSet, cards, codes
from hanashobu.engine import native
from hanashobu.engine.actions import CLAIM_NOTHING, claiming
from hanashobu.engine.machine import Compiled, Interpreted
from hanashobu.lab.report.figures import study
from hanashobu.lab.sim.chunks import SimulationSpec
from hanashobu.play import events
from hanashobu.play.events import AnyEvent
from hanashobu.play.match import MakeMachine, Match
from hanashobu.play.resample import resample
from hanashobu.rules.deal import Deal, field, hands
from hanashobu.rules.flaws import (
    FIELD,
    HAND,
    Flaw,
    field_pairs,
    four_in_hand,
    four_of_a_month,
    pairs,
    three_of_a_month,
    three_willows,
)
from hanashobu.rules.game import Game
from hanashobu.rules.options import Options
from hanashobu.rules.ruleset import Ruleset
from hanashobu.rules.teyaku import Claims, Months, Teyaku
from hanashobu.rules.yaku import n_of, without
from hanashobu.text.reader import Reader
from tests.support.helpers import NAMES, Table, only

HANA = games.find("hana_awase")

two_machines = pytest.mark.skipif(native.ready() is None, reason="there is no compiled kernel, so there is only one machine")
machines = pytest.mark.parametrize("machine", [Interpreted, pytest.param(Compiled, marks=two_machines)])

PLAIN = "5c 6c 7c 8c 9c 10c 11d 12c"  # a field without a flaw
FOURS, FOUR_PAIRS = "1a 1b 1c 1d 2a 3a 4a 5a", "1a 1b 2a 2b 3a 3b 4a 4b"
FOUR_AND_PAIRS = "1a 1b 1c 1d 2a 2b 3a 3b"
TRIPLETS = "1a 1b 1c 2a 2b 2c 3a 3b"


def trial(*flaws: Flaw) -> Game:
    """Hana-awase for two with other flaws."""
    parts: dict[str, Any] = {"flaws": flaws, "deal": Deal("HA-1", packets=(hands(8), field(8)))}
    return replace(HANA, seats=(2,), usual_seats=2, build=lambda options, seats: replace(HANA.build(options, seats), **parts))


def misdeals(game: Game, dealt: str, *held: str, dealer: int = 0) -> list[events.Misdeal]:
    """What a deal with these cards on the field and in hands brings."""
    return only(Table(game, dealer=dealer).deal(hands=held, field=dealt).events, events.Misdeal)


# What each of them goes by.


@pytest.mark.parametrize(
    ("flaw", "dealt", "void"),
    [
        (four_of_a_month("HA-2"), "4a 4b 4c 4d", True),
        (four_of_a_month("HA-2"), "4a 4b 4c 5d 6a 7a 8a 9a", False),
        (three_of_a_month("HA-2"), "4a 4b 4c", True),
        (three_of_a_month("HA-2"), "4a 4b 4c 4d", True),
        (three_of_a_month("HA-2"), "4a 4b 5a 5b 6a 7a 8a 9a", False),
        (three_willows("HA-2"), "11a 11b 11d", True),
        (three_willows("HA-2", dry=True), "11a 11b 11d 1a 2a 3a 4a 5a", False),
        (three_willows("HA-2"), "4a 4b 4c 11a 11b 1a 2a 3a", False),
        (field_pairs("HA-2", 4), "1a 1b 2a 2b 3a 3b 4a 4b", True),
        (field_pairs("HA-2", 4), "1a 1b 1c 1d 2a 2b 3a 4a", False),
        (Flaw("HA-2", where=FIELD, cards=n_of(3, RIBBONS)), "1b 2b 3b", True),
        (Flaw("HA-2", where=FIELD, cards=n_of(3, RIBBONS)), "1b 2b 1c 2c 3c 4c 5c 6c", False),
        (Flaw("HA-2", where=FIELD, months=Months(pairs=1), of=RIBBONS), "1b 1c 2b 2c 3a 3b 4a 4b", False),
    ],
)
def test_a_flaw_of_the_field(flaw: Flaw, dealt: str, void: bool) -> None:
    """CO-12."""
    assert misdeals(trial(flaw), dealt) == ([events.Misdeal(flaw.why or "HA-2")] if void else [])
    assert flaw.holds(cards(dealt)) == void


@pytest.mark.parametrize(
    ("flaw", "hand", "shown"),
    [
        (four_in_hand("HA-2"), FOURS, "1a 1b 1c 1d"),
        (four_in_hand("HA-2"), TRIPLETS, ""),
        (pairs("HA-2", 4), FOUR_PAIRS, FOUR_PAIRS),
        (pairs("HA-2", 4), FOUR_AND_PAIRS, ""),
        (pairs("HA-2", 4, split=True), FOUR_AND_PAIRS, FOUR_AND_PAIRS),
        (pairs("HA-2", 4, split=True), TRIPLETS, ""),
        (pairs("HA-2", 3), TRIPLETS, TRIPLETS),
        (Flaw("HA-2", where=HAND, months=Months(threes=2)), TRIPLETS, "1a 1b 1c 2a 2b 2c"),
        (Flaw("HA-2", where=HAND, cards=without(RIBBONS)), "1a 1c 2a 2c 3a 3c 4a 4c", "1a 1c 2a 2c 3a 3c 4a 4c"),
        (Flaw("HA-2", where=HAND, cards=n_of(3, WILLOWS)), "11a 11b 11c 2a 2b 3a 4a 5a", "11a 11b 11c"),
    ],
)
def test_a_flaw_of_a_dealt_hand_shows_what_proves_it(flaw: Flaw, hand: str, shown: str) -> None:
    """CO-12: and whose hand it is, but not its other cards."""
    found = misdeals(trial(flaw), PLAIN, "7b 8b 9b 10b 5b 12b 6b 7a", hand)
    assert found == ([events.Misdeal(flaw.why or "HA-2", 1, tuple(shown.split()))] if shown else [])
    assert flaw.holds(cards(hand)) == bool(shown)


def test_the_first_flaw_that_holds_is_the_reason() -> None:
    """CO-12: of a hand that of whoever plays first."""
    many = trial(four_of_a_month("HA-2"), four_in_hand("HA-3"), three_of_a_month("HA-4"))
    dealt, other = "7a 7b 7c 8c 9c 10c 11d 12c", "6a 6b 6c 6d 8a 9a 10a 11a"
    assert misdeals(many, dealt, FOURS, other) == [events.Misdeal("four_in_hand", 0, ("1a", "1b", "1c", "1d"))]
    assert misdeals(many, dealt, FOURS, other, dealer=1) == [events.Misdeal("four_in_hand", 1, ("6a", "6b", "6c", "6d"))]
    assert misdeals(many, dealt, "1a 2a 3a 4a 5a 6a 8a 9a", "1b 2b 3b 4b 5b 6b 8b 9b") == [events.Misdeal("three_of_a_month")]


# A referee of its own.


def expected(deal: events.Deal, dealer: int) -> events.Misdeal | None:
    """By the rules of EVERY, counted in months of cards."""
    sizes = Counter(card[:-1] for card in deal.field)
    if max(sizes.values()) == 4:
        return events.Misdeal("four_of_a_month")
    for seat in (dealer, 1 - dealer):
        hand = (deal.hands or ())[seat] or ()
        months = Counter(card[:-1] for card in hand)
        if max(months.values()) == 4:
            return events.Misdeal("four_in_hand", seat, tuple(card for card in sorted_cards(hand) if months[card[:-1]] == 4))
    for seat in (dealer, 1 - dealer):
        hand = (deal.hands or ())[seat] or ()
        months = Counter(card[:-1] for card in hand)
        if sum(size >= 2 for size in months.values()) >= 3:
            return events.Misdeal("pairs_in_hand", seat, tuple(card for card in sorted_cards(hand) if months[card[:-1]] >= 2))
    if sum(size >= 2 for size in sizes.values()) >= 3:
        return events.Misdeal("pairs_on_field")
    return None


def sorted_cards(hand: tuple[str, ...]) -> list[str]:
    return sorted(hand, key=lambda card: (int(card[:-1]), card[-1]))


EVERY = trial(four_of_a_month("HA-2"), four_in_hand("HA-3"), pairs("HA-3", 3), field_pairs("HA-4", 3))


def played(machine: MakeMachine, seed: int) -> list[AnyEvent]:
    """A match of EVERY at random."""
    match = Match(EVERY, NAMES[:2], EVERY.options(rounds=4), seed, machine=machine)
    match.start()
    while not match.over:
        if match.actor is None:
            match.go_on()
        else:
            match.play_random()
    return match.events


@machines
def test_deals_are_thrown_in_when_a_referee_would(machine: MakeMachine) -> None:
    """CO-12, on both machines."""
    reasons: Counter[str] = Counter()
    for seed in range(24):
        happened = played(machine, seed)
        dealer = 0
        for event, after in pairwise(happened):
            if isinstance(event, events.RoundBegins):
                dealer = event.dealer
            if isinstance(event, events.Deal):
                wanted = expected(event, dealer)
                assert (after if isinstance(after, events.Misdeal) else None) == wanted
                reasons[wanted.why if wanted else ""] += 1
    assert reasons.keys() >= {"", "pairs_in_hand", "pairs_on_field"}


@two_machines
def test_both_machines_throw_in_the_same_deals() -> None:
    assert [played(Interpreted, seed) for seed in range(3)] == [played(Compiled, seed) for seed in range(3)]


# What it reveals.


def test_a_misdeal_shows_everybody_the_same_and_no_other_card() -> None:
    """CO-12: two worlds that differ in what the hand holds beside its four are the same to everybody else."""
    for seat in (None, 0):
        seen = []
        for hand in (FOURS, "1a 1b 1c 1d 2a 3a 4a 6a"):
            table = Table(trial(four_in_hand("HA-2"))).deal(hands=["7a 8a 9a 10a 7b 8b 9b 10b", hand], field=PLAIN)
            seen.append([event.seen_by(seat) for event in table.events])
            assert {event.seen_by(one) for event in only(table.events, events.Misdeal) for one in (None, 0, 1)} == {
                events.Misdeal("four_in_hand", 1, ("1a", "1b", "1c", "1d"))
            }
        assert seen[0] == seen[1]


# Whoever imagines other hands.


def worlds(table: Table, many: int = 300) -> Iterator[int]:
    """Hands of the second player as the first one imagines them."""
    random, view = Random(1), table.match.view(0)
    for _ in range(many):
        yield resample(view, random).hands[1]


def test_nobody_imagines_a_hand_that_would_have_been_thrown_in() -> None:
    flaw = pairs("HA-2", 3)
    table = Table(trial(flaw)).deal(hands=["1a 2a 3a 4a 5a 6a 7a 8a", "1b 2b 3b 4b 5b 6b 7b 12a"], field="1c 2c 3c 4c 5c 6c 7c 8c")
    found = list(worlds(table))
    assert not any(flaw.holds(hand) for hand in found)
    without_flaws = Table(trial(four_of_a_month("HA-2"))).deal(hands=["1a 2a 3a 4a 5a 6a 7a 8a"], field="1c 2c 3c 4c 5c 6c 7c 8c")
    assert any(flaw.holds(hand) for hand in worlds(without_flaws))


def test_what_a_hand_has_played_counts_when_it_is_imagined() -> None:
    """With 12a played, nobody has dealt 12b, 12c and 12d to that hand."""
    flaw = four_in_hand("HA-2")
    table = Table(trial(flaw)).deal(
        hands=["1a 2a 3a 4a 5a 6a 7a 8a", "1b 2b 3b 4b 5b 6b 7b 12a"], field="1c 2c 3c 4c 5c 6c 7c 8c", stock="9a 9c"
    )
    table.play("1a", "12a")
    assert codes(table.match.view(0).table.played[1]) == ("12a",)
    twelve = cards("12b 12c 12d")
    assert not any(hand & twelve == twelve for hand in worlds(table, 2000))
    assert any((hand & twelve).bit_count() == 2 for hand in worlds(table))


# In words.


@pytest.mark.parametrize(
    ("flaw", "en"),
    [
        (four_in_hand("HA-2"), "Misdeal: if a player is dealt four cards of one month, the same dealer deals again."),
        (pairs("HA-2", 4), "Misdeal: if a player is dealt a pair of each of 4 months, the same dealer deals again."),
        (three_of_a_month("HA-2"), "Misdeal: with three cards of one month on the field, the same dealer deals again."),
        (three_willows("HA-2"), "Misdeal: with 3 of the Willow cards on the field, the same dealer deals again."),
    ],
)
def test_a_flaw_says_itself(flaw: Flaw, en: str) -> None:
    (line,) = flaw.lines(CardSet(0))
    assert Reader("en", codes=False)(line.text) == en
    for lang in ("ja", "es"):
        assert Reader(lang, codes=False)(line.text)


def test_a_report_counts_each_reason_by_its_words() -> None:
    found = study(SimulationSpec(EVERY, EVERY.options(), 2, 1, None), 400)
    names = {str(figure.name): figure.value for figure in found.of("misdeal")}
    assert names["a player was dealt a pair of each of 3 months"] > names["a player was dealt four cards of one month"] > 0


# Both a flaw and a teyaku.


CLAIMS = {"HA-8": claiming(0), "HA-9": claiming(1)}
LUCKY = (
    Teyaku("HA-8", "Teshi", "手四", points=6, kind="A", months=Months(fours=1)),
    Teyaku("HA-9", "Kuttsuki", "くっつき", points=6, kind="B", months=Months(pairs=4)),
)


@pytest.mark.parametrize(
    ("hand", "split", "found"),
    [
        (FOURS, False, "HA-8"),
        (FOUR_PAIRS, False, "HA-9"),
        (FOUR_AND_PAIRS, False, "HA-8"),
        (FOUR_AND_PAIRS, True, "HA-8 HA-9"),
    ],
)
def test_a_four_is_two_pairs_of_a_teyaku_only_where_the_game_says_so(hand: str, split: bool, found: str) -> None:
    rows = tuple(replace(row, months=replace(row.months, split=split)) if row.months and row.months.pairs else row for row in LUCKY)

    def build(options: Options, seats: int) -> Ruleset:
        return replace(HANA.build(options, seats), teyaku=rows, claims=Claims("HA-7", one_of_each="HA-7", voluntary=True), flaws=())

    table = Table(replace(HANA, seats=(2,), usual_seats=2, build=build)).deal(
        hands=[f"{hand} 9a 10a", "7b 8b 9b 10b 5b 12b 6b 11a 7a 8a"], field=PLAIN
    )
    assert table.match.asked == "claim"
    both, neither = (claiming(0, 1) if " " in found else CLAIM_NOTHING, CLAIM_NOTHING)
    assert set(table.match.legal()) == {both, neither, *(CLAIMS[rule] for rule in found.split())}
