"""The terminal that a person plays at: lines go out, answers come in, one line each."""

from __future__ import annotations

import sys
import time
import unicodedata
from collections.abc import Iterable, Sequence
from typing import TextIO

from rich.console import Console
from rich.text import Text

from hanashobu.terminal.colours import CALM, URGENT, WON, paint
from hanashobu.terminal.screen import Canvas
from hanashobu.terminal.text_layout import wrap, wrapped
from hanashobu.text.current import t

PAUSE = 0.2  # seconds after each sentence; a turn has two
NARROW = 76  # below this the pictures have no room
ENDLESS = 60  # lines, where nobody says how high the page is
ASCII = str.maketrans("−×", "-x")  # a terminal without pictures may have no other letters


class LeaveTable(Exception):
    """The person leaves the table, or the input has come to its end."""


class PlayerTerminal:
    """A terminal, or a pair of pipes. Screens are cleared only where a person looks at them."""

    def __init__(self, fast: bool = False, plain: bool = False) -> None:
        _forgive(sys.stdin, sys.stdout)
        self.console = paint(Console(highlight=False, emoji=False, markup=False))
        self.live = sys.stdin.isatty() and sys.stdout.isatty()
        self.plain = plain or self.console.is_dumb_terminal or not self.console.encoding.startswith("utf")
        self.saves = True  # whether a match that is left can be gone on with
        self._fast = fast or not self.live
        self._remarks: list[str] = []
        self._used = 0

    @property
    def width(self) -> int:
        """How many cells a line has."""
        return max(20, self.console.width)

    @property
    def pictures(self) -> bool:
        """Whether cards can be drawn, or have to be described in sentences."""
        return not self.plain and self.width >= NARROW

    def paper(self, kept: int = 0) -> Canvas:
        """What there is to draw on; two lines are kept for prompt and answer, and so many for a question."""
        height = self.console.height - 2 - self._used - kept if self.console.is_terminal else ENDLESS
        return Canvas(self.width, height, self.console.color_system is not None and not self.console.no_color)

    @property
    def redraws(self) -> bool:
        """Whether each screen takes the place of the last one, or follows below it."""
        return self.live and self.pictures

    def clear(self, keep: bool = False) -> None:
        """An empty screen where that is a help; elsewhere a blank line, and where what is there is still to be read."""
        if self.redraws and not keep:
            self.console.clear()
        else:
            self.console.print()
        remarks = [line for text in self._remarks for line in wrapped(text, self.width, 2, WON)]
        self._used = len(remarks)
        self._remarks.clear()
        self.show(remarks)

    def remark(self, text: str) -> None:
        """Something to be said on top of the next screen."""
        self._remarks.append(text)

    def show(self, lines: Iterable[Text]) -> None:
        """Lines that fit already."""
        for line in lines:
            if self.plain:
                line.plain = line.plain.translate(ASCII)
            self.console.print(line, soft_wrap=True)

    def say(self, text: str, style: str = "") -> None:
        """A sentence, on as many lines as it needs."""
        self.show(wrapped(text, self.width, 2, style))

    def say_all(self, texts: Iterable[str]) -> None:
        """Sentences, one after another."""
        for text in texts:
            self.say(text)

    def announce(self, text: str, pause: bool = True) -> None:
        """Something that happened, slowly enough to be followed."""
        self.show(wrapped(f"› {text}" if self.pictures else text, self.width, 2, CALM))
        if pause:
            self.wait()

    @property
    def unhurried(self) -> bool:
        """Whether events are shown slowly."""
        return not self._fast

    def wait(self) -> None:
        """Give the person time to read."""
        if not self._fast:
            time.sleep(PAUSE)

    def page(self, lines: Sequence[Text], gap: bool = True) -> None:
        """A page to read, below a gap; a long one stops where the screen ends."""
        if gap:
            self.console.print()
        room = max(5, self.console.height - 2)
        rest = list(lines)
        while self.live and len(rest) > room:
            self.show(rest[:room])
            rest = rest[room:]
            if self.ask(t("terminal-more")) == "q":
                return
        self.show(rest)

    def ask(self, prompt: str) -> str:
        """One line from the person, in small letters; the end of the input is a goodbye."""
        *above, last = wrap(prompt.rstrip(), self.width - 10)
        self.show(Text(line, URGENT) for line in above)
        self.console.print(Text.assemble((last, URGENT), " "), end="", soft_wrap=True)
        sys.stdout.flush()
        try:
            answer = unicodedata.normalize("NFKC", input()).strip()
        except EOFError:
            self.console.print()
            raise LeaveTable from None
        if not sys.stdin.isatty():
            self.console.print(Text(answer), soft_wrap=True)  # a transcript reads as if it had been typed
        return answer.lower()


def _forgive(*files: TextIO) -> None:
    """Letters that a terminal cannot show or send become question marks, not errors."""
    for file in files:
        change = getattr(file, "reconfigure", None)
        if change:
            change(errors="replace")
