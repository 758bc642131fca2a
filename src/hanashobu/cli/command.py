"""Commands and options whose help pages are messages: `help-COMMAND`, with `.about` and `.examples`, and `help-COMMAND-OPTION`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import partial
from shutil import get_terminal_size
from typing import TYPE_CHECKING, Any

import click

from hanashobu.cli.errors import Misuse, translated
from hanashobu.text.current import t
from hanashobu.text.width import cells, wrap

if TYPE_CHECKING:
    from click.shell_completion import CompletionItem

MOST = 80  # cells of a line of help at most
LEAST = 28  # cells for what a term means
FIRST = 30  # cells of the left column at most
GAP = 2


class Formatter(click.HelpFormatter):
    """Breaks lines by the cells that they take, so that a page in any script fits the terminal."""

    def __init__(self, indent_increment: int = 2, width: int | None = None, max_width: int | None = None) -> None:
        super().__init__(indent_increment, width or max(20, min(get_terminal_size().columns, max_width or MOST)), max_width)

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        """The line that shows how a command is called."""
        head = f"{prefix or t('help-usage')} {prog}"
        self.write("\n".join(wrap(f"{head} {args}".rstrip(), self.width, min(cells(head) + 1, self.width // 2))) + "\n")

    def write_text(self, text: str) -> None:
        """Paragraphs, with an empty line between two of them."""
        indent = " " * self.current_indent
        parts = ["\n".join(indent + line for line in wrap(part, self.width - self.current_indent)) for part in text.split("\n\n")]
        self.write("\n\n".join(parts) + "\n")

    def write_as_it_is(self, text: str) -> None:
        """Lines that are broken only where they are too long: what stands beside a command then stands below it."""
        indent, room = " " * self.current_indent, self.width - self.current_indent
        for line in text.splitlines():
            command, _, what = line.strip().partition("  ")
            lines = [line.rstrip()] if cells(line.rstrip()) <= room else wrap(command, room, 4)
            if lines != [line.rstrip()] and what:
                lines += [f"    {part}" for part in wrap(what, room - 4)]
            self.write("".join(f"{indent}{part}".rstrip() + "\n" for part in lines))

    def write_dl(self, rows: Iterable[tuple[str, str]], col_max: int = FIRST, col_spacing: int = GAP) -> None:
        """Terms, and beside each what it means."""
        found = list(rows)
        first = min(max(cells(term) for term, _ in found), col_max) + col_spacing
        if self.width - self.current_indent - first < LEAST:
            first = 4  # below its term
        for term, text in found:
            lines = wrap(text, max(self.width - first - self.current_indent, 10)) if text else []
            head = f"{' ' * self.current_indent}{term}"
            if cells(term) <= first - col_spacing:
                self.write(f"{head}{' ' * (first - cells(term))}{lines.pop(0) if lines else ''}".rstrip() + "\n")
            else:
                self.write(f"{head}\n")
            for line in lines:
                self.write(f"{' ' * (first + self.current_indent)}{line}\n")


class Context(click.Context):
    """A context that writes its help pages so."""

    formatter_class = Formatter


class Option(click.Option):
    """An option whose `help` is the id of a message; `says` are its arguments, and `default_text` how the default is written."""

    def __init__(self, *args: Any, says: Mapping[str, Any] | None = None, default_text: str = "", **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.id = self.help or ""
        self._says = says or {}
        self._default_text = default_text

    def text(self) -> str:
        """What it is for."""
        return t(self.id, **self._says)

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        """How it is written, and what it is for."""
        if self.hidden:
            return None
        extra = self.get_help_extra(ctx)
        default = self._default_text or extra.get("default", "")
        more = [t("help-default", value=default)] if default else []
        more += [t("help-required")] if "required" in extra else []
        return self.get_help_spec(ctx), self.text() + (f"  [{'; '.join(more)}]" if more else "")


class Command(click.Command):
    """A command whose help page is a message with attributes."""

    context_class = Context

    @property
    def id(self) -> str:
        """The message of the help page."""
        return f"help-{self.name}"

    def get_short_help_str(self, limit: int = 45) -> str:
        """What it does, in a sentence."""
        return t(self.id)

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        """`--help`, in the person's language."""
        option = super().get_help_option(ctx)
        if option:
            option.help = t("help-help")
        return option

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The sentence, what else there is to know, and examples."""
        assert isinstance(formatter, Formatter)
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text("\n\n".join(filter(None, [t(self.id), self._part("about")])))
            formatter.write_paragraph()
            formatter.write_as_it_is(self._part("examples"))

    def _part(self, name: str) -> str:
        from hanashobu.text.catalogue import SOURCE, catalogue

        return t(f"{self.id}.{name}") if catalogue(SOURCE).pattern(self.id, name) else ""

    def sections(self) -> Mapping[str, str]:
        """Options that stand below a heading of their own, with the message of the heading."""
        return {}

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """One list for each section."""
        found: dict[str, list[tuple[str, str]]] = {}
        for param in self.get_params(ctx):
            record = param.get_help_record(ctx) if isinstance(param, click.Option) else None
            if record:
                found.setdefault(self.sections().get(param.name or "", "help-options"), []).append(record)
        for title, records in found.items():
            with formatter.section(t(title)):
                formatter.write_dl(records)

    def shell_complete(self, ctx: click.Context, incomplete: str) -> list[CompletionItem]:
        """What the Tab key offers, with the texts of the options."""
        for param in self.params:
            if isinstance(param, Option):
                param.help = param.text()
        return super().shell_complete(ctx, incomplete)

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Read the words after the command; too many are an error in the person's language."""
        ctx.allow_extra_args = True
        try:
            rest = super().parse_args(ctx, args)
        except click.UsageError as error:
            raise translated(error) from None
        if rest and not ctx.resilient_parsing and not isinstance(self, click.Group):
            raise Misuse("cli-extra-arguments", ctx, words=rest, count=len(rest))
        return rest


command = partial(click.command, cls=Command)
option = partial(click.option, cls=Option)
