"""`hana data`: what a server has stored, as a backup, back from one, or as records; and how a host removes a table."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing, contextmanager, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING

import click

from hanashobu.cli.command import command, option
from hanashobu.cli.common import OneOf, reason
from hanashobu.cli.errors import CommandFailed, Misuse
from hanashobu.text import Quoted
from hanashobu.text.current import t

if TYPE_CHECKING:
    from hanashobu.app.store import Store


@command()
@click.argument("action", type=OneOf("backup", "restore", "export", "forget"))
@click.argument("path", type=click.Path(path_type=Path))
@option("--data", "file", type=click.Path(path_type=Path), metavar="FILE", help="help-serve-data")
@option("--database", metavar="ADDRESS", envvar="HANA_DATABASE", help="help-serve-database")
def data(action: str, path: Path, file: Path | None, database: str | None) -> None:
    """Back up, restore, export or remove what a server has stored."""
    with _trouble():
        {"backup": _backup, "restore": _restore, "export": _export, "forget": _forget}[action](path, _place(file, database))


def _backup(path: Path, place: Path | str) -> None:
    """Copy everything into a new file, also while the server runs."""
    from hanashobu.app.store import copying

    if path.exists():
        raise CommandFailed("cli-data-exists", path=str(path))
    with closing(_open(place, there=True)) as old, closing(_open(path)) as new:
        click.echo(t("cli-data-copied", count=copying.copy(old, new)))


def _restore(path: Path, place: Path | str) -> None:
    """Copy a file into a store that holds nothing yet: a backup, or the file of a server that moves to a database."""
    from hanashobu.app.store import copying
    from hanashobu.app.store.file_lock import lock_data_file

    lock = lock_data_file(place) if isinstance(place, Path) else nullcontext()
    with lock, closing(_open(path, there=True)) as old, closing(_open(place)) as new:
        click.echo(t("cli-data-copied", count=copying.copy(old, new)))


def _export(path: Path, place: Path | str) -> None:
    """Write the record of every finished match into a folder."""
    from hanashobu.app.store import copying
    from hanashobu.records import codec

    count = 0
    with closing(_open(place, there=True)) as store:
        path.mkdir(parents=True, exist_ok=True)
        for id in copying.finished(store):
            (path / f"{id}.jsonl").write_bytes(b"".join(codec.to_line(event) for event in store.log(id)))
            count += 1
    click.echo(t("cli-data-exported", count=count, path=str(path)))


def _forget(path: Path, place: Path | str) -> None:
    """Remove a table or a record and everything about it: names, moves, chat, keys and addresses for notifications."""
    from hanashobu.app.people.friends import SEATING
    from hanashobu.app.store.file_lock import lock_data_file

    id = str(path)
    lock = lock_data_file(place) if isinstance(place, Path) else nullcontext()
    with closing(_open(place, there=True)) as store, lock:
        if not store.rows(id) and store.document(id, SEATING) is None:
            raise CommandFailed("cli-data-nothing", id=Quoted(id))
        store.forget(id)
    click.echo(t("cli-data-forgotten", id=id))


def _place(file: Path | None, database: str | None) -> Path | str:
    from hanashobu.app.store import is_database
    from hanashobu.terminal.saves import folder

    if file and database:
        raise Misuse("cli-serve-data-or-database")
    if database and not is_database(database):
        raise Misuse("cli-serve-database")
    return database or file or folder().parent / "tables.sqlite"


def _open(place: Path | str, there: bool = False) -> Store:
    """A store; one that has to be there is not created."""
    from hanashobu.app.store import open_store

    if there and isinstance(place, Path) and not place.is_file():
        raise CommandFailed("cli-data-missing", path=str(place))
    return open_store(place)


@contextmanager
def _trouble() -> Iterator[None]:
    """Whatever is wrong with a store gets a sentence."""
    from hanashobu.app.store import StoreTrouble

    try:
        yield
    except StoreTrouble as error:
        raise CommandFailed(error) from None
    except ImportError as error:
        raise CommandFailed("cli-serve-extra", package=error.name or "", extra="postgres") from None
    except OSError as error:
        raise CommandFailed("cli-unreadable", path=str(error.filename or ""), why=reason(error)) from None
