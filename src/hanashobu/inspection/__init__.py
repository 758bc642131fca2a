"""Whether the file of a game from outside is in order: `hana check` looks at it in a process of its own, and its verdict is kept.

A file that never ends, uses up the memory or leaves ends that process, and nothing else.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Sequence
from contextlib import suppress
from logging import getLogger
from typing import TYPE_CHECKING, Any

import msgspec

from hanashobu.game_file import BadGameFile, GameFile
from hanashobu.inspection import verdicts
from hanashobu.inspection.verdicts import Verdict
from hanashobu.text import Message, msg
from hanashobu.text.refusal import refusal

MODULE = "hanashobu.check.isolated"  # a higher layer, which is only ever started
SECONDS = 30  # of processor time
PATIENCE = 90  # seconds altogether, for a file that waits for something
QUIET = 5  # seconds until somebody is told what is waited for
MEMORY = 1 << 30  # bytes of addresses
TOO_MUCH = 1 << 24  # bytes written to a file

log = getLogger(__name__)

if TYPE_CHECKING:  # whoever has no games from outside does not wait for this to load
    import subprocess


def inspect(file: GameFile) -> Verdict:
    """What `hana check` says of a file; a file that was looked at before is not run."""
    return verdicts.kept(file) or inspect_anew(file)


def inspect_all(files: Sequence[GameFile]) -> list[Verdict]:
    """The verdicts on several files, of which new ones are looked at side by side."""
    from concurrent.futures import ThreadPoolExecutor

    with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
        return list(pool.map(inspect, files))


def inspect_anew(file: GameFile) -> Verdict:
    """What `hana check` says of a file now."""
    verdict = _look(file)
    verdicts.keep(file, verdict)
    return verdict


def _look(file: GameFile) -> Verdict:
    """The verdict of the process that looks at a file, or what became of that process."""
    import subprocess

    try:
        child = _start(file.path)
    except OSError as error:
        raise BadGameFile("error-game-file-no-process", file=file.path, trouble=refusal(error)) from None
    try:
        answer = _answer(child, file)
    except subprocess.TimeoutExpired:
        return Verdict(wrong=(msg("check-waits-long", seconds=PATIENCE),))
    finally:
        _end(child)
    try:
        return msgspec.json.decode(answer, type=Verdict)
    except msgspec.DecodeError:
        return Verdict(wrong=(_became(child.returncode),))


def _start(path: str) -> subprocess.Popen[bytes]:
    import subprocess

    if sys.platform == "emscripten" or not sys.executable:
        raise OSError("no processes")
    env = {name: value for name, value in os.environ.items() if name != "HANA_GAMES"}  # else it would look for games as well
    env["PYTHONPATH"] = os.pathsep.join(place for place in sys.path if place)
    how: dict[str, Any] = {"start_new_session": True} if os.name == "posix" else {}
    words = [sys.executable, "-P", "-m", MODULE, path, str(SECONDS), str(MEMORY), str(TOO_MUCH)]
    return subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env=env, **how)


def _answer(child: subprocess.Popen[bytes], file: GameFile) -> bytes:
    """What it answers; if that takes a while, the log says which file is waited for."""
    import subprocess

    with suppress(subprocess.TimeoutExpired):
        return child.communicate(file.data, timeout=QUIET)[0]
    log.warning("%s", msg("check-waiting", file=file.path, seconds=SECONDS))
    return child.communicate(timeout=PATIENCE)[0]


def _end(child: subprocess.Popen[bytes]) -> None:
    """The process and whatever it has started."""
    with suppress(OSError):
        if os.name == "posix":
            os.killpg(child.pid, signal.SIGKILL)
        else:
            child.kill()
    child.wait()


def _became(status: int) -> Message:
    if os.name == "posix" and -status in (signal.SIGXCPU, signal.SIGKILL):
        return msg("check-takes-long", seconds=SECONDS)
    return msg("check-left", status=status)
