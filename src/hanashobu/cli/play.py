"""`hana play`: a match in the terminal, against bots."""

from __future__ import annotations

import atexit
import os
import sys
import tempfile
from pathlib import Path
from typing import Any

import click
from rich.cells import cell_len

from hanashobu import bots as all_bots
from hanashobu.cli.command import command, option
from hanashobu.cli.common import GameName, option_option, players_option, seed_option, table_of
from hanashobu.cli.completion import listed
from hanashobu.cli.errors import Misuse
from hanashobu.play import players
from hanashobu.rules.game import Game
from hanashobu.terminal import start
from hanashobu.terminal.console import LeaveTable, PlayerTerminal
from hanashobu.terminal.rivals import rival
from hanashobu.terminal.saves import NoFolder, Save, folder, given
from hanashobu.terminal.start import MatchRequest
from hanashobu.text import MessageError
from hanashobu.text.current import t

BOTS = {"bots": all_bots.all_bots(), "usual": all_bots.USUAL}
LONGEST = 16  # cells of a name at the table


@command()
@click.argument("game", type=GameName(), required=False)
@players_option
@option("--bots", "-b", metavar="NAMES", help="help-play-bots", says=BOTS, shell_complete=listed(all_bots.all_bots))
@option("--name", "-n", metavar="TEXT", default=None, help="help-play-name")
@seed_option
@option_option
@option("--new", is_flag=True, help="help-play-new")
@option("--record", type=click.Path(path_type=Path), metavar="FILE", help="help-play-record")
@option("--fast", is_flag=True, help="help-play-fast")
@option("--plain", is_flag=True, help="help-play-plain")
def play(
    *,
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
    """Play in the terminal, against bots."""
    typed: dict[str, Any] = {"name": _name(name), "seed": seed, "players": players, "record": record.absolute() if record else None}
    typed = {key: value for key, value in typed.items() if value is not None}

    def wish(chosen: Game) -> MatchRequest:
        made, ruleset = table_of(chosen, options, players)
        rivals = _bots(bots, ruleset.seats - 1)
        more = {**typed, "options": given(made, options), **({"bots": rivals} if bots else {})}
        return MatchRequest(
            players=ruleset.seats,
            options=made,
            bots=rivals,
            name=typed.get("name", t("terminal-guest")),
            seed=seed,
            record=record,
            fresh=new,
            given=more,
        )

    asked = wish(game) if game else None
    terminal = PlayerTerminal(fast, plain)
    _find_home(terminal)
    chosen: Game | Save | None = game
    status = None
    while status is None:
        try:
            chosen = chosen or start.menu(terminal)
        except LeaveTable:
            return
        except KeyboardInterrupt:
            terminal.say("")
            sys.exit(130)
        if isinstance(chosen, Save):
            status, chosen = start.go_on(terminal, chosen), None
        else:
            status = start.sit_down(terminal, chosen, asked or wish(chosen))
    sys.exit(status)


def _find_home(terminal: PlayerTerminal) -> None:
    """Where matches are kept; where they cannot be, this one is played all the same, and lost when it is left."""
    try:
        folder()
    except NoFolder as error:
        place = tempfile.TemporaryDirectory(prefix="hanashobu-")
        atexit.register(place.cleanup)
        os.environ["HANASHOBU_HOME"] = place.name
        terminal.saves = False
        (terminal.remark if terminal.redraws else terminal.say)(t("terminal-unsaved", why=error.message))


def _name(text: str | None) -> str | None:
    """A name that fits on the table."""
    if text is None:
        return None
    name = players.clean(text)
    if not name or cell_len(name) > LONGEST:
        raise Misuse("cli-play-name", most=LONGEST)
    return name


def _bots(text: str | None, rivals: int) -> tuple[str, ...]:
    """One bot for each opponent."""
    found = [_bot(word.strip()) for word in (text or all_bots.USUAL).split(",")]
    if len(found) == 1:
        found *= rivals
    if len(found) != rivals:
        raise Misuse("cli-play-bots", rivals=rivals)
    return tuple(found)


def _bot(text: str) -> str:
    """A bot as a save remembers it, once it is certain that it is there."""
    if all_bots.known(text) in all_bots.all_bots():
        return all_bots.known(text)
    from hanashobu.api.typed_bots import from_anywhere  # it takes a while to load

    try:
        rival(text)
        return from_anywhere(text)
    except MessageError as error:
        raise Misuse(error) from None
