"""A match in which one player makes every yaku of a game, one after another: it is dealt so that it can, and nobody is in the way."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from copy import deepcopy
from random import Random

from hanashobu.cards import card, code, each
from hanashobu.engine.actions import IN, PILE_0, SAGE, WORDS
from hanashobu.play import events
from hanashobu.play.match import Match
from hanashobu.play.narrate import gather
from hanashobu.rules.game import Game
from hanashobu.rules.options import Options, Value, entries, from_json
from hanashobu.rules.phases import DEAL
from hanashobu.rules.ruleset import Ruleset
from hanashobu.rules.yaku import Level
from hanashobu.table.protocol import YakuNews
from hanashobu.table.table import Seat, Table
from tests.support.helpers import NAMES

MAKER = 0  # the seat that makes them
TRIES = 40  # rounds for one yaku
USUAL = (IN, PILE_0, SAGE, *(action for action, word in WORDS.items() if word == "no"))  # what everybody answers who is asked for no card


def fullest(game: Game, seats: int) -> Options:
    """The options with which a game has the most yaku, and no end."""
    chosen: dict[str, Value] = {"rounds": None}
    for entry in entries(game.options):
        there, more = (_yaku(game, seats, values) for values in (chosen, {**chosen, entry.name: True}))
        if entry.default is False and len(more) > len(there):
            chosen[entry.name] = True
    return from_json(game.options, chosen)


def _yaku(game: Game, seats: int, values: dict[str, Value]) -> tuple[object, ...]:
    try:
        return game.rules(from_json(game.options, values), seats).yaku
    except ValueError:
        return ()


class Staging:
    """One level of one yaku that is to be made, with the cards for it."""

    def __init__(self, rules: Ruleset, row: int, level: Level, random: Random) -> None:
        self.rules, self.row, self.level, self._random = rules, row, level, random
        pattern = level.pattern
        self.deck = random.sample(list(each(rules.deck)), rules.deck.bit_count())
        some = [one for one in self.deck if 1 << one & pattern.some_of & ~pattern.all_of]
        some.sort(key=lambda one: -sum(one >> 2 == other >> 2 for other in some))  # two of one month are taken with one play
        missing = pattern.need - (pattern.some_of & pattern.all_of).bit_count()
        self.needed = [*each(pattern.all_of), *some[: max(0, missing)]]
        self.months = list(dict.fromkeys(one >> 2 for one in self.needed))

    def deal(self) -> events.Deal:
        """Of each month that is needed some cards are in the hand and as many on the field, the rest far away."""
        rules = self.rules
        sizes = {to: rules.deal.total(to) for to in ("hands", "piles", "field")}
        size = sizes["hands"] or sizes["piles"]
        hand, lies = self._pairs()
        lies, later = lies[: sizes["field"]], lies[sizes["field"] :]
        hand, later = hand[:size], [*hand[size:], *later]
        free = [one for one in self.deck if one not in (*hand, *lies, *later)]
        calm = [one for one in free if one >> 2 not in self.months]
        lies += self._quiet(calm, sizes["field"] - len(lies))
        pool = [*later, *(one for one in calm if one not in lies), *(one for one in free if one >> 2 in self.months and one not in lies)]
        hands: list[list[int]] = [[] for _ in range(rules.seats)]
        hands[MAKER] = hand
        for held in (*hands[1:], hand):
            while len(held) < size:
                held.append(pool.pop(0))
        field = tuple(map(code, lies))
        if not rules.pile_choice:
            return events.Deal(tuple(tuple(map(code, held)) for held in hands), None, field, tuple(map(code, pool)))
        draws = [[pool.pop(0) for _ in range(size)] for _ in hands]
        piles = tuple((tuple(map(code, held)), tuple(map(code, draw))) for held, draw in zip(hands, draws, strict=True))
        return events.Deal((None,) * rules.seats, piles, field, tuple(map(code, pool)))

    def _pairs(self) -> tuple[list[int], list[int]]:
        hand: list[int] = []
        lies: list[int] = []
        for number in self.months:
            mine = [one for one in self.needed if one >> 2 == number]
            others = [one for one in self.deck if one >> 2 == number and one not in mine and not 1 << one & self.level.pattern.never]
            plays = (len(mine) + 1) // 2
            cards = [*mine, *others][: 2 * plays]
            self._random.shuffle(cards)
            hand += cards[:plays]
            lies += cards[plays:]
        self._random.shuffle(lies)
        return hand, lies

    def _quiet(self, calm: Sequence[int], many: int) -> list[int]:
        """Cards for the field that matter to nobody, each of another month."""
        one_each = {one >> 2: one for one in sorted(calm, key=lambda one: one & 3)}  # Chaff, mostly
        return self._random.sample(list(one_each.values()), min(many, len(one_each)))

    def choose(self, match: Match, seat: int, legal: tuple[int, ...]) -> int:
        """What a seat does: the maker takes what is needed, the others leave it alone."""
        said = [action for action in legal if action in USUAL]
        if said:
            return said[0]
        field = match.view(None).field
        wanted = sum(1 << one for one in self.needed)
        picked = [(self._wish(one, seat, field, wanted), self._random.random(), one) for one in legal if one <= 48]
        return max(picked)[2] if picked else legal[0]

    def _wish(self, one: int, seat: int, field: int, wanted: int) -> int:
        month = 0b1111 << (one & ~3)
        brings = (month & field | 1 << one) & wanted
        spoils = (month & field | 1 << one) & self.level.pattern.never
        takes = bool(month & field)
        if seat == MAKER:
            return 10 * brings.bit_count() * takes - 20 * bool(spoils) * takes - 30 * bool(1 << one & wanted and not takes)
        return -10 * bool(one >> 2 in self.months) * takes - bool(1 << one & wanted)


class Show:
    """The match, with a table around it."""

    def __init__(self, game: Game, seats: int | None = None, seed: int = 4) -> None:
        self.game = game
        self.seats = game.usual_seats if seats is None else seats
        self.random = Random(seed)
        self.match = Match(game, NAMES[: self.seats], fullest(game, self.seats), seed, seated=True)
        self.match.await_decks()
        self.match.start()
        self.match.give_deck([f"{seat + 1}a" for seat in range(self.seats)])  # for the first dealer
        self.rules = self.match.rules
        self.table = Table([Seat(name) for name in NAMES[: self.seats]], self.match)

    def rounds(self, briefly: bool = False) -> Iterator[int]:
        """Play rounds until every yaku has been made; gives the row after the round in which it was made.

        Briefly, a round in which it was not made never happened, and a yaku that was made together with another one needs no round of
        its own; then `table` is another one after each round.
        """
        made: set[int] = set()
        for row, yaku in enumerate(self.rules.yaku):
            if briefly and row in made:
                continue
            for _ in range(TRIES):
                start, before = self.table.turn(MAKER), self._copy() if briefly else self.table
                self._round(Staging(self.rules, row, yaku.levels[-1], self.random))
                new = {item.row for item in self.news(MAKER, start) if item.seat == MAKER}
                if row in new:
                    made |= new
                    yield row
                    break
                self.table, self.match = before, before.match
            else:
                raise AssertionError(f"Nobody could make {yaku.name} ({yaku.id}) of {self.game.name}.")

    def _copy(self) -> Table:
        match = self.match
        return deepcopy(self.table, {id(fixed): fixed for fixed in (match.game, match.rules, match.tables)})

    def news(self, seat: int, start: int) -> tuple[YakuNews, ...]:
        """What a seat is told of yaku from an event on."""
        return tuple(item for item in self.table.update(seat, start).news if item.what != "lost")

    def _round(self, staging: Staging) -> None:
        for _ in self.moves(staging):
            pass

    def moves(self, staging: Staging) -> Iterator[None]:
        """Play a round, or the rest of it; stops after each move."""
        match = self.match
        if match.actor is None:
            match.go_on()
        while match.status == "playing":
            if match.needs_deck:
                self._deck(staging)
                match.go_on()
            else:
                assert match.actor is not None
                match.play(match.actor, staging.choose(match, match.actor, match.legal()))
                yield

    def _deck(self, staging: Staging) -> None:
        """The deal, or a shuffle in the middle of a round."""
        match = self.match
        if match.phase == DEAL:
            deck = gather(staging.deal(), match.tables, match.dealer)
            assert deck is not None
        else:
            deck = sorted(match.draw_pile(), key=card) or [code(one) for one in each(match.view(None).field)]
        match.give_deck(deck)
