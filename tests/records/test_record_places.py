"""Where the events of a record may stand, and which fields it must have (docs/record.md)."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import takewhile
from random import Random
from typing import Any

import pytest

from hanashobu.cards import BLANK, CODES, MOST_CARDS
from hanashobu.engine.actions import REDEAL, claiming
from hanashobu.games import all_games
from hanashobu.play import events
from hanashobu.play.events import AnyEvent
from hanashobu.play.match import Match
from hanashobu.records.codec import BadRecord, RecordLine, to_line
from hanashobu.records.codec import lines as read_lines
from hanashobu.records.replay import Replay, Violation
from hanashobu.records.resume import resume
from tests.support.helpers import NAMES, Table, full_match, only, sort
from tests.support.strategies import Setup

Lines = list[dict[str, Any]]


def numbered(emitted: list[AnyEvent]) -> list[RecordLine]:
    return [RecordLine(at, event) for at, event in enumerate(emitted, 1)]


def replayed(emitted: list[AnyEvent]) -> list[AnyEvent]:
    return [line.event for line in Replay(numbered(emitted))]


def as_lines(emitted: list[AnyEvent]) -> Lines:
    return [json.loads(to_line(event)) for event in emitted]


def read(lines: Lines) -> list[AnyEvent]:
    """What a replay makes of these lines."""
    return [line.event for line in Replay(list(read_lines([json.dumps(line).encode() + b"\n" for line in lines])))]


# `abandoned`: anywhere before the last round has ended.

LONG = (events.RoundBegins, events.RoundEnds, events.YearEnds, events.Ginmi, events.Loan)


def abandoned(emitted: list[AnyEvent], after: int) -> list[AnyEvent]:
    """A match that nobody came back to after so many lines, written from the page alone."""
    begins = emitted[0]
    assert isinstance(begins, events.MatchBegins)
    totals = next((event.totals for event in reversed(emitted[:after]) if isinstance(event, LONG)), begins.start)
    return [*emitted[:after], events.MatchEnds(totals, (), "abandoned")]


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("hiraya", 3, {}),
        ("nara", 4, {"seating": "drawn"}),
        ("taiyaku", 7, {}),
        ("hachi_hachi", 3, {"campaign": True}),
        ("hachi_hachi", 7, {"hand_swap": "once", "mizuten": True, "buyout": True}),
    ],
)
def test_a_match_may_be_abandoned_after_any_line_before_its_last_round_has_ended(game: str, seats: int, options: dict[str, Any]) -> None:
    """Between a play and its draw too, between payments, and between the books of a campaign; what follows from it is not asked for."""
    emitted = full_match(game, seats, 5, **{"rounds": 3, **options}).events
    ends = [at for at, event in enumerate(emitted, 1) if isinstance(event, events.RoundEnds)]
    before = [at for at in range(1, ends[1] + 4) if at < 24 or min(abs(at - end) for end in ends) < 6] + [ends[-1] - 1]
    for after in before:
        left = abandoned(emitted, after)
        replay = Replay(numbered(left))
        assert [line.event for line in replay] == left
        assert replay.match.over
        assert replay.match.totals == left[-1].totals  # type: ignore[union-attr]
        assert replay.match.events == left
    assert resume(numbered(left), 3).events == left
    assert any(isinstance(emitted[at - 1], events.Play) and isinstance(emitted[at], events.Play) for at in before)
    assert any(isinstance(emitted[at - 1], events.Pay) for at in before) or game == "nara"


@pytest.mark.parametrize("campaign", [False, True])
def test_after_the_last_round_a_match_is_not_abandoned(campaign: bool) -> None:
    """It is over then, and somebody has won it."""
    emitted = full_match("hachi_hachi", 2, 5, rounds=2, campaign=campaign).events
    last = max(at for at, event in enumerate(emitted, 1) if isinstance(event, events.RoundEnds))
    for after in range(last, len(emitted)):
        with pytest.raises(Violation) as caught:
            replayed(abandoned(emitted, after))
        assert caught.value.line == after + 1


def test_an_abandoned_match_has_the_totals_of_the_last_line_that_has_any() -> None:
    """A round that has not ended does not count, and nobody has won."""
    emitted = full_match("hiraya", 3, 5, rounds=2).events
    after = next(at for at, event in enumerate(emitted, 1) if isinstance(event, events.RoundScore))
    left = abandoned(emitted, after)
    assert left[-1] == events.MatchEnds((0, 0, 0), (), "abandoned")
    for wrong in (events.MatchEnds((1, -1, 0), (), "abandoned"), events.MatchEnds((0, 0, 0), (0,), "abandoned")):
        with pytest.raises(Violation):
            replayed([*left[:-1], wrong])


# `claim`, `redeal`.


def moves(setup: Setup, seed: int, claims: float = 0.0) -> Match:
    """A match of random play in which late claims are made at random moments."""
    match, random = setup.match(seed), Random(seed)
    match.start()
    while not match.over:
        late = [(seat, action) for seat in range(setup.seats) for action in match.view(seat).late if action >= MOST_CARDS]
        if late and random.random() < claims:
            match.play(*random.choice(late))
        elif match.actor is None:
            match.go_on()
        elif match.asked == "claim":
            match.play(match.actor, match.legal()[0])
        else:
            match.play(match.actor, random.choice(match.legal()))
    return match


# What stands before and after late claims and their payments.
LATE = {
    ("taiyaku", 2): {("leader", "play")},
    ("taiyaku", 3): {("leader", "return"), ("return", "return"), ("shuffle", "play")},
    ("hachi_hachi", 3): {("multiplier", "play")},
    ("hachi_hachi", 5): {("shuffle", "play")},
}


def with_late_claims(game: str, seats: int) -> Iterator[tuple[list[AnyEvent], int, int]]:
    """Matches of one round, and from where to where a late claim and its payments stand."""
    setup = Setup(all_games()[game], seats, (("rounds", 1),))
    for seed in range(500 if game == "taiyaku" else 60):
        emitted = moves(setup, seed, 0.4).events
        for at, event in enumerate(emitted):
            if isinstance(event, events.Claim) and event.teyaku:
                paid = takewhile(lambda one: isinstance(one, events.Pay), emitted[at + 1 :])
                yield emitted, at, at + 1 + len(list(paid))


def beside(emitted: list[AnyEvent], step: int) -> str:
    """The kind of the next event in a direction that is neither a claim nor a payment."""
    found = next(event for event in emitted[::step] if not isinstance(event, events.Claim | events.Pay))
    return str(found.__struct_config__.tag)


@pytest.mark.parametrize(("game", "seats"), LATE)
def test_a_late_claim_stands_before_the_first_play_and_where_somebody_is_asked(game: str, seats: int) -> None:
    """TA-11, HH-7: after all have been asked, before or between what is returned, or after it and its shuffle; and nowhere else."""
    found: set[tuple[str, str]] = set()
    for emitted, at, end in with_late_claims(game, seats):
        assert replayed(emitted) == emitted
        found.add((beside(emitted[:at], -1), beside(emitted[end:], 1)))
        claim, rest = emitted[at:end], [*emitted[:at], *emitted[end:]]
        played = next(place for place, event in enumerate(rest) if isinstance(event, events.Play))
        first = next(place for place, event in enumerate(rest) if isinstance(event, events.Claim))
        shuffled = [place for place, event in enumerate(rest[:played]) if isinstance(event, events.Shuffle) and place >= at]
        for place in (first, played + 1, *shuffled):
            moved = [*rest[:place], *claim, *rest[place:]]
            with pytest.raises(Violation):
                replayed(moved)
    assert found == LATE[game, seats]


def test_a_claim_in_two_parts_may_be_made_before_and_after_a_card_is_returned() -> None:
    """TA-11: whoever has claimed one kind in time may claim the other later, without what was declined then."""
    hand = "9a 9b 9c 9d 1c 1d 2c 2d"  # TA-T1 and TA-T3
    table = Table("taiyaku", 3, rounds=1).deal(hands=[hand], field="3a 4b 5c 7a 8b 10a", leader=0)
    table.play("claim set")
    while table.match.asked == "claim":
        table.play("no")
    emitted = table.match.play(0, claiming(0))
    assert emitted[0] == events.Claim(0, ("TA-T1",), tuple(sort(hand).split()))
    table.play(*[table.choices.split()[0] for _ in range(1)])
    assert replayed(table.match.events) == table.match.events


def redeals(seats: int = 4) -> Iterator[list[AnyEvent]]:
    """Matches of Nara in which whoever may ask for a redeal does, at random moments."""
    for seed in range(400):
        match, random = Match(all_games()["nara"], NAMES[:seats], seed=seed), Random(seed)
        match.start()
        while match.round == 1 and not match.over and not only(match.events, events.Redeal):
            late = [seat for seat in range(seats) if REDEAL in match.view(seat).late]
            legal = match.legal()
            if late and random.random() < 0.3:
                match.play(random.choice(late), REDEAL)
            elif match.actor is None:
                break
            else:
                match.play(match.actor, REDEAL if REDEAL in legal and random.random() < 0.3 else random.choice(legal))
        if only(match.events, events.Redeal):
            yield match.events


def test_a_redeal_stands_from_the_choice_of_the_pile_to_the_first_draw_where_somebody_is_asked() -> None:
    """NA-9: also in another's turn; between another's play and draw only if that player is asked something there."""
    found: set[tuple[str, bool]] = set()
    refused = 0
    for emitted in redeals():
        at = next(at for at, event in enumerate(emitted) if isinstance(event, events.Redeal))
        asked = emitted[at]
        assert isinstance(asked, events.Redeal)
        assert replayed(emitted) == emitted
        before = emitted[at - 1]
        draws = isinstance(before, events.Play) and before.source == "hand"
        found.add((f"{beside(emitted[:at], -1)} {'hand' if draws else ''}".strip(), getattr(before, "seat", None) == asked.seat))
        mine = next(place for place, event in enumerate(emitted) if isinstance(event, events.Pile) and event.seat == asked.seat)
        with pytest.raises(Violation):
            replayed([*emitted[:mine], asked])
        for place in range(mine + 2, at):
            watching = Replay(numbered(emitted[:place]))
            for _ in watching:
                pass
            if watching.settled:
                assert replayed([*emitted[:place], asked]) == [*emitted[:place], asked]
                continue
            assert isinstance(emitted[place - 1], events.Play), "Only a draw can follow at once."
            with pytest.raises(Violation):
                replayed([*emitted[:place], asked])
            refused += 1
    assert {("pile", True), ("pile", False), ("play", False), ("play hand", True), ("play hand", False)} <= found
    assert refused


# Fields that may be left out, and those that may not.

EMPTY: dict[str, dict[str, Any]] = {
    "match": {"rounds": None, "time": None, "game_hash": None, "fair": None},
    "dealer_draw": {"seated": False},
    "swap": {"with": None},
    "deal": {"face_down": False},
    "misdeal": {"seat": None},
    "multiplier": {"waiting": []},
    "speak": {"fee": 0},
    "claim": {"teyaku": [], "shown": [], "declined": []},
    "answer": {"counter": False},
    "play": {"takes": [], "alone": False},
    "pay": {"forgiven": 0},
    "round_end": {"winner": None},
    "match_end": {"secret": None},
}
NEVER = {
    "deal": ("hands", "piles", "field", "stock"),
    "score": ("cards", "yaku", "result"),
    "two_left": ("agree",),
    "match_end": ("winners",),
}


def everything() -> Iterator[list[AnyEvent]]:
    """Matches in which every kind of event occurs that has such a field."""
    rules: dict[str, Any] = {"hand_swap": "once", "mizuten": True, "buyout": True}
    for seed in range(4):
        yield full_match("hachi_hachi", 7, seed, rounds=3, **rules).events
        yield full_match("hachi_hachi", 4, seed, rounds=3).events
        yield full_match("taiyaku", 3, seed, rounds=2).events
        yield full_match("nara", 4, seed, rounds=2).events
        yield abandoned(full_match("hiraya", 3, seed, rounds=2).events, 9)


def test_an_empty_field_may_be_written_or_left_out() -> None:
    """Of exactly those that the page names; the replay reads both alike."""
    seen: set[tuple[str, str]] = set()
    for emitted in everything():
        lines = as_lines(emitted)
        full = [{**EMPTY.get(line["event"], {}), **line} for line in lines]
        seen |= {(line["event"], field) for line in full for field in EMPTY.get(line["event"], {})}
        assert read(full) == emitted
    assert seen == {(kind, field) for kind, fields in EMPTY.items() for field in fields}


def test_a_list_of_deal_score_two_left_and_match_end_is_never_left_out() -> None:
    """An empty one has to be written, too."""
    empty: set[tuple[str, str]] = set()
    for emitted in everything():
        lines = as_lines(emitted)
        for at, line in enumerate(lines):
            for field in NEVER.get(line["event"], ()):
                if line[field]:
                    continue
                empty.add((line["event"], field))
                with pytest.raises(BadRecord, match=field):
                    read([*lines[:at], {key: value for key, value in line.items() if key != field}])
    assert empty >= {
        ("deal", "piles"),
        ("deal", "field"),
        ("deal", "stock"),
        ("score", "cards"),
        ("two_left", "agree"),
        ("match_end", "winners"),
    }


# The order of `field`.


def test_the_field_of_leader_and_of_the_blank_is_in_the_order_dealt_and_read_in_any() -> None:
    """TA-6, HH-53: as `deal` has it; another card is refused."""
    shuffled = 0
    for game, seats, what in (("taiyaku", 3, events.Leader), ("hachi_hachi", 7, events.SitsOut)):
        for seed in range(4):
            emitted = full_match(game, seats, seed, rounds=1).events
            at = next(at for at, event in enumerate(emitted) if isinstance(event, what))
            event, deal = emitted[at], next(one for one in reversed(emitted[:at]) if isinstance(one, events.Deal))
            assert isinstance(event, events.Leader | events.SitsOut)
            dealt = (
                deal.field
                if isinstance(event, events.Leader)
                else tuple(card for card in deal.hands[event.seat] or () if card != CODES[BLANK])
            )
            assert event.field == dealt
            shuffled += dealt != tuple(sorted(dealt, key=CODES.index))
            lines = as_lines(emitted)
            lines[at]["field"].reverse()
            assert read(lines) == emitted
            lines[at]["field"][0] = next(card for card in CODES if card not in dealt and card != CODES[BLANK])
            with pytest.raises(Violation):
                read(lines)
    assert shuffled
