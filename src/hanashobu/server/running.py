"""How the server runs: uvicorn with our limits, and a log that nobody can flood."""

from __future__ import annotations

import gc
import logging
import time
from collections.abc import Sequence
from typing import Any

import uvicorn

from hanashobu.app.admission.admission import BACKLOG
from hanashobu.app.admission.token_bucket import TokenBuckets
from hanashobu.server.asgi import Server
from hanashobu.server.guard import protocols

YOUNG, MIDDLE, OLD = 2000, 20, 50  # new objects before the collector looks at them, and such looks before the next, longer ones
MOST_ALIKE = 5  # lines of one kind that are logged in a minute

log = logging.getLogger(__name__)


class RateLimitFilter(logging.Filter):
    """Lets some lines of a kind through in a minute, and no more: strangers must not be able to fill the disk."""

    def __init__(self, most: int = MOST_ALIKE, clock: Any = time.monotonic) -> None:
        super().__init__()
        self._kinds = TokenBuckets(most, 60.0, clock, most=1000)

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether this line is logged; messages are counted by the line of code they come from."""
        return not self._kinds.take((record.name, record.levelno, str(record.msg)[:80]))


def config(app: Server, proxies: Sequence[str] = (), **more: Any) -> uvicorn.Config:
    """How uvicorn serves the application."""
    limits, (http, ws) = app.state.limits, protocols.of(app.state.admission)
    return uvicorn.Config(
        app,
        http=http,
        ws=ws,
        ws_max_size=limits.message_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=limits.ping_seconds,
        ws_ping_timeout=limits.ping_seconds,
        backlog=BACKLOG,
        lifespan="on",
        proxy_headers=bool(proxies),
        forwarded_allow_ips=list(proxies),
        server_header=False,
        timeout_graceful_shutdown=2,
        **more,
    )


def spare_the_collector() -> None:
    """Let the garbage collector look at new objects often and briefly, at all of them seldom, and at what is loaded by now never again."""
    # Nobody is served while it looks, and at all objects of 1,000 tables and 3,000 sockets it looks for most of a second.
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, OLD)


def keep_quiet() -> None:
    """For every log that a stranger's request can write to."""
    for name in ("asyncio", "uvicorn.error", "hanashobu.server.asgi", "hanashobu.app.connections.seat_connection"):
        logger = logging.getLogger(name)
        if not any(isinstance(each, RateLimitFilter) for each in logger.filters):
            logger.addFilter(RateLimitFilter())
