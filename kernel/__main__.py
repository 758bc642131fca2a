"""`python -m kernel [--into FOLDER] [TARGET …]`: builds the kernel for this system and WebAssembly, or for the targets that are named.

`all` is every target. What is built already from the same sources stays. `--into` copies what was asked for into a folder of its own.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from kernel.building import install, make, of_this_system
from kernel.targets import TARGETS


def main() -> None:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(prog="python -m kernel", description="Compile the kernel ahead of time.")
    parser.add_argument("targets", nargs="*", metavar="TARGET", help=f"{', '.join(TARGETS)}, or all")
    parser.add_argument("--into", type=Path, metavar="FOLDER", help="copy them into this folder too")
    asked = parser.parse_args()
    for word in asked.targets:
        if word not in (*TARGETS, "all"):
            parser.error(f"there is no target {word!r}; the targets are {', '.join(TARGETS)}, and all")
    names = [*TARGETS] if "all" in asked.targets else asked.targets or [*of_this_system(), "wasm32"]
    make(names)
    if asked.into:
        install(asked.into, names)


if __name__ == "__main__":
    main()
