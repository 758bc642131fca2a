"""The servers that are measured, each a process of its own: their address, their CPU time, their memory."""

from __future__ import annotations

import os
import re
import resource
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import httpx

TICK = os.sysconf("SC_CLK_TCK")
ROOT = Path(__file__).resolve().parent.parent.parent
HANA = "import sys; from hanashobu.cli import main; sys.exit(main())"
KEY = "the key of the load generator"


@dataclass
class Target:
    """A server under load."""

    name: str
    host: str
    process: subprocess.Popen[str]
    errors: Path
    began: float  # when it was started
    listened: float  # when it first answered

    def __post_init__(self) -> None:
        self.http = httpx.Client(
            base_url=f"http://{self.host}",
            headers={"authorization": f"Bearer {KEY}", "origin": f"http://{self.host}"},
            timeout=60,
        )

    def open(self, game: str, people: int, rounds: int = 10**6, **wish: object) -> str:
        """A new table of people, whose match lasts longer than any measurement."""
        seats = [{"name": f"Person {seat}"} for seat in range(people)]
        answer = self.http.post("/api/tables", json={"game": game, "seats": seats, "options": {"rounds": rounds}, **wish})
        if answer.status_code != 201:
            raise SystemExit(f"{self.name} opens no table: {answer.status_code} {answer.text}")
        return str(answer.json()["id"])

    def cpu(self) -> float:
        """Seconds of processor time, of the server and of the processes that it started."""
        return sum(_cpu(pid) for pid in _family(self.process.pid))

    def settle(self, patience: float = 300) -> None:
        """Wait until it has nothing to do: after a start it gets the compiled kernel ready."""
        end = time.perf_counter() + patience
        while time.perf_counter() < end:
            before = self.cpu()
            time.sleep(1)
            if self.cpu() - before < 0.03 and len(list(_family(self.process.pid))) == 1:
                return

    def memory(self) -> float:
        """Megabytes of the server and of the processes that it started; what they share counts once."""
        return sum(_kilobytes(pid) for pid in _family(self.process.pid)) / 1000

    def stop(self, sign: signal.Signals = signal.SIGINT) -> None:
        """End it."""
        self.http.close()
        if self.process.poll() is None:
            self.process.send_signal(sign)
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


def _family(pid: int) -> Iterator[int]:
    yield pid
    try:
        tasks = list(Path(f"/proc/{pid}/task").iterdir())
        children = [child for task in tasks for child in (task / "children").read_text().split()]
    except OSError:
        return
    for child in children:
        yield from _family(int(child))


def _cpu(pid: int) -> float:
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / TICK


def busy(*but: int) -> float:
    """Seconds of processor time of the whole machine, but for these processes and their children."""
    fields = Path("/proc/stat").read_text().splitlines()[0].split()[1:]
    used = sum(map(int, fields[:3])) + sum(map(int, fields[5:8]))  # not idle, not waiting for a disk
    return used / TICK - sum(_cpu(pid) for each in but for pid in _family(each))


def _kilobytes(pid: int) -> int:
    try:
        found = re.search(r"^Pss: +(\d+)", Path(f"/proc/{pid}/smaps_rollup").read_text(), re.M)
    except OSError:
        return 0
    return int(found.group(1)) if found else 0


def more_files() -> None:
    """As many open files as this system lets a process have."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def start(name: str, command: list[str], folder: Path, files: int | None = None, checkout: Path = ROOT) -> Target:
    """A process that says its address in its first line, as `hana serve` does."""

    def limit() -> None:
        if files is not None:
            resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))

    errors, began = folder / f"{name.replace(' ', '-')}.errors", time.perf_counter()
    process = subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=errors.open("a"),
        text=True,
        cwd=checkout,
        env={**_environment(checkout), "PYTHONUNBUFFERED": "1", "HANASHOBU_HOME": str(folder / "home")},
        preexec_fn=limit,
    )
    assert process.stdout is not None
    output = process.stdout.readline()
    found = re.search(r"http://([^\s/]+)", output)
    if not found:
        process.wait()
        raise SystemExit(f"{name} did not start: {output}{errors.read_text()}")
    host = found.group(1)
    while True:
        try:
            httpx.get(f"http://{host}/api/games", timeout=30)
            break
        except httpx.TransportError:
            time.sleep(0.01)
    return Target(name, host, process, errors, began, time.perf_counter())


def _environment(checkout: Path) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(checkout / "src")}


def serve(
    folder: Path,
    name: str = "hana serve",
    data: str = "tables.sqlite",
    files: int | None = None,
    limits: bool = True,
    checkout: Path = ROOT,
) -> Target:
    """The real server, as a person starts it; without limits, because all the people of a measurement come from one address."""
    command = [sys.executable, "-c", HANA, "serve", "--port", "0", "--data", str(folder / data)]
    return start(name, [*command, *([] if limits else _lifted(checkout))], folder, files, checkout)


def _lifted(checkout: Path) -> list[str]:
    """The options that set every limit far above what a measurement asks for; another checkout may have others."""
    ask = [sys.executable, "-c", "from hanashobu.app.admission.limits import NAMES; print(*NAMES)"]
    names = subprocess.run(ask, env=_environment(checkout), capture_output=True, text=True, check=True).stdout.split()
    counts = [name for name in names if not name.endswith(("_bytes", "_seconds"))]
    return [word for name in counts for word in ("--limit", f"{name}={10**6}")]


def yardsticks(folder: Path) -> tuple[Target, ...]:
    """The echo of a tape: without a store, with a commit for every move, and with commits that moves share."""
    echo = [sys.executable, "-m", "bench.server.echo", str(folder / "tapes")]
    return (
        start("echo", echo, folder),
        start("echo + append", [*echo, str(folder / "append.sqlite")], folder),
        start("echo + group commit", [*echo, str(folder / "group.sqlite"), "group"], folder),
    )


@contextmanager
def running(*targets: Target) -> Iterator[tuple[Target, ...]]:
    """Servers that end, whatever happens."""
    try:
        yield targets
    finally:
        for target in targets:
            target.stop()
