"""The command `hana`: one file per command, each loaded only when it is used, so that help comes at once."""

from __future__ import annotations

import importlib
import io
import os
import sys
from collections.abc import Callable, Iterable
from contextlib import suppress

import click

from hanashobu import __version__
from hanashobu.cli.command import Command, Formatter, Option, option
from hanashobu.cli.errors import Misuse, translated, words_of
from hanashobu.text import current
from hanashobu.text.catalogue import SOURCE, languages
from hanashobu.text.current import t

# Each command, the function of that name in the module of that name, in the order of the help page.
COMMANDS = (
    "games",
    "rules",
    "cards",
    "play",
    "serve",
    "data",
    "hint",
    "sim",
    "duel",
    "lab",
    "odds",
    "score",
    "verify",
    "replay",
    "review",
    "deck",
    "new",
    "check",
)
LANGUAGE, VOCABULARY = "HANA_LANG", "HANA_VOCABULARY"


class Lazy(Command, click.Group):
    """A group that imports a command when it is asked for, and chooses the language before anything is written."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """All commands, in the order in which people need them."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """One command; None for a word that is none."""
        if cmd_name not in COMMANDS:
            return None
        command: click.Command = getattr(importlib.import_module(f"hanashobu.cli.{cmd_name}"), cmd_name)
        return command

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """The language comes first: help pages and errors are written in it, wherever `--lang` stands."""
        current.use(_given(args, "--lang") or os.environ.get(LANGUAGE) or SOURCE, _vocabulary(args))
        return super().parse_args(ctx, _asking_for_help(args))

    def resolve_command(self, ctx: click.Context, args: list[str]) -> tuple[str | None, click.Command | None, list[str]]:
        """A word that is no command is answered with the nearest one."""
        if args and args[0] not in COMMANDS and not args[0].startswith("-"):
            from hanashobu.nearest import nearest
            from hanashobu.text import Quoted

            raise Misuse("cli-no-such-command", ctx, word=Quoted(args[0]), near=nearest(args[0], COMMANDS), commands=COMMANDS)
        return super().resolve_command(ctx, args)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The options, and the commands without importing any."""
        Command.format_options(self, ctx, formatter)
        assert isinstance(formatter, Formatter)
        with formatter.section(t("help-commands")):
            formatter.write_dl([(name, t(f"help-{name}")) for name in COMMANDS])

    def invoke(self, ctx: click.Context) -> object:
        """Run the command; what click has to say is said in the person's language."""
        try:
            return super().invoke(ctx)
        except click.UsageError as error:
            raise translated(error) from None


def _asking_for_help(args: list[str]) -> list[str]:
    """`hana help play` as `hana play --help`."""
    for at, word in enumerate(args):
        if word == "help":
            return [*args[:at], *args[at + 1 : at + 2], "--help"]
        if word in COMMANDS:
            break
    return args


def _given(args: list[str], name: str) -> str:
    """The value of an option that stands before the command."""
    for at, word in enumerate(args):
        if word.startswith(f"{name}="):
            return word.partition("=")[2]
        if word == name:
            return args[at + 1] if at + 1 < len(args) else ""
        if word in COMMANDS:
            break
    return ""


def _vocabulary(args: list[str]) -> str:
    found = _given(args, "--vocabulary") or os.environ.get(VOCABULARY, "")
    return found if found in current.VOCABULARIES else ""


def _check_vocabulary(ctx: click.Context, param: click.Parameter, value: str | None) -> None:
    if value is not None and value not in current.VOCABULARIES:
        from hanashobu.text import Quoted

        raise Misuse("cli-one-of", ctx, option="--vocabulary", words=current.VOCABULARIES, value=Quoted(value))


def _beginning(words: Iterable[str]) -> Callable[[click.Context, click.Parameter, str], list[str]]:
    """For the Tab key: the words that begin like what is typed."""
    return lambda ctx, param, incomplete: [word for word in words if word.startswith(incomplete)]


@click.group(
    cls=Lazy, name="hana", no_args_is_help=False, invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]}
)
@option("--lang", metavar="|".join(languages()), expose_value=False, help="help-lang", shell_complete=_beginning(languages()))
@option(
    "--vocabulary",
    metavar="NAMES",
    expose_value=False,
    callback=_check_vocabulary,
    help="help-vocabulary",
    shell_complete=_beginning(current.VOCABULARIES),
)
@click.version_option(__version__, "-V", "--version", prog_name="hana", cls=Option, help="help-version")
@click.pass_context
def hana(ctx: click.Context) -> None:
    """Hanafuda fishing games: play them, score them, study them."""
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


def open_page() -> None:
    """Run `hanashobu`: the page in the browser, unless something else is asked for."""
    main(sys.argv[1:] or ["serve", "--open"])


def main(words: list[str] | None = None) -> None:
    """Run `hana`; whatever people did wrong gets a sentence, not a traceback."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal without kanji shows question marks, and no traceback
    if "_HANA_COMPLETE" in os.environ:
        importlib.import_module("hanashobu.cli.completion")
    try:
        status = hana.main(words, standalone_mode=False)
        sys.exit(status if isinstance(status, int) else 0)
    except click.exceptions.Abort:
        sys.exit(130)
    except click.ClickException as error:
        error.show()
        sys.exit(error.exit_code)
    except BrokenPipeError:
        _give_up_output()
        sys.exit(141)
    except OSError as error:
        _give_up_output()
        click.echo(f"hana: {_trouble(error)}", err=True)
        sys.exit(_status(error))
    except (ValueError, RuntimeError) as error:
        click.echo(f"hana: {words_of(error, {})}", err=True)
        sys.exit(_status(error))


def _status(error: Exception) -> int:
    """What was asked for cannot be: 2, as where a command is not understood; anything else did not work."""
    from hanashobu.text import MessageError

    return 2 if isinstance(error, MessageError) else 1


def _trouble(error: OSError) -> str:
    """What the system refuses: in our words where there are some, else with the file that it is about."""
    from hanashobu.text import MessageError
    from hanashobu.text.refusal import refusal

    if isinstance(error, MessageError):
        return words_of(error, {})
    why = refusal(error)
    return t("cli-trouble-with", path=os.fspath(error.filename), why=why) if error.filename else t("cli-output", why=why)


def _give_up_output() -> None:
    """Nobody reads on, or there is no room: what is still in the buffer would be an error once more when Python ends."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
