"""The bots of a match in the terminal: those of the package, and anybody's own, in Python or behind a pipe."""

from __future__ import annotations

from hanashobu import bots
from hanashobu.bots.bot import Bot
from hanashobu.bots.external.protocol import BotProgram, Fault, rules_for
from hanashobu.bots.random_bot import RandomBot
from hanashobu.play.events import AnyEvent, MatchBegins
from hanashobu.play.match import IllegalAction
from hanashobu.table.table import Table
from hanashobu.text import Message, msg


def rival(name: str) -> Bot:
    """The bot that a save names; a program is one of its own for each seat. Raises a MessageError if it is not there."""
    if name in bots.all_bots():
        return bots.find(name)
    from hanashobu.api.typed_bots import typed_bot  # it takes a while to load

    return typed_bot(name)


class Rivals:
    """Everybody at a table who is not a person."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._bots = {seat: rival(one.bot) for seat, one in enumerate(table.seats) if one.bot}
        self._sent = dict.fromkeys(self._bots, 0)
        self._failed: set[str] = set()

    def play(self, seat: int) -> tuple[list[AnyEvent], Message | None]:
        """What a bot does, and why it was a random move if the bot has failed; each reason once."""
        table, bot = self._table, self._bots[seat]
        view, dice = table.view(seat), table.dice("bot", seat)
        try:
            if isinstance(bot, BotProgram):
                self._inform(seat, bot)
            return table.bot_plays(seat, bot.choose(view, dice)), None
        except (Fault, IllegalAction) as error:
            why = msg("terminal-bot-failed", who=view.player(seat), why=error.message)
        said = str(why) in self._failed
        self._failed.add(str(why))
        return table.bot_plays(seat, RandomBot().choose(view, dice)), None if said else why

    def leave(self) -> None:
        """End the programs."""
        for bot in self._bots.values():
            if isinstance(bot, BotProgram):
                bot.close()

    def _inform(self, seat: int, bot: BotProgram) -> None:
        """Send a program what its seat has seen since it was asked last."""
        seen = self._table.events_for(seat)
        if not self._sent[seat]:
            match, begins = self._table.match, seen[0]
            assert isinstance(begins, MatchBegins)
            seed = self._table.dice("bot", seat).getrandbits(32)
            rules = {"game": begins.game, "options": begins.options, **rules_for(match.rules)}
            bot.sit({"seat": seat, "names": match.names, "seed": seed, **rules})
        bot.receive(seen[self._sent[seat] :])
        self._sent[seat] = len(seen)
