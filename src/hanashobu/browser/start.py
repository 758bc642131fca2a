"""Starts the program in a worker, with the storage and the callback of JavaScript."""

from __future__ import annotations

import gc
from collections.abc import Awaitable
from typing import Any

from hanashobu.browser.site import Response
from hanashobu.browser.worker import Post, Program


class IndexedDb:
    """The browser's database, through an object of JavaScript whose methods return promises."""

    def __init__(self, storage: Any) -> None:
        self._storage = storage

    async def put(self, id: str, text: str) -> None:
        """Keep a text instead of everything under this id."""
        await _kept(self._storage.put(id, text))

    async def add(self, id: str, number: int, text: str) -> None:
        """Keep an addition."""
        await _kept(self._storage.add(id, number, text))

    async def remove(self, id: str) -> None:
        """Remove everything under this id."""
        await _kept(self._storage.remove(id))


class ThinkingWorker:
    """Another worker with this program, through an object of JavaScript."""

    def __init__(self, thinker: Any) -> None:
        self._thinker = thinker

    async def think(self, job: bytes) -> bytes:
        """The outcome of a job."""
        from pyodide.ffi import to_js  # type: ignore[import-not-found]

        try:
            return bytes((await self._thinker.think(to_js(job))).to_bytes())
        except Exception as error:  # of a class that only Pyodide has
            raise OSError(str(error)) from None


async def _kept(promise: Awaitable[None]) -> None:
    try:
        await promise
    except Exception as error:  # of a class that only Pyodide has
        raise OSError(str(error)) from None


class PageProgram(Program):
    """The program as JavaScript calls it: bodies are text."""

    async def ask(self, method: str, url: str, body: str | bytes, key: str) -> Response:
        """The answer to a request."""
        return await super().ask(method, url, body.encode() if isinstance(body, str) else body, key)


def start(storage: Any, kept: Any, post: Post, thinker: Any) -> PageProgram:
    """The program, with everything that the browser has kept."""
    program = PageProgram(IndexedDb(storage), kept.to_py(), post, ThinkingWorker(thinker))
    gc.freeze()  # what is loaded by now stays, and no click has to wait until the collector has looked at all of it
    return program
