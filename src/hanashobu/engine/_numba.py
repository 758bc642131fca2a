"""What needs numba itself: record types from the layouts, the bit instructions, and the compiled entry points."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

import numpy as np
from llvmlite import binding, ir  # type: ignore[import-untyped]
from numba import njit, types
from numba.core import cgutils
from numba.extending import intrinsic, overload, register_jitable

from hanashobu.engine import batch, flow, kernel, odds, search
from hanashobu.engine.batch import Tally
from hanashobu.engine.odds import Odds
from hanashobu.engine.policy import Weights
from hanashobu.engine.search import Plan
from hanashobu.engine.state import State
from hanashobu.engine.worlds import UnseenCards
from hanashobu.layout import Layout, offset
from hanashobu.rules.tables import Tables


def record(layout: type[Layout]) -> np.dtype[Any]:
    """The record type with the fields of a layout."""
    return np.dtype([(key, record(field.row) if field.row else "i8", field.shape) for key, field in layout.FIELDS.items()])


@intrinsic
def _count(_context: Any, mask: Any) -> Any:
    def emit(_ctx: Any, builder: Any, _sig: Any, args: Any) -> Any:
        return builder.ctpop(args[0])

    return types.int64(types.int64), emit


@intrinsic
def _trailing(_context: Any, mask: Any) -> Any:
    def emit(_ctx: Any, builder: Any, _sig: Any, args: Any) -> Any:
        return builder.cttz(args[0], cgutils.false_bit)

    return types.int64(types.int64), emit


# numba compares the signatures of these with their lambdas, so they carry no annotations.
@overload(kernel.popcount)
def _popcount(mask):  # type: ignore[no-untyped-def]
    return lambda mask: _count(mask)  # type: ignore[call-arg]


@overload(kernel.lowest)
def _lowest(mask):  # type: ignore[no-untyped-def]
    return lambda mask: _trailing(mask)  # type: ignore[call-arg]


def _bmi(name: str) -> Any:
    """An instruction of x86 that moves bits by a mask."""

    def typed(_context: Any, bits: Any, mask: Any) -> Any:
        def emit(_ctx: Any, builder: Any, _sig: Any, args: Any) -> Any:
            word = args[0].type
            return builder.call(builder.module.declare_intrinsic(f"llvm.x86.bmi.{name}.64", (), ir.FunctionType(word, (word, word))), args)

        return types.int64(types.int64, types.int64), emit

    return intrinsic(typed)


_deposit, _extract = _bmi("pdep"), _bmi("pext")


def _deposits_fast() -> bool:
    """Whether the processor that we compile for can spread bits over a mask at once; AMD's first two Zens can, but slowly."""
    if "NUMBA_CPU_NAME" in os.environ or "NUMBA_CPU_FEATURES" in os.environ:
        return False
    return bool(binding.get_host_cpu_features().get("bmi2")) and binding.get_host_cpu_name() not in ("znver1", "znver2")


if _deposits_fast():

    @overload(kernel.extract)
    def _extracted(mask, cards):  # type: ignore[no-untyped-def]
        return lambda mask, cards: _extract(mask, cards)

    @overload(kernel.nth)
    def _nth(mask, n):  # type: ignore[no-untyped-def]
        return lambda mask, n: _trailing(_deposit(1 << n, mask))  # type: ignore[call-arg]

else:
    register_jitable(forceinline=True)(kernel.nth)
    register_jitable(kernel.extract)

TABLE_SIZE = 8 * offset(State, "deck")


@intrinsic
def _copy(_context: Any, s: Any, root: Any) -> Any:
    def emit(_ctx: Any, builder: Any, _sig: Any, args: Any) -> Any:
        word = ir.IntType(8).as_pointer()
        size = ir.Constant(ir.IntType(64), TABLE_SIZE)
        cgutils.raw_memcpy(builder, builder.bitcast(args[0], word), builder.bitcast(args[1], word), size, 1)  # type: ignore[no-untyped-call]
        return _ctx.get_dummy_value()

    return types.void(s, root), emit


@overload(kernel.restore)
def _restored(s, root):  # type: ignore[no-untyped-def]
    return lambda s, root: _copy(s, root)  # type: ignore[call-arg]


for function in kernel.FUNCTIONS:
    register_jitable(forceinline=function in kernel.HOT)(function)

STATE, RULES, TALLY = record(State), record(Tables), record(Tally)
SIGHT, WEIGHTS, PLAN, ODDS = record(UnseenCards), record(Weights), record(Plan), record(Odds)
ROW = types.int64[::1]
OPTIONS: dict[str, Any] = {"cache": True, "nogil": True, "error_model": "numpy"}


def _play() -> Any:
    @njit(types.void(ROW, ROW, ROW, types.int64), **OPTIONS)
    def play(state: Any, rules: Any, tally: Any, rounds: int) -> None:
        batch.play(state.view(STATE)[0], rules.view(RULES)[0], tally.view(TALLY)[0], rounds)

    return play


def _walk() -> Any:
    @njit(types.int64(ROW, ROW, types.int64, types.int64), **OPTIONS)
    def walk(state: Any, rules: Any, what: int, action: int) -> int:
        return flow.walk(state.view(STATE)[0], rules.view(RULES)[0], what, action)

    return walk


def _search() -> Any:
    @njit(types.void(ROW, ROW, ROW, ROW, ROW, ROW, ROW, types.int64), **OPTIONS)
    def look(state: Any, root: Any, rules: Any, sight: Any, weights: Any, plan: Any, tree: Any, iterations: int) -> None:
        search.search(
            state.view(STATE)[0],
            root.view(STATE)[0],
            rules.view(RULES)[0],
            sight.view(SIGHT)[0],
            weights.view(WEIGHTS)[0],
            plan.view(PLAN)[0],
            tree,
            iterations,
        )

    return look


def _sample() -> Any:
    @njit(types.void(ROW, ROW, ROW, ROW, ROW, ROW, types.int64, types.int64), **OPTIONS)
    def sample(state: Any, root: Any, rules: Any, sight: Any, weights: Any, sums: Any, action: int, worlds: int) -> None:
        odds.sample(
            state.view(STATE)[0],
            root.view(STATE)[0],
            rules.view(RULES)[0],
            sight.view(SIGHT)[0],
            weights.view(WEIGHTS)[0],
            sums.view(ODDS)[0],
            action,
            worlds,
        )

    return sample


ENTRIES: dict[str, Callable[[], Any]] = {"play": _play, "walk": _walk, "search": _search, "sample": _sample}
