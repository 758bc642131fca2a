"""What stands above play/ reads views and matches in the words of players: it knows no number of the engine's questions and states."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest

import hanashobu
from hanashobu.engine import state
from hanashobu.play import mechanisms

ROOT = Path(hanashobu.__file__).parent
ABOVE = ("records", "scorekeeping", "bots", "hints", "reviews", "table", "lab", "check", "api", "app", "server", "terminal", "cli")
NUMBERS = {name for name in vars(state) if name.startswith("ASK_")} | {"NEW", "IN_ROUND", "BETWEEN", "OVER"}
SEAT_SETS = {"playing", "ins", "forced", "bound"}  # fields of the state that have a bit for each seat

# Whoever is named here may do one of these things, for a reason.
DRIVES_THE_KERNEL = {
    "check/trial.py": "plays rounds of a game on a state of its own",
    "check/witness.py": "lays positions, and plays rounds, on states of its own",
    "lab/duel/match.py": "plays matches on a state of its own",
    "lab/sim/bot_runner.py": "plays matches of bots on a state of its own",
    "lab/sim/runners.py": "plays matches on a state of its own, on both machines",
    "reviews/playouts.py": "values a match before its first deal, on a state of its own",
    "scorekeeping/ledger.py": "takes the state of a match from round to round",
}
READS_SEAT_SETS = {"scorekeeping/case.py": "has the words for the state that scorekeeping takes through the engine's phases"}
SEARCHES = {
    "bots/search.py": "hands the state to the engine's search and its odds",
}
Finds = Callable[[ast.AST], Iterator[str]]


def modules(part: str) -> list[str]:
    return sorted(path.relative_to(ROOT).as_posix() for path in (ROOT / part).rglob("*.py"))


@cache
def parsed(path: str) -> ast.AST:
    return ast.parse((ROOT / path).read_text("utf-8"))


PATHS = [path for part in ABOVE for path in modules(part)]


def numbers(tree: ast.AST) -> Iterator[str]:
    """The engine's numbers for questions and for the status of a match, by whatever way they are named."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module == "hanashobu.engine.state":
            yield from (alias.name for alias in node.names if alias.name in NUMBERS)
        elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "state" and node.attr in NUMBERS:
            yield f"state.{node.attr}"


def seat_bits(tree: ast.AST) -> Iterator[str]:
    """Bits that are taken out of a number by shifting, and seats that are taken out of a field of the state."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.BinOp) or not isinstance(node.op, ast.BitAnd | ast.BitOr | ast.RShift):
            continue
        shifted = isinstance(node.op, ast.BitAnd) and isinstance(node.left, ast.BinOp) and isinstance(node.left.op, ast.RShift)
        one = isinstance(node.right, ast.Constant) and node.right.value == 1
        fields = any(isinstance(side, ast.Attribute) and side.attr in SEAT_SETS for side in (node.left, node.right))
        if (shifted and one) or fields:
            yield ast.unparse(node)


def states(tree: ast.AST) -> Iterator[str]:
    """States behind views, and seats of spectators that are made up by hand."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and node.attr == "table" and ast.unparse(node.value).endswith(("view", "view(None)")):
            yield ast.unparse(node)
        if isinstance(node, ast.BoolOp) and ast.unparse(node).endswith("view.seat or 0"):
            yield ast.unparse(node)


def names(tree: ast.AST) -> Iterator[str]:
    """The names of questions that something is compared with."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Compare) and isinstance(node.left, ast.Attribute) and node.left.attr == "asked":
            yield from (part.value for part in ast.walk(node) if isinstance(part, ast.Constant) and isinstance(part.value, str))
        if isinstance(node, ast.Match) and isinstance(node.subject, ast.Attribute) and node.subject.attr == "asked":
            patterns = (part for case in node.cases for part in ast.walk(case.pattern))
            yield from (part.value for part in patterns if isinstance(part, ast.Constant) and isinstance(part.value, str))


@pytest.mark.parametrize(("finds", "allowed"), [(numbers, DRIVES_THE_KERNEL), (seat_bits, READS_SEAT_SETS), (states, SEARCHES)])
def test_nothing_above_play_knows_the_numbers_of_the_engine(finds: Finds, allowed: dict[str, str]) -> None:
    found = {path: list(finds(parsed(path))) for path in PATHS}
    assert {path: what for path, what in found.items() if what and path not in allowed} == {}
    assert {path for path in allowed if not found[path]} == set(), "these are exceptions no longer"


def test_questions_are_compared_with_names_that_exist() -> None:
    known = {kind.name for kind in mechanisms.questions().values()}
    used = {path: set(names(parsed(path))) for path in [*PATHS, *modules("play")]}
    assert {path: wrong for path, found in used.items() if (wrong := found - known)} == {}
    assert len(set().union(*used.values())) > 5


@pytest.mark.parametrize(
    ("finds", "text"),
    [
        (numbers, "from hanashobu.engine.state import ASK_PLAY"),
        (numbers, "from hanashobu.engine import state\nstate.BETWEEN"),
        (seat_bits, "table.playing >> seat & 1"),
        (seat_bits, "1 << seat & s.forced"),
        (states, "match.view(None).table.field"),
        (states, "view.table.field"),
        (states, "view.seat or 0"),
    ],
)
def test_it_would_be_noticed(finds: Finds, text: str) -> None:
    assert list(finds(ast.parse(text)))
