"""Devices at tables with friends that judge what a server sends by the page's own code, which runs in Node without a page."""

from __future__ import annotations

import contextlib
import json
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from hanashobu.table.people import People
from hanashobu.table.protocol import ServerMessage, Update
from tests.browser.conftest import builder
from tests.server.friend_clients import Friend, mine
from tests.server.serving import Sitting
from tests.support.timeouts import PATIENCE

ROOT = Path(__file__).resolve().parents[2]


class Device:
    """A browser's storage, and the page's code for fair deals."""

    def __init__(self) -> None:
        if not (ROOT / "web" / "node_modules" / "vite").exists():
            pytest.skip("The packages of the page are not installed: run make page.")
        node, _ = builder(ROOT).commands()
        self._process = subprocess.Popen(
            [*node, "fair-device.mjs"], cwd=ROOT / "web", stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        assert self._answer() == {"ready": True}

    def does(self, what: str, **about: Any) -> dict[str, Any]:
        """What the page does about something."""
        assert self._process.stdin is not None
        print(json.dumps({"does": what, **about}), file=self._process.stdin, flush=True)
        return self._answer()

    def _answer(self) -> dict[str, Any]:
        assert self._process.stdout is not None
        found: dict[str, Any] = json.loads(self._process.stdout.readline())
        return found

    def close(self) -> None:
        self._process.communicate(timeout=PATIENCE)


class Page(Sitting):
    """A connection whose messages a device looks at; it answers by itself what the page answers by itself."""

    def __init__(self, friend: Friend, device: Device) -> None:
        super().__init__(friend.address, friend.table)
        self.alarms: list[str] = []  # what its person reads in red, each once
        self._table, self._device = friend.table, device

    def ready(self) -> None:
        """The person presses "I am ready"."""
        people = self.meet(lambda people: people)
        self._answers(self._device.does("ready", table=self._table, people=self._raw, party=mine(people)))

    def receive(self, patience: float = PATIENCE) -> ServerMessage | People:
        known = len(self.events)
        message = super().receive(patience)
        raw = json.loads(self.frames[-1])
        if isinstance(message, People):
            self._raw = raw
            self._answers(self._device.does("people", table=self._table, people=raw))
        elif isinstance(message, Update):
            new = raw["events"][known - message.start :]
            self._answers(self._device.does("update", table=self._table, events=new, head=raw.get("head")))
        return message

    def _answers(self, does: dict[str, Any]) -> None:
        if does["alarm"] and does["alarm"] not in self.alarms:
            self.alarms.append(does["alarm"])
        if does.get("answer"):
            self.say(json.dumps(does["answer"]))


@contextlib.contextmanager
def page(friend: Friend, device: Device) -> Iterator[Page]:
    """Somebody's page, from their first own seat."""
    with Page(friend, device) as sitting:
        sitting.say(json.dumps({"type": "sit", "player": friend.key, "seat": friend.seats[0], "start": 0}))
        yield sitting


def agree(*pages: Page) -> None:
    """Everybody is ready; contributions are revealed by the pages."""
    for one in pages:
        one.ready()
    for one in pages:
        one.meet(lambda people: people.stage == "playing" or (people.fair and people.fair.reveal))
    for one in pages:
        one.meet(lambda people: people.stage == "playing")


def checked(friend: Friend, device: Device) -> dict[str, Any]:
    """What a page finds when it looks at the record of a match that is over."""
    events = friend.get(f"/api/records/{friend.table}").json()["events"]
    return device.does("check", address=friend.address, table=friend.table, events=events)
