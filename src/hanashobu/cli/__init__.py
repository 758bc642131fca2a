"""The command `hana`: one file per command, each loaded only when it is used, so that help comes at once."""

from __future__ import annotations

import importlib
import io
import sys

import click

from hanashobu import __version__, nearest

# Each command, the function of that name in the module of that name, in the order of the help page.
COMMANDS = {
    "games": "List the games.",
    "rules": "The rules of a game, as a table plays them.",
    "play": "Play in the terminal, against bots.",
    "serve": "Play in the browser.",
    "hint": "What to do at a point of a record, and why.",
    "sim": "Simulate many rounds, and say what came of them.",
    "duel": "Let bots play the same deals against each other.",
    "lab": "Write a report on a game.",
    "odds": "The chances in a position: yaku, and what the round will bring.",
    "score": "Score a round that was played with real cards.",
    "verify": "Check records against the rules.",
    "replay": "Step through a record.",
    "deck": "Write the pictures of the cards.",
    "new": "Begin the file of a new game.",
    "check": "Check the file of a game.",
    "bench": "Measure how fast the engine is here.",
}


class Lazy(click.Group):
    """A group that imports a command when it is asked for."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """All commands, in the order in which people need them."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """One command; None for a word that is none."""
        if cmd_name not in COMMANDS:
            return None
        command: click.Command = getattr(importlib.import_module(f"hanashobu.cli.{cmd_name}"), cmd_name)
        return command

    def resolve_command(self, ctx: click.Context, args: list[str]) -> tuple[str | None, click.Command | None, list[str]]:
        """A word that is no command is answered with the nearest one."""
        if args and args[0] not in COMMANDS and not args[0].startswith("-"):
            ctx.fail(f"There is no command {args[0]!r}{nearest.hint(args[0], COMMANDS)} The commands are {', '.join(COMMANDS)}.")
        return super().resolve_command(ctx, args)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The list of commands, written without importing any."""
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))


@click.group(cls=Lazy, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="hana")
def hana() -> None:
    """Hanafuda fishing games: play them, score them, study them.

    \b
    hana play hiraya               play against two bots
    hana rules nara                how it goes
    hana sim hana_awase --rounds 100000
    hana COMMAND --help            more about a command
    """


def main() -> None:
    """Run `hana`; whatever people did wrong gets a sentence, not a traceback."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal without kanji shows question marks, and no traceback
    try:
        status = hana.main(standalone_mode=False)
        sys.exit(status if isinstance(status, int) else 0)
    except click.exceptions.Abort:
        sys.exit(130)
    except click.ClickException as error:
        error.show()
        sys.exit(error.exit_code)
    except BrokenPipeError:
        sys.exit(141)
    except (ValueError, OSError, RuntimeError) as error:
        click.echo(f"hana: {error}", err=True)
        sys.exit(2)
