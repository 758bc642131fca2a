"""The kernel is built again only when its sources change, and each wheel carries the libraries of its system."""

from __future__ import annotations

import importlib
import json
import re
import shutil
from pathlib import Path

import pytest

from hanashobu.engine import library_choice
from kernel import building, packing
from kernel.targets import TARGETS

PACKAGE = Path(library_choice.__file__).parent.parent


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder in which everything is built; the files have no code in them."""
    for target in TARGETS.values():
        (tmp_path / target.file).write_text(target.name)
    building.write_manifest(tmp_path, [*TARGETS], {"rows": {}})
    monkeypatch.setattr(building, "OUT", tmp_path)
    monkeypatch.setattr(building.manifest, "__defaults__", (tmp_path,))
    return tmp_path


def test_what_is_built_from_these_sources_stays(built: Path) -> None:
    assert building.missing([*TARGETS]) == []


def test_other_sources_or_another_builder_build_everything_anew(built: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as changed:
        changed.setattr(library_choice, "sources", lambda: "0123456789abcdef")
        assert building.missing([*TARGETS]) == [*TARGETS]
    with monkeypatch.context() as changed:
        changed.setattr(building, "builder", lambda: "0123456789abcdef")
        assert building.missing([*TARGETS]) == [*TARGETS]


def test_a_file_that_was_changed_or_lost_is_built_again(built: Path) -> None:
    (built / TARGETS["wasm32"].file).write_text("changed")
    (built / TARGETS["macos-arm64"].file).unlink()
    assert building.missing([*TARGETS]) == ["macos-arm64", "wasm32"]


def test_a_change_in_any_module_that_the_kernel_is_made_of_changes_the_hash(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.copytree(PACKAGE, tmp_path / "hanashobu", ignore=shutil.ignore_patterns("server", "text", "libraries", "__pycache__"))
    monkeypatch.setattr(library_choice, "PACKAGE", tmp_path / "hanashobu")
    compute = library_choice.sources.__wrapped__
    before = compute()
    assert before == library_choice.sources()
    for name in ("engine/flow.py", "engine/phases/deal.py", "rules/tables.py", "rules/dropout.py", "layout.py", "cards.py"):
        file = tmp_path / "hanashobu" / name
        text = file.read_text(encoding="utf-8")
        file.write_text(text + "\n", encoding="utf-8")
        assert compute() != before, name
        file.write_text(text, encoding="utf-8")
    for name in ("engine/native.py", "engine/machine.py", "rules/text.py", "games/hiraya.py"):
        (tmp_path / "hanashobu" / name).write_text("changed", encoding="utf-8")
    assert compute() == before


def test_the_kernel_takes_its_numbers_only_from_modules_that_are_hashed() -> None:
    """Everything that a module of the kernel imports is itself in the hash, or comes from outside the package."""
    for path in PACKAGE.glob("engine/**/*.py"):
        if path.name not in library_choice.NOT_COMPILED:
            found = re.findall(r"^(?:from|import) (hanashobu\S*)", path.read_text(encoding="utf-8"), re.MULTILINE)
            assert all(re.match(r"hanashobu\.(engine|rules|layout|cards)\b", name) for name in found), path


def test_every_target_is_in_a_wheel_but_webassembly() -> None:
    packed = [name for targets, _ in packing.WHEELS.values() for name in targets]
    assert sorted(packed) == sorted(set(TARGETS) - {"wasm32"})


def test_a_wheel_has_only_the_libraries_of_its_system(built: Path, tmp_path: Path) -> None:
    for system, (targets, tag) in packing.WHEELS.items():
        if targets:
            folder = tmp_path / "wheel" / system
            building.install(folder, targets)
            manifest = json.loads((folder / library_choice.MANIFEST).read_text(encoding="utf-8"))
            assert {*manifest["files"]} == {TARGETS[name].file for name in targets}
            assert {path.name for path in folder.iterdir()} == {*manifest["files"], library_choice.MANIFEST}
        assert packing.wheel(system) == (targets, tag)


def test_a_system_that_there_is_no_wheel_for_gets_a_sentence() -> None:
    with pytest.raises(SystemExit, match=r"HANASHOBU_WHEEL takes one of linux-x86_64, .*, any, not 'amiga'"):
        packing.wheel("amiga")


def test_nothing_has_to_be_installed_for_what_is_built(built: Path) -> None:
    assert packing.requirements("linux-aarch64") == []
    (built / library_choice.MANIFEST).unlink()
    assert [word.partition("=")[0].partition(">")[0] for word in packing.requirements("linux-aarch64")] == ["numba", "ziglang", "msgspec"]
    assert packing.requirements("any") == []


def test_the_row_layouts_are_those_of_the_entry_points() -> None:
    layouts = importlib.import_module("kernel.layouts").layouts()
    assert {name: (len(entry["rows"]), len(entry["numbers"])) for name, entry in layouts["entries"].items()} == library_choice.ENTRIES
    state = layouts["rows"]["State"]
    assert state["fields"]["log"]["at"] + state["fields"]["log"]["shape"][0] == state["size"]
