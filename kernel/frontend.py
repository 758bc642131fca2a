"""From kernel Python to one LLVM module: numba infers the types and lowers each function once; nothing is optimised or run here.

Functions that some processors have instructions for stay external (`hana_nth`, `hana_extract`, `hana_copy`), and so does what each variant
of the kernel sees of `rules.uses` (`hana_uses`); `support.py` defines them, and they are inlined.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from llvmlite import binding, ir  # type: ignore[import-untyped]
from numba import from_dtype, njit, types
from numba.core import cgutils, codegen, cpu
from numba.core.imputils import lower_getattr
from numba.extending import intrinsic, overload
from numba.np import arrayobj

from hanashobu.engine import batch, compare, flow, kernel, odds, search
from hanashobu.engine.batch import Tally
from hanashobu.engine.compare import Compared
from hanashobu.engine.odds import Odds
from hanashobu.engine.search import Plan
from hanashobu.engine.state import State
from hanashobu.engine.weights import Weights
from hanashobu.engine.worlds import UnseenCards
from hanashobu.layout import Layout
from hanashobu.rules.tables import Tables
from kernel.record_types import INNER, record

WORD = ir.IntType(64)
_pointer: Any = types.CPointer
_declared: Any = cgutils.get_or_insert_function
_member: Any = cgutils.get_record_member
_lowers: Any = lower_getattr


def _external(name: str) -> Any:
    """A function of two whole numbers that the target defines."""

    def typed(_context: Any, first: Any, second: Any) -> Any:
        def emit(_ctx: Any, builder: Any, _sig: Any, args: Any) -> Any:
            return builder.call(_declared(builder.module, ir.FunctionType(WORD, (WORD, WORD)), name), args)

        return types.int64(types.int64, types.int64), emit

    return intrinsic(typed)


_nth, _extract = _external("hana_nth"), _external("hana_extract")


@intrinsic
def _copy(_context: Any, s: Any, root: Any) -> Any:
    def emit(_ctx: Any, builder: Any, _sig: Any, args: Any) -> Any:
        row = ir.IntType(8).as_pointer()
        copy = _declared(builder.module, ir.FunctionType(ir.VoidType(), (row, row)), "hana_copy")
        builder.call(copy, [builder.bitcast(each, row) for each in args])
        return _ctx.get_dummy_value()

    return types.void(s, root), emit


# numba compares the signatures of these with their lambdas, so they carry no annotations.
@overload(kernel.nth, jit_options=INNER)
def _overload_nth(mask, n):  # type: ignore[no-untyped-def]
    return lambda mask, n: _nth(mask, n)


@overload(kernel.extract, jit_options=INNER)
def _overload_extract(mask, cards):  # type: ignore[no-untyped-def]
    return lambda mask, cards: _extract(mask, cards)


@overload(kernel.restore, jit_options=INNER)
def _overload_restore(s, root):  # type: ignore[no-untyped-def]
    return lambda s, root: _copy(s, root)  # type: ignore[call-arg]


@_lowers(from_dtype(record(Tables)), "uses")  # type: ignore[untyped-decorator]
def _uses(_context: Any, builder: Any, kind: Any, value: Any) -> Any:
    """Reading this field asks a function of the variant, in which some bits are always 0."""
    there = _member(builder, value, kind.offset("uses"), WORD)
    return builder.call(_declared(builder.module, ir.FunctionType(WORD, (WORD,)), "hana_uses"), [builder.load(there)])


def _cast(layout: type[Layout]) -> Any:
    """Reinterpret a pointer to whole numbers as a record; without an array object there is no reference counting."""
    kind = from_dtype(record(layout))

    @intrinsic
    def cast(_typing: Any, pointer: Any) -> Any:
        return kind(pointer), lambda ctx, builder, _sig, args: builder.bitcast(args[0], ctx.get_value_type(kind))

    return cast


_state, _rules, _tally, _sight, _weights, _plan, _odds, _compared = map(
    _cast, (State, Tables, Tally, UnseenCards, Weights, Plan, Odds, Compared)
)


def _play(state: Any, rules: Any, tally: Any, rounds: int) -> int:
    batch.play(_state(state), _rules(rules), _tally(tally), rounds)
    return 0


def _search(state: Any, root: Any, rules: Any, sight: Any, weights: Any, plan: Any, tree: Any, iterations: int) -> int:
    search.search(_state(state), _state(root), _rules(rules), _sight(sight), _weights(weights), _plan(plan), tree, iterations)
    return 0


def _sample(state: Any, root: Any, rules: Any, sight: Any, weights: Any, sums: Any, action: int, worlds: int) -> int:
    odds.sample(_state(state), _state(root), _rules(rules), _sight(sight), _weights(weights), _odds(sums), action, worlds)
    return 0


def _compare(state: Any, root: Any, rules: Any, sight: Any, weights: Any, found: Any, worlds: int) -> int:
    compare.compare(_state(state), _state(root), _rules(rules), _sight(sight), _weights(weights), _compared(found), worlds)
    return 0


def _walk(state: Any, rules: Any, what: int, action: int) -> int:
    return flow.walk(_state(state), _rules(rules), what, action)


ENTRIES: dict[str, Callable[..., int]] = {"play": _play, "search": _search, "sample": _sample, "compare": _compare, "walk": _walk}


def lower(entries: dict[str, tuple[int, int]]) -> tuple[str, dict[str, str]]:
    """The whole kernel as LLVM text, and the symbol of each entry point; `entries` has how many buffers and numbers each takes."""
    _stop_before_optimising()
    _count_from_zero()
    row: Any = _pointer(types.int64)
    libraries: dict[int, Any] = {}
    names: dict[str, str] = {}
    for name, (buffers, numbers) in entries.items():
        signature = types.int64(*[row] * buffers, *[types.int64] * numbers)
        function = njit(signature, error_model="numpy", **INNER)(ENTRIES[name])
        found: Any = function.overloads[function.signatures[0]]
        names[name] = found.fndesc.llvm_func_name
        _gather(found.library, libraries)
    whole = binding.parse_assembly("")
    for library in libraries.values():
        whole.link_in(library._final_module, preserve=True)
    return str(whole), names


def _gather(library: Any, found: dict[int, Any]) -> None:
    """A library and everything that it calls, each once, so that the entry points share their code."""
    if id(library) not in found:
        found[id(library)] = library
        for other in library._linking_libraries:
            _gather(other, found)


def _count_from_zero() -> None:
    """Drop numba's test of each index for one below 0, which would count from the end: kernel Python has none."""

    def index(context: Any, builder: Any, kind: Any, value: Any, _size: Any) -> Any:
        return context.cast(builder, value, kind, types.intp)

    arrayobj.fix_integer_index = index


def _stop_before_optimising() -> None:
    """Keep numba from optimising and loading every function for this machine, which takes minutes and is not used."""

    def finalize(self: Any) -> None:
        self._finalized = True

    library: Any = codegen.CPUCodeLibrary
    library.finalize = finalize
    library._optimize_functions = lambda _self, _module: None
    context: Any = cpu.CPUContext
    context.get_executable = lambda _self, _library, _function, _environment: [].append  # of the type that a dispatcher wants; never called
