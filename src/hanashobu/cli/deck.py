"""`hana deck`: the pictures of the cards, for whoever wants to use them elsewhere."""

from __future__ import annotations

from pathlib import Path

import click

from hanashobu import deck as drawn
from hanashobu.cards import CODES


@click.command()
@click.argument("folder", type=click.Path(file_okay=False, path_type=Path))
def deck(folder: Path) -> None:
    """Write the pictures of the cards.

    Every card, the blank, the back, and all of them in one picture, as SVG.
    The pictures were drawn for this project and have its licence.

    \b
    hana deck cards/               1a.svg to 12d.svg, 0.svg, back.svg and deck.svg
    """
    folder.mkdir(parents=True, exist_ok=True)
    for which in (*CODES, "back"):
        (folder / f"{which}.svg").write_text(drawn.svg(which), encoding="utf-8")
    (folder / "deck.svg").write_text(drawn.whole(), encoding="utf-8")
    click.echo(f"{len(CODES) + 2} pictures are in {folder}.")
