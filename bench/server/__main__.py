"""The server under load, after a restart, and attacked: `python -m bench.server [load] [crowd] [restart] [lists] [attacks]` from the
project's folder; `moves` compares what a move costs with another checkout.

Loopback only; it starts its own servers in a temporary folder and ends by itself after a few minutes. Other work on the machine makes all
figures worse, so the load is printed too, and the ratios to the yardsticks are the figures to trust.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import tempfile
from pathlib import Path

from bench.server import attacks, crowd, lists, load, moves, restart
from bench.server.target import more_files

PARTS = ("load", "crowd", "restart", "lists", "attacks")  # and `moves`, which needs another checkout


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.server", description=__doc__)
    parser.add_argument("parts", nargs="*", metavar="PART", help="all of them but moves, if none is named")
    parser.add_argument("--seconds", type=float, default=2.0, help="of one slice; an attack lasts twice as long")
    parser.add_argument("--tables", type=int, nargs="+", default=load.SIZES)
    parser.add_argument("--crowd", type=int, default=1000, help="tables of people who think")
    parser.add_argument("--only", default="", help="attacks, or games of moves, whose name has this word")
    parser.add_argument("--before", type=Path, help="another checkout, for moves")
    options = parser.parse_args()
    if wrong := [part for part in options.parts if part not in (*PARTS, "moves")]:
        parser.error(f"there is no part {wrong[0]!r}; there are {', '.join(PARTS)}, moves")
    if "moves" in options.parts and not (options.before and (options.before / "src" / "hanashobu").is_dir()):
        parser.error("moves compares with another checkout: --before PATH, where PATH has src/hanashobu")
    options.parts = options.parts or list(PARTS)
    return options


async def main() -> None:
    options = _options()
    more_files()
    print(f"Load of the machine before: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores.")
    with tempfile.TemporaryDirectory(prefix="hana-bench-") as name:
        folder = Path(name)
        if "load" in options.parts:
            await load.run(folder, options.seconds, tuple(options.tables))
        if "crowd" in options.parts:
            await crowd.run(folder, 10 * options.seconds, options.crowd)
        if "restart" in options.parts:
            await restart.run(folder)
        if "lists" in options.parts:
            lists.run(folder)
        if "attacks" in options.parts:
            await attacks.run(folder, 2 * options.seconds, [name for name in attacks.ATTACKS if options.only in name])
        if "moves" in options.parts:
            await moves.run(folder, options.before, options.tables[-1] if len(options.tables) == 1 else 50, options.seconds, options.only)
    print(f"Load of the machine after: {os.getloadavg()[0]:.1f}.")


asyncio.run(main())
