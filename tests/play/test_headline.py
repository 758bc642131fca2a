"""The headline of a settlement names whoever gained most, and says why somebody else deals next."""

from __future__ import annotations

import pytest

from hanashobu import games
from hanashobu.play import events
from hanashobu.play.commentary import Commentary
from hanashobu.play.events import AnyEvent
from hanashobu.play.mechanisms.kinds import EventContext
from hanashobu.play.round_events import RoundEvents
from hanashobu.play.settlement import settle
from hanashobu.text.reader import Reader

NAMES = ("Ann", "Bob", "Chie")
HACHI = EventContext(NAMES, games.find("hachi_hachi").rules(None, 3), [0, 0, 0])
HIRAYA = EventContext(NAMES, games.find("hiraya").rules(), [0, 0, 0])
YAKU = ((), (("HH-Y3", 12),), ())
NONE: tuple[tuple[tuple[str, int | None], ...], ...] = ((), (), ())


def settled(
    at: EventContext,
    gains: tuple[int, ...],
    ends: events.RoundEnds,
    *before: AnyEvent,
    yaku: tuple[tuple[tuple[str, int | None], ...], ...] = NONE,
) -> tuple[str, tuple[int, ...]]:
    """The headline and the seats that gained most."""
    score = events.RoundScore((88, 88, 88), yaku, gains)
    found = settle(RoundEvents.of([events.RoundBegins(2, 0, (0, 0, 0)), *before, score, ends]), at)
    return str(found.result), found.best


def ends(why: str, winner: int | None = 1) -> events.RoundEnds:
    return events.RoundEnds(winner or 0, (0, 0, 0), why, winner)


@pytest.mark.parametrize(
    ("why", "before", "yaku", "reason"),
    [
        ("shoubu", (), YAKU, "Bob called shoubu and deals next."),
        ("cancel", (events.Call(1, "sage"),), YAKU, "Bob cancelled and deals next."),
        ("hands_out", (events.Call(1, "sage"), events.Call(0, "sage")), YAKU, "Bob was the first to call sage and deals next."),
        ("hands_out", (events.Call(0, "sage"),), YAKU, "Bob is the first in turn order with a yaku and deals next."),
        ("hands_out", (), YAKU, "Bob is the first in turn order with a yaku and deals next."),
        ("hands_out", (), NONE, "Bob has the highest score of the round and deals next."),
        ("nobody_plays", (), NONE, "Only Bob was in, and deals next."),
    ],
)
def test_another_dealer_has_a_reason(
    why: str, before: tuple[AnyEvent, ...], yaku: tuple[tuple[tuple[str, int | None], ...], ...], reason: str
) -> None:
    """HH-14, HH-15: whoever called sage first deals next, although another gained more."""
    said = settled(HACHI, (-7, -26, 33), ends(why), *before, yaku=yaku)
    assert said == (f"Chie gains the most: +33. {reason}", (2,))


def test_the_winner_who_gained_most_needs_no_reason() -> None:
    assert settled(HIRAYA, (-35, 70, -35), ends("hands_out")) == ("Bob wins the round and deals the next.", (1,))


def test_two_who_gained_the_same_share_the_headline() -> None:
    said = settled(HIRAYA, (5, 5, -10), ends("hands_out"))
    assert said == ("Ann and Bob gain the most: +5 each. Bob is earlier in turn order and deals next.", (0, 1))


def test_a_yaku_that_ends_the_round_is_the_reason() -> None:
    said = settled(HIRAYA, (20, 10, -30), ends("stopped"), yaku=((), (("HI-Y4", None),), ()))
    assert said == ("Ann gains the most: +20. Bob ended the round and deals next.", (0,))


def test_where_nobody_gained_or_won_nobody_is_named() -> None:
    assert settled(HIRAYA, (0, 0, 0), ends("hands_out")) == ("Bob wins the round and deals the next.", ())
    assert settled(HIRAYA, (5, 5, -10), ends("hands_out", None))[0] == "Nobody wins the round; Ann deals the next."


def test_after_the_last_round_nobody_deals() -> None:
    over = events.MatchEnds((-7, -26, 33), (2,), "rounds")
    score, end = events.RoundScore((88, 88, 88), YAKU, (-7, -26, 33)), ends("shoubu")
    found = settle(RoundEvents.of([events.RoundBegins(2, 0, (0, 0, 0)), score, end, over]), HACHI)
    assert str(found.result) == "Chie gains the most: +33."


def test_the_log_names_whoever_the_headline_names() -> None:
    commentary = Commentary(HACHI.names, HACHI.rules)
    commentary.read([events.RoundBegins(2, 0, (0, 0, 0)), events.RoundScore((88, 88, 88), YAKU, (-7, -26, 33)), ends("shoubu")])
    assert str(commentary.texts[-1]).startswith("Chie gains the most: +33. Bob called shoubu and deals next. Totals: ")


def test_whoever_reads_it_is_addressed_as_you() -> None:
    score, end = events.RoundScore((88, 88, 88), YAKU, (-7, -26, 33)), ends("shoubu")
    found = settle(RoundEvents.of([events.RoundBegins(2, 0, (0, 0, 0)), score, end]), HACHI)
    assert Reader(you=1)(found.result) == "Chie gains the most: +33. You called shoubu and deal next."
    assert Reader(you=2)(found.result) == "You gain the most: +33. Bob called shoubu and deals next."
    assert Reader("ja", you=2)(found.result) == "この局の最高はあなたの+33です。「勝負」で局を終えたBobが次の親です。"
