"""The process that looks at the file of a game, within limits: `python -m hanashobu.check.isolated PATH SECONDS BYTES WRITTEN`.

The contents of the file come in on standard input, and the verdict goes out on standard output. Whatever the file prints is dropped.
"""

from __future__ import annotations

import os
import sys
import threading
from contextlib import suppress

import msgspec

from hanashobu.check import check
from hanashobu.check.package import Package
from hanashobu.game_file import BadGameFile, GameFile, trouble_of
from hanashobu.inspection.verdicts import Verdict
from hanashobu.text import msg


def look(file: GameFile) -> Verdict:
    """The verdict on a file, whatever it does, if only it comes to an end."""
    threads, package = set(threading.enumerate()), Package()
    try:
        game = file.game()
        if patched := package.changed():  # nothing that is found with it can be believed
            return Verdict(wrong=tuple(msg("check-patched", name=name) for name in patched))
        report = check(game)
    except BadGameFile as error:
        return Verdict(refused=error.message)
    except MemoryError:
        return Verdict(wrong=(msg("check-memory"),))
    except BaseException as error:  # whatever a file can do to its checks is what we are here to report
        return Verdict(wrong=(msg("check-failed", error=trouble_of(error)),))
    if set(threading.enumerate()) - threads:
        report.wrong.append(msg("check-threads"))
    return Verdict(wrong=tuple(report.wrong), report=msgspec.Raw(msgspec.json.encode(report)))


def limit(seconds: int, memory: int, written: int) -> None:
    """Allow this process no more, where the system has such limits; elsewhere the parent's patience is the only one."""
    try:
        import resource
    except ImportError:
        return
    for what, most in (
        (resource.RLIMIT_CPU, seconds),
        (resource.RLIMIT_AS, memory),
        (resource.RLIMIT_FSIZE, written),
        (resource.RLIMIT_CORE, 0),
    ):
        with suppress(OSError, ValueError):
            hard = resource.getrlimit(what)[1]
            soft = most if hard == resource.RLIM_INFINITY else min(most, hard)
            resource.setrlimit(what, (soft, soft + 1 if what == resource.RLIMIT_CPU else soft))


def main() -> None:
    """Answer once, and end, whatever still runs."""
    path, *limits = sys.argv[1:]
    data = sys.stdin.buffer.read()
    nowhere, answer = os.open(os.devnull, os.O_RDWR), os.dup(1)
    for stream in (0, 1):
        os.dup2(nowhere, stream)
    limit(*map(int, limits))
    verdict = msgspec.json.encode(look(GameFile(path, data)))
    while verdict:
        verdict = verdict[os.write(answer, verdict) :]
    os._exit(0)


if __name__ == "__main__":
    main()
