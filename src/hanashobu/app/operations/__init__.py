"""Everything that can be asked for: each operation once, for every host, the OpenAPI document and the page.

A function takes what was asked in our own types and returns our own types or JSON; what cannot be is raised as a `Refusal` or another
error with a message.
"""

from __future__ import annotations

from hanashobu.app.operations import commitments, exports, notifications, records, rules, seats, tables
from hanashobu.app.operations.operation import Host, Operation

_MODULES = (rules, tables, seats, records, commitments, notifications, exports)
OPERATIONS: tuple[Operation, ...] = tuple(one for module in _MODULES for one in vars(module).values() if isinstance(one, Operation))


def of_host(host: Host) -> tuple[Operation, ...]:
    """What one host offers."""
    return tuple(one for one in OPERATIONS if one.host in (None, host))
