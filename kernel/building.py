"""Builds the missing ones of some targets and lists them in `kernel.json`; this system's libraries are also copied into the package."""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from hanashobu.engine import library_choice  # noqa: E402
from kernel.targets import TARGETS  # noqa: E402

OUT = ROOT / "build" / "kernel"
LIBRARIES = ROOT / "src" / "hanashobu" / "engine" / "libraries"


LOWERS = ("frontend.py", "record_types.py")
COMPILES = (*LOWERS, "support.py", "targets.py", "backend.py")


def builder(files: tuple[str, ...] = COMPILES) -> str:
    """A hash of the build code and its tools, as 16 digits; when it changes, everything is rebuilt."""
    digest = hashlib.sha256()
    for name in files:
        digest.update(Path(__file__).with_name(name).read_bytes())
    return digest.hexdigest()[:16]


def manifest(folder: Path = OUT) -> dict[str, Any]:
    """What is built in a folder; nothing if it was built from other sources, by another builder, or is incomplete."""
    try:
        found = json.loads((folder / library_choice.MANIFEST).read_text(encoding="utf-8"))
        files = {name: checksum for name, checksum in found["files"].items() if _checksum(folder / name) == checksum}
        if (found["sources"], found["builder"]) == (library_choice.sources(), builder()):
            return {**found, "files": files}
    except (OSError, ValueError, LookupError, TypeError, AttributeError):
        pass
    return {}


def _checksum(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest() if path.exists() else ""


def missing(names: list[str]) -> list[str]:
    """Those of some targets that have to be built."""
    files = manifest().get("files", {})
    return [name for name in names if TARGETS[name].file not in files]


def write_manifest(folder: Path, names: list[str], facts: dict[str, Any]) -> None:
    """Write `kernel.json`: checksums, and the layout of the rows of numbers. Written last, atomically."""
    found = {TARGETS[name].file: _checksum(folder / TARGETS[name].file) for name in names}
    whole = {**facts, "sources": library_choice.sources(), "builder": builder(), "files": found}
    draft = folder / f".{library_choice.MANIFEST}.{os.getpid()}"
    draft.write_text(json.dumps(whole, indent=1) + "\n", encoding="utf-8")
    draft.replace(folder / library_choice.MANIFEST)


def lowered() -> tuple[str, dict[str, str]]:
    """The kernel as LLVM text, kept for the targets that are built later."""
    kept = OUT / f"{library_choice.sources()}-{builder(LOWERS)}.json"
    if not kept.exists():
        from kernel import frontend

        for old in OUT.glob("*-*.json"):
            old.unlink()
        text, names = frontend.lower(library_choice.ENTRIES)
        draft = kept.with_suffix(f".{os.getpid()}")
        draft.write_text(json.dumps([text, names]), encoding="utf-8")
        draft.replace(kept)
    text, names = json.loads(kept.read_text(encoding="utf-8"))
    return text, names


def compile_for(name: str) -> str:
    """Build one target, in a process of its own."""
    from kernel import backend

    began = time.perf_counter()
    text, names = lowered()
    path = OUT / TARGETS[name].file
    draft = path.with_name(f"draft-{os.getpid()}-{path.name}")
    backend.build(TARGETS[name], text, names, library_choice.ENTRIES, int(library_choice.sources(), 16), draft)
    draft.replace(path)
    (OUT / "kernel.lib").unlink(missing_ok=True)  # beside a DLL the linker leaves what only a C compiler would ask for
    return f"{path.relative_to(ROOT)}: {path.stat().st_size:,} bytes, after {time.perf_counter() - began:.0f} s"


def make(names: list[str]) -> None:
    """Build what is missing of some targets."""
    wanted = missing(names)
    if wanted:
        OUT.mkdir(parents=True, exist_ok=True)
        print(f"Building the kernel for {', '.join(wanted)}; this takes a minute …", flush=True)
        kept = [name for name in TARGETS if name not in missing([*TARGETS])]
        lowered()
        with ProcessPoolExecutor(min(len(wanted), os.cpu_count() or 1)) as pool:
            for done in pool.map(compile_for, wanted):
                print(done, flush=True)
        from kernel.layouts import layouts

        write_manifest(OUT, sorted({*wanted, *kept}), layouts())
    here = [name for name in names if TARGETS[name].file in library_choice.library_files()]
    if here and (wanted or not manifest(LIBRARIES)):
        install(LIBRARIES, here)


def install(folder: Path, names: list[str]) -> None:
    """Put the libraries of some targets into a folder of their own, each atomically, because a program may be loading them."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in names:
        draft = folder / f".{TARGETS[name].file}"
        shutil.copyfile(OUT / TARGETS[name].file, draft)
        draft.replace(folder / TARGETS[name].file)
    write_manifest(folder, names, manifest())


def of_this_system() -> list[str]:
    """The targets that this system can run."""
    here = {*library_choice.library_files(), *(["kernel-x86_64.so"] if "kernel-x86_64-v3.so" in library_choice.library_files() else [])}
    suits = {"linux": "linux", "darwin": "macos", "win32": "windows"}.get(sys.platform, "-")
    return [name for name, target in TARGETS.items() if target.file in here and name.startswith(suits)]
