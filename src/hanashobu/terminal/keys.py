"""Single keys from a terminal."""

from __future__ import annotations

import codecs
import os
import select
import sys

import click

ESCAPE = "\x1b"
END = "\x04"
SEQUENCE_SECONDS = 0.05  # for the rest of a key that sends several characters
LONGEST = 8  # characters of such a key


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
        found = _character(keyboard)
        while found.startswith(ESCAPE) and len(found) < LONGEST and select.select([keyboard], [], [], SEQUENCE_SECONDS)[0]:
            found += _character(keyboard)
        return found
    finally:
        termios.tcsetattr(keyboard, termios.TCSADRAIN, before)


def _character(keyboard: int) -> str:
    """One character, however many bytes it has."""
    decoder = codecs.getincrementaldecoder("utf-8")(errors="replace")
    while byte := os.read(keyboard, 1):
        if found := decoder.decode(byte):
            return found
    return END  # the terminal is gone
