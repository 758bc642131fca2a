"""Where work is done: `--threads` here, or `--on ray` on a cluster; for every command that plays many rounds."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

import click

from hanashobu.cli.common import Wrong

Function = TypeVar("Function", bound=Callable[..., Any])


def on_option(function: Function) -> Function:
    """`--on ray` and `--address`."""
    address = click.option("--address", metavar="HOST:PORT", help="The Ray cluster; else one is started on this machine.")
    on = click.option("--on", type=click.Choice(["here", "ray"]), default="here", show_default=True, help="Where the work is done.")
    return on(address(function))


@contextmanager
def spreading(on: str, address: str | None) -> Iterator[Any]:
    """What spreads work over a cluster; None where it is done here."""
    if on == "here":
        if address is not None:
            raise click.UsageError("--address is for --on ray.")
        yield None
        return
    from hanashobu.lab.parallel.ray_cluster import NoRay, OtherVersion, cluster

    try:
        with cluster(address) as spread:
            yield spread
    except (NoRay, OtherVersion) as error:
        raise Wrong(str(error)) from None
