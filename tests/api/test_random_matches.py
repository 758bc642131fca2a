"""Matches of random play from Python: claims, redeals, offers, stops and abandonments wherever the rules allow them (docs/record.md).

Every record is verified, resumed when it is cut after any line, and abandoned after any. `make soak` plays 2,000 of them.
"""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from random import Random

import pytest

import hanashobu
from hanashobu.games import all_games
from hanashobu.play import events
from hanashobu.play.abandoned import abandoned
from hanashobu.play.events import AnyEvent
from hanashobu.records.codec import RecordLine, lines, to_line
from hanashobu.records.compare import kind_of
from hanashobu.records.replay import Replay
from hanashobu.records.resume import resume
from hanashobu.rules.options import Value, entries
from tests.support.ledger import Ledger
from tests.support.officials import check, umpire_for
from tests.support.strategies import Setup, values_of

MATCHES, PART, SLICE = 2000, 200, 32
# Every other match is at one of these tables, where most can happen; the others are at any table.
BUSY: list[tuple[str, int, dict[str, Value]]] = [
    ("hachi_hachi", 3, {"hand_swap": "once"}),
    ("taiyaku", 3, {}),
    ("nara", 4, {}),
    ("hachi_hachi", 5, {"buyout": True, "must_play_three": True}),
    ("kyu_rei_hana", 4, {"two_left": "agree", "must_play_three": False}),
    ("nara", 4, {}),  # once more: few hands are so bad that a redeal can be asked for
]
RARE = ("claim", "redeal", "offer", "answer")  # questions of which a soak run tries every answer
LONGEST = 400  # moves; then the match is stopped or abandoned


def any_setup(number: int, random: Random) -> Setup:
    """A table of any game with any house rules, of one to three rounds."""
    name, seats, wanted = BUSY[number // 2 % len(BUSY)]
    while True:
        game = all_games()[name] if number % 2 else random.choice(list(all_games().values()))
        found = {entry.name: random.choice(values_of(entry)) for entry in entries(game.options)}
        rules = {**found, **(wanted if number % 2 else {}), "rounds": random.choice((1, 1, 2, 3, None))}
        setup = Setup(game, seats if number % 2 else random.choice(game.seats), tuple(rules.items()))
        if setup.playable():
            return setup


def played(setup: Setup, random: Random, forks: Counter[str] | None) -> hanashobu.Match:
    """A match in which whatever may be done is, sooner or later; it ends by itself, or its players stop or leave.

    Where forks are counted, whatever is rare also happens wherever it is possible.
    """
    seed, most = random.getrandbits(256), random.choice((1, 2, 3))
    match = hanashobu.Match(setup.game, players=setup.seats, seed=seed, pause=True, options=dict(setup.values))
    leaves = random.randrange(1, 40) if random.random() < 0.3 else LONGEST
    for move in range(LONGEST + 1):
        if match.over:
            break
        if move == leaves:
            match.engine.abandon()
        elif match.status == "between":
            match.stop() if match.round >= most else match.next_round()
        else:
            if forks is not None:
                forks += fork(match)
            one_move(match, random)
    return match


def fork(match: hanashobu.Match) -> Counter[str]:
    """Whatever is rare and possible here happens in a copy, whose record is right, and resumed; what happened in the copies."""
    seats, found = range(len(match.names)), Counter[str]()
    rare: list[tuple[str, int | None]] = [(action, seat) for seat in seats for action in match.view(seat).late_actions]
    if match.engine.asked in RARE:
        rare += [(action, None) for action in match.legal_actions]
    for action, seat in rare:
        other = match.copy()
        other.play(action, seat=seat)
        happened = list(other.events)
        assert [line.event for line in Replay(record_of(happened))] == happened
        assert resume(record_of(happened), 1).events[: len(happened)] == happened
        found += Counter(f"{kind_of(event)} in a copy" for event in happened[len(match.events) :])
    return found


def one_move(match: hanashobu.Match, random: Random) -> None:
    """A late claim or a redeal of anybody, or an answer of whoever is asked; an offer is the least one, or more."""
    late = [(seat, action) for seat in range(len(match.names)) for action in match.view(seat).late_actions]
    if late and random.random() < 0.6:
        seat, action = random.choice(late)
        match.play(action, seat=seat)
        return
    action = match.legal_actions[0] if match.engine.asked == "claim" and random.random() < 0.6 else random.choice(match.legal_actions)
    name, _, amount = action.rpartition(" ")
    if match.engine.asked in ("offer", "answer") and amount.isdecimal() and random.random() < 0.5:
        action = type(action)(f"{name} {int(amount) + random.randrange(30)}")
    match.play(action)


def record_of(happened: list[AnyEvent]) -> list[RecordLine]:
    """The events as a file has them, read again."""
    return list(lines([to_line(event) for event in happened]))


def resumed(record: list[RecordLine], upto: int, random: Random, on: bool) -> None:
    """Cut after so many lines: the match goes on from there, and its record is right."""
    engine = resume(record[:upto], random.getrandbits(256))
    assert engine.events[:upto] == [line.event for line in record[:upto]]
    if not on:
        return
    match = hanashobu.Match.from_engine(engine, pause=True)
    for _ in range(random.randrange(60)):
        if match.over:
            break
        if match.status == "between":
            match.next_round()
        else:
            one_move(match, random)
    assert [line.event for line in Replay(record_of(engine.events))] == engine.events


def tried(number: int, cuts: int | None, folder: Path) -> Counter[str]:
    """One match with everything that is asked of it; what happened in it."""
    random = Random(f"random match {number}")
    setup = any_setup(number, random)
    forks = Counter[str]()
    match = played(setup, random, None if cuts else forks)
    happened = list(match.events)
    assert match.over
    match.save(path := folder / f"{number}.jsonl")
    assert (verdict := hanashobu.verify(path)), (number, setup, verdict.text())
    path.unlink()
    umpired(setup, match)
    record = record_of(happened)
    assert [line.event for line in record] == happened
    everywhere = range(1, len(record) + 1)
    for upto in everywhere if cuts is None else random.sample(everywhere, min(cuts, len(record))):
        resumed(record, upto, random, cuts is not None or random.random() < 0.05)
    places = range(1, last_round(happened))
    for leave in places if cuts is None else random.sample(places, 1):
        left = [*happened[:leave], abandoned(happened[:leave])]
        assert [line.event for line in Replay(record_of(left))] == left
    found = forks + Counter(map(kind_of, happened))
    end = happened[-1]
    assert isinstance(end, events.MatchEnds)
    return found + Counter({end.why: 1, "late": late_claims(happened), "games": 1})


def umpired(setup: Setup, match: hanashobu.Match) -> None:
    """The officials find nothing either."""
    check(list(match.events), umpire_for(setup), Ledger(match.engine.rules))


def last_round(happened: list[AnyEvent]) -> int:
    """Before which line a match can be abandoned: that at which its last round ends."""
    return max([at for at, event in enumerate(happened) if isinstance(event, events.RoundEnds)], default=len(happened) - 1)


def late_claims(happened: list[AnyEvent]) -> int:
    """How many claims were made by somebody who had been asked before in that round."""
    late, asked = 0, set[int]()
    for event in happened:
        if isinstance(event, events.Deal):
            asked.clear()
        elif isinstance(event, events.Claim):
            late += event.seat in asked
            asked.add(event.seat)
    return late


def all_tried(numbers: range, cuts: int | None, folder: Path) -> Counter[str]:
    """What happened in these matches."""
    seen: Counter[str] = Counter()
    for number in numbers:
        seen += tried(number, cuts, folder)
    print(json.dumps(seen))
    return seen


WHATEVER = {"late", "offer", "answer", "swap", "stopped", "abandoned", "rounds"}
IN_COPIES = {f"{rare} in a copy" for rare in ("claim", "redeal", "offer", "counter_offer", "answer")}


def test_a_random_match_is_verified_and_resumed_where_it_was_cut(tmp_path: Path) -> None:
    """TA-11, HH-7, NA-9, HH-52, HH-75, CO-13: a slice of those below, each cut at two places."""
    assert set(all_tried(range(SLICE), 2, tmp_path)) >= WHATEVER


@pytest.mark.soak
@pytest.mark.parametrize("part", range(MATCHES // PART))
def test_every_random_match_is_verified_and_resumed_after_any_line(part: int, tmp_path: Path) -> None:
    """TA-11, HH-7, NA-9, HH-52, HH-75, CO-13: in all games, at all tables, with any house rules."""
    assert set(all_tried(range(part * PART, (part + 1) * PART), None, tmp_path)) >= {*WHATEVER, *IN_COPIES, "agree"}
