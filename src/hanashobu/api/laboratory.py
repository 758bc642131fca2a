"""Simulations, duels and chances."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence

from hanashobu.api.arguments import AnyGame, seed_of, table_of, whole
from hanashobu.api.bots import Bot, BotFault, GuestBot, engine_bot
from hanashobu.api.errors import BadArgument, BadType, IllegalAction
from hanashobu.api.view import View
from hanashobu.bots import bot as engine
from hanashobu.engine import native
from hanashobu.lab.duel import run as duels
from hanashobu.lab.duel.run import Duel
from hanashobu.lab.odds import chances
from hanashobu.lab.odds.chances import NoOdds
from hanashobu.lab.odds.chances import PositionOdds as Odds
from hanashobu.lab.sim import run as simulations
from hanashobu.lab.sim.result import Simulation
from hanashobu.rules.options import Value
from hanashobu.text.message import message_of

AnyBot = str | os.PathLike[str] | Bot

__all__ = ["Duel", "Odds", "Simulation", "duel", "odds", "simulate"]


def simulate(
    game: AnyGame,
    *,
    rounds: int = 10_000,
    players: int | None = None,
    bot: AnyBot = "random",
    seed: int = 0,
    threads: int | None = None,
    options: Mapping[str, Value] | None = None,
    **house_rules: Value,
) -> Simulation:
    """Play many rounds, at random or by a bot in every seat, and return the results.

    The same seed gives the same numbers. Where there is a compiled kernel, random play runs in it.
    """
    found, chosen, rules = table_of(game, options, house_rules, players)
    who = engine_bot(bot, "bot")
    player = None if who.name == "random" else who  # the kernel itself plays at random
    count = None if threads is None else whole(threads, "threads", 1)
    try:
        return simulations.simulate(
            found, chosen, rules.seats, rounds=whole(rounds, "rounds", 1), seed=seed_of(seed) or 0, threads=count, bot=player
        )
    except BotFault as error:
        raise error.__cause__ or IllegalAction(message_of(error)) from None


def duel(
    game: AnyGame,
    bots: Sequence[AnyBot],
    *,
    rounds: int = 3600,
    players: int | None = None,
    seed: int = 0,
    confidence: float = duels.CONFIDENCE,
    threads: int = 1,
    options: Mapping[str, Value] | None = None,
    **house_rules: Value,
) -> Duel:
    """Let bots play the same deals in every seat, up to a number of rounds or until it is clear which is better.

    A bot that fails or chooses something illegal loses that turn to a random move, and the result says so. More threads are processes,
    so a script needs `if __name__ == "__main__":` then; bots that are neither named nor in a file of their own stay in this one.
    """
    if isinstance(bots, str) or not isinstance(bots, Sequence):
        raise BadType("bots", "Bots are a list of two or more.")
    if len(bots) < 2:
        raise BadArgument("bots", "cli-duel-two")
    if not isinstance(confidence, float) or not 0.5 <= confidence < 1:
        raise BadArgument("confidence", "error-api-confidence")
    found, chosen, rules = table_of(game, options, house_rules, players)
    who = tuple(engine_bot(one) for one in bots)
    count = whole(threads, "threads", 1) if all(_can_travel(one) for one in who) else 1
    return duels.duel(
        found,
        who,
        chosen,
        seats=rules.seats,
        rounds=whole(rounds, "rounds", 1),
        seed=seed_of(seed) or 0,
        confidence=confidence,
        threads=count,
    )


def odds(view: View, *, worlds: int | None = None, seed: int = 0) -> Odds:
    """How likely everybody's yaku are in this position, and what the round will bring, from what the seat of the view knows."""
    if not isinstance(view, View):
        raise BadType("view", f"Expected a View, such as match.view(0), not {type(view).__name__}.")
    if worlds is not None:
        whole(worlds, "worlds", 1)
    try:
        return chances.chances(view.engine, worlds, seed_of(seed) or 0, fast=native.ready())
    except NoOdds as error:
        raise IllegalAction(message_of(error)) from None


def _can_travel(bot: engine.Bot) -> bool:
    """Whether another process can have the bot too: one that is named, or that is loaded from a file or a package."""
    return not isinstance(bot, GuestBot) or bot.source is not None
