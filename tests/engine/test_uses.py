"""What a table uses of the mechanisms that not every game has: each bit is set where it is needed, and asked wherever it spares work."""

from __future__ import annotations

import ast
import inspect
import textwrap

import pytest

from hanashobu.engine import flow, kernel
from hanashobu.engine.machine import Interpreted, seeded
from hanashobu.engine.state import BETWEEN, IN_ROUND, NOBODY, OVER, State
from hanashobu.rules import phases, uses
from hanashobu.rules.compile import compile_tables
from hanashobu.rules.options import from_json
from hanashobu.rules.tables import Tables
from tests.support.strategies import Setup, covering

BITS = {name: bit for name, bit in vars(uses).items() if isinstance(bit, int) and bit.bit_count() == 1 and not hasattr(phases, name)}
MOST_STEPS = 2_000


def tables_of(setup: Setup) -> Tables:
    return compile_tables(setup.game.rules(from_json(setup.game.options, dict(setup.values)), setup.seats))


def test_each_mechanism_is_used_by_some_table() -> None:
    used = [tables_of(setup).uses for setup in covering()]
    assert [name for name, bit in BITS.items() if not any(found & bit for found in used)] == []


@pytest.mark.parametrize(
    ("variant", "games"),
    [
        ("lean", {"bakappana", "hana_awase", "kyu_rei_hana", "min_hwatu"}),
        ("calling", {"bakappana", "hachi_hachi", "hana_awase", "koi_koi", "kyu_rei_hana", "min_hwatu", "sudaoshi"}),
    ],
)
def test_a_table_is_played_by_the_first_variant_that_has_all_it_uses(variant: str, games: set[str]) -> None:
    usual = {found.game.name: tables_of(Setup(found.game, found.game.usual_seats, ())).uses for found in covering()}
    assert games <= {name for name, found in usual.items() if not found & ~uses.VARIANTS[variant]}


def rows(tables: Tables, seed: int) -> list[int]:
    """The log of some rounds of random play, as far as they go."""
    machine = Interpreted(tables, seeded(seed))
    state = machine.state()
    machine.walk(flow.START)
    found: list[int] = []
    for _ in range(MOST_STEPS):
        if state.status == OVER:
            break
        if state.status == IN_ROUND and state.actor != NOBODY:
            machine.walk(flow.RANDOM_STEP)
        else:
            machine.walk(flow.GO_ON)
            if state.status == IN_ROUND and state.actor == NOBODY:
                break  # a phase that nothing enters any more
        if state.status == BETWEEN:
            found += machine.drain()
    return found + machine.drain()


@pytest.mark.parametrize("name", [name for name in BITS if name != "HAND_FLAWS"])  # so rare that test_flaws.py lays it out
def test_a_table_without_one_of_its_bits_is_another_game(name: str) -> None:
    """Both machines ask the same bit, so comparing them would not find one that is never set, or that nothing asks."""
    for seed, setup in enumerate(setup for setup in covering() if tables_of(setup).uses & BITS[name]):
        tables, without = tables_of(setup), tables_of(setup)
        without.uses ^= BITS[name]
        if rows(tables, seed) != rows(without, seed):
            return
    pytest.fail(f"{name} makes no difference at any table.")


def test_a_table_that_only_says_it_uses_a_mechanism_is_the_same_game() -> None:
    """WILD, without a wild card: what the tests of variants rely on."""
    setup = Setup(covering()[0].game, 2, ())
    tables, more = tables_of(setup), tables_of(setup)
    more.uses |= uses.WILD
    assert rows(tables, 1) == rows(more, 1)


class Unasked(ast.NodeVisitor):
    """What a hot function asks of the rules, or reads of a mechanism, before it has asked whether the table uses that."""

    def __init__(self) -> None:
        self.found: list[str] = []
        self._rules: set[str] = set()  # names of what was read from the rules

    def visit_Assign(self, node: ast.Assign) -> None:
        """Another name for a field of the rules."""
        self._rules |= {ast.unparse(target) for target in node.targets if reads_rules(node.value)}
        self.generic_visit(node)

    def visit_If(self, node: ast.If | ast.IfExp | ast.While) -> None:
        """Whatever follows a test of `uses` is dropped from a variant without it."""
        if asks_uses(node.test):
            for each in node.orelse if isinstance(node.orelse, list) else [node.orelse]:
                self.visit(each)
            return
        if any(reads_rules(each) or (isinstance(each, ast.Name) and each.id in self._rules) for each in ast.walk(node.test)):
            self.found.append(ast.unparse(node.test))
        self.generic_visit(node)

    visit_IfExp = visit_While = visit_If  # noqa: N815

    def visit_Attribute(self, node: ast.Attribute) -> None:
        """A field of a part of the state."""
        if ast.unparse(node.value) in PARTS:
            self.found.append(ast.unparse(node))
        self.generic_visit(node)


PARTS = {f"s.{name}" for name, field in State.FIELDS.items() if field.row}


def asks_uses(test: ast.expr) -> bool:
    """Whether this is `rules.uses & SOMETHING`, or that and more."""
    if isinstance(test, ast.BoolOp) and isinstance(test.op, ast.And):
        return any(map(asks_uses, test.values))
    return isinstance(test, ast.BinOp) and isinstance(test.op, ast.BitAnd) and ast.unparse(test.left) in ("uses", "rules.uses")


def reads_rules(node: ast.AST) -> bool:
    return isinstance(node, ast.Attribute) and ast.unparse(node.value) == "rules" and node.attr != "uses"


def unasked(source: str) -> list[str]:
    visitor = Unasked()
    visitor.visit(ast.parse(textwrap.dedent(source)))
    return visitor.found


HOT = {f"{function.__module__.rpartition('.')[2]}.{function.__name__}": function for function in kernel.HOT}


@pytest.mark.parametrize("name", sorted(HOT))
def test_a_hot_function_asks_whether_a_table_uses_what_not_every_game_has(name: str) -> None:
    assert unasked(inspect.getsource(HOT[name])) == []


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("if rules.stops: end()", ["rules.stops"]),
        ("joker = rules.wild\nif joker and s.field: find()", ["joker and s.field"]),
        ("pile = 1 if rules.own_stock else 0", ["rules.own_stock"]),
        ("if rules.uses & WILD and rules.wild & s.field: find()\nelif rules.cut: cut()", ["rules.cut"]),
        ("if rules.uses & STOPS and s.turn:\n  if rules.stops: end()", []),
        ("uses = rules.uses\nwhile s.field:\n  x = 1 if uses & CUTS else 2", []),
        ("match = s.field & rules.month[card]\nif match: take()", []),
    ],
)
def test_a_branch_that_does_not_ask_is_found(line: str, found: list[str]) -> None:
    assert unasked(line) == found
