"""Bots by name, from a file, or from an installed package: anything with `choose(view)`."""

from __future__ import annotations

import ast
import hashlib
import importlib.util
import os
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from random import Random
from typing import Any, Protocol, runtime_checkable

from hanashobu import bots
from hanashobu.api.action import Action, number_of, worded
from hanashobu.api.errors import BadArgument, BadType, IllegalAction
from hanashobu.api.failures import failure
from hanashobu.api.view import View
from hanashobu.bots import bot as engine
from hanashobu.bots.external.protocol import Fault
from hanashobu.lab.duel.match import may
from hanashobu.play import view as play
from hanashobu.text.message import Quoted, message_of

GROUP = "hanashobu.bots"  # the entry points of packages that bring bots


@runtime_checkable
class Bot(Protocol):
    """Anything that chooses: it is given what its seat may know, and answers with one of `view.legal_actions`, or with its text."""

    def choose(self, view: View) -> str:
        """The action to be done."""


class NamedBot:
    """A bot of this package: its name, and how it plays in a sentence. Its random numbers are those of the view."""

    def __init__(self, found: engine.Bot) -> None:
        self._bot = found

    @property
    def name(self) -> str:
        """The word by which people choose it."""
        return self._bot.name

    @property
    def sentence(self) -> str:
        """How it plays."""
        return self._bot.sentence

    @property
    def engine(self) -> engine.Bot:
        """The same as the engine has it."""
        return self._bot

    def choose(self, view: View) -> Action:
        """What it would do; it sees no more than the view."""
        if not isinstance(view, View):
            raise BadType("view", f"A bot is given a View, such as match.view(0), not {type(view).__name__}.")
        if not view.engine.legal:
            raise IllegalAction("error-seat-not-asked")
        return worded(view.engine, self._bot.choose(view.engine, view.random))

    def __repr__(self) -> str:
        return f"<bot {self.name}: {self.sentence}>"


class BotFault(Fault, RuntimeError):
    """A bot from outside has raised an error, or chosen something illegal."""


class GuestBot:
    """Adapts a bot from outside to the engine: it gets the public view, and answers with a text.

    It can be pickled if the bot can, or if it came from a file or a package: then it is loaded again.
    """

    def __init__(self, bot: Bot, name: str, source: str | None = None) -> None:
        self.bot = bot
        self.name = name
        self.sentence = str(getattr(bot, "sentence", f"A bot in Python: {name}."))
        self.source = source

    def __reduce__(self) -> tuple[Any, ...]:
        return (engine_bot, (self.source,)) if self.source else (GuestBot, (self.bot, self.name))

    def choose(self, view: play.View, random: Random) -> int:
        """What it answers, as the engine has it; a BotFault if it raises, or answers what it cannot do."""
        try:
            answer = self.bot.choose(View(view, random))
        except Exception as error:
            raise BotFault("crashed", "fault-failed", bot=self.name, error=failure(error, self.bot.choose)) from error
        try:
            number = number_of(view, answer)
        except (IllegalAction, BadType) as error:
            raise BotFault("illegal", "fault-choice", bot=self.name, why=error.message) from None
        if not may(view, number):
            raise BotFault("illegal", "fault-choice-answer", bot=self.name, answer=Quoted(str(answer)))
        return number


def bot(name: str | os.PathLike[str]) -> Bot:
    """A bot by its name (`random` to `master`), by the name of an entry point in `hanashobu.bots`, or by the path of a file with a BOT."""
    if not isinstance(name, str | os.PathLike):
        raise BadType("name", f"A bot is a name such as 'strong' or the path of a file, not {type(name).__name__}.")
    text = os.fspath(name)
    if text.endswith(".py") or os.sep in text:
        return _from_file(Path(text))
    if bots.known(text) in bots.all_bots():
        return NamedBot(bots.find(text))
    installed = {point.name: point for point in entry_points(group=GROUP)}
    if text in installed:
        return _from_package(installed[text])
    try:
        return NamedBot(bots.find(text))
    except bots.UnknownBot as error:
        raise BadArgument("name", "error-api-bot-unknown", why=message_of(error), installed=installed) from None


def engine_bot(given: str | os.PathLike[str] | Bot, argument: str = "bots") -> engine.Bot:
    """A bot from its name, path or object, as the engine has it."""
    if isinstance(given, str | os.PathLike):
        try:
            found = bot(given)
        except BadArgument as error:
            raise BadArgument(argument, error.message) from None
        text = os.fspath(given)
        return found.engine if isinstance(found, NamedBot) else GuestBot(found, _name_of(found, Path(text).stem), text)
    if isinstance(given, NamedBot):
        return given.engine
    if isinstance(given, type) or not isinstance(given, Bot):
        raise BadType(argument, f"A bot is a name, a path, or an object with choose(view), not {_what(given)}.")
    return GuestBot(given, _name_of(given, type(given).__name__))


def _name_of(found: object, otherwise: str) -> str:
    name = getattr(found, "name", None)
    return name if isinstance(name, str) and name else otherwise.lower()


def _from_file(path: Path) -> Bot:
    """The BOT of a file: an object with `choose(view)`, or a class of such objects. A file without one is not run."""
    unique = hashlib.sha256(str(path.resolve()).encode()).hexdigest()[:16]
    spec = importlib.util.spec_from_file_location(f"hanashobu_bot_{unique}", path)
    if spec is None or spec.loader is None or not path.is_file():
        raise BadArgument("name", "error-api-bot-file", path=str(path))
    module = importlib.util.module_from_spec(spec)
    try:
        if not any(map(_names_bot, ast.parse(path.read_bytes(), path).body)):
            raise BadArgument("name", "error-api-bot-none", path=str(path))
        spec.loader.exec_module(module)
    except BadArgument:
        raise
    except Exception as error:
        raise BadArgument("name", "error-api-bot-load", bot=str(path), error=failure(error)) from error
    return _made(module.BOT, str(path))


def _names_bot(statement: ast.stmt) -> bool:
    """Whether a statement of a file binds the name BOT."""
    match statement:
        case ast.ClassDef():
            return statement.name == "BOT"
        case ast.ImportFrom():
            return any((alias.asname or alias.name) == "BOT" for alias in statement.names)
        case ast.Assign():
            return any(isinstance(target, ast.Name) and target.id == "BOT" for target in statement.targets)
        case ast.AnnAssign():
            return isinstance(statement.target, ast.Name) and statement.target.id == "BOT"
    return False


def _from_package(point: EntryPoint) -> Bot:
    try:
        found = point.load()
    except Exception as error:
        raise BadArgument("name", "error-api-bot-load", bot=point.name, error=failure(error)) from error
    return _made(found, point.name)


def _made(found: Any, where: str) -> Bot:
    try:
        made = found() if isinstance(found, type) else found
    except Exception as error:
        raise BadArgument("name", "error-api-bot-make", bot=where, error=failure(error)) from error
    if not isinstance(made, Bot):
        raise BadArgument("name", "error-api-bot-choose", bot=where)
    return made


def _what(given: object) -> str:
    return f"the class {given.__name__}" if isinstance(given, type) else type(given).__name__
