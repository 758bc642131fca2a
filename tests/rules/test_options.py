"""House rules as players write them: `key=value` at a prompt, JSON in a record, and one entry for every form and help page."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

import pytest

from hanashobu import games
from hanashobu.rules.game import BadTable
from hanashobu.rules.options import BadOption, OptionInfo, Options, entries, from_json, option, read, show, to_json


@dataclass(frozen=True)
class Sample(Options):
    """One option of every sort."""

    mood: Literal["calm", "wild"] = option("wild", "How it goes.", title="Mood", rule="XX-O1", words={"wild": "stormy"})
    target: int | None = option(None, "Where it ends.", rule="XX-O2", least=10)
    from_round: int | bool = option(False, "From which round it holds.", rule="XX-O3")
    size: int = option(3, "How large it is.", rule="XX-O4", least=2)


def test_what_nobody_mentions_has_its_default() -> None:
    """CO-13 (12 rounds) and CO-9 (off) by default."""
    assert read(Sample, ()) == Sample(rounds=12, must_match=False, mood="wild", target=None, from_round=False, size=3)
    assert from_json(Sample, {}) == Sample()


def test_options_are_read_as_people_type_them() -> None:
    typed = ("rounds=6", "must-match=ON", " mood = Calm ", "target=50", "from_round=4", "size=+2")
    assert read(Sample, typed) == Sample(rounds=6, must_match=True, mood="calm", target=50, from_round=4, size=2)


@pytest.mark.parametrize("word", ["null", "none", "open", "NULL"])
def test_a_match_without_end_can_be_asked_for(word: str) -> None:
    """CO-13."""
    assert read(Sample, (f"rounds={word}",)).rounds is None


@pytest.mark.parametrize(("word", "meant"), [("on", True), ("true", True), ("yes", True), ("off", False), ("false", False), ("no", False)])
def test_off_and_on_have_several_words(word: str, meant: bool) -> None:
    assert read(Sample, (f"must_match={word}",)).must_match is meant
    assert read(Sample, (f"from_round={word}",)).from_round is meant


def test_the_last_of_two_values_counts() -> None:
    assert read(Sample, ("rounds=6", "rounds=3")).rounds == 3


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("rounds=0", "rounds cannot be 0: it takes null, a whole number from 1."),
        ("rounds=-3", "rounds cannot be -3: it takes null, a whole number from 1."),
        ("rounds=--5", "rounds cannot be '--5': it takes null, a whole number from 1."),
        ("rounds=²", "rounds cannot be '²': it takes null, a whole number from 1."),
        ("rounds=1.5", "rounds cannot be '1.5': it takes null, a whole number from 1."),
        ("rounds=on", "rounds cannot be on: it takes null, a whole number from 1."),
        ("target=9", "target cannot be 9: it takes null, a whole number from 10."),
        ("size=null", "size cannot be 'null': it takes a whole number from 2."),
        ("must_match=1", "must_match cannot be 1: it takes off, on."),
        ("must_match=null", "must_match cannot be 'null': it takes off, on."),
        ("mood=angry", "mood cannot be 'angry': it takes wild, calm."),
        ("from_round=0", "from_round cannot be 0: it takes off, on, a whole number from 1."),
        ("rounds", "'rounds' is not an option; write it as key=value, for example rounds=6."),
        ("round=6", "There is no option 'round'; did you mean rounds? The options here are"),
        ("zzz=6", "There is no option 'zzz'. The options here are rounds, must_match, mood, target, from_round, size."),
    ],
)
def test_a_wrong_option_gets_one_clear_sentence(typed: str, answer: str) -> None:
    with pytest.raises(BadOption) as wrong:
        read(Sample, (typed,))
    assert str(wrong.value).startswith(answer)


@pytest.mark.parametrize("digits", [10, 30, 5000])
def test_a_number_far_too_long_is_refused_like_any_other(digits: int) -> None:
    with pytest.raises(BadOption, match=r"^rounds cannot be '?9+…?'?: it takes"):
        read(Sample, ("rounds=" + "9" * digits,))


@pytest.mark.parametrize("value", [1.0, "6", [6], {}, True])
def test_a_record_cannot_have_values_of_another_sort(value: object) -> None:
    with pytest.raises(BadOption, match=r"^rounds cannot be"):
        from_json(Sample, {"rounds": value})


def test_one_is_not_true_in_a_record() -> None:
    with pytest.raises(BadOption, match=r"^must_match cannot be 1: it takes off, on"):
        from_json(Sample, {"must_match": 1})
    assert from_json(Sample, {"from_round": 1}).from_round == 1
    assert from_json(Sample, {"from_round": True}).from_round is True


def test_a_record_lists_every_option_but_the_rounds() -> None:
    emitted = to_json(Sample(rounds=6, target=50))
    assert emitted == {"must_match": False, "mood": "wild", "target": 50, "from_round": False, "size": 3}
    assert from_json(Sample, {**emitted, "rounds": 6}) == Sample(rounds=6, target=50)


def shown(entry: OptionInfo) -> tuple[object, ...]:
    """What a form shows, in English."""
    texts = str(entry.title), entry.default, str(entry.sentence), entry.rule, entry.values, entry.choices, tuple(map(str, entry.words))
    return *texts, entry.least, entry.takes_number


def test_an_entry_says_all_that_a_form_needs_with_the_default_first() -> None:
    entry = {entry.name: entry for entry in entries(Sample)}
    assert list(entry) == ["rounds", "must_match", "mood", "target", "from_round", "size"]
    assert shown(entry["rounds"]) == (
        "Rounds",
        12,
        "How many rounds a match has. With no end, it goes on until the players stop.",
        "CO-13",
        "null, a whole number from 1",
        (None,),
        ("no end",),
        1,
        True,
    )
    assert shown(entry["mood"]) == ("Mood", "wild", "How it goes.", "XX-O1", "wild, calm", ("wild", "calm"), ("stormy", "calm"), 1, False)
    assert [tuple(map(str, entry[name].words)) for name in ("target", "from_round", "size")] == [("none",), ("off", "on"), ()]
    assert (entry["must_match"].rule, entry["must_match"].choices) == ("CO-9", (False, True))
    assert (entry["target"].values, entry["target"].least) == ("null, a whole number from 10", 10)


def test_values_are_shown_as_people_write_them() -> None:
    assert [show(value) for value in (True, False, None, 7, "calm")] == ["on", "off", "null", "7", "calm"]


# Every option with its default, from the table of options in the rules.
COMMON: dict[str, object] = {"rounds": 12, "must_match": False}
WANTED: dict[str, dict[str, object]] = {
    "hana_awase": dict.fromkeys(
        ("zero_sum", "chaff_zero", "dandruff", "rain_spoils_viewing", "willow_row_cancels", "four_lights_dry", "hand_8"), False
    ),
    "hiraya": {"until_bust": None},
}


@pytest.mark.parametrize("name", WANTED)
def test_a_game_has_the_house_rules_of_its_page_and_all_are_off(name: str) -> None:
    """CO-9, CO-13, HA-O1 to HA-O7, HI-18."""
    assert {entry.name: entry.default for entry in entries(games.find(name).options)} == COMMON | WANTED[name]


@pytest.mark.parametrize(
    ("game", "seats", "answer"),
    [
        ("hana_awase", 5, "Hana-awase is played by 2, 3 or 4 players, not by 5."),
        ("hana_awase", 1, "Hana-awase is played by 2, 3 or 4 players, not by 1."),
        ("hiraya", 2, "Hiraya is played by 3 players, not by 2."),
    ],
)
def test_a_game_is_played_by_the_players_its_page_names(game: str, seats: int, answer: str) -> None:
    """HA-1, HI-1."""
    with pytest.raises(BadTable) as wrong:
        games.find(game).rules(seats=seats)
    assert str(wrong.value) == answer


def test_a_choice_that_is_a_number_can_be_typed() -> None:
    assert read(games.find("sudaoshi").options, ("hands=1921",)).hands == "1921"  # type: ignore[attr-defined]


def test_a_choice_that_is_called_off_can_be_typed() -> None:
    """KK-O5: it is a word among others there, and not a switch."""
    options = read(games.find("koi_koi").options, ["pairs=off", "koi=off", "sake=off"])
    assert [getattr(options, name) for name in ("pairs", "koi", "sake")] == ["off", "off", False]
