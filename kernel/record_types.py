"""The kernel as numba sees it: record types from the layouts, the bit instructions, and every kernel function, ready to be called."""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic, overload, register_jitable

from hanashobu.engine import batch, compare, flow, kernel, odds, search  # noqa: F401  # their functions are listed when they are imported
from hanashobu.layout import Layout

INNER: Any = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}  # called by other kernel functions only


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
@overload(kernel.popcount, jit_options=INNER)
def _popcount(mask):  # type: ignore[no-untyped-def]
    return lambda mask: _count(mask)  # type: ignore[call-arg]


@overload(kernel.lowest, jit_options=INNER)
def _lowest(mask):  # type: ignore[no-untyped-def]
    return lambda mask: _trailing(mask)  # type: ignore[call-arg]


for function in kernel.FUNCTIONS:
    register_jitable(forceinline=function in kernel.HOT, **INNER)(function)


def plain_bits() -> None:
    """For running kernel functions in numba itself: defines the two that targets may have instructions for, in plain code."""
    register_jitable(forceinline=True)(kernel.nth)
    register_jitable(kernel.plain_extract)
    overload(kernel.extract)(lambda mask, cards: lambda mask, cards: kernel.plain_extract(mask, cards))
