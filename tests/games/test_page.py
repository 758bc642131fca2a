"""docs/adding-a-game.md, followed literally: its code becomes the file, its commands run in an empty folder and print what it shows."""

from __future__ import annotations

import doctest
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from hanashobu import games
from hanashobu.games.registry import Registry
from tests.cli.run import ENV, MAIN
from tests.server.serving import Client, Process

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
BLOCK = re.compile(r"```(\w*)\n(.*?)```", re.DOTALL)


class Reader:
    """Somebody who does what a page says, in an empty folder."""

    def __init__(self, folder: Path, tools: Path) -> None:
        self.folder = folder
        tools.mkdir()
        (tools / "hana").write_text(f'#!/bin/sh\nexec "{sys.executable}" -c "{MAIN}" "$@"\n', encoding="utf-8")
        (tools / "hana").chmod(0o755)
        self.env = {**os.environ, **ENV, "PATH": f"{tools}{os.pathsep}{os.environ['PATH']}"}

    def write(self, code: str) -> None:
        """The code of the page is one file, block after block."""
        with (self.folder / "naniwa.py").open("a", encoding="utf-8") as file:
            file.write(f"{code}\n\n")

    def type(self, session: str) -> None:
        """Commands, and what they print."""
        for example in session.split("$ ")[1:] if session.startswith("$ ") else []:
            self._command(*example.partition("\n")[::2])

    def _command(self, command: str, shown: str) -> None:
        if command.startswith("export "):
            name, _, value = command.removeprefix("export ").partition("=")
            self.env[name] = value.strip('"').replace("$PWD", str(self.folder))
            return
        run = subprocess.run(command, shell=True, cwd=self.folder, env=self.env, capture_output=True, text=True, check=False)
        same = doctest.OutputChecker().check_output(shown.rstrip(), run.stdout.rstrip(), doctest.ELLIPSIS)
        assert same, f"{command}\n{run.stdout}{run.stderr}"

    def evaluate(self, session: str) -> None:
        """A session of Python."""
        path = self.folder / "session.txt"
        path.write_text(session, encoding="utf-8")
        run = subprocess.run(
            [sys.executable, "-m", "doctest", str(path)], cwd=self.folder, env=self.env, capture_output=True, text=True, check=False
        )
        assert (run.returncode, run.stdout) == (0, ""), run.stdout + run.stderr


@pytest.mark.skipif(sys.platform == "win32", reason="the examples are for a POSIX shell")
def test_the_page_can_be_followed_to_the_letter(tmp_path: Path) -> None:
    folder = tmp_path / "empty"
    folder.mkdir()
    reader = Reader(folder, tmp_path / "bin")
    does = {"console": reader.type, "python": reader.write, "pycon": reader.evaluate}
    kinds = []
    for kind, text in BLOCK.findall(PAGE):
        kinds.append(kind)
        if kind in does:
            does[kind](text)
    assert kinds.count("python") == 6
    assert kinds.count("console") == 6
    assert kinds.count("pycon") == 1
    assert "hana serve --games FOLDER\n" in PAGE
    served = Process("--games", folder, "--port", "0", "--data", tmp_path / "tables.sqlite", HANA_GAMES="")
    try:
        client = Client(served.address)
        names = [game["game"] for game in client.http.get("/api/games").json()]
        client.close()
        assert sorted(names) == sorted([*Registry(games._own).all(), "naniwa", "osaka"])
    finally:
        served.end()
