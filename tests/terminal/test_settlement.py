"""The slip at the end of a round and of a match."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest
from rich.cells import cell_len

from hanashobu import Match, play_out
from hanashobu.play import events
from hanashobu.play.events import visible
from hanashobu.play.round_events import RoundEvents
from hanashobu.play.settlement import settle
from hanashobu.rules.options import Value
from hanashobu.rules.phases import LEFTOVERS, SETTLE
from hanashobu.terminal import settlement, spoken
from hanashobu.terminal.text_layout import plain as flat
from hanashobu.text import current, msg
from hanashobu.text.current import say
from tests.support.helpers import Table


def slip(game: str, taken: Sequence[str], multiplier: int = 1, **options: Value) -> tuple[str, str]:
    """The settlement of these capture piles as a slip, and in sentences."""
    table = Table(game, len(taken), 0, **options)
    flow = table.match.rules.flow
    table.place(taken=taken, phase=LEFTOVERS if LEFTOVERS in flow else SETTLE)
    table.state.multiplier = multiplier
    emitted = visible([events.Multiplier(multiplier), *table.go_on()], 0)
    view = table.match.view(0)
    lines = settlement.of_round(view, table.game, emitted, 80)
    assert max(cell_len(line.plain) for line in lines) <= 80
    return flat(lines), " ".join(spoken.settlement(view, emitted))


def test_every_payment_stands_with_its_reason_and_everything_multiplied() -> None:
    """KR-7, KR-9."""
    text, said = slip("kyu_rei_hana", ["1a 3a 8a", "6b 9b 10b", "rest"], multiplier=2)
    assert "Everything counts ×2." in text
    assert text.splitlines()[3:6] == [
        "                         Aki           Ben          Chie",
        "Card points               60            15           195",
        "Yaku                      30            20            40",
    ]
    (big,) = [row.split() for row in text.splitlines() if "大三" in row]
    assert big == ["Aki", "30", "Big", "Three", "大三", "★1a", "★3a", "★8a"]
    assert "Ben and Chie pay you 60 each" in text
    assert "Big Three (KR-Y1)" in text
    assert "Ben (15 − 90) × 2 = −150, Chie (195 − 90) × 2 = +210" in text
    assert "card points against par (KR-9)" in text
    assert "This round               −60          −210          +270" in text
    assert text.endswith("Chie wins the round and deals the next.")
    assert "You: Big Three, 30 (1a Crane, 3a Curtain and 8a Moon)." in said
    assert "Ben and Chie pay you 60 each for Big Three (KR-Y1)." in said
    assert said.endswith("Totals: you −60, Ben −210, Chie 270.")


def test_points_are_counted_out_in_beans_and_matchsticks() -> None:
    """NA-2, NA-15: nothing but Chaff is paid by everybody, and nothing else counts."""
    text, said = slip("nara", ["1c 1d 2c", "1a 1b", "2a 2b", "rest"])
    assert "Ben, Chie and Dai pay you 100 each  All Chaff (NA-15)" in text
    assert "you 1300 (11 matchsticks, 20 beans)" in text
    assert "nothing else is scored" in " ".join(text.split())
    assert "You win the round and deal the next." in text
    assert "nothing else is scored" in said


def test_a_round_that_nobody_wins_says_why() -> None:
    """HA-O3."""
    text, said = slip("hana_awase", ["1c", "1a 1b", "rest"], dandruff=True)
    assert "A player has 20 card points or fewer, so nobody scores." in text
    assert text.endswith("Nobody wins the round; you deal the next.")
    assert "so nobody scores." in said


def test_yaku_that_are_cancelled_say_so() -> None:
    """HA-O5."""
    text, _ = slip("hana_awase", ["11a 11b 11c 11d 1b 2b 3b", "3a 8a", "rest"], willow_row_cancels=True)
    assert "Willow Row cancels all yaku of the round." in text


def test_the_last_round_has_no_next_dealer_and_a_shared_win_names_everybody() -> None:
    table = Table("hana_awase", 2, rounds=1)
    table.place(taken=["1a", "rest"], phase=SETTLE)
    emitted = visible(table.go_on(), 0)
    view = table.match.view(0)
    assert flat(settlement.of_round(view, table.game, emitted, 80)).endswith("Ben wins the round.")
    shared = [*emitted[:-1], events.MatchEnds((30, 30), (0, 1), "stopped")]
    assert flat(settlement.of_match(view, table.game, shared, 80)).splitlines()[-1] == "You and Ben share the win."
    assert flat(settlement.of_match(view, table.game, shared, 80)).splitlines()[2:4] == [
        "  1  Aki                  30",
        "  1  Ben                  30",
    ]
    assert spoken.final_totals(view, shared)[0] == "The match was ended early."


def starts(text: str, who: str, worth: str, called: str) -> int:
    """The column in which the name of something held begins."""
    found = re.search(rf"^({re.escape(who)} +{re.escape(worth)}  ){re.escape(called[:4])}", text, re.MULTILINE)
    assert found, (worth, called, text)
    return cell_len(found[1])


@pytest.mark.parametrize("language", ["en", "ja", "es"])
def test_no_name_of_what_is_paid_is_cut(language: str) -> None:
    """Several yaku of one player together are longer than their column."""
    current.use(language)
    longest = 0
    for seed in range(12):
        match = Match("taiyaku", players=4, seed=seed, pause=True)
        play_out(match, "regular", rounds=1)
        view, happened = match.view(0).engine, match.events_for(0)
        held = settle(RoundEvents.of(happened), settlement.context(view)).held
        for width in (76, 80, 120):
            lines = settlement.of_round(view, match.game, happened, width)
            assert max(cell_len(line.plain) for line in lines) <= width
            text = flat(lines)
            assert "…" not in text
            assert len({starts(text, view.names[one.seat], say(one.worth), say(msg("words", text=one.names[0]))) for one in held}) <= 1
            for one in held:
                for called in one.names:
                    shown = "".join(say(msg("words", text=called)).split())
                    longest = max(longest, len(shown))
                    assert shown in "".join(text.split())
    assert longest > 8


def test_each_yaku_of_one_rule_stands_with_its_own_value() -> None:
    """TA-Y2 and others: several rows share an id, and each brings something of its own."""
    several = 0
    for seed in range(12):
        match = Match("taiyaku", players=4, seed=seed, pause=True)
        play_out(match, "regular", rounds=1)
        view, happened = match.view(0).engine, match.events_for(0)
        part = RoundEvents.of(happened)
        held = settle(part, settlement.context(view)).held
        for seat, scored in enumerate(part.score.yaku):
            for rule, value in scored:
                lines = [one for one in held if (one.seat, one.rule, one.shown) == (seat, rule, False)]
                several = max(several, len(lines))
                assert [len(one.names) for one in lines] == [1] * len(lines)
                assert sum(int(re.findall(r"\d+", say(one.worth))[0]) for one in lines) == value
        spoke = spoken.settlement(view, happened)
        assert all(any(f"{say(msg('words', text=one.names[0]))}, {say(one.worth)}" in line for line in spoke) for one in held)
    assert several > 1
