"""Names of players: what others see is what they are."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hanashobu.play.players import LONGEST, BadName, checked, clean


@pytest.mark.parametrize(
    ("given", "name"),
    [
        ("Aki", "Aki"),
        ("  Aki \t\n B.  ", "Aki B."),
        ("千恵　子", "千恵 子"),
        ("辻\U000e0100", "辻\U000e0100"),  # a shape of a kanji that people care about
        ("👨‍👩‍👧", "👨‍👩‍👧"),
        ("می‌خواهم", "می‌خواهم"),
        ("Jose\u0301", "José"),  # one letter, not two
        ("A\u202eki\0\x1b\x7f\u2066", "Aki"),
        ("A\u200bki\ufeff\u3164\u2800", "Aki"),
        ("\U000f0000Aki\U000e0041", "Aki"),
        ("\u3164", ""),
        ("\u2800 \u2800", ""),
        ("\u200d\u200d", ""),
        ("\u0301\u0301", ""),
        ("", ""),
    ],
)
def test_a_name_as_others_see_it(given: str, name: str) -> None:
    assert clean(given) == name


@pytest.mark.parametrize(
    "names",
    [("Aki", ""), ("Aki", "Aki"), ("Aki", "aki "), ("Aki", "A\u200cki"), ("Aki", "Ａｋｉ"), ("José", "Jose\u0301"), ("辻", "辻\U000e0100")],
)
def test_everybody_has_a_name_of_their_own(names: tuple[str, ...]) -> None:
    with pytest.raises(BadName, match="needs a name of their own"):
        checked(names)


def test_the_longest_name() -> None:
    assert checked(["x" * LONGEST]) == ("x" * LONGEST,)
    for name in ("x" * (LONGEST + 1), "x" * 10**6, "\u3164" * 10**6):
        with pytest.raises(BadName, match=f"at most {LONGEST} letters"):
            checked([name])


@given(st.text(max_size=60))
def test_a_clean_name_stays_as_it_is_and_prints_on_one_line(text: str) -> None:
    name = clean(text)
    assert clean(name) == name
    assert name.replace("\u200c", "").replace("\u200d", "").isprintable()
    assert len(name.splitlines()) <= 1
