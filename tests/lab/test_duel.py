"""Duels: fair deals, honest intervals, the same numbers on one core and two, and nothing lost."""

from __future__ import annotations

import json
import math
import os
import re
import statistics
import sys
import time
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import pytest

from hanashobu.bots import find as bot
from hanashobu.bots.random_bot import BOT as RANDOM
from hanashobu.bots.searcher import Searcher
from hanashobu.games import all_games, find
from hanashobu.lab.duel.match import BotResult, quantile
from hanashobu.lab.duel.ranking import SequentialRanking
from hanashobu.lab.duel.run import DealChunk, Duel, DuelSpec, duel, play_deals
from hanashobu.lab.duel.sequential import estimate, interim_analyses
from hanashobu.lab.parallel import processes
from hanashobu.play.view import View
from tests.cli.run import data, flat, press_ctrl_c, refuses, running, works
from tests.support.slices import sliced, spread
from tests.support.timeouts import wait_for

HOW = ("threads", "elapsed", "seconds", "seconds_99")  # how it was done, not what came of it
REGULAR = bot("regular")


def numbers(found: Any) -> Any:
    """What a duel found, whatever the clock says."""
    if isinstance(found, Duel):
        found = found.to_json()
    if isinstance(found, dict):
        return {key: numbers(value) for key, value in found.items() if key not in HOW}
    return [numbers(value) for value in found] if isinstance(found, list | tuple) else found


@dataclass
class Witness:
    """Plays at random, and remembers what was dealt."""

    name: str
    seen: list[tuple[int, int, int, int]]
    sentence: str = ""

    def choose(self, view: View, random: Random) -> int:
        if view.table.turn == 0 and view.asked == "play":
            self.seen.append((view.table.round, view.seat or 0, view.hand, view.table.field))
        return view.legal[0]


@dataclass(frozen=True)
class Faulty:
    """Fails in its own way."""

    name: str
    sentence: str = ""

    def choose(self, view: View, random: Random) -> int:
        if self.name == "raises":
            raise KeyError("no such card")
        return 999


@dataclass(frozen=True)
class Killer:
    """Kills the process that it plays in, once."""

    marker: str
    name: str = "killer"
    sentence: str = ""

    def choose(self, view: View, random: Random) -> int:
        try:
            os.close(os.open(self.marker, os.O_CREAT | os.O_EXCL))
        except FileExistsError:
            return view.legal[0]
        os._exit(9)


def test_every_bot_has_every_seat_equally_often_and_follows_every_other() -> None:
    for count in range(2, 8):
        for seats in range(2, 8):
            lineups = DuelSpec(find("mushi"), find("mushi").options(), seats, (RANDOM,) * count, 0).lineups()
            places = Counter((who, seat) for line in lineups for seat, who in enumerate(line))
            assert len(places) == count * seats
            assert len(set(places.values())) == 1
            followed = {(line[seat - 1], line[seat]) for line in lineups for seat in range(seats)}
            assert followed >= {(one, other) for one in range(count) for other in range(count) if one != other}
            assert len(set(lineups)) == len(lineups)


def test_two_bots_at_three_seats() -> None:
    lineups = DuelSpec(find("hiraya"), find("hiraya").options(), 3, (RANDOM, REGULAR), 0).lineups()
    assert sorted(lineups) == [(0, 0, 1), (0, 1, 0), (0, 1, 1), (1, 0, 0), (1, 0, 1), (1, 1, 0)]


def test_the_same_cards_are_dealt_whoever_sits_where() -> None:
    """A round's first question: same field, and for the same seat the same hand, in all matches of a deal."""
    seen: list[tuple[int, int, int, int]] = []
    game = find("mushi")
    duel(game, (Witness("one", seen), Witness("two", seen)), game.options(rounds=1), rounds=8, seed=3, threads=1)
    deals = Counter(seen)
    assert len(deals) == 4
    assert set(deals.values()) == {2}


@pytest.mark.parametrize("game", sliced(spread(list(all_games())), 3))
def test_one_process_and_two_find_the_same(game: str) -> None:
    def run(threads: int) -> Duel:
        thinker = Searcher("thinker", "", seconds=60, iterations=8)
        return duel(find(game), (thinker, REGULAR, RANDOM), find(game).options(rounds=1), rounds=12, seed=4, threads=threads)

    one, two = run(1), run(2)
    assert numbers(one) == numbers(two)
    assert one.rounds >= 12
    assert all((row.illegal, row.crashed, row.late) == (0, 0, 0) for row in one.bots)


def test_stopping_early_is_the_same_on_one_core_and_two() -> None:
    def run(threads: int) -> Duel:
        game = find("hiraya")
        return duel(game, (REGULAR, RANDOM), game.options(rounds=2), rounds=1200, seed=6, threads=threads)

    one, two = run(1), run(2)
    assert numbers(one) == numbers(two)
    assert one.decided
    assert one.deals in list(interim_analyses(100))
    assert one.rounds < 1200


def test_chunks_do_not_change_the_deals() -> None:
    game = find("mushi")
    spec = DuelSpec(game, game.options(rounds=1), 2, (REGULAR, RANDOM), 9)
    whole = play_deals(spec, DealChunk(0, 4))
    parts = [deal for first in range(4) for deal in play_deals(spec, DealChunk(first, 1))]
    assert [[share.points for share in deal] for deal in whole] == [[share.points for share in deal] for deal in parts]


def test_the_numbers_are_those_of_the_deals() -> None:
    game = find("hiraya")
    found = duel(game, (REGULAR, RANDOM), game.options(rounds=3), rounds=180, seed=2, threads=1, early=False, confidence=0.95, playouts=0)
    deals = play_deals(DuelSpec(game, game.options(rounds=3), 3, (REGULAR, RANDOM), 2), DealChunk(0, found.deals))
    assert (found.deals, found.rounds, found.matches) == (10, 180, 60)
    per_round = [[share.points / share.rounds for share in deal] for deal in deals]
    assert found.bots[0].name == "regular"
    assert found.bots[0].points == pytest.approx(statistics.mean(row[0] for row in per_round))
    differences = [mine - its for mine, its in per_round]
    assert found.pairs[0].difference == pytest.approx(statistics.mean(differences))
    half = 2.262 * statistics.stdev(differences) / math.sqrt(10)  # Student's t, 95 %, 9 degrees of freedom
    assert found.pairs[0].interval == pytest.approx((found.pairs[0].difference - half, found.pairs[0].difference + half), abs=0.01)
    assert found.bots[0].difference == pytest.approx(-found.bots[1].difference)
    assert sum(row.matches_won for row in found.bots) / 2 == pytest.approx(1 / 3)


@pytest.mark.compiled
def test_without_luck_the_same_is_known_from_fewer_rounds() -> None:
    """Both figures are of the same rounds; the luck of the cards is most of what makes them spread."""
    game = find("hana_awase")
    found = duel(game, (REGULAR, RANDOM), game.options(rounds=1), rounds=144, seed=2, threads=1, early=False)
    (pair,) = found.pairs
    assert pair.decided
    assert pair.without_luck is not None
    assert pair.interval is not None
    assert pair.without_luck_interval is not None
    assert pair.times > 1.3
    assert pair.interval[0] < pair.without_luck < pair.interval[1]
    plain = duel(game, (REGULAR, RANDOM), game.options(rounds=1), rounds=144, seed=2, threads=1, early=False, playouts=0)
    assert (plain.pairs[0].without_luck, plain.pairs[0].difference) == (None, pair.difference)


def test_either_figure_decides_and_together_they_seldom_err() -> None:
    """Half of the alpha is for each; a bot that is only lucky is not called better by the other figure."""
    random, wrong = Random(3), 0
    for _ in range(400):
        ranking = SequentialRanking(["a", "b"], 64, 0.1, early=True, luck=True)
        for deal in range(64):
            luck = random.gauss(0, 3)
            mine = BotResult(
                points=round(1000 * (luck + random.gauss())), rounds=1, matches=1, others_rounds=1, without_luck=random.gauss(0, 1000)
            )
            ranking.add(deal, [(mine, BotResult(rounds=1, matches=1, others_rounds=1))])
        wrong += ranking.verdict().decided
    assert 4 <= wrong <= 40
    ranking = SequentialRanking(["a", "b"], 16, 0.1, early=True, luck=True)
    for deal in range(16):
        mine = BotResult(points=round(random.gauss(0, 900)), rounds=1, matches=1, others_rounds=1, without_luck=random.gauss(30, 5))
        ranking.add(deal, [(mine, BotResult(rounds=1, matches=1, others_rounds=1))])
    verdict = ranking.verdict()
    assert verdict.decided
    assert verdict.pairs[0].times > 50


def test_a_single_value_has_no_interval() -> None:
    assert estimate([], 0.01).interval is None
    assert estimate([3.0], 0.01) == (estimate([3.0], 0.5))
    assert not estimate([3.0], 0.01).decided
    assert not estimate([0.0, 0.0], 0.01).decided
    assert estimate([2.0, 2.0], 0.01).decided


def test_equal_bots_are_seldom_told_apart_and_unequal_ones_soon() -> None:
    """With a confidence of 90 % no more than 10 % of the duels of equals may name a better one, though they are looked at five times."""
    random, wrong, right, played = Random(1), 0, 0, 0
    for edge in (0.0, 1.0):
        for _ in range(400):
            ranking = SequentialRanking(["a", "b"], 128, 0.1, early=True)
            for deal in range(128):
                points = round(1000 * random.gauss(edge))
                ranking.add(
                    deal,
                    [
                        (
                            BotResult(points=points, rounds=1, matches=1, others_rounds=1),
                            BotResult(points=0, rounds=1, matches=1, others_rounds=1),
                        )
                    ],
                )
            verdict = ranking.verdict()
            if edge:
                right += verdict.decided and verdict.bots[0].name == "a"
                played += len(verdict.deals)
            else:
                wrong += verdict.decided
    assert 4 <= wrong <= 40
    assert right == 400
    assert played / 400 < 40


def test_deals_may_come_in_any_order() -> None:
    random = Random(2)
    deals = [
        (
            BotResult(points=random.randrange(100), rounds=1, matches=1, others_rounds=1),
            BotResult(points=40, rounds=1, matches=1, others_rounds=1),
        )
        for _ in range(40)
    ]
    found = []
    for _ in range(5):
        ranking = SequentialRanking(["a", "b"], 40, 0.2, early=True)
        for number in random.sample(range(40), 40):
            ranking.add(number, [deals[number]])
        found.append(ranking.verdict())
    assert all(verdict == found[0] for verdict in found)


def test_times_are_counted_to_a_hundredth() -> None:
    share = BotResult()
    for milliseconds in range(1, 1001):
        share.took(milliseconds / 1000)
    assert quantile(share.times, 0.99) == pytest.approx(0.99, rel=0.011)
    assert quantile(share.times, 0.5) == pytest.approx(0.5, rel=0.011)
    assert quantile(Counter(), 0.99) == 0


@pytest.mark.parametrize("kind", ["raises", "illegal"])
def test_a_bot_that_fails_loses_its_turns_but_never_the_match(kind: str) -> None:
    game = find("mushi")
    found = duel(game, (Faulty(kind), RANDOM), game.options(rounds=1), rounds=4, seed=1, threads=1)
    bad = next(row for row in found.bots if row.name == kind)
    assert found.rounds == 4
    assert (bad.crashed, bad.illegal) == ((bad.moves, 0) if kind == "raises" else (0, bad.moves))
    assert str(bad.fault) == ("'no such card'" if kind == "raises" else "Action 999 is not possible.")


def test_a_lost_process_costs_only_its_chunk(tmp_path: Path) -> None:
    game = find("mushi")
    calm = tmp_path / "calm"
    calm.touch()

    def run(marker: Path, threads: int) -> Duel:
        return duel(game, (Killer(str(marker)), RANDOM), game.options(rounds=1), rounds=60, seed=8, threads=threads, early=False)

    assert numbers(run(tmp_path / "once", 2)) == numbers(run(calm, 1))
    assert (tmp_path / "once").exists()


def test_processes_that_die_again_and_again_get_a_sentence() -> None:
    with pytest.raises(processes.WorkersLost, match="are killed again and again"):
        list(processes.on_cores(1, _die, range(20)))


def _die(chunk: int, stopped: Any) -> int:
    os._exit(9)


def test_closing_the_work_stops_it() -> None:
    """Chunks that would never end are told to stop, or else this would not return."""
    work = processes.on_cores(2, _endless, range(20))
    assert next(work)[0] == 0
    work.close()  # type: ignore[attr-defined]


def _endless(chunk: int, stopped: Any) -> int:
    while chunk and not stopped():
        time.sleep(0.01)
    return chunk


def test_a_bot_against_itself_is_named_apart() -> None:
    game = find("mushi")
    found = duel(game, (RANDOM, RANDOM), game.options(rounds=1), rounds=4, seed=1, threads=1)
    assert {row.name for row in found.bots} == {"random", "random 2"}


def test_more_bots_than_seats_play_in_every_choice() -> None:
    game = find("mushi")
    found = duel(game, (RANDOM, REGULAR, bot("beginner")), game.options(rounds=1), rounds=12, seed=1, threads=1)
    assert found.matches == 12
    assert len(found.bots) == 3
    assert len(found.pairs) == 2


def test_a_match_without_end_is_stopped() -> None:
    game = find("hiraya")
    found = duel(game, (RANDOM, REGULAR), game.options(rounds=None), rounds=1, seed=1, threads=1)
    assert found.rounds == 72


def test_the_report_reads_well() -> None:
    text = works("duel", "regular", "random", "--game", "hiraya", "--rounds", "36", "--seed", "1", "-o", "rounds=2", "--threads", "1")
    first, second, third, *_ = text.splitlines()
    assert first == "Hiraya  ひらや  3 players, seed 1"
    assert second == "house rule: rounds 2"
    assert third.startswith("36 rounds: 3 deals, each in 6 matches, ")
    assert "more than others" in text
    assert max(map(len, text.splitlines())) <= 80


def test_the_answer_for_programs_has_everything() -> None:
    found = data("duel", "regular", "random", "--game", "mushi", "--rounds", "8", "--seed", "1", "-o", "rounds=1", "--threads", "1")
    assert (found["deals"], found["rounds"], found["matches"], found["confidence"]) == (4, 8, 8, 0.99)
    assert set(found["bots"][0]) >= {"name", "points", "difference", "interval", "matches_won", "seconds", "seconds_99", "late"}


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("random",), "A duel needs two bots or more."),
        (("random", "rendom"), "There is no bot 'rendom'"),
        (("random", "random", "--players", "9"), "played by"),
        (("random", "random", "--confidence", "2"), "confidence"),
        (("random", "random", "-o", "round=1"), "round"),
    ],
)
def test_bad_input_gets_a_sentence(words: tuple[str, ...], sentence: str) -> None:
    assert sentence in flat(refuses("duel", "--game", "mushi", *words))


@pytest.mark.skipif(sys.platform == "win32", reason="Ctrl-C is sent as a POSIX signal")
@pytest.mark.parametrize("threads", ["1", "2"])
def test_ctrl_c_keeps_what_is_finished(threads: str) -> None:
    words = ("regular", "random", "--game", "mushi", "--rounds", "1000000", "--all", "-o", "rounds=1", "--threads", threads)
    with running("duel", *words, "--json", seen=True) as run:
        wait_for(lambda: re.search(r"\d{2,} of [\d,]+ deals", run.screen))
        out, err = press_ctrl_c(run)
    assert run.returncode == 130, err
    found = json.loads(out)
    assert found["interrupted"]
    assert found["rounds"] > 10
    assert err.rstrip().endswith(f"Stopped after {found['rounds']:,} of 1,000,000 rounds.")


def test_no_look_comes_so_late_that_the_last_has_no_doubt_left() -> None:
    assert [list(interim_analyses(deals)) for deals in (7, 15, 16, 34, 64)] == [[], [], [8], [8, 16], [8, 16, 32]]
