"""Versions of the rules: a record is read by the one that it names, and means the first if it names none."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace

import pytest

from hanashobu import games
from hanashobu.play.match import Match, header
from hanashobu.records.codec import RecordLine, lines, to_line
from hanashobu.records.replay import Replay, Violation
from hanashobu.rules.game import BadTable, Game
from hanashobu.rules.options import BadOption, Options, from_json, option, to_json
from hanashobu.rules.ruleset import Ruleset
from hanashobu.rules.version import CURRENT
from tests.support.helpers import NAMES

NARA = games.find("nara")


@dataclass(frozen=True)
class Later(Options):
    """An option that came with version 2, and was played the other way until then."""

    bell: bool = option(True, "A bell rings.", rule="XX-O1", since=2, before=False)


def rules(options: Later, seats: int) -> Ruleset:
    return replace(NARA.rules(), must_match=options.bell)


GAME = Game(
    name="trial",
    title="Trial",
    kanji="",
    prefix="XX",
    seats=(4,),
    usual_seats=4,
    sentence="A trial.",
    options=Later,
    build=rules,
    before=(lambda now: replace(now, play_on="XX-1"),),
)


def test_the_rules_of_an_older_version_are_made_from_those_of_the_next() -> None:
    assert (GAME.rules().play_on, GAME.rules(version=CURRENT).play_on, GAME.rules(version=1).play_on) == ("", "", "XX-1")


@pytest.mark.parametrize("version", [0, CURRENT + 1])
def test_an_unknown_version_is_refused_with_those_that_are_known(version: int) -> None:
    with pytest.raises(BadTable, match=f"This program knows versions 1 to {CURRENT} of the rules, not version {version}."):
        GAME.rules(version=version)


def test_an_option_that_came_later_has_in_an_older_record_the_value_of_before() -> None:
    assert from_json(Later, {}).bell
    assert not from_json(Later, {}, 1).bell
    with pytest.raises(BadOption, match=r"bell came with version 2 of the rules; this match goes by version 1\."):
        from_json(Later, {"bell": False}, 1)


def test_a_header_states_the_options_of_its_version() -> None:
    assert to_json(Later()) == {"must_match": False, "bell": True}
    old = header(GAME, from_json(Later, {}, 1), NAMES[:4], 1)
    assert (old.rules, old.options) == (1, {"must_match": False})


def test_a_new_record_names_the_current_version() -> None:
    match = Match(NARA, NAMES[:4], seed=1)
    assert json.loads(to_line(match.start()[0]))["rules"] == CURRENT


def record_of(**changed: object) -> list[RecordLine]:
    """The header of a record, with some of its fields changed; None leaves one out."""
    said = json.loads(to_line(header(NARA, NARA.options(), NAMES[:4])))
    said = {key: value for key, value in {**said, **changed}.items() if value is not None}
    return list(lines([json.dumps(said).encode() + b"\n"]))


def test_a_record_that_names_no_version_is_replayed_by_the_first() -> None:
    old = to_json(NARA.options(), 1)
    assert Replay(record_of(rules=None, options=old)).match.version == 1
    assert Replay(record_of(rules=1, options=old)).match.version == 1
    assert Replay(record_of()).match.version == CURRENT


def test_a_record_of_a_later_version_gets_a_sentence() -> None:
    with pytest.raises(Violation, match=f"line 1: This program knows versions 1 to {CURRENT} of the rules, not version 7."):
        Replay(record_of(rules=7))


# What version 1 had.


def played(version: int, seed: int = 4) -> list[dict[str, object]]:
    """A round of Nara by a version of the rules, as the lines of its record."""
    match = Match(NARA, NAMES[:4], from_json(NARA.options, {"rounds": 1}, version), seed, version=version)
    match.start()
    while match.actor is not None:
        match.play_random()
    return [json.loads(to_line(event)) for event in match.events]


def replayed(said: list[dict[str, object]]) -> Replay:
    """The replay of a record to its last line."""
    replay = Replay(list(lines(json.dumps(line).encode() + b"\n" for line in said)))
    assert len(list(replay)) == len(said)
    return replay


def test_na_21_in_version_1_the_higher_kind_dealt_first() -> None:
    """NA-21: of Swallow and Willow Ribbon an older record lets the Swallow deal, a new one the Ribbon."""
    for version, dealing, other in ((1, "11b", "11c"), (2, "11c", "11b")):
        said = played(version)
        dealer, draw = int(str(said[1]["dealer"])), [dealing, other, "12c", "12d"]
        said[1]["draws"] = [draw[-dealer:] + draw[:-dealer]]
        assert replayed(said).match.version == version
        said[0] |= {"rules": 3 - version, "options": to_json(NARA.options(), 3 - version)}
        with pytest.raises(Violation, match="dealer_draw says dealer is"):
            replayed(said)
