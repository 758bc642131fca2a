"""Work on a Ray cluster: seeded chunks, so that the numbers are those of one core. A lost worker costs only its chunk."""

from __future__ import annotations

import hashlib
import logging
import os
import pickle
import re
import socket
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import cache, partial
from importlib.util import find_spec
from itertools import chain, islice
from pathlib import Path
from typing import Any

from hanashobu import games
from hanashobu.game_file import GameFile
from hanashobu.lab.parallel.processes import MOST_LOSSES, TICK, WorkersLost
from hanashobu.text import MessageError, Quoted, msg
from hanashobu.text.refusal import refusal

LOCAL = "local"  # a Ray of its own on this machine, for as long as the work takes
PATIENCE = 5.0  # seconds to wait for an answer from a cluster; Ray itself would try for minutes
MOMENT = 0.2  # seconds that a worker should be busy at least
MOST_TOGETHER = 256  # chunks
ADDRESS = re.compile(r"(?:ray://)?(?P<host>\[[^\]]+\]|[^:/\s]+):(?P<port>[0-9]{1,5})")

Spread = Callable[[Any, Iterable[Any]], Iterator[tuple[Any, Any]]]


class NoRay(MessageError, RuntimeError):
    """Ray is not installed, or no cluster answers."""


class OtherVersion(MessageError, RuntimeError):
    """A machine of the cluster has other rules than this one."""


@cache
def code_version() -> str:
    """The package itself, as a few digits: all machines of a cluster have to play by the same rules."""
    package, digest = Path(games.__file__).parent.parent, hashlib.sha256()
    for path in sorted(package.glob("**/*.py")):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


@contextmanager
def cluster(address: str | None = None, cpus: int | None = None) -> Iterator[Spread]:
    """What spreads work over a cluster, as `cores.on_cores` does here; without an address, one that is started on this machine."""
    if find_spec("ray") is None:
        raise NoRay("error-ray-not-installed")
    where = address or os.environ.get("RAY_ADDRESS") or LOCAL
    if where not in (LOCAL, "auto"):
        _reach(where)
    import ray

    own: dict[str, Any] = {"include_dashboard": False, "num_cpus": cpus} if where == LOCAL else {}
    try:
        ray.init(address=where, logging_level=logging.ERROR, log_to_driver=False, **own)
    except (ConnectionError, RuntimeError, ValueError, TimeoutError) as error:
        raise NoRay("error-ray-unreached", address=where, why=_first_line(error).rstrip(".")) from None
    try:
        yield partial(_spread, ray)
    finally:
        ray.shutdown()


def _reach(address: str) -> None:
    """Fail within seconds, with a sentence, where nobody answers."""
    found = ADDRESS.fullmatch(address)
    if not found or not 0 < int(found["port"]) < 1 << 16:
        raise NoRay("error-ray-address", address=Quoted(address))
    try:
        socket.create_connection((found["host"].strip("[]"), int(found["port"])), PATIENCE).close()
    except OSError as error:
        why = msg("error-ray-silent") if isinstance(error, TimeoutError) else refusal(error)
        raise NoRay("error-ray-unreached", address=address, why=why) from None


def _spread(ray: Any, play: Any, chunks: Iterable[Any]) -> Iterator[tuple[Any, Any]]:
    """Chunks and what came of them, in the order in which they are done; closing it cancels the rest.

    Short chunks travel together, as many as it takes to keep a worker busy for a moment, or the way there would take longer than the work.
    """
    failed = ray.exceptions
    lost_worker = (failed.WorkerCrashedError, failed.NodeDiedError, failed.ObjectLostError, failed.OutOfMemoryError)
    task = ray.remote(_run).options(max_retries=0)  # a chunk is tried again here, where losses are counted
    version, left, losses, together = code_version(), iter(chunks), 0, 1
    working: dict[Any, list[Any]] = {}
    asked, room = 0.0, 0
    try:
        given = ray.put((games.files(), pickle.dumps(play)))  # pickled apart: the games have to be known first
        while True:
            if time.monotonic() - asked > PATIENCE:  # machines may come and go
                asked, room = time.monotonic(), 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))
            while len(working) < room and (group := list(islice(left, together))):
                working[task.remote(version, given, group)] = group
            if not working:
                return
            for done in ray.wait(list(working), timeout=TICK)[0]:
                group = working.pop(done)
                try:
                    found, seconds = ray.get(done)
                except lost_worker:
                    losses += 1
                    if losses > MOST_LOSSES:
                        raise WorkersLost("error-ray-workers-lost") from None
                    left = chain(group, left)
                    continue
                except failed.RayTaskError as error:
                    raise error.cause from None
                if seconds < MOMENT and len(group) == together:
                    together = min(2 * together, MOST_TOGETHER)
                yield from zip(group, found, strict=True)
    except failed.RayError as error:
        raise WorkersLost("error-ray-lost", why=_first_line(error)) from None
    finally:
        for waiting in working:
            ray.cancel(waiting, force=True)


def _run(version: str, given: tuple[tuple[GameFile, ...], bytes], group: list[Any]) -> tuple[list[Any], float]:
    """Some chunks, on whatever machine this is, and how long they took."""
    if code_version() != version:
        raise OtherVersion("error-ray-version", machine=socket.gethostname())
    files, pickled = given
    games.install(files)
    play = pickle.loads(pickled)
    start = time.perf_counter()
    return [play(chunk, lambda: False) for chunk in group], time.perf_counter() - start


def _first_line(error: BaseException) -> str:
    return str(error).strip().partition("\n")[0]
