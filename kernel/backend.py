"""From LLVM text to a shared library or a WebAssembly module: optimised for a target by llvmlite, linked by zig; no system compiler."""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from llvmlite import binding as llvm  # type: ignore[import-untyped]

from hanashobu.engine.kernel import COLD
from hanashobu.rules.uses import VARIANTS
from kernel.support import bodies, exports, inner
from kernel.targets import Target


def build(target: Target, text: str, names: dict[str, str], entries: dict[str, tuple[int, int]], sources: int, path: Path) -> None:
    """Compile the kernel for a target and write it to a file."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple(target.triple).create_target_machine(cpu=target.cpu, features=target.features, opt=3, reloc="pic")
    module = _parsed(exports(target, entries, sources), target, machine)
    for variant in VARIANTS:
        module.link_in(_variant(variant, target, machine, _freestanding(text), names))
    exported = {"hana_sources", *(f"hana_{name}" for name in entries)}
    _hide(module, {*exported, "DllMainCRTStartup"})
    _optimise(module, machine)
    with tempfile.TemporaryDirectory() as folder:
        compiled = Path(folder) / "kernel.o"
        compiled.write_bytes(machine.emit_object(module))
        _link(target, compiled, sorted(exported), path)


def _parsed(text: str, target: Target, machine: Any) -> Any:
    module = llvm.parse_assembly(text)
    module.triple, module.data_layout = target.triple, str(machine.target_data)
    return module


def _variant(variant: str, target: Target, machine: Any, text: str, names: dict[str, str]) -> Any:
    """A copy of the kernel, of which only the entry points can be seen; internal names that meet in the library are changed by LLVM."""
    module = _parsed(text, target, machine)
    module.link_in(_parsed(bodies(target, variant), target, machine))
    for name, symbol in names.items():
        module.get_function(symbol).name = inner(variant, name)
    _hide(module, {inner(variant, name) for name in names})
    return module


def _hide(module: Any, seen: set[str]) -> None:
    for each in (*module.functions, *module.global_variables):
        if not each.is_declaration and each.name not in seen:
            each.linkage = "internal"


def _freestanding(text: str) -> str:
    """Keep loops from becoming calls of memset or memcpy: there is no libc, and they are too short for a call."""
    counts = r"^define void @(NRT_incref|NRT_decref)\(ptr[^)]*\)[^\n]*\{\n.*?^\}\n"  # nothing here is counted: rows belong to the caller
    text = re.sub(counts, r"define void @\1(ptr %0) alwaysinline {\n  ret void\n}\n", text, flags=re.MULTILINE | re.DOTALL)
    return re.sub(r"^(define .*?) \{$", _head, text, flags=re.MULTILINE)


def _symbol(function: Callable[..., Any]) -> str:
    """How the names of a function begin after numba."""
    return "_ZN" + "".join(f"{len(part)}{part}" for part in (*function.__module__.split("."), function.__name__))


NEVER_INLINED = tuple(_symbol(function) for function in COLD)


def _head(found: re.Match[str]) -> str:
    """The head of a function. Nothing changes the rules, so what was read of them need not be read again after a write elsewhere."""
    text = found[1].replace("ptr %arg.rules", "ptr noalias readonly %arg.rules")
    noinline = " noinline" if any(f"@{symbol}B" in text for symbol in NEVER_INLINED) else ""
    return f'{text} "no-builtins"{noinline} {{'


def _optimise(module: Any, machine: Any) -> None:
    options = llvm.create_pipeline_tuning_options(speed_level=3)
    options.loop_vectorization, options.slp_vectorization = True, False  # the second makes it slower, by some percent
    builder = llvm.create_pass_builder(machine, options)
    builder.getModulePassManager().run(module, builder)


def _link(target: Target, compiled: Path, exported: list[str], path: Path) -> None:
    zig = [sys.executable, "-m", "ziglang"]
    if target.wasm:
        exports = [f"--export={name}" for name in exported]  # it works in the memory of whoever opens it
        link = ["wasm-ld", "-shared", "--experimental-pic", "--no-entry", "--strip-all", *exports]
    else:
        link = ["cc", "-target", target.zig, "-shared", "-nostdlib", "-s", *(["-Wl,-z,defs"] if "linux" in target.zig else [])]
    path.parent.mkdir(parents=True, exist_ok=True)
    done = subprocess.run([*zig, *link, "-o", str(path), str(compiled)], capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(f"The kernel could not be linked for {target.name}:\n{done.stderr}")
