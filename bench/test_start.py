"""How long people wait: help, the first screen, the compiled kernel; and the memory of a large simulation."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pexpect
from pytest_benchmark.fixture import BenchmarkFixture

from conftest import NOTES

HANA = str(Path(sys.executable).with_name("hana"))
# Tells how long it takes until the compiled kernel is ready, from the first import on.
LOAD = "import time; t = time.perf_counter(); from hanashobu.engine import native; native.load(); print(time.perf_counter() - t)"


def spawn(command: list[str], **env: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, env={**os.environ, **env}, check=True, capture_output=True, text=True)


def test_help(benchmark: BenchmarkFixture) -> None:
    benchmark.pedantic(spawn, ([HANA, "--help"],), rounds=20, warmup_rounds=2)
    NOTES.append(f"hana --help: best {1000 * benchmark.stats.stats.min:.0f} ms, median {1000 * benchmark.stats.stats.median:.0f} ms")


def test_first_screen(benchmark: BenchmarkFixture, tmp_path: Path) -> None:
    def first_screen() -> None:
        env = {**os.environ, "HANASHOBU_HOME": str(tmp_path), "TERM": "xterm-256color"}
        child = pexpect.spawn(HANA, ["play", "hiraya", "--new", "--fast"], env=env, dimensions=(40, 80), timeout=20)
        child.expect("draw pile")
        child.terminate(force=True)

    benchmark.pedantic(first_screen, rounds=10, warmup_rounds=2)
    NOTES.append(f"hana play, first screen: best {1000 * benchmark.stats.stats.min:.0f} ms")


def test_the_compiled_kernel_is_loaded(benchmark: BenchmarkFixture) -> None:
    waits = []

    def load() -> None:
        waits.append(float(spawn([sys.executable, "-c", LOAD]).stdout))

    benchmark.pedantic(load, rounds=9, warmup_rounds=1)
    NOTES.append(f"the compiled kernel, from the first import on: best {1000 * min(waits):.0f} ms, worst {1000 * max(waits):.0f} ms")


def test_memory_of_a_million_rounds(benchmark: BenchmarkFixture) -> None:
    code = (
        "import resource, sys; sys.argv = ['hana', 'sim', 'hana_awase', '--rounds', '1000000', '--seed', '1']\n"
        "from hanashobu.cli import main\n"
        "try:\n    main()\nexcept SystemExit:\n    pass\n"
        "print('KB', resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)"
    )
    done = benchmark.pedantic(spawn, ([sys.executable, "-c", code],), rounds=1)
    found = re.search(r"KB (\d+)", done.stdout)
    assert found
    NOTES.append(f"a million rounds: {int(found[1]) / 1024:.0f} MB, {benchmark.stats.stats.min:.1f} s")
