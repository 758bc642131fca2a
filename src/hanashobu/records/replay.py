"""A record played again: each line is checked against the rules, and the match can be inspected or continued at any line."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from hanashobu import games
from hanashobu.cards import BLANK, CODES, Card, codes
from hanashobu.cards import card as card_of
from hanashobu.play import events, mechanisms
from hanashobu.play.dealing import KERNEL, Source
from hanashobu.play.events import AnyEvent
from hanashobu.play.fair import SealedDeal, Unfair
from hanashobu.play.match import IllegalAction, Match
from hanashobu.play.mechanisms import calls
from hanashobu.play.narrate import gather
from hanashobu.play.sealing import Chain
from hanashobu.records.codec import BadRecord, RecordLine
from hanashobu.records.compare import LineComparison, kind_of
from hanashobu.records.fairness import RULE, drawn_as_due, not_as_dealt, sealed_deal
from hanashobu.records.violation import Violation as Violation
from hanashobu.rules.game import BadTable
from hanashobu.rules.options import BadOption, stated
from hanashobu.rules.phases import DEAL, LEADER, SHUFFLE_IN
from hanashobu.text import Message, Player, Quoted, msg
from hanashobu.text.message import message_of


class Replay:
    """A match built from its record alone: every card comes from the record, every consequence from the rules.

    Where the secret of a fair deal is known, from the record's end or from outside, every card is compared with those that follow from it.
    """

    def __init__(self, lines: list[RecordLine], secret: str | None = None) -> None:
        self._lines = lines
        self.match = _match(lines, secret)
        self.chain = _chain(lines[0].event, self.match.fair)
        self.match.await_decks()
        self.actions: list[tuple[int, int]] = []  # who did what
        self._due: list[AnyEvent] = self.match.start()

    def __iter__(self) -> Iterator[RecordLine]:
        """The record line by line, as our own writer would write it; raises a Violation at the first line that breaks a rule."""
        for line in self._lines:
            try:
                event = self._follow(line)
                self._check_seal(line.event)
            except IllegalAction as error:
                raise Violation(line.number, self._rule(line.event), message_of(error)) from None
            except Unfair as error:
                raise Violation(line.number, RULE, error.message) from None
            except (IndexError, ValueError) as error:
                raise Violation(line.number, self._rule(line.event), msg("error-record-impossible", what=message_of(error))) from None
            yield RecordLine(line.number, event)

    @property
    def settled(self) -> bool:
        """Whether the record has every consequence of the last choice, so that match and record are at the same point."""
        return not self._due and not self.match.needs_deck

    def _follow(self, line: RecordLine) -> AnyEvent:
        """The event of a line, as our own writer would write it."""
        if _abandons(line.event) and self._round_is_on:
            self._due = self.match.abandon(self._due)
        elif not self._due:
            self._due += self._cause(line)
        if not self._due:
            raise Violation(line.number, self._rule(line.event), self._not_here(line.event))
        recorded, reading = line.event, LineComparison(self.match.rules, self._idle)
        together = _payments(self._due)
        due = reading.which(together, recorded) if together and isinstance(recorded, events.Pay) else self._due[0]
        if not reading.same(due, recorded):
            raise Violation(line.number, self._rule(due), reading.difference(due, recorded))
        self._due.remove(due)
        return _timed(due, recorded)

    def _check_seal(self, event: AnyEvent) -> None:
        """Whether nothing of a fair match was changed since it was played, as far as that can be found out without its secret."""
        if self.chain:
            self.chain.follow(event)
        elif event.seal is not None:
            raise Unfair("seal", "error-fair-seal-plain")

    @property
    def _round_is_on(self) -> bool:
        """Whether the last round has not ended yet, so far as the record goes; whatever is due by then need not have happened."""
        return not self.match.over or any(isinstance(event, events.RoundEnds) for event in self._due)

    def _idle(self) -> frozenset[int]:
        """The seats that do not play the round which is being scored."""
        unplayed = any(isinstance(event, events.RoundEnds) and not event.played for event in self._due)
        return frozenset(seat for seat in range(self.match.rules.seats) if unplayed or not self.match.plays(seat))

    def _cause(self, line: RecordLine) -> list[AnyEvent]:
        """What follows by the rules from the choice or the chance on this line."""
        match, event = self.match, line.event
        if match.over:
            return []
        if match.needs_deck:
            return self._shuffle(line)
        if match.status == "between":
            stops = event.why == "stopped" if isinstance(event, events.MatchEnds) else False
            accounts = isinstance(event, events.Pay) and (event.payer == "prize" or event.payee == "bank")
            if stops or accounts:  # of a match that is stopped (HH-75)
                return match.stop()
            return match.go_on() if isinstance(event, events.RoundBegins) else []
        return self._choose(line)

    def _shuffle(self, line: RecordLine) -> list[AnyEvent]:
        match, event = self.match, line.event
        if isinstance(event, events.Leader) and match.phase == LEADER:
            return self._turn_up(line, event)
        if isinstance(event, events.Shuffle) and match.phase == SHUFFLE_IN:
            self._each_once(line, event.stock, len(match.draw_pile()), "CO-5")
            if set(event.stock) != match.draw_pile():
                raise Violation(line.number, "CO-5", msg("error-record-shuffle"))
            self._as_dealt(line, event.stock)
            match.give_deck(list(event.stock))
            return match.go_on()
        if isinstance(event, events.DealerDraw) and match.phase is None:
            new: list[AnyEvent] = []
            due: list[list[str]] = []
            for draw in event.draws:
                self._each_once(line, draw, len(match.names), "CO-4")
                if not {*CODES[BLANK:]}.isdisjoint(draw):
                    raise Violation(line.number, "CO-4", msg("error-record-blank"))
                due.append(match.shuffled()[: len(draw)] if match.fair else [])
                match.give_deck(list(draw))
                new += match.go_on()
            if match.order != tuple(range(len(match.names))):
                raise Violation(line.number, match.rules.draw.seats, msg("error-record-seating"))
            if match.fair and not drawn_as_due(event, due):
                raise not_as_dealt(line)
            return new
        if isinstance(event, events.Deal) and match.phase == DEAL:
            deck = gather(event, match.tables, match.dealer)
            if deck is None:
                raise Violation(line.number, match.rules.deal.rule, msg("error-record-deal"))
            self._each_once(line, tuple(deck), match.rules.deck.bit_count(), match.rules.deal.rule)
            self._as_dealt(line, deck)
            match.give_deck(deck)
            return match.go_on()
        return []

    def _turn_up(self, line: RecordLine, event: events.Leader) -> list[AnyEvent]:
        """The field cards that the players turned up, from the dealer on."""
        match = self.match
        rule, seats = match.rules.leader.rule if match.rules.leader else "CO-4", match.rules.seats
        order = [(match.dealer + step) % seats for step in range(seats)]
        dealt = [seat for seat in order if match.plays(seat)]
        turned = [event.turned[seat] for seat in order if event.turned[seat] is not None]
        cards = tuple(card for card in turned if card is not None)
        self._each_once(line, cards, len(dealt), rule)
        if not set(cards) <= set(codes(match.view(None).field)):
            raise Violation(line.number, rule, msg("error-record-turned"))
        self._as_dealt(line, cards)
        match.give_deck(list(cards))
        return match.go_on()

    def _as_dealt(self, line: RecordLine, cards: Sequence[str]) -> None:
        """Of a fair deal: whether these are the cards that follow from its seed."""
        if self.match.fair and self.match.shuffled()[: len(cards)] != list(cards):
            raise not_as_dealt(line)

    def _each_once(self, line: RecordLine, cards: tuple[str, ...], count: int, rule: str) -> None:
        known = set(codes(self.match.rules.deck))
        for card in cards:
            if card not in known:
                raise Violation(line.number, "CO-1", msg("error-record-no-card", card=Quoted(card)))
        if len(set(cards)) != len(cards):
            twice = next(card for card in cards if cards.count(card) > 1)
            raise Violation(line.number, "CO-1", msg("error-record-twice", card=twice))
        if len(cards) != count:
            raise Violation(line.number, rule, msg("error-record-count", found=len(cards), needed=count))

    def _choose(self, line: RecordLine) -> list[AnyEvent]:
        """The actions behind a line, done one after another: a card, and if need be what it takes."""
        match, event = self.match, line.event
        spoken = mechanisms.spoken_up(event, match.rules)
        if spoken and spoken.action in match.view(spoken.seat).late:
            return self._act(spoken.seat, spoken.action)
        while (silent := self._passed_over(event)) is not None:
            new = self._act(match.actor or 0, silent)
            if new or match.needs_deck:
                return new or self._cause(line)
        if spoken and match.asked != spoken.asked:
            return self._act(spoken.seat, spoken.action)  # what cannot be done now is refused
        if match.asked in ("play", "take"):
            if isinstance(event, events.Play):
                return self._play(event)
            if isinstance(event, events.Call):
                action = calls.action_of(event, match.rules)
                return [] if action is None else self._act(event.seat, action)
            return []
        if match.question and (chosen := self._legal(match.question.among(event))):
            return self._act(match.actor or 0, chosen[0])
        answer = match.question.done_by(event, match.rules) if match.question else None
        return self._act(*answer) if answer else []

    def _passed_over(self, event: AnyEvent) -> int | None:
        """What somebody who was asked has declined with, which leaves no trace except that something else follows (HH-52, NA-9)."""
        match = self.match
        kind = match.question
        if kind is None or match.actor is None:
            return None
        answer = kind.done_by(event, match.rules)
        return kind.silent if answer is None or answer[0] != match.actor else None

    def _play(self, event: events.Play) -> list[AnyEvent]:
        match = self.match
        new: list[AnyEvent] = []
        if match.asked != "take":
            if event.source != "hand":
                return []
            new = self._act(event.seat, card_of(event.card))
        elif (waits := match.view(None).card) is None or CODES[waits] != event.card or event.seat != match.actor:
            return []
        if not new and match.asked == "take":
            chosen = self._legal(event.takes)
            wrong = card_of(event.takes[0]) if event.takes and not chosen else None
            if wrong is None and not chosen:
                raise IllegalAction("error-record-must-take")
            new = self._act(event.seat, chosen[0] if wrong is None else wrong)
        return new

    def _legal(self, cards: tuple[str, ...]) -> list[Card]:
        """The cards of an event that can be chosen now."""
        legal = self.match.legal()
        return [card for card in map(card_of, cards) if card in legal]

    def _act(self, seat: int, action: int) -> list[AnyEvent]:
        new = self.match.play(seat, action)
        self.actions.append((seat, action))
        return new

    def _rule(self, event: AnyEvent) -> str:
        return mechanisms.events()[type(event)].rule(event, self.match.rules)

    def _not_here(self, event: AnyEvent) -> Message:
        match, kind = self.match, kind_of(event)
        if match.over:
            return msg("error-record-not-here-over", event=kind)
        if match.needs_deck:
            return msg("error-record-not-here-deck", event=kind)
        if match.actor is None:
            return msg("error-record-not-here-round", event=kind)
        return msg("error-record-not-here-turn", event=kind, who=Player(match.names[match.actor], match.actor))


def _match(lines: Sequence[RecordLine], secret: str | None) -> Match:
    """The match that a header describes, with its options and the making of its seed checked."""
    line = lines[0]
    begins = line.event
    if not isinstance(begins, events.MatchBegins):
        raise Violation(line.number, "CO-13", msg("error-record-begins"))
    if begins.rules != events.RULES:
        what = msg("error-record-rules", rules=f'"rules": {events.RULES}')
        if begins.rules is not None:
            what = msg("error-rules-version", version=begins.rules, ours=events.RULES)
        raise BadRecord(line.number, msg("error-record-header-at", line=line.number, what=what))
    fair = sealed_deal(lines, begins, secret)
    try:
        return match_of(begins, fair=fair)
    except games.OtherGame as error:  # the record may be valid, but it cannot be checked here
        raise BadRecord(line.number, msg("error-record-header-at", line=line.number, what=error.message)) from None
    except (games.UnknownGame, BadOption, BadTable) as error:
        raise Violation(line.number, "CO-13", error.message) from None


def _chain(begins: AnyEvent, fair: SealedDeal | None) -> Chain | None:
    """The chain over the events of a fair match; seals are compared where the secret is known."""
    if not isinstance(begins, events.MatchBegins) or begins.fair is None:
        return None
    return Chain(begins.fair.table, fair.secret if fair else None)


def match_of(begins: events.MatchBegins, seed: int | None = None, source: Source = KERNEL, fair: SealedDeal | None = None) -> Match:
    """The match that a header describes, before anything has happened; raises a sentence if there is none."""
    game = games.recorded(begins.game, begins.game_hash)
    options = stated(game.options, begins.options, begins.rounds)
    return Match(game, begins.seats, options, seed, source=source, seated=True, fair=fair)


def _timed(due: AnyEvent, recorded: AnyEvent) -> AnyEvent:
    """The event that follows from the rules, with what a writer has added: its seal, the time, a transcript whose secret is not known."""
    due = msgspec.structs.replace(due, seal=recorded.seal)
    if isinstance(due, events.MatchBegins) and isinstance(recorded, events.MatchBegins):
        return msgspec.structs.replace(due, time=recorded.time, fair=recorded.fair)
    return due


def _abandons(event: AnyEvent) -> bool:
    return isinstance(event, events.MatchEnds) and event.why == "abandoned"


def _payments(new: list[AnyEvent]) -> list[events.Pay]:
    """The payments that fall due together: they have no order among them."""
    found: list[events.Pay] = []
    for event in new:
        if not isinstance(event, events.Pay):
            break
        found.append(event)
    return found
