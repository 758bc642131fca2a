"""What authors of games run on their own file: it passes what is in order, and names what is not with its table and seed."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from msgspec import structs

from hanashobu import games
from hanashobu.engine import native
from hanashobu.engine.machine import Interpreted
from hanashobu.rules.dues import YAKU, each_pays
from hanashobu.rules.options import Options
from hanashobu.rules.ruleset import Ruleset
from hanashobu.testing import GameFault, check_game, table
from hanashobu.testing.ledger import Ledger, Unaccounted
from tests.cli.run import works
from tests.games.files import osaka

pytest_plugins = ["pytester"]


@pytest.mark.parametrize("name", ["bakappana", "hiraya", "mushi"])
def test_the_games_of_the_package_pass(name: str) -> None:
    check_game(games.find(name), rounds=30)


def test_a_file_passes_or_is_told_what_hana_check_says(tmp_path: Path) -> None:
    check_game(osaka(tmp_path), rounds=20)
    with pytest.raises(GameFault, match=r"The deck has 264 card points, but the pars of"):
        check_game(osaka(tmp_path, ("EQUAL)", "263 // seats)"), name="wrong.py"), rounds=20)


def test_a_file_with_flaws_of_dealt_hands_passes(tmp_path: Path) -> None:
    """On both machines, by its records and in every language."""
    flaws = 'flaws=(four_of_a_month("OS-2"), four_in_hand("OS-2"), pairs("OS-2", 3), three_willows("OS-2"))'
    imports = "from hanashobu.rules.flaws import four_in_hand, four_of_a_month, pairs, three_willows"
    changed = (('flaws=(four_of_a_month("OS-2"),)', flaws), ("from hanashobu.rules.flaws import four_of_a_month", imports))
    check_game(osaka(tmp_path, *changed), rounds=20)


def test_a_fault_of_play_names_its_table_and_its_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A payment that the books do not know, in one of many rounds."""
    kept = Ledger._pay
    monkeypatch.setattr(Ledger, "_pay", lambda self, pay: kept(self, structs.replace(pay, amount=pay.amount + 1)))
    with pytest.raises(GameFault, match=r"3 players.*, seed \d+: Payments explain the result \(CO-15\)\."):
        check_game(games.find("hiraya"), rounds=20)


def test_other_seeds_play_other_rounds() -> None:
    seen: list[int] = []

    def build(options: Options, seats: int) -> Ruleset:
        seen.append(seats)
        return games.find("bakappana").build(options, seats)

    game = replace(games.find("bakappana"), build=build)
    check_game(game, rounds=10, seed=1)
    check_game(game, rounds=10, seed=2)
    assert len(seen) > 4


class Silent(Interpreted):
    """A machine that loses what happened."""

    def drain(self) -> list[int]:
        super().drain()
        return []


def test_two_machines_that_differ_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = games.find("hiraya").rules()
    monkeypatch.setattr(native, "ready", lambda: True)
    monkeypatch.setattr(table, "Compiled", Silent)
    assert [str(fault) for fault in table.play(rules, 2, 1)] == ["The two machines do not play the same."]


def test_a_sheet_on_which_points_are_lost_is_found() -> None:
    """The books balance where every line has somebody who pays."""
    rules = games.find("hiraya").rules()
    ledger = Ledger(replace(rules, dues=(each_pays("HI-14", YAKU),)))
    assert ledger.balances
    ledger.totals = [0, 0, 1]
    with pytest.raises(Unaccounted, match="The books are not balanced"):
        ledger._balanced()


def test_the_plugin_takes_rounds_and_seed(pytester: pytest.Pytester) -> None:
    pytester.makepyfile(
        """
        from hanashobu import games

        def test_bakappana(check_game):
            assert check_game.keywords == {"rounds": 12, "seed": 5}
            check_game(games.find("bakappana"))
        """
    )
    pytester.runpytest_inprocess("-p", "hanashobu.testing.plugin", "--hana-rounds", "12", "--hana-seed", "5").assert_outcomes(passed=1)


def test_what_hana_new_writes_passes(pytester: pytest.Pytester) -> None:
    works("new", "kyoto")
    pytester.runpytest_inprocess("test_kyoto.py").assert_outcomes(passed=1)
