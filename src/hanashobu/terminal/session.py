"""A match at the terminal: bots play from their views, the person from theirs, and every event goes to the record at once."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from hanashobu.play import events, participation
from hanashobu.play.events import AnyEvent, Event
from hanashobu.records.codec import Writer
from hanashobu.rules.phases import FISHING
from hanashobu.table.protocol import Act, GoOn, Stop
from hanashobu.table.table import Table
from hanashobu.terminal import event_text, settlement, spoken
from hanashobu.terminal.ask import Asker, PlayerContext
from hanashobu.terminal.console import PlayerTerminal
from hanashobu.terminal.reading import say
from hanashobu.terminal.rivals import Rivals
from hanashobu.text.current import t

WIDEST = 120  # cells of a settlement; the eye loses its way in wider ones
SETTLEMENT = (events.Pay, events.RoundScore, events.RoundEnds, events.LedgerEntry, events.MatchEnds)


class Session:
    """One person at one table; the table is the authority, as it is behind a server."""

    def __init__(self, table: Table, seat: int, writer: Writer, terminal: PlayerTerminal, rivals: Rivals) -> None:
        self._table = table
        self._rivals = rivals
        self._match = table.match
        self._seat = seat
        self._writer = writer
        self._terminal = terminal
        self._asker = Asker(terminal, table.match.game)
        self._seen = list(table.events_for(seat))
        self._since = self._last_turn()
        self._asked = False  # in this round: somebody who is not has seen the table only when it was dealt

    def play(self) -> None:
        """Play to the end of the match; the person may leave at any question."""
        match = self._match
        if match.actor is not None:
            self._open()
        while not match.over:
            if match.status == "between":
                self._between()
            elif match.actor == self._seat:
                self._own_turn()
            elif match.actor is not None:
                self._bot_turn(match.actor)
            else:
                self._note(match.go_on())
        self._end()

    def _note(self, new: list[AnyEvent]) -> list[AnyEvent]:
        """Write events down, and keep what the person may see of them."""
        self._writer.write(new)
        new = self._table.events_for(self._seat)[len(self._seen) :]
        self._seen += new
        return new

    def _open(self) -> None:
        """The table as it was dealt, before anybody plays."""
        if self._match.actor == self._seat and self._terminal.redraws:
            return  # it is drawn with the question
        if self._terminal.redraws or participation.before_play(self._sight().view):  # some are asked nothing before it is known who plays
            self._asker.draw(self._sight())
        else:
            for text in self._words(self._since):
                self._terminal.announce(text, pause=False)

    # Whose turn it is.

    def _own_turn(self) -> None:
        match, seat, self._asked = self._match, self._seat, True
        actions = self._asker.decide(self._sight(), lambda action: match.check(seat, action))
        self._since = len(self._seen)
        for action in actions:
            self._show(self._note(self._table.answer(seat, Act(self._turn, action))))

    def _bot_turn(self, seat: int) -> None:
        new, failed = self._rivals.play(seat)
        if failed:
            (self._terminal.remark if self._terminal.redraws else self._terminal.say)(say(failed, self._seat))
        self._show(self._note(new))

    @property
    def _turn(self) -> int:
        return self._table.turn(self._seat)

    def _show(self, new: Sequence[AnyEvent]) -> None:
        if self._watches():
            self._asker.draw(self._sight())
            self._terminal.wait()
            return
        # What is narrated as it happens; the settlement of a round has a page of its own.
        without = SETTLEMENT if any(isinstance(event, events.RoundScore) for event in new) else ()
        for text in self._words(len(self._seen) - len(new), without):
            self._terminal.announce(text)

    def _watches(self) -> bool:
        """Whether the person is out of the round and looks on while others play."""
        if not self._terminal.unhurried or not self._terminal.redraws or self._match.phase != FISHING:
            return False
        return bool(participation.idle(self._match.view(self._seat), self._seat))

    # What the person is shown.

    def _sight(self) -> PlayerContext:
        dice = partial(self._table.dice, "hint", self._seat)
        return PlayerContext(self._match.view(self._seat), self._words(self._since), self._log(), dice)

    def _words(self, start: int, without: tuple[type[Event], ...] = ()) -> list[str]:
        """What has happened from an event on."""
        narrated = [one for one in self._narrated(start) if not isinstance(one[0], without)]
        return event_text.news(narrated, self._table.commentary_for(self._seat).context, self._seat)

    def _log(self) -> list[str]:
        return event_text.log(self._narrated(self._round_start()), self._seat)

    def _narrated(self, start: int) -> list[event_text.Narrated]:
        return list(zip(self._seen[start:], self._table.commentary_for(self._seat).texts[start:], strict=True))

    def _round(self) -> list[AnyEvent]:
        """The events of the round that is played, or was played last."""
        return self._seen[self._round_start() :]

    def _round_start(self) -> int:
        return max((at for at, event in enumerate(self._seen) if isinstance(event, events.RoundBegins)), default=0)

    def _last_turn(self) -> int:
        """Where the person's last turn began, or else the round."""
        for at in range(len(self._seen) - 1, -1, -1):
            event = self._seen[at]
            if isinstance(event, events.Play) and event.seat == self._seat and event.source == "hand":
                return at
            if isinstance(event, events.RoundBegins):
                return at if event.number > 1 else 0
        return 0

    # Between rounds, and at the end.

    def _between(self) -> None:
        """The settlement; then the next round, the end, or a goodbye."""
        match, terminal = self._match, self._terminal
        self._settlement()
        sight = self._sight()
        ends = "no" if match.rules.length.rounds else "yes"
        while True:
            word = terminal.ask(t("terminal-next-round", round=match.round + 1, ends=ends))
            if word == "end":
                self._note(self._table.answer(self._seat, Stop(self._turn)))
                return
            if not word:
                break
            if not self._asker.look_up(word, sight):
                terminal.say(t("terminal-between"))
        self._since = len(self._seen)
        self._note(self._table.answer(self._seat, GoOn(self._turn)))
        self._open()

    def _settlement(self) -> None:
        match, terminal = self._match, self._terminal
        view = match.view(self._seat)
        terminal.clear(keep=not self._asked and not terminal.unhurried)
        self._asked = False
        if terminal.pictures:
            terminal.page(settlement.of_round(view, match.game, self._round(), min(terminal.width, WIDEST)), gap=False)
        else:
            terminal.say_all(spoken.settlement(view, self._round()))

    def _end(self) -> None:
        """The last settlement, and who has won."""
        match, terminal = self._match, self._terminal
        ends = self._seen[-1]
        assert isinstance(ends, events.MatchEnds)
        if ends.why != "stopped":
            self._settlement()
            if terminal.live:
                terminal.ask(t("terminal-final"))
        terminal.clear()
        view = match.view(self._seat)
        if terminal.pictures:
            terminal.show(settlement.of_match(view, match.game, self._round(), min(terminal.width, WIDEST)))
        else:
            terminal.say_all(spoken.final_totals(view, self._round()))
