"""`hana serve`: the table in the browser."""

from __future__ import annotations

import ipaddress
import os
import socket
import threading
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from hanashobu import games
from hanashobu.cli.command import command, option
from hanashobu.cli.common import OneOf, WholeNumber, say_if_slow
from hanashobu.cli.errors import CommandFailed, Misuse
from hanashobu.text import Quoted
from hanashobu.text.current import t
from hanashobu.text.refusal import refusal

if TYPE_CHECKING:
    from hanashobu.app.admission.limits import Limits


def _show_limits(context: click.Context, _: click.Parameter, wanted: bool) -> None:
    """Each limit as one writes it after --limit, and nothing else."""
    from hanashobu.app.admission.limits import NAMES, Limits

    if wanted:
        click.echo("\n".join(f"{name}={getattr(Limits, name)}" for name in NAMES))
        context.exit()


@command()
@option("--host", metavar="ADDRESS", default="127.0.0.1", show_default=True, help="help-serve-host")
@option("--port", type=WholeNumber(0, 65535), metavar="N", default=8088, show_default=True, help="help-serve-port")
@option("--data", type=click.Path(path_type=Path), metavar="FILE", help="help-serve-data")
@option("--database", metavar="ADDRESS", envvar="HANA_DATABASE", help="help-serve-database")
@option("--games", "places", metavar="FOLDER", multiple=True, type=click.Path(path_type=Path), help="help-serve-games")
@option("--open", "show", is_flag=True, help="help-serve-open")
@option("--limit", "limits", metavar="NAME=NUMBER", multiple=True, help="help-serve-limit")
@option("--limits", "listed", is_flag=True, expose_value=False, is_eager=True, callback=_show_limits, help="help-serve-limits")
@option("--allowed-host", "names", metavar="NAME", multiple=True, help="help-serve-allowed-host")
@option("--log", "log", type=OneOf("text", "json"), default="text", show_default=True, help="help-serve-log")
@option("--proxy", "proxies", metavar="ADDRESS", multiple=True, help="help-serve-proxy")
def serve(
    *,
    host: str,
    port: int,
    data: Path | None,
    database: str | None,
    places: tuple[Path, ...],
    show: bool,
    limits: tuple[str, ...],
    names: tuple[str, ...],
    log: str,
    proxies: tuple[str, ...],
) -> None:
    """Play in the browser."""
    try:
        import uvicorn

        from hanashobu.server import logs, running
        from hanashobu.server.asgi import Server
        from hanashobu.server.guard.origins import Hosts
    except ImportError as error:
        raise CommandFailed("cli-serve-packages", package=error.name or "") from None

    allowed, trusted = _asked_for(limits, proxies, places)
    place = _store(data, database)
    listener = _listen(host, port)
    address = f"http://{host if host != '0.0.0.0' else '127.0.0.1'}:{listener.getsockname()[1]}/"
    click.echo(t("cli-serve-at", address=address))
    say_if_slow()
    if show:
        threading.Timer(1.0, _open, (address,)).start()
    app = Server(place, allowed, Hosts(host, names), trusted)
    room = app.state.admission.fit_open_files()
    if room < allowed.connections:
        click.echo(t("cli-serve-connections", room=room, wanted=allowed.connections), err=True)
    running.keep_quiet()
    running.spare_the_collector()
    if log == "json":
        logs.as_json()
    how: dict[str, Any] = {"log_config": None, "access_log": False} if log == "json" else {"log_level": "warning"}
    uvicorn.Server(running.config(app, trusted, **how)).run(sockets=[listener])


def _store(data: Path | None, database: str | None) -> Path | str:
    """Where matches are stored, if that can be used; it is said before an address is."""
    from hanashobu.app.store import StoreTrouble, is_database, open_store
    from hanashobu.app.store.file_lock import lock_data_file
    from hanashobu.terminal.saves import folder

    if data and database:
        raise Misuse("cli-serve-data-or-database")
    if database and not is_database(database):
        raise Misuse("cli-serve-database")
    if data and data.is_dir():
        raise Misuse("cli-serve-data-folder", path=str(data))
    try:
        place = database or data or folder().parent / "tables.sqlite"
        open_store(place).close()
        if isinstance(place, Path):
            click.get_current_context().with_resource(lock_data_file(place))
    except ImportError as error:
        raise CommandFailed("cli-serve-extra", package=error.name or "", extra="postgres") from None
    except (StoreTrouble, OSError) as error:
        raise CommandFailed(error) from None
    return place


def _asked_for(limits: tuple[str, ...], proxies: tuple[str, ...], places: tuple[Path, ...]) -> tuple[Limits, list[str]]:
    """The limits and the trusted proxies, with the games of these places known; raises a sentence."""
    from hanashobu.app.admission.limits import BadLimit, Limits, changed

    try:
        allowed = changed(Limits(), *limits)
        trusted = [str(ipaddress.ip_network(proxy, strict=False)) for proxy in proxies]
        for place in places:
            games.add_place(place)
    except (BadLimit, games.BadGameFile) as error:
        raise Misuse(error) from None
    except ValueError as error:
        raise Misuse("cli-serve-proxy", why=str(error)) from None
    games.all_games()  # what is wrong with a file of HANA_GAMES is said before an address is
    return allowed, trusted


def _listen(host: str, port: int) -> socket.socket:
    """A socket at this address; if the usual port is taken, the next free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        socket.getaddrinfo(host, port, family)
    except (OSError, UnicodeError) as error:
        raise CommandFailed("cli-serve-address", host=Quoted(host), why=str(getattr(error, "strerror", None) or error)) from None
    for number in [port, *(range(port + 1, port + 20) if port else ())]:
        # asyncio sets TCP_NODELAY only where the protocol is named; without it a second update waits for a delayed ACK.
        listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, number))
            listener.listen()  # whoever reads the address may come at once, and waits for an answer
        except OSError as error:
            listener.close()
            reason = error
            continue
        return listener
    raise CommandFailed("cli-serve-listen", host=host, port=str(port), why=refusal(reason))


def _open(address: str) -> None:
    """A browser, where there is one."""
    if os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY") or os.name == "nt" or os.uname().sysname == "Darwin":
        webbrowser.open(address)
