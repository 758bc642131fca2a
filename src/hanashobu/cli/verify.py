"""`hana verify`: records, checked line by line against the rules."""

from __future__ import annotations

import dataclasses
from pathlib import Path

import click
from rich.text import Text

from hanashobu.cli.command import command, option
from hanashobu.cli.common import answer, console, json_option
from hanashobu.cli.errors import CommandFailed
from hanashobu.cli.records import RecordFile
from hanashobu.records.codec import RecordSource
from hanashobu.records.receipt import BadEvidence, Evidence, read_list, read_receipt
from hanashobu.records.verify import check
from hanashobu.text.current import say


@command()
@click.argument("files", nargs=-1, required=True, metavar="FILE…", type=RecordFile())
@option("--receipt", type=click.Path(path_type=Path), metavar="FILE", help="help-verify-receipt")
@option("--commitments", type=click.Path(path_type=Path), metavar="FILE", multiple=True, help="help-verify-commitments")
@json_option
def verify(files: tuple[RecordSource, ...], receipt: Path | None, commitments: tuple[Path, ...], as_json: bool) -> None:
    """Check records against the rules."""
    try:
        evidence = Evidence(read_receipt(receipt) if receipt else None, read_list(commitments) if commitments else None)
    except BadEvidence as error:
        raise CommandFailed(error) from None
    verdicts = [check(path, evidence) for path in files]
    if as_json:
        answer([{**dataclasses.asdict(verdict), "message": verdict.message and str(verdict.message)} for verdict in verdicts])
    else:
        out = console()
        for verdict in verdicts:
            style = "red" if not verdict.ok else "yellow" if verdict.cut_off else "green"
            out.print(Text.assemble(f"{verdict.file}: ", (say(verdict.verdict()), style)), soft_wrap=True)
    if not all(verdict.ok for verdict in verdicts):
        raise click.exceptions.Exit(1)
