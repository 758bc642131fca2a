"""Everything that a browser keeps, as one file: to put away, or to go on with in another browser."""

from __future__ import annotations

from typing import Any

import msgspec

from hanashobu import __version__
from hanashobu.app.messages.api import Imported
from hanashobu.app.operations.call import Call, File
from hanashobu.app.operations.operation import operation
from hanashobu.app.records import bundles
from hanashobu.app.store import Store

GROUP = "export"


@operation("POST", "/api/export", GROUP, host="worker")
async def export_all(call: Call, wanted: dict[str, Any]) -> File:
    """All tables and records, and what the page keeps beside them."""
    store = call.services.async_store.store
    found = [bundles.bundle(store, id) for id in store.ids()]
    page = msgspec.json.encode(wanted)
    return File("hanashobu.jsonl", bundles.exported([one for one in found if one], __version__, page))


@operation("POST", "/api/import", GROUP, refuses=(409,), host="worker")
async def import_all(call: Call, player: str, data: bytes) -> Imported:
    """Add what such a file has and this browser does not; returns what the page kept beside it."""
    store, added = call.services.async_store, 0
    export = bundles.imported(data, player)
    for one in bundles.sorted_by_play(export.bundles):
        if not store.store.rows(one.id):  # what is here already is at least as new
            await store.write(_put, one, store.store)
            added += 1
    return Imported(added, msgspec.json.decode(export.page))


def _put(one: bundles.Bundle, store: Store) -> None:
    bundles.put(store, one)
