"""Errors of the command line: a message in the person's language, below the line that shows how the command is called."""

from __future__ import annotations

from typing import IO, TYPE_CHECKING, Any

import click

from hanashobu.text.current import say, t

if TYPE_CHECKING:
    from hanashobu.text.message import Message


def words_of(message: Message | Exception | str, args: dict[str, Any]) -> str:
    """The sentence of a message, of an error that carries one, or of an id with its arguments."""
    if isinstance(message, str):
        return t(message, **args)
    if isinstance(message, Exception):
        from hanashobu.text.message import message_of

        message = message_of(message)
    return say(message)


class Misuse(click.UsageError):
    """The command was not understood: `Misuse("cli-duel-two")`, or `Misuse(error)` for an error that carries its message."""

    def __init__(self, message: Message | Exception | str, ctx: click.Context | None = None, **args: Any) -> None:
        super().__init__(words_of(message, args), ctx)

    def show(self, file: IO[Any] | None = None) -> None:
        """How the command is called, where there is help, and what is wrong."""
        if self.ctx is not None:
            click.echo(f"{self.ctx.get_usage()}\n{t('help-try', command=self.ctx.command_path)}\n", file=file, err=True)
        _show(self, file)


class CommandFailed(click.ClickException):
    """What was checked is wrong, or what was asked for did not work."""

    exit_code = 1

    def __init__(self, message: Message | Exception | str, **args: Any) -> None:
        super().__init__(words_of(message, args))

    def show(self, file: IO[Any] | None = None) -> None:
        """What is wrong."""
        _show(self, file)


def _show(error: click.ClickException, file: IO[Any] | None) -> None:
    click.echo(t("cli-error", what=error.format_message()), file=file, err=True)


def translated(error: click.UsageError) -> click.UsageError:
    """What click itself has to say, as a message."""
    ctx = error.ctx
    match error:
        case Misuse() | click.exceptions.NoArgsIsHelpError():
            return error
        case click.NoSuchOption() if error.option_name in ("--lang", "--vocabulary") and ctx is not None:
            return Misuse("cli-group-option", ctx, option=error.option_name, command=ctx.info_name or "")
        case click.NoSuchOption():
            return Misuse("cli-no-such-option", ctx, option=error.option_name, near=(error.possibilities or [""])[0])
        case click.MissingParameter():
            name = error.param.get_error_hint(ctx) if error.param else ""
            return Misuse("cli-missing", ctx, name=name or "", kind=error.param.param_type_name if error.param else "")
        case click.BadOptionUsage():
            return Misuse("cli-option-value", ctx, option=error.option_name, takes="yes" if "requires" in error.message else "no")
    return Misuse("words", ctx, text=error.format_message())
