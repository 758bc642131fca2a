"""`hana deck`: the pictures of the cards, for whoever wants to use them elsewhere."""

from __future__ import annotations

from pathlib import Path

import click

from hanashobu import deck as drawn
from hanashobu.cards import CODES
from hanashobu.cli.command import command
from hanashobu.cli.common import reason
from hanashobu.cli.errors import CommandFailed, Misuse
from hanashobu.text.current import t


@command()
@click.argument("folder", type=click.Path(path_type=Path))
def deck(folder: Path) -> None:
    """Write the pictures of the cards."""
    if folder.exists() and not folder.is_dir():
        raise Misuse("cli-deck-not-a-folder", path=str(folder))
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for which in (*CODES, "back"):
            (folder / f"{which}.svg").write_text(drawn.svg(which), encoding="utf-8")
        (folder / "deck.svg").write_text(drawn.whole(), encoding="utf-8")
    except OSError as error:
        raise CommandFailed("cli-unwritable", path=str(folder), why=reason(error)) from None
    click.echo(t("cli-deck-written", count=len(CODES) + 2, folder=str(folder)))
