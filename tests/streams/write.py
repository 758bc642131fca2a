"""Write the streams anew, of these games or of all: `python -m tests.streams.write [GAME …]`. Only a change of the rules is a reason."""

from __future__ import annotations

import sys

from hanashobu.games import all_games, find
from tests.streams.kept import Kept, path, played, read, write


def main(names: list[str]) -> None:
    """Write the file of each game, and say what is not as it was."""
    for game in map(find, names or all_games()):
        before = read(game.name) if path(game).exists() else ()
        after = tuple(played(game))
        write(game, after)
        print(f"{game.name}: {compared(before, after)}")


def compared(before: tuple[Kept, ...], after: tuple[Kept, ...]) -> str:
    """How many tables have other matches than before."""
    old, new = ({repr(kept.setup): kept.hashes for kept in tables} for tables in (before, after))
    changed = sum(hashes != old[table] for table, hashes in new.items() if table in old)
    return f"{len(new)} tables, {len(new.keys() - old.keys())} new, {len(old.keys() - new.keys())} gone, {changed} changed"


if __name__ == "__main__":
    main(sys.argv[1:])
