"""`hana play`: a match in the terminal, against bots."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import click
from rich.cells import cell_len

from hanashobu import bots as all_bots
from hanashobu.cli.common import GameName, option_option, players_option, seed_option, table_of
from hanashobu.play import players
from hanashobu.rules.game import Game
from hanashobu.terminal import start
from hanashobu.terminal.console import Desk, Leave
from hanashobu.terminal.saves import Save, given
from hanashobu.terminal.start import Wish

BOTS = ", ".join(all_bots.all_bots()).replace(all_bots.USUAL, f"{all_bots.USUAL} (usually)")


@click.command()
@click.argument("game", type=GameName(), required=False)
@players_option
@click.option("--bots", "-b", metavar="NAMES", help=f"Who plays against you: {BOTS}; one for all, or one for each, with commas.")
@click.option("--name", "-n", default=None, help="Your name at the table.")
@seed_option
@option_option
@click.option("--new", is_flag=True, help="Begin a new match, even if an unfinished one waits.")
@click.option("--record", type=click.Path(dir_okay=False, path_type=Path), help="Write the record of the match to this file.")
@click.option("--fast", is_flag=True, help="Bots do not pause between their moves.")
@click.option("--plain", is_flag=True, help="Sentences instead of pictures, for screen readers.")
def play(
    game: Game | None,
    players: int | None,
    bots: str | None,
    name: str | None,
    seed: int | None,
    options: tuple[str, ...],
    new: bool,
    record: Path | None,
    fast: bool,
    plain: bool,
) -> None:
    """Play in the terminal, against bots.

    An unfinished match goes on where it was; nothing has to be saved.

    \b
    hana play                      choose a game
    hana play hiraya               against two bots
    hana play hana-awase --players 2 --bots random -o rounds=3
    """
    typed: dict[str, Any] = {"name": _name(name), "seed": seed, "players": players, "record": record.absolute() if record else None}
    typed = {key: value for key, value in typed.items() if value is not None}

    def wish(chosen: Game) -> Wish:
        made, seats = table_of(chosen, options, players)
        rivals = _bots(bots, seats - 1)
        more = {**typed, "options": given(made, options), **({"bots": rivals} if bots else {})}
        return Wish(seats, made, rivals, typed.get("name", start.GUEST), seed, record, new, more)

    asked = wish(game) if game else None
    desk = Desk(fast, plain)
    chosen: Game | Save | None = game
    status = None
    while status is None:
        try:
            chosen = chosen or start.menu(desk)
        except Leave:
            return
        except KeyboardInterrupt:
            desk.say("")
            sys.exit(130)
        if isinstance(chosen, Save):
            status, chosen = start.go_on(desk, chosen), None
        else:
            status = start.sit_down(desk, chosen, asked or wish(chosen))
    sys.exit(status)


def _name(text: str | None) -> str | None:
    """A name that fits on the table."""
    if text is None:
        return None
    name = players.clean(text)
    if not name or cell_len(name) > 16:
        raise click.UsageError("A name has 1 to 16 letters.")
    return name


def _bots(text: str | None, rivals: int) -> tuple[str, ...]:
    """One bot for each opponent."""
    names = [word.strip() for word in (text or all_bots.USUAL).split(",")]
    try:
        found = [all_bots.find(word).name for word in names]
    except all_bots.UnknownBot as error:
        raise click.UsageError(str(error)) from None
    if len(found) == 1:
        found *= rivals
    if len(found) != rivals:
        raise click.UsageError(f"There are {rivals} opponents; name one bot for all of them, or {rivals} with commas.")
    return tuple(found)
