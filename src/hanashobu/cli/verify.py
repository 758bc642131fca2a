"""`hana verify`: records, checked line by line against the rules."""

from __future__ import annotations

import dataclasses

import click
from rich.text import Text

from hanashobu.cli.command import command
from hanashobu.cli.common import answer, console, json_option
from hanashobu.cli.records import RecordFile
from hanashobu.records.codec import RecordSource
from hanashobu.records.verify import check
from hanashobu.text.current import say


@command()
@click.argument("files", nargs=-1, required=True, metavar="FILE…", type=RecordFile())
@json_option
def verify(files: tuple[RecordSource, ...], as_json: bool) -> None:
    """Check records against the rules."""
    verdicts = [check(path) for path in files]
    if as_json:
        answer([{**dataclasses.asdict(verdict), "message": verdict.message and str(verdict.message)} for verdict in verdicts])
    else:
        out = console()
        for verdict in verdicts:
            style = "red" if not verdict.ok else "yellow" if verdict.cut_off else "green"
            out.print(Text.assemble(f"{verdict.file}: ", (say(verdict.verdict()), style)), soft_wrap=True)
    if not all(verdict.ok for verdict in verdicts):
        raise click.exceptions.Exit(1)
