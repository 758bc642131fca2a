"""Runs `hana`: inside the test, or as a person's shell would."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from click.testing import CliRunner, Result

from hanashobu.cli import hana as command

ENV = {"COLUMNS": "80", "NO_COLOR": "1", "TERM": "xterm"}
MAIN = "from hanashobu.cli import main; main()"
WITHOUT_NUMBA = f"import sys; sys.modules['numba'] = None; {MAIN}"


def hana(*words: str | Path, input: str | None = None) -> Result:
    """A command and what came of it; an error that is no sentence fails the test."""
    result = CliRunner(env=ENV).invoke(command, [str(word) for word in words], input=input)
    if result.exception and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result


def works(*words: str | Path, input: str | None = None) -> str:
    """The output of a command that must succeed."""
    result = hana(*words, input=input)
    assert result.exit_code == 0, result.output
    return result.stdout


def flat(text: str) -> str:
    """The text without line breaks and indents."""
    return " ".join(text.split())


def data(*words: str | Path) -> Any:
    """The answer of a command with `--json`."""
    return json.loads(works(*words, "--json"))


def refuses(*words: str | Path, status: int = 2) -> str:
    """The sentence with which a command says no."""
    result = hana(*words)
    assert result.exit_code == status, result.output
    assert result.stdout == ""
    return result.stderr.partition("Error: ")[2].strip()


def shell(*words: str | Path, python: str = MAIN, **env: str) -> subprocess.CompletedProcess[str]:
    """The same in a process of its own."""
    return subprocess.run(
        [sys.executable, "-c", python, *map(str, words)],
        capture_output=True,
        text=True,
        env={**os.environ, **ENV, **env},
        check=False,
    )


@contextmanager
def running(*words: str | Path, python: str = MAIN) -> Iterator[subprocess.Popen[str]]:
    """The same while it runs. Whatever it has started ends with the test, so that a run that does not stop fails and holds up nothing."""
    with subprocess.Popen(
        [sys.executable, "-c", python, *map(str, words)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, **ENV},
        start_new_session=True,
    ) as run:
        try:
            yield run
        finally:
            with suppress(ProcessLookupError):
                os.killpg(run.pid, signal.SIGKILL)


def press_ctrl_c(run: subprocess.Popen[str]) -> tuple[str, str]:
    """Stops it as a terminal does, with a signal to all of its processes; what it wrote."""
    os.killpg(run.pid, signal.SIGINT)
    return run.communicate(timeout=180)
