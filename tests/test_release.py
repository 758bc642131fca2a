"""A release needs a clean tree, a version with notes and a date, a new tag, and a wheel for every system."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

import hanashobu
import release
from kernel import packing
from release import NotReady

CHANGELOG = "# Changelog\n\n## 1.2.3 (2026-11-17)\n\n- Cards.\n- A table.\n\n## 1.2.2 (2026-11-01)\n\n- Nothing.\n"


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A small project of version 1.2.3, all of it committed."""
    package = tmp_path / "src" / "hanashobu"
    package.mkdir(parents=True)
    (package / "__init__.py").write_text('__version__ = "1.2.3"\n')
    git(tmp_path, "init", "-q")
    commit(tmp_path)
    return tmp_path


def git(folder: Path, *words: str) -> None:
    who = ["-c", "user.name=A", "-c", "user.email=a@example.org"]
    subprocess.run(["git", *who, *words], cwd=folder, check=True, capture_output=True)


def commit(folder: Path) -> None:
    git(folder, "add", "-A")
    git(folder, "commit", "-q", "-m", "Change")


def test_the_version_is_written_once(root: Path) -> None:
    assert release.version(root) == hanashobu.__version__


def test_a_version_that_is_none_is_refused(project: Path) -> None:
    (project / "src/hanashobu/__init__.py").write_text('__version__ = "soon"\n')
    with pytest.raises(NotReady, match="needs a line such as"):
        release.version(project)


def test_the_notes_are_those_under_the_version() -> None:
    assert release.notes(CHANGELOG, "1.2.3") == "- Cards.\n- A table."


@pytest.mark.parametrize(
    ("changelog", "why"),
    [
        (CHANGELOG.replace("1.2.3", "1.2.4"), "first heading of CHANGELOG.md is '1.2.4 .*', but the version is 1.2.3"),
        (CHANGELOG.replace("1.2.3 (2026-11-17)", "Unreleased"), "first heading of CHANGELOG.md is 'Unreleased'"),
        (CHANGELOG.replace("(2026-11-17)", "(unreleased)"), "has no date yet"),
        (CHANGELOG.replace("- Cards.\n- A table.\n", ""), "no notes for 1.2.3"),
        ("# Changelog\n", "first heading of CHANGELOG.md is ''"),
    ],
)
def test_a_version_without_notes_or_a_date_is_refused(changelog: str, why: str) -> None:
    with pytest.raises(NotReady, match=why):
        release.notes(changelog, "1.2.3")


def test_a_tree_with_changes_is_refused(project: Path) -> None:
    release.check_tree(project, "1.2.3")
    (project / "new").write_text("1")
    with pytest.raises(NotReady, match="has changes"):
        release.check_tree(project, "1.2.3")
    commit(project)
    release.check_tree(project, "1.2.3")


def test_a_version_is_released_once(project: Path) -> None:
    git(project, "tag", "v1.2.3")
    with pytest.raises(NotReady, match=r"a tag v1\.2\.3 already"):
        release.check_tree(project, "1.2.3")
    release.check_tree(project, "1.2.4")


def test_there_has_to_be_a_wheel_for_every_system(tmp_path: Path) -> None:
    assert {*release.WHEELS} == {tag for _, tag in packing.WHEELS.values()}
    for tag in release.WHEELS:
        (tmp_path / f"hanashobu-1.2.3-py3-none-{tag}.whl").touch()
    assert len(release.check_wheels(tmp_path, "1.2.3")) == len(packing.WHEELS)
    (tmp_path / "hanashobu-1.2.3-py3-none-win_amd64.whl").unlink()
    with pytest.raises(NotReady, match=r"no wheel of 1\.2\.3 for Windows: run make wheels"):
        release.check_wheels(tmp_path, "1.2.3")


def test_the_changelog_begins_with_the_version_that_is_being_made(root: Path) -> None:
    """Whoever changes something for users finds the place to say so, and a release the notes of its version."""
    first = next(line for line in (root / "CHANGELOG.md").read_text(encoding="utf-8").splitlines() if line.startswith("## "))
    assert first.startswith(f"## {hanashobu.__version__} ("), "Give the changelog a heading with the version of the package."
