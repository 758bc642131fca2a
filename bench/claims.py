"""Whether bots' hidden teyaku can be inferred from the time that a round takes: `python -m bench.claims` from the project's folder.

A server of its own on loopback; for each level two thousand rounds of Hachi-Hachi and Taiyaku, six tables at a time. In half of
them, mixed with the others, bots hold a teyaku, and levels that ever hide one hide it.
"""

from __future__ import annotations

import argparse
import os
import tempfile
from pathlib import Path

from tests.server.claim_times import HIDING, Comparison, deals, timed, windows

from hanashobu.bots import LEVELS


def row(level: str, what: str, comparison: Comparison) -> str:
    ms = [f"{median * 1000:.2f}" for median in comparison.medians]
    one, other = comparison.sizes
    return f"{level:9} {what:26} {one:5} {other:5} {ms[0]:>9} {ms[1]:>9} {100 * comparison.share:6.1f} % {comparison.p:9.3f}"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.claims", description=__doc__)
    parser.add_argument("--rounds", type=int, default=2000, help="of each level")
    parser.add_argument("--levels", nargs="+", default=LEVELS)
    options = parser.parse_args()
    print(f"Load of the machine before: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores. Medians in ms; p below 0.01 tells them apart.")
    print(f"{'level':9} {'wait':26} {'with':>5} {'none':>5} {'with':>9} {'none':>9} {'longer':>8} {'p':>9}")
    with tempfile.TemporaryDirectory(prefix="hana-bench-") as name:
        for level in options.levels:
            rounds = timed(Path(name) / f"{level}.sqlite", level, options.rounds)
            print(row(level, "deal, a teyaku held", deals(rounds)), flush=True)
            if level in HIDING:
                print(row(level, "claims, a teyaku hidden", windows(rounds)), flush=True)
            else:
                print(f"{level:9} claims: {sum(one.hidden for one in rounds)} hidden in {len(rounds)} rounds", flush=True)


if __name__ == "__main__":
    main()
