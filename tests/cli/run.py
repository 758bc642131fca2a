"""Runs `hana`: inside the test, or as a person's shell would."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Thread
from typing import Any

from click.testing import CliRunner, Result

from hanashobu.cli import hana as command
from tests.support.timeouts import PATIENCE

ENV = {"COLUMNS": "80", "NO_COLOR": "1", "TERM": "xterm"}
MAIN = "from hanashobu.cli import main; main()"
WITHOUT_KERNEL = f"import os; os.environ['HANASHOBU_KERNEL'] = os.devnull; {MAIN}"
NO_KERNEL = "There is no compiled kernel for this system; running on CPython, which is slower. In a clone, `make kernel` builds it.\n"


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


class Running(subprocess.Popen[str]):
    """The same while it runs. `screen` is what it has written to its error stream, if that is a terminal."""

    def __init__(self, words: Sequence[str], python: str, seen: bool) -> None:
        self.screen = ""
        self._terminal, stream = os.openpty() if seen else (-1, subprocess.PIPE)
        super().__init__(
            [sys.executable, "-c", python, *words],
            stdout=subprocess.PIPE,
            stderr=stream,
            text=True,
            env={**os.environ, **ENV},
            start_new_session=True,
        )
        self._reader = Thread(target=self._read, daemon=True)
        if seen:
            os.close(stream)
            self._reader.start()

    def _read(self) -> None:
        with suppress(OSError), os.fdopen(self._terminal, "rb", 0) as terminal:  # a terminal that nobody writes to any more is an error
            while data := terminal.read(1 << 16):
                self.screen += data.decode(errors="replace")

    def ended(self) -> tuple[str, str]:
        """What it wrote, when it has ended."""
        out, err = self.communicate(timeout=PATIENCE)
        if self._reader.is_alive():
            self._reader.join(PATIENCE)
        return out, self.screen if err is None else err


@contextmanager
def running(*words: str | Path, python: str = MAIN, seen: bool = False) -> Iterator[Running]:
    """A command that goes on; `seen` on a terminal, with a progress bar.

    Whatever it has started ends with the test, so that a run that does not stop fails and holds up nothing.
    """
    with Running([str(word) for word in words], python, seen) as run:
        try:
            yield run
        finally:
            with suppress(ProcessLookupError):
                os.killpg(run.pid, signal.SIGKILL)


def press_ctrl_c(run: Running) -> tuple[str, str]:
    """Stops it as a terminal does, with a signal to all of its processes; what it wrote."""
    os.killpg(run.pid, signal.SIGINT)
    return run.ended()
