"""A match to play from Python."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from copy import copy
from pathlib import Path

from hanashobu.api import position
from hanashobu.api.action import Action, actions_of, number_of
from hanashobu.api.arguments import AnyGame, names_of, seat_of, seed_of, switch, table_of, whole
from hanashobu.api.errors import BadArgument, BadType, IllegalAction
from hanashobu.api.taking import target_of
from hanashobu.api.view import View
from hanashobu.cards import MOST_CARDS
from hanashobu.play import match
from hanashobu.play.dealing import SECRET
from hanashobu.play.events import AnyEvent, Event, MatchBegins, MatchEnds, visible
from hanashobu.play.view import Status
from hanashobu.play.view import View as SeatView
from hanashobu.records.codec import to_line
from hanashobu.rules.game import Game
from hanashobu.rules.options import Value, to_json
from hanashobu.text.refusal import refusal


class Match:
    """A match whose first round has been dealt; whoever holds it can look at everything, `view` shows what one seat may know.

    The next round is dealt by itself; with `pause=True` the match stops between rounds until `next_round` or `stop`.

    >>> m = Match("hiraya", players=3, seed=1)
    >>> m.play(m.legal_actions[0])
    """

    def __init__(
        self,
        game: AnyGame,
        *,
        players: int | None = None,
        seed: int | None = None,
        names: Sequence[str] | None = None,
        pause: bool = False,
        options: Mapping[str, Value] | None = None,
        **house_rules: Value,
    ) -> None:
        found, chosen, rules = table_of(game, options, house_rules, players, names)
        engine = match.Match(found, names_of(names, rules.seats), chosen, seed_of(seed), source=SECRET)
        self._hold(engine, switch(pause, "pause"))
        engine.start()
        self._deal_on()

    def _hold(self, engine: match.Match, pause: bool) -> None:
        self._match, self._pause, self._since = engine, pause, len(engine.events)
        self._counted: dict[int | None, tuple[int, int]] = {}
        self._known: tuple[tuple[object, ...], SeatView] | None = None

    @classmethod
    def from_engine(cls, engine: match.Match, pause: bool = False) -> Match:
        """A match that the engine has begun."""
        made = cls.__new__(cls)
        made._hold(engine, switch(pause, "pause"))
        made._deal_on()
        return made

    @classmethod
    def from_position(
        cls,
        game: AnyGame,
        *,
        hands: Sequence[str | None],
        field: str = "",
        draw_pile: str | Sequence[str] | None = None,
        taken: Sequence[str] = (),
        actor: int | None = None,
        dealer: int = 0,
        multiplier: int = 1,
        seed: int | None = None,
        names: Sequence[str] | None = None,
        pause: bool = False,
        options: Mapping[str, Value] | None = None,
        **house_rules: Value,
    ) -> Match:
        """A round in progress, with the cards where you say, in which `actor` (the dealer, if left out) is asked for a card of the hand.

        A hand of None is a seat that does not play this round. `draw_pile` lists the cards from the top on, or is a list of piles where
        everybody has their own; left out, it is every card that is named nowhere, in an order that follows from the seed. One entry of
        `taken` can be "rest". Nobody has called or claimed anything, and no event leads there, so such a match has no record.
        """
        if isinstance(hands, str) or not isinstance(hands, Sequence):
            raise BadType("hands", "Hands are a list with one entry for each player, such as ['1a 2b', '3c 4d'].")
        found, chosen, rules = table_of(game, options, house_rules, len(hands), argument="hands")
        seats = rules.seats
        laid = position.Position(
            hands=tuple(hands),
            field=field,
            draw_pile=draw_pile,
            taken=tuple(taken) if not isinstance(taken, str) else _not_a_text("taken"),
            actor=None if actor is None else seat_of(actor, seats, "actor"),
            dealer=seat_of(dealer, seats, "dealer"),
            multiplier=whole(multiplier, "multiplier", 1),
        )
        return cls.from_engine(position.begin(found, chosen, names_of(names, seats), seed_of(seed), laid), pause)

    # What is played, and where it stands.

    @property
    def game(self) -> Game:
        """What is played."""
        return self._match.game

    @property
    def options(self) -> dict[str, Value]:
        """Every house rule with its value."""
        return {"rounds": self._match.options.rounds, **to_json(self._match.options)}

    @property
    def engine(self) -> match.Match:
        """The same match as the engine has it, for code that needs its numbers."""
        return self._match

    @property
    def names(self) -> tuple[str, ...]:
        """Everybody's name, by seat; a draw may have changed the order in which they came (NA-22)."""
        return self._match.names

    @property
    def seed(self) -> int:
        """Where the cards come from: the same game, seed and actions give the same match. It is a secret until the match is over."""
        return self._match.seed

    @property
    def status(self) -> Status:
        """`playing`, `over`, or with `pause=True` also `between` (rounds)."""
        return self._match.status

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self._match.over

    @property
    def actor(self) -> int | None:
        """The seat that has to decide; None after the end, and where the match pauses between rounds."""
        return self._match.actor

    @property
    def round(self) -> int:
        """The number of the round, from 1."""
        return self._match.round

    @property
    def totals(self) -> tuple[int, ...]:
        """Everybody's points, by seat."""
        return self._match.totals

    @property
    def winners(self) -> tuple[int, ...]:
        """Who has won; empty before the end."""
        last = self._match.events[-1] if self._match.events else None
        return last.winners if isinstance(last, MatchEnds) else ()

    @property
    def legal_actions(self) -> list[Action]:
        """What the acting seat can do; empty after the end, and where the match pauses between rounds."""
        return [] if self.actor is None else actions_of(self._seen(self.actor))

    def view(self, seat: int | None) -> View:
        """What a seat may know; None is a spectator."""
        who = None if seat is None else seat_of(seat, len(self.names))
        dice = self._match.dice("spectator" if who is None else "bot", who or 0, self._turn(who))
        return View(self._match.view(who), dice)

    def _seen(self, seat: int) -> SeatView:
        """What a seat may know, made once for what it can do and for what it does then."""
        at = len(self._match.events), self._match.asked, self.actor, seat
        if self._known is None or self._known[0] != at:
            self._known = at, self._match.view(seat)
        return self._known[1]

    def _turn(self, seat: int | None) -> int:
        """How many events a seat has seen: its random numbers depend on that, and on nothing that it does not know."""
        upto, count = self._counted.get(seat, (0, 0))
        known = self._match.known_to(seat)
        count += len(visible(self._match.events[upto:known], seat))
        self._counted[seat] = known, count
        return count

    # What happens.

    def play(self, action: str, *, takes: str | None = None, seat: int | None = None) -> None:
        """Do something for the acting seat: a card's code, a word such as `sage`, an offer such as `Ben 24`.

        `takes` says which card of the field a hand card takes where it could take one of several; without it that is asked next.
        Another seat can speak up out of turn where its view has `late_actions`. What cannot be done raises `IllegalAction` and changes
        nothing.
        """
        who = self._asked() if seat is None else seat_of(seat, len(self.names))
        seen = self._seen(who)
        number = number_of(seen, action)
        if number not in seen.legal or number >= MOST_CARDS:  # the cards of a hand need no second look
            self._match.check(who, number)
        target = None if takes is None else target_of(seen, number, takes)
        before = len(self._match.events)
        self._match.redo(who, number)
        if target is not None:
            self._match.play(who, target)
        self._since = before
        self._deal_on()

    def next_round(self) -> None:
        """Deal the next round of a match that pauses between rounds."""
        self._be_between()
        self._since = len(self._match.events)
        self._match.go_on()

    def _deal_on(self) -> None:
        while not self._pause and self.status == "between":
            self._match.go_on()

    def stop(self) -> None:
        """End a match that pauses between rounds there."""
        self._be_between()
        self._since = len(self._match.events)
        self._match.stop()

    def _asked(self) -> int:
        if self.actor is None:
            raise IllegalAction("error-match-over" if self.over else "error-call-next-round")
        return self.actor

    def _be_between(self) -> None:
        if self.status != "between":
            raise IllegalAction("error-match-over" if self.over else "error-round-going-on" if self._pause else "error-no-pause")

    # What has happened.

    @property
    def events(self) -> tuple[AnyEvent, ...]:
        """Everything that has happened, hidden cards included (docs/record.md)."""
        return tuple(self._match.events)

    @property
    def last_events(self) -> tuple[AnyEvent, ...]:
        """The events of the last action."""
        return tuple(self._match.events[self._since :])

    def events_for(self, seat: int | None) -> tuple[Event, ...]:
        """What a seat has seen of it; None is a spectator."""
        who = None if seat is None else seat_of(seat, len(self.names))
        return tuple(visible(self._match.events[: self._match.known_to(who)], who))

    def record(self) -> str:
        """The match so far as a record, one event on each line."""
        first = self._match.events[0] if self._match.events else None
        if not isinstance(first, MatchBegins):
            raise IllegalAction("error-no-record-of-position")
        return b"".join(map(to_line, self._match.events)).decode()

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the record to a file."""
        if not isinstance(path, str | os.PathLike):
            raise BadType("path", f"A path is a text or a Path, not {type(path).__name__}.")
        text = self.record()
        try:
            Path(path).write_text(text, encoding="utf-8", newline="")
        except OSError as error:
            raise BadArgument("path", "error-api-unwritable", path=os.fspath(path), why=refusal(error)) from None

    # Copies.

    def copy(self) -> Match:
        """The same match, which is played on independently and has the same cards to come."""
        return copy(self)

    def __copy__(self) -> Match:
        made = type(self).__new__(type(self))
        vars(made).update(vars(self) | {"_match": self._match.copy(), "_counted": dict(self._counted)})
        return made

    def __deepcopy__(self, memo: object) -> Match:
        return copy(self)

    def __eq__(self, other: object) -> bool:
        """Whether the same people play the same match and it stands at the same point, with the same cards to come."""
        return isinstance(other, Match) and self._match.identity() == other._match.identity()

    __hash__ = None  # type: ignore[assignment]  # a match changes

    def __str__(self) -> str:
        """The table as the acting seat sees it, between rounds as a spectator does."""
        return f"{self.game.title} {self.game.kanji}\n{self.view(self.actor)}".replace(" \n", "\n", 1)

    def __repr__(self) -> str:
        turn = self.status if self.actor is None else f"{self.names[self.actor]} (seat {self.actor}) to act"
        return f"<Match of {self.game.title}: {', '.join(self.names)}; round {self.round}, {turn}>"


def _not_a_text(argument: str) -> tuple[str, ...]:
    raise BadType(argument, "Expected a list with one text for each player, not one text.")
