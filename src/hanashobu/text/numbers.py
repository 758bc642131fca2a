"""Numbers as people read them, with a true minus sign; what programs read (JSON, CSV) is written elsewhere."""

from __future__ import annotations

MINUS = "−"


def written(value: float, how: str = "") -> str:
    """A number in a format of Python's: `written(-43.6, "+.2f")` is `−43.60`."""
    return f"{value:{how}}".replace("-", MINUS)


def number(value: float) -> str:
    """A number with as many places as it has."""
    return written(value, "g") if isinstance(value, float) else written(value)


def signed(value: float) -> str:
    """Points won or lost: `+70`, `−35`, `0`."""
    return f"+{number(value)}" if value > 0 else number(value)
