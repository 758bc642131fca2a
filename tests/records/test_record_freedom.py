"""What a writer of records may choose and what not (docs/record.md): every reading is accepted, and a complaint names what is wrong."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hanashobu import games
from hanashobu.cards import DECK, codes
from hanashobu.play import events
from hanashobu.play.events import AnyEvent
from hanashobu.play.match import Match
from hanashobu.records.codec import lines as read_lines
from hanashobu.records.codec import to_line
from hanashobu.records.replay import Replay, Violation
from hanashobu.rules.options import BadOption, entries, from_json, to_json
from tests.support.helpers import NAMES, Table, full_match, only
from tests.support.strategies import Setup, Watched, examples, seeds, setups

Lines = list[dict[str, Any]]


def as_lines(emitted: list[AnyEvent]) -> Lines:
    return [json.loads(to_line(event)) for event in emitted]


def replayed(lines: Lines) -> list[AnyEvent]:
    """What a replay makes of these lines."""
    return [line.event for line in Replay(list(read_lines([json.dumps(line).encode() + b"\n" for line in lines])))]


def complaint(lines: Lines) -> Violation:
    with pytest.raises(Violation) as caught:
        replayed(lines)
    return caught.value


# Every freedom at once.


def rounds_of(lines: Lines) -> Iterator[Lines]:
    """The lines from each deal to the next."""
    starts = [at for at, line in enumerate(lines) if line["event"] == "deal"]
    for start, end in zip(starts, [*starts[1:], len(lines)], strict=True):
        yield lines[start:end]


def without_points(lines: Lines) -> None:
    """Null for the card points of every seat that did not play its round."""
    for part in rounds_of(lines):
        found = {line["event"]: line for line in part}
        if "score" not in found or found["score"]["cards"] is None:
            continue
        cards = found["score"]["cards"]
        playing = set(found["active"]["seats"]) if "active" in found else set(range(len(cards)))
        if found["round_end"]["why"] in ("nobody_plays", "split"):
            playing = set()
        for seat in set(range(len(cards))) - playing:
            assert cards[seat] == 0
            cards[seat] = None


def mix_payments(lines: Lines, random: Random) -> None:
    """Payments between two other events in another order."""
    at = 0
    while at < len(lines):
        end = at
        while lines[end]["event"] == "pay":
            end += 1
        some = lines[at:end]
        random.shuffle(some)
        lines[at:end] = some
        at = max(end, at + 1)


REASONS = {"KR-11": "HH-27", "KR-12": "HH-48", "HH-42": "KR-11", "HH-44": "KR-11", "HH-52": "KR-11"}


def other_words(line: dict[str, Any], game: str, random: Random) -> None:
    """One line with everything else that is free in it told otherwise."""
    if line["event"] == "match":
        line["options"] = {
            name: {True: "on", False: "off"}.get(value, value) if isinstance(value, bool) else value
            for name, value in line["options"].items()
        }
        line["time"] = "2024-05-01T20:00:00Z"
    if line["event"] == "pay" and game == "kyu_rei_hana":
        line["why"] = REASONS.get(line["why"], line["why"])
    unordered = (("made", "yaku"), ("claim", "teyaku"), ("claim", "declined"), ("match_end", "winners"))
    for kind, field in (*unordered, ("leader", "field"), ("sits_out", "field")):
        if line["event"] == kind and field in line:
            random.shuffle(line[field])
    if line["event"] == "score":
        for held in line["yaku"]:
            random.shuffle(held)
    for kind, field in (("pile", "cards"), ("leader", "field"), ("sits_out", "field"), ("passed_hand", "cards"), ("deal", "face_down")):
        if line["event"] == kind and random.random() < 0.5:
            line.pop(field, None)


@given(setups(short=True), seeds, st.randoms(use_true_random=False))
@examples(40)
def test_a_record_in_other_words_is_read_as_ours(setup: Setup, seed: int, random: Random) -> None:
    """Everything that the format leaves free is told otherwise: the replay tells it as our own writer does."""
    match = Watched(setup, seed).play_out()
    lines = as_lines(match.events)
    without_points(lines)
    for line in lines:
        other_words(line, setup.game.name, random)
    mix_payments(lines, random)
    found = replayed(lines)
    assert isinstance(found[0], events.MatchBegins)
    assert found[0].time == lines[0]["time"]
    ordered = [event for event in found[1:] if not isinstance(event, events.Pay)]
    assert ordered == [event for event in match.events[1:] if not isinstance(event, events.Pay)]
    assert sorted(map(repr, only(found, events.Pay))) == sorted(map(repr, only(match.events, events.Pay)))


def kyu_rei(wanted: Callable[[Lines], bool], **options: Any) -> Lines:
    """A match of Kyū-Rei Hana at a table of five in which something happens."""
    played = (as_lines(full_match("kyu_rei_hana", 5, seed, rounds=3, **options).events) for seed in range(60))
    return next(lines for lines in played if wanted(lines))


def paid(why: str) -> Callable[[Lines], bool]:
    return lambda lines: any(line.get("why") == why for line in lines if line["event"] == "pay")


@pytest.mark.parametrize(("why", "also"), REASONS.items())
def test_a_borrowed_rule_may_stand_under_either_id(why: str, also: str) -> None:
    """KR-11, KR-12: and under no other."""
    lines = kyu_rei(paid(why), two_left="split" if why == "HH-44" else "play", buyout=why == "HH-52")
    at = next(at for at, line in enumerate(lines) if line["event"] == "pay" and line["why"] == why)
    lines[at]["why"] = also
    assert len(replayed(lines)) == len(lines)
    lines[at]["why"] = "HH-41"
    found = complaint(lines)
    assert (found.line, found.rule) == (at + 1, why)
    assert str(found.what) == f'pay says why is "HH-41"; by the rules it is "{why}".'


def test_null_card_points_are_for_those_who_did_not_play() -> None:
    lines = kyu_rei(lambda lines: any(line["event"] == "active" and len(line["seats"]) == 3 for line in lines))
    at = next(at for at, line in enumerate(lines) if line["event"] == "score" and any(line["cards"]))
    playing = next(line["seats"] for line in reversed(lines[:at]) if line["event"] == "active")
    for seat in range(5):
        forged = json.loads(json.dumps(lines))
        forged[at]["cards"][seat] = None
        if seat in playing:
            assert str(complaint(forged).what).startswith("score says cards is [")
        else:
            assert len(replayed(forged)) == len(lines)


# What is blamed.


def par(seed: int = 3) -> tuple[Lines, int]:
    """A round of Kyū-Rei Hana for three, and where its first payment stands."""
    lines = as_lines(full_match("kyu_rei_hana", 3, seed, rounds=1).events)
    return lines, next(at for at, line in enumerate(lines) if line["event"] == "pay")


def test_a_wrong_reason_is_blamed_and_not_the_payer() -> None:
    """Each payment of a settlement in turn gets the reason of another one, and one that is none."""
    blamed = 0
    for seed in range(12):
        lines, first = par(seed)
        for at in range(first, len(lines)):
            if lines[at]["event"] != "pay":
                break
            for why in {"KR-9", "KR-Y1", "KR-Y2", "XX-1"} - {lines[at]["why"]}:
                forged = json.loads(json.dumps(lines))
                forged[at]["why"] = why
                found = complaint(forged)
                assert (found.line, found.rule) == (at + 1, lines[at]["why"])
                assert str(found.what) == f'pay says why is "{why}"; by the rules it is "{lines[at]["why"]}".'
                blamed += 1
    assert blamed > 100


def test_a_wrong_payer_is_named_as_the_record_names_it() -> None:
    lines, at = par()
    right = lines[at]["from"]
    lines[at]["from"] = "pot"
    assert str(complaint(lines).what) == f'pay says from is "pot"; by the rules it is {json.dumps(right)}.'


def test_a_round_that_nobody_scores_in_is_the_rule_of_its_house_rule() -> None:
    """HA-O3, not HA-6 or HA-5: no winner, the dealer stays, and no result."""
    played = (as_lines(full_match("hana_awase", 4, seed, rounds=1, dandruff=True).events) for seed in range(99))
    lines = next(lines for lines in played if lines[-2].get("winner") is None)
    score, end = len(lines) - 3, len(lines) - 2
    for at, field, value in (
        (end, "winner", 1),
        (end, "next_dealer", (lines[end]["next_dealer"] + 1) % 4),
        (score, "result", [20, 0, 0, 0]),
    ):
        forged = json.loads(json.dumps(lines))
        forged[at][field] = value
        assert (complaint(forged).line, complaint(forged).rule) == (at + 1, "HA-O3")
    won = next(
        lines
        for lines in (as_lines(full_match("hana_awase", 2, seed, rounds=1, dandruff=True).events) for seed in range(99))
        if "winner" in lines[-2]
    )
    won[-2]["next_dealer"] ^= 1
    assert complaint(won).rule == "HA-6"


def test_a_shared_pot_is_the_rule_of_two_who_are_left() -> None:
    """HH-44: nobody wins that round."""
    lines = kyu_rei(lambda lines: any(line.get("why") == "split" for line in lines), two_left="split")
    at = next(at for at, line in enumerate(lines) if line.get("why") == "split")
    lines[at]["winner"] = 2
    assert complaint(lines).rule == "HH-44"


# The header.

EVERY_OPTION = [(name, entry.name) for name, game in games.all_games().items() for entry in entries(game.options) if entry.name != "rounds"]


@pytest.mark.parametrize(("game", "option"), EVERY_OPTION)
def test_an_option_that_is_not_stated_has_its_own_sentence(game: str, option: str) -> None:
    found = games.find(game)
    lines = as_lines(Match(found, NAMES[: found.usual_seats], seed=1).start()[:1])
    assert len(replayed(lines)) == 1
    del lines[0]["options"][option]
    assert str(complaint(lines).what) == f"The header does not state {option}: state every option, even one at its default."


def test_a_header_without_options_names_all_that_are_missing() -> None:
    lines = as_lines(full_match("hiraya", seed=1, rounds=1).events)
    lines[0]["options"] = {}
    missing = ", ".join(to_json(games.find("hiraya").options()))
    assert str(complaint(lines).what) == f"The header does not state {missing}: state every option, even one at its default."


def test_rounds_may_not_be_said_in_two_ways() -> None:
    lines = as_lines(full_match("hiraya", seed=1, rounds=2).events)
    lines[0]["options"]["rounds"] = 2
    assert len(replayed(lines)) == len(lines)
    for other, shown in ((3, "3"), (None, "null")):
        lines[0]["options"]["rounds"] = other
        assert str(complaint(lines).what) == f"The header has rounds 2, but its options have rounds {shown}: leave it out of the options."


def chosen(game: str, option: str, value: object) -> object:
    return to_json(from_json(games.find(game).options, {option: value}))[option]


def hand_swap(value: object) -> object:
    return chosen("hachi_hachi", "hand_swap", value)


def test_a_switch_has_two_spellings() -> None:
    """`false` and `"off"`, `true` and `"on"`."""
    assert hand_swap(False) is hand_swap("off") is False
    assert hand_swap("once") == "once"
    assert chosen("hiraya", "must_match", "on") is True
    assert chosen("kyu_rei_hana", "must_play_three", "off") is False
    with pytest.raises(BadOption, match=r"^hand_swap cannot be 'on': it takes off, once, unlimited\.$"):
        hand_swap("on")
    with pytest.raises(BadOption, match=r"^kan cannot be '12': it takes 12, 10\.$"):
        chosen("hachi_hachi", "kan", "12")
    with pytest.raises(BadOption, match=r"^hand_swap cannot be 'twice': it takes off, once, unlimited\.$"):
        hand_swap("twice")


# Two yaku that stop the round.

MINE = "1a 3a 8a 11a 12a 2b 4b 5b"
THEIRS = "9c 10c 2d 4d 1b 3b 7a 8b"
FIELD = "1c 3c 8c 11d 12c 6c"
DRAWN = "6b 2c 9b 4c 7d 5c 5d 7c 10b"


def two_stops() -> list[AnyEvent]:
    """Aki completes Five Brights with the hand card and Blue Ribbons with the drawn one."""
    named = f"{MINE} {THEIRS} {FIELD} {DRAWN}".split()
    rest = [code for code in codes(DECK) if code not in named]
    table = Table("taiyaku", 2, rounds=1)
    table.deal([MINE, THEIRS], FIELD, " ".join([*rest[:13], *DRAWN.split(), *rest[13:]]))  # the leader cuts 13 off
    for card in ("1a", "9c", "3a", "10c", "8a", "2d", "11a", "4d", "12a"):
        table.play(card)
    return table.match.events


def test_two_stopping_yaku_of_one_turn_are_both_named() -> None:
    """TA-15: in `made` as in `score`; the stake is paid once."""
    emitted = two_stops()
    made, score = only(emitted, events.YakuMade), only(emitted, events.RoundScore)[0]
    assert made == [events.YakuMade(0, ("TA-Y1", "TA-Y20"))]
    assert {id for id, value in score.yaku[0] if value is None} == {"TA-Y1", "TA-Y20"}
    assert [(pay.payer, pay.payee, pay.amount, pay.why) for pay in only(emitted, events.Pay)] == [(1, 0, 8, "TA-15")]
    assert len(replayed(as_lines(emitted))) == len(emitted)


def test_a_record_names_both_of_them_in_any_order() -> None:
    """TA-15."""
    lines = as_lines(two_stops())
    at = next(at for at, line in enumerate(lines) if line["event"] == "made")
    lines[at]["yaku"] = ["TA-Y20", "TA-Y1"]
    assert len(replayed(lines)) == len(lines)
    lines[at]["yaku"] = ["TA-Y1"]
    found = complaint(lines)
    assert (found.line, found.rule) == (at + 1, "TA-15")
    assert str(found.what) == 'made says yaku is ["TA-Y1"]; by the rules it is ["TA-Y1","TA-Y20"].'
