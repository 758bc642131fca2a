"""A compiled kernel that does not fit gets a sentence, and CPython does the work."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from hanashobu.engine import library_choice, native
from hanashobu.engine.native import NoKernel
from tests.support.timeouts import PATIENCE

CPYTHON = "running on CPython, which is slower."
pytestmark = pytest.mark.skipif(native.ready() is None, reason="there is no compiled kernel")


@pytest.fixture
def place(tmp_path: Path) -> Path:
    """A copy of the libraries of this system."""
    return Path(shutil.copytree(native.folder(), tmp_path / "libraries"))


def refused(place: Path) -> str:
    with pytest.raises(NoKernel) as error:
        native.open_library(place)
    return str(error.value)


def simulated(place: Path) -> subprocess.CompletedProcess[str]:
    """A simulation by somebody who has these libraries."""
    words = ["-c", "from hanashobu.cli import main; main()", "sim", "mushi", "--rounds", "240", "--seed", "4", "--json"]
    env = {**os.environ, native.FOLDER: str(place)}
    return subprocess.run([sys.executable, *words], env=env, capture_output=True, text=True, timeout=PATIENCE, check=False)


def test_a_copy_that_is_whole_works(place: Path) -> None:
    kernel = native.open_library(place)
    assert kernel.path.name == library_choice.library_files()[0]
    assert kernel.sources == library_choice.sources()


HARMED: dict[str, Callable[[bytes], bytes]] = {
    "cut off": lambda content: content[: len(content) // 2],
    "one bit": lambda content: bytes([*content[:5000], content[5000] ^ 1, *content[5001:]]),
    "empty": lambda _: b"",
    "another file": lambda _: b"no library",
}


@pytest.mark.parametrize("harm", [*HARMED, "gone"])
def test_a_damaged_library_is_not_opened(place: Path, harm: str) -> None:
    """To open one that was cut off would end the process with a bus error."""
    for name in library_choice.library_files():
        file = place / name
        content = file.read_bytes()
        if harm == "gone":
            file.unlink()
        else:
            file.write_bytes(HARMED[harm](content))
    assert refused(place).startswith("The compiled kernel is damaged (kernel-")
    done = simulated(place)
    assert done.returncode == 0
    assert done.stderr.count(CPYTHON) == 1
    assert "Traceback" not in done.stderr
    assert json.loads(done.stdout)["machine"] == "CPython"


def test_where_the_fastest_is_damaged_the_next_one_works(place: Path) -> None:
    if len(library_choice.library_files()) < 2:
        pytest.skip("there is only one for this processor")
    (place / library_choice.library_files()[0]).write_bytes(b"")
    assert native.open_library(place).path.name == library_choice.library_files()[1]


def test_a_library_of_another_version_is_not_used(place: Path) -> None:
    file = place / library_choice.MANIFEST
    manifest = json.loads(file.read_text(encoding="utf-8"))
    file.write_text(json.dumps({**manifest, "sources": "0123456789abcdef"}), encoding="utf-8")
    assert refused(place).startswith("The compiled kernel belongs to another version;")
    done = simulated(place)
    assert done.returncode == 0
    assert done.stderr.count(CPYTHON) == 1
    assert json.loads(done.stdout)["machine"] == "CPython"


@pytest.mark.parametrize("content", ["", "[]", "{}", '{"files": 3, "sources": 1}', '{"files": {}', "\udcff"])
def test_a_damaged_list_of_the_files_gets_a_sentence(place: Path, content: str) -> None:
    (place / library_choice.MANIFEST).write_bytes(content.encode("utf-8", "surrogateescape"))
    assert refused(place).startswith("The compiled kernel is damaged (kernel.json);")


def test_without_libraries_cpython_does_the_work(tmp_path: Path) -> None:
    assert refused(tmp_path).startswith("There is no compiled kernel for this system;")
    done = simulated(tmp_path)
    assert done.returncode == 0
    assert done.stderr.count(CPYTHON) == 1


def test_one_that_is_built_meanwhile_is_found(tmp_path: Path, place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As after `make play` in a new clone: bots search in CPython, and switch when the kernel is there."""
    monkeypatch.setattr(native, "_found", [])
    monkeypatch.setenv(native.FOLDER, str(tmp_path / "later"))
    monkeypatch.setenv(native.BUILDING, "1")
    assert native.ready() is None
    assert str(native.problem()).startswith("The kernel is being compiled;")
    place.rename(tmp_path / "later")
    kernel = native.ready()
    assert kernel is not None
    assert native.ready() is kernel
    assert native.problem() is None


def test_in_a_browser_the_kernel_is_webassembly_and_fits_the_sources_that_the_package_was_packed_from(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", "emscripten")
    assert library_choice.library_files() == ["kernel.wasm"]
    (tmp_path / "engine").mkdir()
    (tmp_path / "engine" / library_choice.RECORDED).write_text("0123456789abcdef", encoding="utf-8")
    monkeypatch.setattr(library_choice, "PACKAGE", tmp_path)
    assert library_choice.sources.__wrapped__() == "0123456789abcdef"


FLAGS = "fpu abm avx avx2 bmi1 bmi2 f16c fma movbe sse4_2"


@pytest.mark.parametrize(
    ("vendor", "family", "flags", "expected"),
    [
        ("GenuineIntel", 6, FLAGS, True),
        ("AuthenticAMD", 25, FLAGS, True),
        ("AuthenticAMD", 23, FLAGS, False),  # has the instructions, but takes hundreds of steps for each
        ("GenuineIntel", 6, FLAGS.replace(" bmi2", ""), False),
        ("GenuineIntel", 6, "", False),
    ],
)
def test_the_fast_library_is_for_processors_that_have_its_instructions(
    vendor: str, family: int, flags: str, expected: bool, tmp_path: Path
) -> None:
    file = tmp_path / "cpuinfo"
    file.write_text(f"processor\t: 0\nvendor_id\t: {vendor}\ncpu family\t: {family}\nmodel name\t: X: Y\nflags\t\t: {flags}\n\n")
    assert library_choice.has_v3(file) is expected
    assert library_choice.has_v3(tmp_path / "nothing") is False
