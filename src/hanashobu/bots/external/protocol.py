"""Other people's bots: programs that speak JSON lines over a pipe (docs/bot-protocol.md).

A program may hang, flood, die or talk nonsense: that costs it the turn, never the match. It is restarted once, is sent what it had
missed, and after that it has given up.
"""

from __future__ import annotations

import json
import shlex
import shutil
import time
from collections.abc import Iterable
from pathlib import Path
from queue import Empty
from random import Random
from typing import Any, Literal

import msgspec

from hanashobu.bots.external.process import Process
from hanashobu.bots.searcher import least_offer
from hanashobu.cards import MOST_CARDS, code, codes, each
from hanashobu.engine.actions import BIDS, offer
from hanashobu.play.events import Event
from hanashobu.play.plain_view import plain
from hanashobu.play.questions import choices
from hanashobu.play.view import View
from hanashobu.rules.ruleset import Ruleset
from hanashobu.text import Arg, Message, MessageError, Quoted
from hanashobu.text.refusal import refusal

PROTOCOL = "hanafuda-bot/1"
SECONDS = 5.0  # for a move, unless set otherwise
START_SECONDS = 15.0  # more for the first answer of a program that has just been started
MOST_LATE = 3  # answers one after another, before a program counts as hanging
STARTS = 2

Kind = Literal["illegal", "crashed", "late"]


class BadCommand(MessageError, ValueError):
    """A command that cannot be a bot."""


class Fault(MessageError):
    """A program has lost its turn."""

    def __init__(self, kind: Kind, message: Message | str, /, **args: Arg | Iterable[Arg]) -> None:
        super().__init__(message, **args)
        self.kind: Kind = kind

    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
        return type(self), (self.kind, self.message)


class BotProgram:
    """A bot that is a program. It can be pickled and copied; a copy is a program that has not been started."""

    def __init__(self, command: str, seconds: float = SECONDS) -> None:
        self.command = command
        self.seconds = seconds
        self.name = name_of(command)
        self.sentence = f"A program: {command}"
        self._process: Process | None = None
        self._starts = 0
        self._sent: list[bytes] = []  # this match, for a program that is started anew
        self._turn = 0
        self._asked = self._late = 0  # of the running program

    def __reduce__(self) -> tuple[Any, ...]:
        return BotProgram, (self.command, self.seconds)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, BotProgram) and (self.command, self.seconds) == (other.command, other.seconds)

    def __hash__(self) -> int:
        return hash((self.command, self.seconds))

    @property
    def warm(self) -> bool:
        """Whether it has been asked before: its first answer takes as long as it takes to start."""
        return self._process is not None and self._asked > 0

    def fresh(self) -> BotProgram:
        """The same program, not started."""
        return BotProgram(self.command, self.seconds)

    def sit(self, hello: dict[str, Any]) -> None:
        """A match begins."""
        self._sent = []
        self._say(_line({"hello": PROTOCOL, "seconds": self.seconds, **hello}))

    def receive(self, events: Iterable[Event]) -> None:
        """What its seat sees."""
        lines = b"".join(msgspec.json.encode(event) + b"\n" for event in events)
        if lines:
            self._say(lines)

    def choose(self, view: View, random: Random) -> int:
        """What the program answers. Raises a Fault if that is nothing it can do."""
        process = self._running()
        process.forget()
        self._turn += 1
        limit = self.seconds + (0.0 if self.warm else START_SECONDS)
        self._asked += 1
        process.say(
            _line({"ask": self._turn, "question": str(choices.question(view) or ""), "choices": offered_to(view), "view": plain(view)})
        )
        end = time.monotonic() + limit
        while True:
            try:
                line = process.line(end - time.monotonic())
            except Empty:
                self._is_late()
                raise Fault("late", "fault-late", seconds=limit) from None
            if line is None:
                self._process = None
                raise Fault("crashed", process.exit_message())
            action = self._read(view, line)
            if action is not None:
                self._late = 0
                return action

    def close(self) -> None:
        """End the program."""
        if self._process:
            self._process.close()
            self._process = None

    def _say(self, lines: bytes) -> None:
        self._sent.append(lines)
        if self._process:
            self._process.say(lines)

    def _running(self) -> Process:
        """The program, started if it is not there; it gets to know what happened before."""
        if self._process is None:
            if self._starts == STARTS:
                raise Fault("crashed", "fault-gave-up")
            self._starts += 1
            self._asked = self._late = 0
            try:
                self._process = Process(self.command)
            except OSError as error:
                raise Fault("crashed", "fault-start", why=refusal(error)) from None
            self._process.say(b"".join(self._sent))
        return self._process

    def _is_late(self) -> None:
        self._late += 1
        if self._late == MOST_LATE:
            self.close()

    def _read(self, view: View, line: bytes) -> int | None:
        """The action of an answer; None for an answer to an earlier question."""
        try:
            answer = json.loads(line)
        except (ValueError, RecursionError):
            answer = None
        if not isinstance(answer, dict) or not _whole(answer.get("action")) or not _whole(answer.get("turn", self._turn)):
            raise Fault("illegal", "fault-unreadable", answer=Quoted(line[:80].decode(errors="replace")))
        if answer.get("turn", self._turn) < self._turn:
            return None
        action: int = answer["action"]
        if action not in BIDS or action not in view.legal:
            return action
        if _whole(answer.get("to")) and _whole(answer.get("amount")) and 0 <= answer["to"] < 8 and answer["amount"] >= 0:
            return offer(answer["to"], answer["amount"])
        return least_offer(view)


def _whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _line(data: dict[str, Any]) -> bytes:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def offered_to(view: View) -> list[dict[str, Any]]:
    """The choices of a question: a card by its code, everything else by its word, and what it costs or brings."""
    found: list[dict[str, Any]] = []
    for action in view.legal:
        if action < MOST_CARDS:
            found.append({"action": action, "card": code(action)})
        else:
            choice = choices.choice(view, action)
            found.append({"action": action, "word": choice.word, "text": str(choice.text or "")})
    return found


def rules_for(rules: Ruleset) -> dict[str, Any]:
    """What a program may want to know of the rules: what each card counts, and what yaku are made of."""
    rows = [
        {
            "id": row.id,
            "name": row.name,
            "stops": row.stops,
            **({"places": row.places} if row.places else {}),
            "levels": [
                {
                    "points": level.points,
                    "all": codes(level.pattern.all_of),
                    "need": level.pattern.need,
                    "of": codes(level.pattern.some_of),
                    **({"month": level.month} if level.month else {}),
                }
                for level in row.levels
            ],
        }
        for row in rules.yaku
    ]
    return {"values": {code(card): rules.values.of(1 << card) for card in each(rules.deck)}, "yaku": rows}


def name_of(command: str) -> str:
    """A name for a command: the script's, or else the program's."""
    words = _split(command)
    script = next((word for word in words if word.endswith((".py", ".js", ".rb", ".jar", ".sh"))), words[0])
    return Path(script).stem[:16] or "program"


def program(command: str, seconds: float = SECONDS) -> BotProgram:
    """The bot that a command is. Raises BadCommand if there is no such program."""
    first = _split(command)[0]
    if shutil.which(first) is None:
        raise BadCommand("error-bot-program", program=Quoted(first))
    return BotProgram(command, seconds)


def _split(command: str) -> list[str]:
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise BadCommand("error-bot-command", command=Quoted(command), why=str(error).lower()) from None
    if not words:
        raise BadCommand("error-bot-empty")
    return words
