"""Bots at a match."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence

from hanashobu import bots as levels
from hanashobu.api.arguments import seat_of, whole
from hanashobu.api.bots import Bot, bot
from hanashobu.api.errors import BadArgument, BadType, IllegalAction
from hanashobu.api.match import Match
from hanashobu.play.events import AnyEvent

AnyBot = str | os.PathLike[str] | Bot
Bots = AnyBot | Sequence[AnyBot | None] | Mapping[int, AnyBot]


def play_out(match: Match, bots: Bots = levels.USUAL, *, rounds: int | None = None) -> tuple[AnyEvent, ...]:
    """Let bots play on to the end of the match, or to the end of a number of rounds, and return what happened.

    `bots` is one bot for all seats, a list with one for each, or a mapping from seats. A seat of None, or one that is not in the
    mapping, is a person's: when it is asked, `play_out` stops there, and goes on when it is called again after `match.play(…)`.
    """
    if not isinstance(match, Match):
        raise BadType("match", f"Expected a Match, not {type(match).__name__}.")
    seated = _seated(bots, len(match.names))
    last = _last_round(match, rounds, all(seated))
    start = len(match.events)
    while not match.over:
        if match.round > last:
            break  # the next round has been dealt by itself
        if match.actor is None:
            if match.round == last:
                break
            match.next_round()
            continue
        who = seated[match.actor]
        if who is None:
            break
        _move(match, match.actor, who)
    return match.events[start:]


def _move(match: Match, seat: int, who: Bot) -> None:
    answer = who.choose(match.view(seat))
    try:
        match.play(answer, seat=seat)
    except (IllegalAction, BadType) as error:
        name = getattr(who, "name", type(who).__name__)
        raise IllegalAction("error-bot-at-seat", bot=name, seat=seat, why=error.message) from None


def _seated(bots: Bots, seats: int) -> list[Bot | None]:
    """The bot of each seat."""
    found: list[AnyBot | None] = [None] * seats
    if isinstance(bots, Mapping):
        for seat, who in bots.items():
            found[seat_of(seat, seats, "bots")] = who
    elif isinstance(bots, Sequence) and not isinstance(bots, str):
        if len(bots) != seats:
            raise BadArgument("bots", "error-api-bots", players=seats, n=len(bots))
        found = list(bots)
    else:
        found = [bots] * seats
    named: dict[str, Bot] = {}
    return [None if who is None else _found(who, named) for who in found]


def _found(who: AnyBot, named: dict[str, Bot]) -> Bot:
    if isinstance(who, str | os.PathLike):
        text = os.fspath(who)
        try:
            named[text] = named.get(text) or bot(text)
        except BadArgument as error:
            raise BadArgument("bots", error.message) from None
        return named[text]
    if isinstance(who, type) or not isinstance(who, Bot):
        raise BadType("bots", f"A bot is a name, a path, or an object with choose(view), not {type(who).__name__}.")
    return who


def _last_round(match: Match, rounds: int | None, no_person: bool) -> float:
    """The number of the last round that is played."""
    if rounds is not None:
        return match.round + whole(rounds, "rounds", 1) - (match.actor is not None)
    if no_person and match.options["rounds"] is None:
        raise BadArgument("rounds", "error-api-endless")
    return float("inf")
