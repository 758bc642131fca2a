"""A record played again: each line is checked against the rules, and the match can be looked at, or gone on with, at any line."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from hanashobu import games
from hanashobu.cards import BLANK, CODES, codes
from hanashobu.cards import card as card_of
from hanashobu.engine import state
from hanashobu.engine.actions import NO, REDEAL
from hanashobu.engine.state import ASK_TAKE, BETWEEN, OVER
from hanashobu.play import events, mechanisms
from hanashobu.play.dealing import KERNEL, Source
from hanashobu.play.events import AnyEvent
from hanashobu.play.match import IllegalAction, Match
from hanashobu.play.mechanisms import calls, claim
from hanashobu.play.narrate import gather
from hanashobu.quoting import quote
from hanashobu.records.codec import BadRecord, Line
from hanashobu.records.compare import Reading, kind_of
from hanashobu.rules.game import BadTable
from hanashobu.rules.options import BadOption, stated
from hanashobu.rules.phases import DEAL, LEADER, SHUFFLE_IN

UNPLAYED = ("nobody_plays", "split")  # how a round ends that nobody played


class Violation(Exception):  # people say that a record violates a rule
    """The first line of a record that breaks a rule, which one, and how."""

    def __init__(self, line: int, rule: str, message: str) -> None:
        super().__init__(f"line {line}: {message} ({rule})")
        self.line = line
        self.rule = rule
        self.message = message


class Replay:
    """A match built from its record alone: every card comes from the record, every consequence from the rules."""

    def __init__(self, lines: list[Line]) -> None:
        self._lines = lines
        self.match = _match(lines[0])
        self.match.await_decks()
        self.actions: list[tuple[int, int]] = []  # who did what
        self._told: list[AnyEvent] = self.match.start()

    def __iter__(self) -> Iterator[Line]:
        """The record line by line, in the words of our own writer; raises a Violation at the first line that breaks a rule."""
        for line in self._lines:
            try:
                event = self._follow(line)
            except IllegalAction as error:
                raise Violation(line.number, self._rule(line.event), str(error)) from None
            except (IndexError, ValueError) as error:
                raise Violation(line.number, self._rule(line.event), f"This cannot be: {error}") from None
            yield Line(line.number, event)

    @property
    def settled(self) -> bool:
        """Whether the record has said all that follows from the last choice, so that the match stands where the record does."""
        return not self._told and not self.match.needs_deck

    def _follow(self, line: Line) -> AnyEvent:
        """The event that a line tells of, as our own writer tells it."""
        if not self._told:
            self._told += self._cause(line)
        if not self._told:
            raise Violation(line.number, self._rule(line.event), f"{kind_of(line.event)} cannot come here; {self._expected()}.")
        said, reading = line.event, Reading(self.match.rules, self.match.version, self._idle)
        together = _payments(self._told)
        due = reading.which(together, said) if together and isinstance(said, events.Pay) else self._told[0]
        if not reading.same(due, said):
            raise Violation(line.number, self._rule(due), reading.difference(due, said))
        self._told.remove(due)
        return _timed(due, said)

    def _idle(self) -> frozenset[int]:
        """The seats that do not play the round which is being scored."""
        playing = self.match.view(None).table.playing
        unplayed = any(isinstance(event, events.RoundEnds) and event.why in UNPLAYED for event in self._told)
        return frozenset(seat for seat in range(self.match.rules.seats) if unplayed or not playing >> seat & 1)

    def _cause(self, line: Line) -> list[AnyEvent]:
        """What the rules make of the choice or the chance that this line tells of."""
        match, event = self.match, line.event
        if match.status == OVER:
            return []
        if match.needs_deck:
            return self._shuffle(line)
        if match.status == BETWEEN:
            stops = event.why == "stopped" if isinstance(event, events.MatchEnds) else False
            if stops or (isinstance(event, events.Pay) and event.payer == "prize"):  # the accounts of a match that is stopped
                return match.stop()
            return match.go_on() if isinstance(event, events.RoundBegins) else []
        return self._choose(line)

    def _shuffle(self, line: Line) -> list[AnyEvent]:
        match, event = self.match, line.event
        if isinstance(event, events.Leader) and match.phase == LEADER:
            return self._turn_up(line, event)
        if isinstance(event, events.Shuffle) and match.phase == SHUFFLE_IN:
            self._each_once(line, event.stock, len(match.draw_pile()), "CO-5")
            if set(event.stock) != match.draw_pile():
                raise Violation(line.number, "CO-5", "A shuffle changes the order of the draw pile, not its cards.")
            match.give_deck(list(event.stock))
            return match.go_on()
        if isinstance(event, events.DealerDraw) and match.phase is None:
            told: list[AnyEvent] = []
            for draw in event.draws:
                self._each_once(line, draw, len(match.names), "CO-4")
                if CODES[BLANK] in draw:
                    raise Violation(line.number, "CO-4", "The blank card is left out of the draw.")
                match.give_deck(list(draw))
                told += match.go_on()
            if match.order != tuple(range(len(match.names))):
                text = "The draw says who sits where, from the dealer to the right by month; these seats have another order."
                raise Violation(line.number, match.rules.draw.seats, text)
            return told
        if isinstance(event, events.Deal) and match.phase == DEAL:
            deck = gather(event, match.tables, match.view(None).table.dealer)
            if deck is None:
                raise Violation(line.number, match.rules.deal.rule, "These are not the numbers of cards that are dealt in this game.")
            self._each_once(line, tuple(deck), match.rules.deck.bit_count(), match.rules.deal.rule)
            match.give_deck(deck)
            return match.go_on()
        return []

    def _turn_up(self, line: Line, event: events.Leader) -> list[AnyEvent]:
        """The cards of the field that everybody turned, from the dealer on."""
        match = self.match
        table, rule = match.view(None).table, match.rules.leader.rule if match.rules.leader else "CO-4"
        seats = match.rules.seats
        order = [(table.dealer + step) % seats for step in range(seats)]
        dealt = [seat for seat in order if table.playing >> seat & 1]
        turned = [event.turned[seat] for seat in order if event.turned[seat] is not None]
        cards = tuple(card for card in turned if card is not None)
        self._each_once(line, cards, len(dealt), rule)
        if not set(cards) <= set(codes(table.field)):
            raise Violation(line.number, rule, "A card was turned that does not lie on the field.")
        match.give_deck(list(cards))
        return match.go_on()

    def _each_once(self, line: Line, cards: tuple[str, ...], count: int, rule: str) -> None:
        known = set(codes(self.match.rules.deck))
        for card in cards:
            if card not in known:
                raise Violation(line.number, "CO-1", f"There is no card {quote(card)} in this deck.")
        if len(set(cards)) != len(cards):
            twice = next(card for card in cards if cards.count(card) > 1)
            raise Violation(line.number, "CO-1", f"{twice} is there twice.")
        if len(cards) != count:
            raise Violation(line.number, rule, f"There are {len(cards)} cards; {count} are needed.")

    def _choose(self, line: Line) -> list[AnyEvent]:
        """The actions behind a line, done one after another: a card, and if need be what it takes."""
        match, event = self.match, line.event
        if isinstance(event, events.Redeal):
            return self._act(event.seat, REDEAL)
        while self._passed_over(event):
            told = self._act(match.actor or 0, NO)
            if told or match.needs_deck:
                return told or self._cause(line)
        if isinstance(event, events.Claim) and match.ask != state.ASK_CLAIM:
            return self._act(event.seat, claim.action_of(event, match.rules))  # made up for before the first draw (TA-11, HH-7)
        table = match.view(None).table
        if match.ask in (state.ASK_PLAY, ASK_TAKE):
            if isinstance(event, events.Play):
                return self._play(event)
            if isinstance(event, events.Call):
                return self._act(event.seat, calls.CALLS[event.says])
            return []
        if match.ask == state.ASK_DEALER_TAKES:
            if not isinstance(event, events.DealerTakes):
                return []
            chosen = [card_of(text) for text in event.cards if 1 << card_of(text) & table.choice]
            return self._act(event.seat, chosen[0]) if chosen else []
        answer = mechanisms.questions()[match.ask].done_by(event, match.rules)
        return self._act(*answer) if answer else []

    def _passed_over(self, event: AnyEvent) -> bool:
        """Whether somebody was asked who has said no, and that leaves no trace but that something else follows (HH-52, NA-9)."""
        match = self.match
        kind = mechanisms.questions().get(match.ask)
        if kind is None or not kind.silent_no or match.actor is None:
            return False
        answer = kind.done_by(event, match.rules)
        return answer is None or answer[0] != match.actor

    def _play(self, event: events.Play) -> list[AnyEvent]:
        match = self.match
        table = match.view(None).table
        told: list[AnyEvent] = []
        if table.ask != ASK_TAKE:
            if event.source != "hand":
                return []
            told = self._act(event.seat, card_of(event.card))
            table = match.view(None).table
        elif CODES[table.card] != event.card or event.seat != table.actor:
            return []
        if not told and match.view(None).choosing:
            chosen = [card_of(text) for text in event.takes if 1 << card_of(text) & table.choice]
            wrong = card_of(event.takes[0]) if event.takes and not chosen else None
            if wrong is None and not chosen:
                raise IllegalAction("A card that matches must take.")
            told = self._act(event.seat, chosen[0] if wrong is None else wrong)
        return told

    def _act(self, seat: int, action: int) -> list[AnyEvent]:
        told = self.match.play(seat, action)
        self.actions.append((seat, action))
        return told

    def _rule(self, event: AnyEvent) -> str:
        return mechanisms.events()[type(event)].rule(event, self.match.rules)

    def _expected(self) -> str:
        match = self.match
        if match.status == OVER:
            return "the match is over"
        if match.needs_deck:
            return "a draw, a deal or a shuffle is due"
        return "a new round is due" if match.actor is None else f"it is {match.names[match.actor]}'s turn"


def _match(line: Line) -> Match:
    """The match that a header describes, with its options checked."""
    begins = line.event
    if not isinstance(begins, events.MatchBegins):
        raise Violation(line.number, "CO-13", "A record begins with a match event.")
    try:
        return match_of(begins)
    except games.OtherGame as error:  # the record may be in order, only nobody can tell here
        raise BadRecord(line.number, f"Line {line.number}: {error}") from None
    except (games.UnknownGame, BadOption, BadTable) as error:
        raise Violation(line.number, "CO-13", str(error)) from None


def match_of(begins: events.MatchBegins, seed: int | None = None, source: Source = KERNEL) -> Match:
    """The match that a header describes, before anything has happened; raises a sentence if there can be none."""
    game = games.recorded(begins.game, begins.game_hash)
    options = stated(game.options, begins.options, begins.rounds, begins.rules)
    return Match(game, begins.seats, options, seed, version=begins.rules, source=source, seated=True)


def _timed(due: AnyEvent, said: AnyEvent) -> AnyEvent:
    """What the rules say, with the time that a writer may have added to it."""
    if isinstance(due, events.MatchBegins) and isinstance(said, events.MatchBegins):
        return msgspec.structs.replace(due, time=said.time)
    return due


def _payments(told: list[AnyEvent]) -> list[events.Pay]:
    """The payments that fall due together: they have no order among them."""
    found: list[events.Pay] = []
    for event in told:
        if not isinstance(event, events.Pay):
            break
        found.append(event)
    return found
