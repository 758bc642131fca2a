"""What several commands need: a game by its name, options, seats, and answers for programs."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Callable, Sequence
from contextlib import nullcontext, suppress
from typing import IO, Any, NoReturn, TypeVar, cast

import click
from click.shell_completion import CompletionItem
from rich.console import Console
from rich.text import Text

from hanashobu import games
from hanashobu.cli.command import option
from hanashobu.cli.errors import Misuse
from hanashobu.play.seed import read_seed
from hanashobu.rules.game import Game
from hanashobu.rules.options import Options, entries, show
from hanashobu.rules.preset import KEY
from hanashobu.rules.ruleset import Ruleset
from hanashobu.text import Message, Quoted, msg
from hanashobu.text.current import say, t
from hanashobu.text.width import wrap

Function = TypeVar("Function", bound=Callable[..., Any])

WIDEST = 100  # wider lines are hard to read


class GameName(click.ParamType[Game]):
    """A game: its name, where hyphens and unambiguous beginnings will do, or the path of its file."""

    name = "game"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Game:
        """The game of this name, or of this file."""
        try:
            return self.find(value)
        except (games.UnknownGame, games.BadGameFile) as error:
            raise Misuse(error, ctx) from None

    def find(self, value: str | Game) -> Game:
        """The game; raises a sentence if there is none."""
        return games.find(value)

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        """The games that begin so, or files."""
        if games.looks_like_path(incomplete) or incomplete.startswith("."):
            return [CompletionItem(incomplete, type="file")]
        begin = incomplete.replace("-", "_")
        return [CompletionItem(name, help=say(game.about)) for name, game in games.all_games().items() if name.startswith(begin)]


class OneOf(click.ParamType[str]):
    """One of a few words."""

    name = "word"

    def __init__(self, *words: str) -> None:
        self._words = words

    def get_metavar(self, param: click.Parameter, ctx: click.Context) -> str:
        """The words, in the line that shows how the command is called."""
        return f"[{'|'.join(self._words)}]"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """The word."""
        if value not in self._words:
            what = self.name if param is None else param.human_readable_name.upper() if isinstance(param, click.Argument) else param.opts[0]
            raise Misuse("cli-one-of", ctx, option=what, words=self._words, value=Quoted(str(value)))
        return str(value)

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        """The words that begin so."""
        return [CompletionItem(word) for word in self._words if word.startswith(incomplete)]


class Seed(click.ParamType[int]):
    """A whole number of up to 256 bits."""

    name = "seed"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        """The number."""
        try:
            return value if isinstance(value, int) else read_seed(value)
        except ValueError as error:
            raise Misuse(error, ctx) from None


def whole(text: str) -> int:
    """A whole number as people type it: `1000000`, `1,000,000` or `1e6`."""
    if found := re.fullmatch(r"(\d+)e\+?(\d{1,2})", text.strip().lower()):
        return int(f"{found[1]}{'0' * int(found[2])}")
    return int(text.replace(",", "_"))


class WholeNumber(click.ParamType[int]):
    """A whole number from a least one on."""

    name = "number"

    def __init__(self, least: int = 1, most: int = 10**12) -> None:
        self._least = least
        self._most = most

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        """The number; underscores and commas may stand in it."""
        try:
            number = value if isinstance(value, int) else whole(str(value))
        except ValueError:
            number = self._least - 1
        if not self._least <= number <= self._most:
            what = param.opts[0] if param else self.name
            raise Misuse("cli-whole-number", ctx, option=what, least=self._least, most=f"{self._most:,}", value=Quoted(str(value)))
        return number


class Decimal(click.ParamType[float]):
    """A number within bounds, which need not be whole."""

    name = "number"

    def __init__(self, least: float, most: float) -> None:
        self._least = least
        self._most = most

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> float:
        """The number."""
        try:
            number = float(value)
        except ValueError:
            number = self._least - 1
        if not self._least <= number <= self._most:
            what = param.opts[0] if param else self.name
            raise Misuse("cli-number", ctx, option=what, least=f"{self._least:g}", most=f"{self._most:g}", value=Quoted(str(value)))
        return number


def complete_option(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
    """Names of options, and after the `=` their values."""
    game = ctx.params.get("game")
    if game is None and ctx.args:  # an option without its value keeps click from reading the arguments
        with suppress(ValueError):
            game = games.find(ctx.args[0])
    kind = game.options if isinstance(game, Game) else Options
    presets = [f"{KEY}={preset.name}" for preset in (game.presets if isinstance(game, Game) else ())]
    found = [CompletionItem(text) for text in presets if text.startswith(incomplete)]
    for entry in entries(kind):
        if incomplete.startswith(f"{entry.name}="):
            texts = [f"{entry.name}={show(choice)}" for choice in entry.choices]
            found += [CompletionItem(text) for text in texts if text.startswith(incomplete)]
        elif entry.name.startswith(incomplete):
            found.append(CompletionItem(f"{entry.name}=", help=f"{say(entry.title)}: {say(entry.sentence)}"))
    return found


def game_argument(function: Function) -> Function:
    """The argument GAME."""
    return click.argument("game", type=GameName())(function)


def option_option(function: Function) -> Function:
    """`--option key=value`, any number of times."""
    return option("--option", "-o", "options", multiple=True, metavar="KEY=VALUE", help="help-option", shell_complete=complete_option)(
        function
    )


def players_option(function: Function) -> Function:
    """`--players N`."""
    return option("--players", "-p", type=WholeNumber(), metavar="N", help="help-players")(function)


def seed_option(function: Function) -> Function:
    """`--seed S`."""
    return option("--seed", "-s", type=Seed(), help="help-seed")(function)


def json_option(function: Function) -> Function:
    """`--json`."""
    return option("--json", "as_json", is_flag=True, help="help-json")(function)


def table_of(game: Game, options: tuple[str, ...], players: int | None) -> tuple[Options, Ruleset]:
    """The table that was asked for."""
    try:
        table = game.table(options, players)
        if note := game.beside_preset(options):
            click.echo(say(note), err=True)
        return table
    except ValueError as error:
        raise Misuse(error) from None


class TrimmedStream:
    """A stream without blanks at the ends of lines, which tables leave there."""

    def __init__(self, stream: IO[str]) -> None:
        self._stream = stream

    def write(self, text: str) -> int:
        """Pass it on, trimmed."""
        return self._stream.write(re.sub(" +$", "", text, flags=re.MULTILINE) if text.endswith("\n") else text)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._stream, name)


class Paper(Console):
    """Where people read: not too wide, no colours where they are not wanted, no guesses about what to highlight."""

    def __init__(self) -> None:
        super().__init__(file=cast(IO[str], TrimmedStream(sys.stdout)), highlight=False, markup=False)
        self.width = min(self.width, WIDEST)

    def print(self, *objects: Any, **how: Any) -> None:
        """Sentences are broken where their language allows it, and numbers nowhere."""
        if len(objects) == 1 and isinstance(objects[0], str):
            objects = ("\n".join(wrap(objects[0], self.width)),)
        super().print(*objects, **how)

    def on_broken_pipe(self) -> None:
        """Nobody reads on: `main` says so by its exit status."""
        raise BrokenPipeError


def console() -> Console:
    """The answer of a command, on standard output."""
    return Paper()


def titled(game: Game, facts: str = "") -> Text:
    """A game in the person's vocabulary, its kanji, and facts beside it."""
    name = say(msg("words", text=game.called))
    return Text.assemble((name, "bold"), "" if name == game.kanji else f"  {game.kanji}", f"  {facts}" if facts else "")


def show_progress(message: Message | str, **args: Any) -> None:
    """Say something beside the answer, on standard error: a message, or one by its id."""
    click.echo(t(message, **args) if isinstance(message, str) else say(message), err=True)


Done = TypeVar("Done")
Work = TypeVar("Work")


def game_by_game(work: Sequence[Work], called: Callable[[Work], str], do: Callable[[Work], Done]) -> tuple[list[Done], bool]:
    """What came of each game, with its name on the screen meanwhile; Ctrl-C keeps what is finished, and says so by the second."""
    screen = Console(stderr=True)
    done: list[Done] = []
    try:
        for one in work:
            with screen.status(f"{called(one)} …") if screen.is_terminal else nullcontext():
                done.append(do(one))
    except KeyboardInterrupt:
        return done, True
    return done, False


def stopped_early(done: int, of: int) -> NoReturn:
    """Say how far it went, and end as programs do that were stopped."""
    show_progress("cli-stopped-games", done=done, of=of)
    raise click.exceptions.Exit(130)


def say_if_slow() -> None:
    """Say why CPython does the work, where it does."""
    from hanashobu.engine import native

    if problem := native.problem():
        show_progress(problem)


def reason(error: OSError) -> Message | str:
    """Why a file cannot be used."""
    from hanashobu.text.refusal import refusal

    return refusal(error)


def seat_of(text: str, names: tuple[str, ...]) -> int:
    """A player by name, or by number from 1."""
    for seat, name in enumerate(names):
        if text.strip().lower() == name.lower():
            return seat
    if text.strip().isdigit() and 1 <= int(text) <= len(names):
        return int(text) - 1
    raise Misuse("cli-no-such-player", player=Quoted(text), count=len(names), names=names)


def answer(data: Any) -> None:
    """Write an answer for a program."""
    click.echo(json.dumps(data, ensure_ascii=False, indent=2))


def span(players: tuple[int, ...]) -> str:
    """`2 to 4`, or the numbers one by one where some between are missing."""
    if not players:
        return "-"
    first, last = min(players), max(players)
    whole = tuple(sorted(players)) == tuple(range(first, last + 1)) and len(players) > 1
    return t("cli-span", first=first, last=last) if whole else ", ".join(map(str, players))
