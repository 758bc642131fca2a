"""`hana duel`: bots against each other on the same deals."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import click
from click.shell_completion import CompletionItem
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from hanashobu.api.typed_bots import is_command
from hanashobu.bots import all_bots, known
from hanashobu.bots.bot import Bot
from hanashobu.bots.external.protocol import SECONDS, BadCommand, BotProgram, program
from hanashobu.cli import tables
from hanashobu.cli.command import command, option
from hanashobu.cli.common import (
    Decimal,
    GameName,
    WholeNumber,
    answer,
    console,
    json_option,
    option_option,
    players_option,
    say_if_slow,
    seed_option,
    show_progress,
    table_of,
)
from hanashobu.cli.errors import CommandFailed, Misuse
from hanashobu.cli.sim import BotName, heading
from hanashobu.cli.spread import on_option, spreading
from hanashobu.lab.duel.run import CONFIDENCE, Duel
from hanashobu.lab.duel.run import duel as play_duel
from hanashobu.rules.game import Game
from hanashobu.rules.options import Options
from hanashobu.text import msg
from hanashobu.text.current import t
from hanashobu.text.numbers import written


class BotOrCommand(BotName):
    """A bot by its name, by its file in Python, or a program by its command."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Bot:
        """The bot."""
        return _program(value) if isinstance(value, str) and is_command(value) else super().convert(value, param, ctx)


class GameOrBot(click.ParamType[str]):
    """The game, which may stand first, or a bot: which of them is known when all words are there."""

    name = "bot"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """The word."""
        return str(value)

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        """The games and the bots that begin so."""
        return [*GameName().shell_complete(ctx, param, incomplete), *BotName().shell_complete(ctx, param, incomplete)]


def _program(command: str) -> Bot:
    try:
        return program(command)
    except BadCommand as error:
        raise Misuse(error) from None


@command()
@click.argument("words", nargs=-1, type=GameOrBot(), metavar="[GAME] BOT...")
@option("--game", "-g", type=GameName(), metavar="GAME", help="help-duel-game")
@option("--bot", "commands", multiple=True, metavar="COMMAND", help="help-duel-bot")
@players_option
@option("--rounds", "-r", type=WholeNumber(), default=3600, default_text="3,600", metavar="N", help="help-duel-rounds")
@seed_option
@option_option
@option("--threads", "-t", type=WholeNumber(most=1024), metavar="N", help="help-threads")
@option("--confidence", type=Decimal(0.5, 0.999999), metavar="P", default=CONFIDENCE, show_default=True, help="help-duel-confidence")
@option("--seconds", type=Decimal(0.01, 3600), default=SECONDS, show_default=True, metavar="S", help="help-duel-seconds")
@option("--all", "to_the_end", is_flag=True, help="help-duel-all")
@on_option
@json_option
def duel(
    words: tuple[str, ...],
    game: Game | None,
    commands: tuple[str, ...],
    *,
    players: int | None,
    rounds: int,
    seed: int | None,
    options: tuple[str, ...],
    threads: int | None,
    confidence: float,
    seconds: float,
    to_the_end: bool,
    on: str,
    address: str | None,
    as_json: bool,
) -> None:
    """Let bots play the same deals against each other."""
    game, named = _entered(words, game)
    chosen, ruleset = table_of(game, options, players)
    entered = (*named, *(_program(command) for command in commands))
    bots = tuple(BotProgram(bot.command, seconds) if isinstance(bot, BotProgram) else bot for bot in entered)
    if len(bots) < 2:
        raise Misuse("cli-duel-two")
    chosen_seed = secrets.randbits(32) if seed is None else seed
    with spreading(on, address) as spread:
        say_if_slow()
        with _progress() as on_progress:
            found = play_duel(
                game,
                bots,
                chosen,
                seats=ruleset.seats,
                rounds=rounds,
                seed=chosen_seed,
                confidence=confidence,
                threads=threads,
                on_progress=on_progress,
                spread=spread,
                early=not to_the_end,
            )
    if found.trouble and not found.deals:
        raise CommandFailed("cli-duel-nothing", trouble=found.trouble)
    if as_json:
        answer(found.to_json())
    elif found.deals:
        _report(console(), game, chosen, found)
    if found.interrupted:
        show_progress("cli-stopped-early", trouble=found.trouble, done=found.rounds, of=rounds)
        raise click.exceptions.Exit(130)


def _entered(words: tuple[str, ...], game: Game | None) -> tuple[Game, list[Bot]]:
    """The game and the bots: the first word is the game unless `--game` names it."""
    ctx = click.get_current_context()
    if game is None:
        if not words or is_command(words[0]) or known(words[0]) in all_bots():
            raise Misuse("cli-missing", ctx, name="'--game' / '-g'", kind="option")
        game, words = GameName().convert(words[0], None, ctx), words[1:]
    return game, [BotOrCommand().convert(word, None, ctx) for word in words]


@contextmanager
def _progress() -> Iterator[Any]:
    """A bar on standard error, if somebody sees it; the bar goes when it is done."""
    screen = Console(stderr=True)
    if not screen.is_terminal:
        yield None
        return
    columns = (TextColumn(t("cli-duel-progress", done="{task.completed:,.0f}", of="{task.total:,.0f}")), BarColumn(), TimeElapsedColumn())
    with Progress(*columns, console=screen, transient=True) as bar:
        task = bar.add_task("", total=1)
        yield lambda done, total: bar.update(task, completed=done, total=total)


def _report(out: Console, game: Game, chosen: Options, found: Duel) -> None:
    heading(out, game, chosen, t("cli-duel-table", players=found.players, seed=str(found.seed)))
    each = found.matches // found.deals
    out.print(t("cli-duel-played", rounds=found.rounds, deals=found.deals, matches=each, seconds=found.elapsed), style="dim")
    out.print()
    heads = [t(f"cli-duel-column-{what}") for what in ("bot", "points", "more", "rounds", "matches")]
    table = tables.table(*heads, "ms", "ms 99%", numbers=range(1, 7))
    for bot in found.bots:
        table.add_row(
            bot.name,
            written(bot.points, "+z.2f"),
            _more(bot.difference, bot.interval),
            f"{bot.rounds_won:.1%}",
            f"{bot.matches_won:.1%}",
            _milliseconds(bot.seconds),
            _milliseconds(bot.seconds_99),
        )
    tables.show(out, table)
    out.print()
    for bot in found.bots:
        kinds = (("illegal", bot.illegal), ("crashed", bot.crashed), ("late", bot.late))
        faults = [msg(f"cli-duel-fault-{kind}", count=count) for kind, count in kinds if count]
        if faults:
            out.print(t("cli-duel-faults", bot=bot.name, faults=faults, moves=bot.moves, first=bot.fault), style="yellow")
    for pair in found.pairs:
        more = _more(pair.difference, pair.interval)
        fair = "" if pair.without_luck is None else _more(pair.without_luck, pair.without_luck_interval)
        decided = "decided" if pair.decided else "undecided"
        out.print(t("cli-duel-verdict", better=pair.better, worse=pair.worse, more=more, fair=fair, decided=decided))
        if fair and pair.times > 1:
            out.print(t("cli-duel-saved", rounds=found.rounds, many=round(found.rounds * pair.times)), style="dim")


def _more(difference: float, interval: tuple[float, float] | None) -> str:
    return written(difference, "+z.2f") + (f" ± {(interval[1] - interval[0]) / 2:.2f}" if interval else "")


def _milliseconds(seconds: float) -> str:
    return f"{1000 * seconds:,.0f}" if seconds >= 0.01 else f"{1000 * seconds:.2f}"
