"""The variants of the compiled kernel play the same games, whichever of them a table is played by."""

from __future__ import annotations

from itertools import pairwise

import pytest

from hanashobu.engine import native
from hanashobu.engine.batch import Tally
from hanashobu.engine.machine import seeded
from hanashobu.games import all_games
from hanashobu.rules import uses
from hanashobu.rules.tables import Tables
from tests.engine.test_uses import tables_of
from tests.support import kernels
from tests.support.slices import sliced, spread
from tests.support.strategies import Setup, covering

ROUNDS = 12
NOBODY_READS = 1 << 62  # a bit that only the whole kernel has

usual = [Setup(game, seats, ()) for game in all_games().values() for seats in game.seats]


def story(tables: Tables) -> list[list[int]]:
    """The log of some rounds on the compiled kernel, round by round; then what they add up to, and the random numbers after them."""
    machine, state = native.load(), seeded(3)
    state.start_log()
    row, rules, sums = machine.row(state), machine.row(tables), machine.row(Tally())
    found = []
    for _ in range(ROUNDS):
        machine.play(row, rules, sums, 1)
        found.append(machine.drain(row))
    return [*found, sums.tolist(), state.fill(row.tolist()).rng]


@pytest.mark.skipif(native.ready() is None, reason="there is no compiled kernel")
@pytest.mark.parametrize("setup", [*usual, *sliced(spread(covering()), 60)], ids=repr)
def test_every_variant_that_has_all_of_a_table_plays_the_same_rounds(setup: Setup) -> None:
    tables, calling, whole = tables_of(setup), tables_of(setup), tables_of(setup)
    calling.uses |= uses.RAISES  # which changes nothing where nothing is raised
    whole.uses |= NOBODY_READS
    told = story(tables)
    assert story(calling) == told
    assert story(whole) == told


def test_what_no_variant_was_made_for_is_played_by_the_whole_kernel() -> None:
    masks = [*uses.VARIANTS.values()]
    assert [mask & NOBODY_READS for mask in masks] == [0, 0, NOBODY_READS]
    assert all(not first & ~second for first, second in pairwise(masks))  # so the first that has everything is the smallest


def number(content: bytes, at: int) -> tuple[int, int]:
    """A number as WebAssembly writes it, seven bits in a byte; and where the next one begins."""
    found = shift = 0
    while True:
        found |= (content[at] & 127) << shift
        shift += 7
        at += 1
        if content[at - 1] < 128:
            return found, at


def test_webassembly_asks_its_loader_for_no_room_of_its_own() -> None:
    """Neither `loader.mjs` nor Python in a browser would give it any."""
    content = kernels.built("kernel.wasm").read_bytes()
    custom, at = number(content, 8)
    _, at = number(content, at)
    length, at = number(content, at)
    assert (custom, content[at : at + length]) == (0, b"dylink.0")
    kind, at = number(content, at + length)
    _, at = number(content, at)
    needs = []
    for _ in range(4):  # bytes of memory, their alignment, places in the table, their alignment
        value, at = number(content, at)
        needs.append(value)
    assert kind == 1
    assert needs == [0, 0, 0, 0]
