"""How long tests wait for what must come: so long that only a program that hangs fails them, however busy the machine is."""

from __future__ import annotations

import time
from collections.abc import Callable

PATIENCE = 180.0  # seconds


def wait_for(there: Callable[[], object], patience: float = PATIENCE) -> None:
    """Wait until something is so."""
    end = time.monotonic() + patience
    while not there():
        assert time.monotonic() < end, "It did not come to that in time."
        time.sleep(0.005)
