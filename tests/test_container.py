"""What the Containerfile names is there; no engine builds it here."""

from __future__ import annotations

import json
import re
import tomllib
from fnmatch import fnmatch
from pathlib import Path

import pytest

from hanashobu.cli.serve import serve


@pytest.fixture
def text(root: Path) -> str:
    return (root / "Containerfile").read_text(encoding="utf-8").replace("\\\n", " ")


def told(text: str, word: str) -> str:
    """What follows an instruction of the last stage."""
    return str(re.findall(rf"^{word} (.*)$", text, re.MULTILINE)[-1]).strip()


def test_its_command_is_one_that_the_server_understands(text: str) -> None:
    command, *words = json.loads(told(text, "CMD"))
    assert (json.loads(told(text, "ENTRYPOINT")), command) == (["hana"], "serve")
    given = serve.make_context("serve", words).params
    assert given["host"] == "0.0.0.0"
    assert str(given["port"]) == told(text, "EXPOSE")
    assert f"http://127.0.0.1:{given['port']}/healthz" in told(text, "HEALTHCHECK")
    assert given["data"] is None  # so that HANA_DATABASE can name a database instead


def test_it_runs_as_an_ordinary_user_who_owns_the_volume(text: str) -> None:
    assert told(text, "USER").isdigit()
    assert f"--uid {told(text, 'USER')}" in text
    assert told(text, "ENV") == f"HANASHOBU_HOME={told(text, 'VOLUME')}"
    assert f"--owner hana --mode 0700 {told(text, 'VOLUME')}" in text


def test_the_extras_that_it_offers_exist(root: Path, text: str) -> None:
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    offered = re.findall(r"--build-arg EXTRAS=(\S+)", text + (root / "docs/install.md").read_text(encoding="utf-8"))
    assert len(offered) == 2
    assert {extra for words in offered for extra in words.split(",")} <= {*project["project"]["optional-dependencies"]}


def test_nothing_that_the_wheel_is_made_of_is_left_out(root: Path) -> None:
    left_out = [line for line in (root / ".dockerignore").read_text(encoding="utf-8").splitlines() if line and not line.startswith("#")]
    for needed in (
        "pyproject.toml",
        "hatch_build.py",
        "README.md",
        "LICENSE",
        "kernel",
        "web",
        "src",
        "src/hanashobu",
        "src/hanashobu/engine",
    ):
        assert (root / needed).exists()
        assert not any(fnmatch(needed, pattern) for pattern in left_out), needed
    assert {".git", ".venv", "build"} <= {*left_out}
