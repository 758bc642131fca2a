"""Rounds that were really played, reported to `hana score` as people at a table would: it must come to the same payments."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec
import pytest

from hanashobu import games
from hanashobu.cards import code, codes
from hanashobu.engine.machine import Interpreted, Machine
from hanashobu.engine.state import State
from hanashobu.play import events
from hanashobu.play.events import AnyEvent
from hanashobu.play.match import Match
from hanashobu.rules.options import Value, from_json, show
from hanashobu.rules.tables import Tables
from hanashobu.rules.uses import BARS
from tests.cli.run import data, flat, refuses
from tests.support.helpers import NAMES, only
from tests.support.reporting import bought
from tests.support.slices import sliced, spread


def rounds_of(game: str, seats: int, seed: int, **options: Value) -> Iterator[tuple[list[AnyEvent], State, Match]]:
    """The events of each round of a match of random play, without those of deals that were thrown in."""
    made: list[State] = []

    def keep(tables: Tables, state: State) -> Machine:
        made.append(state)
        return Interpreted(tables, state)

    found = games.find(game)
    match = Match(found, NAMES[:seats], from_json(found.options, dict(options)), seed, machine=keep)
    match.start()
    seen = 0
    while not match.over:
        match.go_on()
        while match.actor is not None:
            match.play_random()
        emitted = list(match.events[seen:])
        seen = len(match.events)
        yield emitted, made[0], match


def of_last_deal(emitted: Sequence[AnyEvent]) -> list[AnyEvent]:
    """What happened since the last misdeal, up to the end of the round."""
    begin = max((place + 1 for place, event in enumerate(emitted) if isinstance(event, events.Misdeal)), default=0)
    end = next(place for place, event in enumerate(emitted) if isinstance(event, events.RoundEnds))
    return list(emitted[begin : end + 1])


def words_for(emitted: Sequence[AnyEvent], state: State, match: Match) -> list[str]:
    """The round on the command line."""
    seats, names = match.rules.seats, NAMES
    words = ["--names", ",".join(NAMES[:seats])]
    played = of_last_deal(emitted)
    begin = only(emitted, events.RoundBegins)[0]
    words += ["--dealer", names[begin.dealer]]
    for leader in only(played, events.Leader):
        words += ["--first", names[leader.leader]]
    for multiplier in only(played, events.Multiplier):
        words += ["--multiplier", str(multiplier.value)]
    if match.rules.stake:
        words += [word for seat in range(seats) if begin.totals[seat] < 8 for word in ("--stake", f"{names[seat]}={begin.totals[seat]}")]
    hands = [" ".join(hand or ()) for hand in only(played, events.Deal)[0].hands]
    for passed in only(played, events.PassedHand):
        hands[passed.taker] = " ".join(passed.cards)
    does = dict.fromkeys(range(seats), "waits" if match.rules.dropout else "in")
    does |= {event.seat: str(event.says) for event in only(played, events.Speak)}
    does |= {event.seat: "blank" for event in only(played, events.SitsOut)}
    needed = {event.seat for event in only(played, events.ForcedOut)} | {event.seat for event in only(played, events.Claim) if event.teyaku}
    does |= {event.seat: "forced" for event in only(played, events.ForcedOut)}
    for buyer, seller, amount in bought(played):
        does |= {buyer: "in", seller: "sold"}
        words += ["--buys", f"{names[buyer]}={names[seller]}:{amount}"]
    unplayed = only(played, events.RoundEnds)[0].why in ("nobody_plays", "split")
    for seat in range(seats):
        words += ["--pile", " ".join(codes(state.taken[seat])) if does[seat] == "in" and not unplayed else does[seat]]
    words += [word for seat in sorted(needed) for word in ("--hand", f"{names[seat]}={hands[seat]}")]
    for claim in only(played, events.Claim):
        words += [word for id in claim.teyaku for word in ("--teyaku", f"{names[claim.seat]}={id}")]
    goes_on = match.rules.calls.words.goes_on.word if match.rules.calls else ""
    for call in only(played, events.Call):
        words += ["--sage", names[call.seat]] if call.says == goes_on else ["--call", f"{names[call.seat]}={call.says}"]
    words += (
        ["--month", str((begin.number - 1) % 12 + 1)]
        if match.tables.uses & BARS and any(row.levels[0].month for row in match.rules.yaku)
        else []
    )
    words += ["--blind" for blind in only(emitted, events.Blind)[-1:] if blind.does == "mizuten" and does[begin.dealer] != "blank"]
    swapped = [event.seat for event in _last_swaps(emitted) if event.holder is not None]
    words += ["--dealers-hand", names[swapped[-1]]] if swapped else []
    return [*words, *answers(hands, state, match)]


def _last_swaps(emitted: Sequence[AnyEvent]) -> list[events.Swap]:
    """The exchanges before the deal that counted."""
    deals = [place for place, event in enumerate(emitted) if isinstance(event, events.Deal)]
    before = deals[-2] if len(deals) > 1 else 0
    return only(emitted[before : deals[-1]], events.Swap)


def answers(hands: list[str], state: State, match: Match) -> Iterator[str]:
    """Who answers for a yaku that still counts at the end, or for a triplet that was caught whole."""
    rules = match.rules
    if not rules.answered_for() or state.players != 3:
        return
    for row in range(match.tables.n_yaku):
        if match.tables.liable >> row & 1 and state.answers[row] and any(state.yaku[seat] >> row & 1 for seat in range(rules.seats)):
            yield from ("--answers", f"{NAMES[state.answers[row] - 1]}={rules.ids()[match.tables.yaku[row].why]}")
    for month in range(12):
        whole = 15 << 4 * month
        divers = [seat for seat in range(rules.seats) if state.triplets[seat] & whole and state.taken[seat] & whole == whole]
        if state.dive_answers[month] and divers:
            fourth = next(card for card in range(4 * month, 4 * month + 4) if code(card) not in hands[divers[0]].split())
            yield from ("--answers", f"{NAMES[state.dive_answers[month] - 1]}={code(fourth)}")


FEW_CHIPS: dict[str, Value] = {"chips": 20}
ALL_YAKU: dict[str, Value] = {"yaku": "all", "bonus": True}

TABLES: list[tuple[str, int, dict[str, Value]]] = [
    *(("taiyaku", seats, FEW_CHIPS) for seats in range(2, 8)),
    ("taiyaku", 5, {"leader_bind": True, "return_card": False}),
    *(("hachi_hachi", seats, {}) for seats in range(2, 8)),
    ("hachi_hachi", 3, {"liability": True, "inoshikacho": True, "ribbon_bonus": True, "multipliers": "stack"}),
    ("hachi_hachi", 5, {"liability": True, "hand_swap": "unlimited", "mizuten": True, "buyout": True}),
    ("hachi_hachi", 7, {"campaign": True, "buyout": True, "mizuten": True, "hand_swap": "once", "kan": 10}),
    ("hachi_hachi", 4, {"two_left": "split"}),
    ("hachi_hachi", 4, {"two_left": "play"}),
    *(("kyu_rei_hana", seats, {}) for seats in range(3, 8)),
    ("kyu_rei_hana", 4, {"two_left": "split", "kan": 10}),
    ("kyu_rei_hana", 6, {"buyout": True}),
    ("hiraya", 3, {}),
    ("koi_koi", 2, {}),
    ("koi_koi", 2, dict(games.find("koi_koi").presets[1].options)),
    ("koi_koi", 2, {"koi": "each", "drawn": "dealer-6", "viewing": "small"}),
    *(("min_hwatu", seats, ALL_YAKU) for seats in (2, 5, 7)),
    ("toppa", 2, {"each_triplet": True}),
    ("sudaoshi", 3, {"field": "stack", "diving": True}),
    ("sudaoshi", 3, {"hands": "1921"}),
]


def test_four_on_the_field_are_reported_for_the_dealer() -> None:
    """KK-O13, KK-T4; and SU-T4 for the second player."""
    words = ("score", "koi_koi", "-o", "fours=win", "--dealer", "2", "--pile", "", "--pile", "", "--teyaku")
    answer = data(*words, "2=KK-T4")
    assert (answer["result"], answer["winner"], answer["next_dealer"], answer["why"]) == ([0, 6], 1, 1, "lucky")
    assert "In this round only Player 2 can have Four on the Field (KK-T4)." in flat(refuses(*words, "1=KK-T4"))
    piles = ("--pile", "1a 1b", "--pile", "rest", "--pile", "2a 2b")
    refused = refuses("score", "sudaoshi", "-o", "hands=1921", *piles, "--teyaku", "1=SU-T4")
    assert "In this round only Player 2 can have Three Ribbons (SU-T4)." in flat(refused)


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    sliced(spread(TABLES), len(TABLES) // 3),
    ids=lambda value: str(value) if not isinstance(value, dict) else "-".join(value),
)
def test_a_played_round_is_scored_as_it_was_settled(game: str, seats: int, options: dict[str, Value]) -> None:
    """TA-1 to TA-30, HH-1 to HH-72, KR-1 to KR-13: the same payments in the same order, the same results, winner and next dealer."""
    settings = [word for key, value in options.items() for word in ("-o", f"{key}={show(value)}")]
    scored = 0
    for seed in (1, 2):
        for emitted, state, match in rounds_of(game, seats, seed, **{**options, "rounds": 12}):
            played = of_last_deal(emitted)
            words = words_for(emitted, state, match)
            answer = data("score", game, *settings, *words)
            end, score = only(played, events.RoundEnds)[0], only(played, events.RoundScore)[0]
            paid = [{key: value for key, value in row.items() if key != "text"} for row in answer["payments"]]
            assert paid == [msgspec.to_builtins(pay) for pay in only(played, events.Pay)], words
            assert answer["result"] == list(score.result)
            assert answer["cards"] == (None if score.cards is None else list(score.cards))
            assert (answer["winner"], answer["next_dealer"], answer["why"]) == (end.winner, end.next_dealer, end.why)
            scored += 1
            if scored >= 12 * seed:
                break
    assert scored >= 12
