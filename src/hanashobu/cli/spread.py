"""Where work is done: `--threads` here, or `--on ray` on a cluster; for every command that plays many rounds."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

from hanashobu.cli.command import option
from hanashobu.cli.common import OneOf
from hanashobu.cli.errors import CommandFailed, Misuse

Function = TypeVar("Function", bound=Callable[..., Any])


def on_option(function: Function) -> Function:
    """`--on ray` and `--address`."""
    address = option("--address", metavar="HOST:PORT", help="help-address")
    on = option("--on", type=OneOf("here", "ray"), default="here", show_default=True, help="help-on")
    return on(address(function))


@contextmanager
def spreading(on: str, address: str | None) -> Iterator[Any]:
    """What spreads work over a cluster; None where it is done here."""
    if on == "here":
        if address is not None:
            raise Misuse("cli-address-without-ray")
        yield None
        return
    from hanashobu.lab.parallel.ray_cluster import NoRay, OtherVersion, cluster

    try:
        with cluster(address) as spread:
            yield spread
    except (NoRay, OtherVersion) as error:
        raise CommandFailed(error) from None
