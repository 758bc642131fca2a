"""The catalogues of a language: all its `.ftl` files, and what games from outside bring along.

Files whose name begins with `page-` are for the page alone, and those that begin with `cli-` for the command line and the terminal.
"""

from __future__ import annotations

import re
import threading
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

from hanashobu.text.fluent import BadEntry, CatalogueEntry, Pattern, entries, pattern

FOLDER = Path(__file__).parent / "catalogues"
SOURCE = "en"  # the language that the program is written in, and the fallback where another has no message

_added: dict[str, dict[str, str]] = {}  # per language, by the name of the game, what games from outside say


class Catalogue:
    """The messages of one language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self._entries: dict[str, CatalogueEntry] = {}
        for source in _added.get(lang, {}).values():
            self._entries |= entries(source)
        self._unread = _files(lang)  # read as far as something is looked for: a help page needs one file
        self._reading = threading.Lock()  # or a thread would find all files read and a message missing that another is reading
        self._reported: set[str] = set()

    def pattern(self, id: str, attribute: str | None = None) -> Pattern | None:
        """A message, or one of its attributes; None where the language has none that can be read."""
        if id not in self._entries:
            self._read_until(id)
        entry = self._entries.get(id)
        if entry is None:
            return None
        try:
            return entry.part(attribute)
        except BadEntry as error:
            self.report(id, f"cannot be read: {error}")
            return None

    def _read_until(self, id: str) -> None:
        with self._reading:
            while id not in self._entries and (file := next(self._unread, None)):
                self._entries = entries(file.read_text("utf-8")) | self._entries

    def report(self, id: str, trouble: str) -> None:
        """One line in the log for each message that is in trouble."""
        if id not in self._reported:
            self._reported.add(id)
            warn(f"Message {id} of language {self.lang} {trouble}.")


@cache
def languages() -> tuple[str, ...]:
    """The languages that have catalogues, English first."""
    found = sorted(folder.name for folder in FOLDER.iterdir() if folder.is_dir() and not folder.name.startswith(("_", ".")))
    return tuple(sorted(found, key=lambda lang: lang != SOURCE))


@cache
def catalogue(lang: str) -> Catalogue:
    """The catalogue of a language; of one that nobody has translated, the English one."""
    found = known(lang)
    return Catalogue(lang) if found == lang else catalogue(found)


@cache
def known(lang: str) -> str:
    """The language that is meant, where a region or an encoding may follow (`ja_JP.UTF-8`); English where nobody has translated it."""
    short = re.split("[-_.@]", lang.strip().lower())[0]
    for code in (lang, short):
        if code in languages():
            return code
    warn(f"There is no language {lang[:40]!r}; the languages are {', '.join(languages())}.")
    return SOURCE


def warn(text: str) -> None:
    """A line in the log."""
    import logging  # most processes have nothing to warn of

    logging.getLogger(__name__).warning("%s", text)


def add(game: str, sources: Mapping[str, str]) -> None:
    """Messages that the file of a game brings along, by language; those of an earlier version of it are forgotten."""
    for brought in _added.values():
        brought.pop(game, None)
    for lang, source in sources.items():
        _added.setdefault(lang, {})[game] = source
    catalogue.cache_clear()


def added() -> dict[str, str]:
    """What the files of games bring along for each language, for the page."""
    return {lang: "\n".join(sources.values()) for lang, sources in _added.items() if sources}


@cache
def of_a_game(text: str) -> Pattern:
    """The English in a game's file."""
    try:
        return pattern(text)
    except BadEntry:
        return (text,)


def _files(lang: str) -> Iterator[Path]:
    """The files of a language for Python, the help pages first."""
    found = (file for file in (FOLDER / lang).glob("*.ftl") if not file.name.startswith("page-"))
    return iter(sorted(found, key=lambda file: (file.name != "cli-help.ftl", file.name)))
