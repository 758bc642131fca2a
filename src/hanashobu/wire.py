"""What every type of message has in common. The page's TypeScript types are generated from these, so nothing is written twice."""

from __future__ import annotations

import msgspec


class Wire(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):  # no message is part of a cycle
    """A message, or a part of one, between a server and a page."""
