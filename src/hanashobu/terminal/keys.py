"""Single keys from a terminal."""

from __future__ import annotations

import os
import select
import sys

import click

ESCAPE = b"\x1b"
SEQUENCE_SECONDS = 0.05  # for the rest of a key that sends several bytes


def pressed() -> str:
    """The next key, also one that was pressed before it was asked for: `click.getchar` throws those away."""
    try:
        import termios
        import tty
    except ImportError:  # Windows, where it does not
        return click.getchar()
    keyboard = sys.stdin.fileno()
    before = termios.tcgetattr(keyboard)
    tty.setcbreak(keyboard, termios.TCSADRAIN)
    try:
        found = os.read(keyboard, 1)
        while found.startswith(ESCAPE) and select.select([keyboard], [], [], SEQUENCE_SECONDS)[0] and len(found) < 8:
            found += os.read(keyboard, 1)
        return found.decode(errors="replace") or "\x04"  # the terminal is gone
    finally:
        termios.tcsetattr(keyboard, termios.TCSADRAIN, before)
