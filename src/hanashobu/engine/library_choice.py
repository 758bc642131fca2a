"""Which library of the compiled kernel fits: the sources it has to be built from, and the processor that it is for.

It imports nothing of the package, because whoever packs a wheel asks before anything is installed.
"""

from __future__ import annotations

import hashlib
import os
import re
import sys
from functools import cache
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent.parent
MANIFEST = "kernel.json"
RECORDED = "sources.txt"  # in a package that comes without its sources: what `sources` found when it was packed
# How many rows of numbers each entry point takes, and how many numbers after them; each returns a number.
ENTRIES = {"play": (3, 1), "search": (7, 1), "sample": (6, 2), "compare": (6, 1), "walk": (2, 2)}
NOT_COMPILED = ("__init__.py", "library_choice.py", "machine.py", "native.py")  # what drives the kernel is no part of it


@cache
def sources() -> str:
    """What the kernel is made of, as 16 digits: its own modules, and those that it takes numbers from."""
    if (recorded := PACKAGE / "engine" / RECORDED).exists():
        return recorded.read_text(encoding="utf-8")
    engine = [path for path in sorted(PACKAGE.glob("engine/**/*.py")) if path.name not in NOT_COMPILED]
    texts = {path: path.read_text(encoding="utf-8") for path in engine}
    used = {
        name for text in texts.values() for name in re.findall(r"^from hanashobu\.(rules\.\w+|layout|cards) import", text, re.MULTILINE)
    }
    files = [*engine, *(PACKAGE / f"{name.replace('.', '/')}.py" for name in sorted(used))]
    digest = hashlib.sha256()
    for path in files:
        digest.update((texts.get(path) or path.read_text(encoding="utf-8")).encode())
    return digest.hexdigest()[:16]


def library_files() -> list[str]:
    """The names of the libraries that this system can run, the fastest first."""
    if sys.platform == "emscripten":  # in a browser
        return ["kernel.wasm"]
    if sys.maxsize < 1 << 32:
        return []
    processor = _processor()
    if sys.platform == "linux" and processor == "x86_64":
        return ["kernel-x86_64-v3.so", "kernel-x86_64.so"] if has_v3() else ["kernel-x86_64.so"]
    known = {
        ("linux", "aarch64"): "kernel-aarch64.so",
        ("darwin", "arm64"): "kernel-arm64.dylib",
        ("darwin", "x86_64"): "kernel-x86_64.dylib",
        ("win32", "amd64"): "kernel-x86_64.dll",
    }.get((sys.platform, processor))
    return [known] if known else []


def _processor() -> str:
    if sys.platform == "win32":
        return os.environ.get("PROCESSOR_ARCHITECTURE", "").lower()
    return os.uname().machine


V3 = {"avx2", "bmi1", "bmi2", "f16c", "fma", "abm", "movbe"}


def has_v3(file: Path = Path("/proc/cpuinfo")) -> bool:
    """Whether a Linux on x86-64 has fast x86-64-v3 instructions: on AMD's Zen 1 and 2, PDEP and PEXT are slow."""
    try:
        with file.open(encoding="ascii", errors="replace") as lines:
            facts = dict(re.findall(r"^(\S[^:\t]*)\s*:[ ]*(.*)$", lines.read(8192), re.MULTILINE))
    except OSError:
        return False
    slow = facts.get("vendor_id") == "AuthenticAMD" and facts.get("cpu family") == "23"
    return set(facts.get("flags", "").split()) >= V3 and not slow
