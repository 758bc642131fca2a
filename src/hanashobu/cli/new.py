"""`hana new`: the beginning of a game that can be played at once."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import resources
from itertools import product
from keyword import iskeyword
from pathlib import Path
from string import Template, ascii_uppercase

import click

from hanashobu import games
from hanashobu.cli.command import command, option
from hanashobu.cli.common import reason
from hanashobu.cli.errors import CommandFailed, Misuse
from hanashobu.game_file import COMMON, NAME, PREFIX
from hanashobu.text import Quoted
from hanashobu.text.current import t

INSIDE = Path("src/hanashobu/games")
LONGEST_TITLE = 40


@command()
@click.argument("name")
@option("--title", metavar="TEXT", help="help-new-title")
@option("--prefix", metavar="XX", help="help-new-prefix")
def new(name: str, title: str | None, prefix: str | None) -> None:
    """Begin the file of a new game."""
    called = name.strip().lower().replace("-", "_")
    if not NAME.fullmatch(called):
        raise Misuse("cli-new-name", name=Quoted(name))
    if iskeyword(called):
        raise Misuse("cli-new-keyword", name=called)
    if called in games.all_games():
        raise Misuse("cli-new-taken", name=called)
    words = {"name": called, "prefix": _prefix(called, prefix), "title": _title(called, title)}
    words |= {"options": called.title().replace("_", ""), "lower": words["prefix"].lower(), "page": _page(called)}
    made = dict(_places(called))
    for path in made:
        if path.exists():
            raise Misuse("cli-new-exists", path=str(path))
    _write({path: Template(template).substitute(words) for path, template in made.items()})
    for path in made:
        click.echo(t("cli-new-written", path=str(path)))
    asked = called if INSIDE.is_dir() else f"{called}.py"
    click.echo(t("cli-new-next", game=asked))


def _places(name: str) -> Iterator[tuple[Path, str]]:
    """The files of a new game, and what they are made from."""
    templates = resources.files(__package__).joinpath("new_game")
    yield (INSIDE if INSIDE.is_dir() else Path()) / f"{name}.py", templates.joinpath("game.py.txt").read_text("utf-8")
    if INSIDE.is_dir():
        yield Path("docs/rules") / _page(name), templates.joinpath("rules.md.txt").read_text("utf-8")
        yield Path("tests/rules") / f"test_{name}.py", templates.joinpath("test.py.txt").read_text("utf-8")
    else:
        yield Path(f"test_{name}.py"), templates.joinpath("outside.py.txt").read_text("utf-8")


def _page(name: str) -> str:
    return f"{name.replace('_', '-')}.md"


def _prefix(name: str, wanted: str | None) -> str:
    """Two letters that no other game has: those asked for, else two of the name, else any."""
    taken = {COMMON, *(game.prefix for game in games.all_games().values())}
    if wanted is not None:
        if not PREFIX.fullmatch(wanted.upper()) or wanted.upper() in taken:
            raise Misuse("cli-new-prefix", prefix=Quoted(wanted), taken=sorted(taken))
        return wanted.upper()
    letters = [letter for letter in name.upper() if letter in ascii_uppercase]
    pairs = [f"{letters[0]}{second}" for second in letters[1:]] + [f"{one}{two}" for one, two in product(ascii_uppercase, repeat=2)]
    return next(pair for pair in pairs if pair not in taken)


def _title(name: str, wanted: str | None) -> str:
    title = name.replace("_", " ").title() if wanted is None else wanted.strip()
    if not 0 < len(title) <= LONGEST_TITLE or not title.isprintable() or set(title) & set('"\\'):
        raise Misuse("cli-new-title", most=LONGEST_TITLE)
    return title


def _write(texts: dict[Path, str]) -> None:
    """All of these files, or none."""
    done: list[Path] = []
    try:
        for path, text in texts.items():
            with path.open("x", encoding="utf-8") as file:
                done.append(path)
                file.write(text)
    except OSError as error:
        for written in done:
            written.unlink(missing_ok=True)
        raise CommandFailed("cli-unwritable", path=str(path), why=reason(error)) from None
