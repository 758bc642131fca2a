"""Where the compiled kernel spends its time, table by table: nanoseconds a round in each of its functions, and what its players decide.

    python bench/profile_tables.py [GAME SEATS] …

It links this processor's library once more with its symbols, and samples random play with `perf` (Debian's linux-perf). Functions that are
inlined count for the one that they are in: `_play` is the loop of decisions with the whole turn.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path
from time import process_time
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from hanashobu.engine import flow, library_choice  # noqa: E402
from hanashobu.engine.batch import Tally  # noqa: E402
from hanashobu.engine.machine import seeded  # noqa: E402
from hanashobu.engine.native import Native  # noqa: E402
from hanashobu.engine.state import IN_ROUND, OVER  # noqa: E402
from hanashobu.games import all_games  # noqa: E402
from hanashobu.play.mechanisms import questions  # noqa: E402
from hanashobu.rules.compile import compile_tables  # noqa: E402
from kernel import backend, building  # noqa: E402
from kernel.targets import TARGETS  # noqa: E402

TABLES = ["hana_awase 3", "taiyaku 3", "hachi_hachi 3", "hachi_hachi 7"]
ROUNDS = 400_000


def with_symbols(path: Path) -> None:
    """This processor's fastest library, linked without leaving out the names."""
    run = subprocess.run

    def link(words: list[str], **how: Any) -> Any:
        return run([word for word in words if word != "-s"], **how)

    target = next(target for target in TARGETS.values() if target.file == library_choice.library_files()[0])
    text, names = building.lowered()
    backend.subprocess.run = link  # type: ignore[assignment]
    backend.build(target, text, names, library_choice.ENTRIES, int(library_choice.sources(), 16), path)
    backend.subprocess.run = run


def play(path: Path, game: str, seats: int) -> None:
    """What is sampled; prints the nanoseconds of a round."""
    kernel = Native(path)
    rules = kernel.row(compile_tables(all_games()[game].rules(seats=seats)))
    state, tally = kernel.row(seeded(1)), kernel.row(Tally())
    begun = process_time()
    kernel.play(state, rules, tally, ROUNDS)
    print(1e9 * (process_time() - begun) / ROUNDS)


def decisions(game: str, seats: int, rounds: int) -> Counter[str]:
    """What is asked in some rounds, counted in CPython."""
    tables, state, found = compile_tables(all_games()[game].rules(seats=seats)), seeded(1), Counter[str]()
    flow.start_match(state, tables)
    for _ in range(rounds):
        flow.go_on(state, tables)
        while state.status == IN_ROUND:
            found[questions()[state.ask].name] += 1
            flow.step(state, tables, flow.random_action(state, tables))
        if state.status == OVER:
            flow.start_match(state, tables)
    return found


def profile(path: Path, game: str, seats: int) -> None:
    """Print the functions of a table's rounds."""
    data = path.with_suffix(".data")
    sampled = ["perf", "record", "-q", "-e", "cpu-clock", "-F", "5000", "-o", str(data), sys.executable, __file__]
    took = subprocess.run([*sampled, "--play", str(path), game, str(seats)], check=True, capture_output=True, text=True).stdout
    report = ["perf", "report", "-i", str(data), "--stdio", "--dsos", path.name, "-s", "symbol", "--percentage", "relative"]
    lines = subprocess.run(report, check=True, capture_output=True, text=True).stdout.splitlines()
    shares = Counter[str]()
    for line in lines:
        if found := re.match(r"\s+([\d.]+)%\s+\[\.\]\s+(\S+?)(?:\[abi|$)", line):
            shares[".".join(found[2].replace("hanashobu::engine::", "").split("::")[-2:])] += float(found[1])
    whole = float(took)
    asked = ", ".join(f"{word} {count / 2000:.1f}" for word, count in decisions(game, seats, 2000).most_common())
    print(f"{game} for {seats}: {whole:,.0f} ns a round; decisions a round: {asked}")
    for name, share in shares.most_common(12):
        print(f"  {whole * share / 100:6.0f} ns {share:5.1f} %  {name}")


if __name__ == "__main__":
    if sys.argv[1:2] == ["--play"]:
        play(Path(sys.argv[2]), sys.argv[3], int(sys.argv[4]))
    else:
        wanted = list(zip(sys.argv[1::2], sys.argv[2::2], strict=True)) or [tuple(table.split()) for table in TABLES]
        with tempfile.TemporaryDirectory() as folder:
            with_symbols(Path(folder) / "kernel-symbols.so")
            for game, seats in wanted:
                profile(Path(folder) / "kernel-symbols.so", game, int(seats))
