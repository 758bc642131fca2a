"""Two servers behind nginx, set up as docs/hosting.md says: players come to any of them, and one that is killed is not missed."""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from hanashobu.app.store import open_store
from hanashobu.games import all_games
from tests.server.killed_servers import Evening
from tests.server.processes import servers
from tests.server.serving import Client, free_socket, listens
from tests.support.timeouts import wait_for

CONFIGURATION = """
daemon off; pid {folder}/pid; error_log {folder}/errors; worker_processes 1;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi; uwsgi_temp_path {folder}/uwsgi; scgi_temp_path {folder}/scgi;
    upstream hana {{ least_conn; {servers} }}
    {server}
}}
"""


@pytest.fixture
def nginx() -> str:
    """The program; the test is skipped where there is none."""
    program = shutil.which("nginx", path=f"{os.environ['PATH']}:/usr/sbin")
    if program is None:
        pytest.skip("There is no nginx here.")
    return program


@contextlib.contextmanager
def proxy(program: str, folder: Path, root: Path, addresses: list[str]) -> Iterator[Client]:
    """nginx with the server block of the page, on a free port and without TLS, before these servers."""
    folder.mkdir()
    with free_socket() as free:
        port = free.getsockname()[1]
    found = re.search(r"^server \{.*?^\}", (root / "docs" / "hosting.md").read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    assert found
    block = found.group().replace("listen 443 ssl;", f"listen 127.0.0.1:{port};").replace("hana.example.org", "127.0.0.1")
    block = block.replace("http://127.0.0.1:8088;", "http://hana; proxy_next_upstream error timeout;")
    upstream = " ".join(f"server {address.removeprefix('http://')};" for address in addresses)
    (folder / "nginx.conf").write_text(CONFIGURATION.format(folder=folder, servers=upstream, server=block), encoding="utf-8")
    process = subprocess.Popen([program, "-p", str(folder), "-c", str(folder / "nginx.conf")], stderr=subprocess.DEVNULL)
    client = Client(f"http://127.0.0.1:{port}")
    try:
        wait_for(lambda: listens(client.address))
        yield client
    finally:
        client.close()
        process.terminate()
        process.wait()


@pytest.mark.soak
def test_whole_matches_behind_a_proxy_while_servers_are_killed(nginx: str, tmp_path: Path, root: Path, database: str) -> None:
    evening, random = Evening(19, rounds=1), Random(19)
    with (
        servers(database, "--proxy", "127.0.0.1") as two,
        proxy(nginx, tmp_path / "nginx", root, [client.address for client in two.clients]) as client,
    ):
        with evening.life(client, client):  # the proxy chooses where each of them goes
            for _ in range(3):
                time.sleep(random.choice([0.3, 0.8, 2.0]))
                two.kill_one(random)
        evening.finish(client, client)
    assert evening.matches >= len(all_games())
    with contextlib.closing(open_store(database)) as store:
        evening.check_stored(store)
    print(evening.report())
