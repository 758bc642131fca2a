"""Tables at which not everybody plays: who plays a round, what it costs to stay out, and what players who may not play are paid."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import KW_ONLY, dataclass
from typing import TYPE_CHECKING, Annotated, Any, ClassVar

from hanashobu.cards import NO_CARDS, THE_BLANK, CardSet
from hanashobu.rules.dues import BANK, SHEET
from hanashobu.rules.options import shared_option
from hanashobu.rules.part import ALL_FIELDS, ITSELF, Part, Points, Seats, Sum, TablePart, known, whole
from hanashobu.rules.text import Line, Rule, described, line, those
from hanashobu.text import Amount, Arg, Message, msg

if TYPE_CHECKING:
    from hanashobu.rules.ruleset import Ruleset
    from hanashobu.rules.tables import Tables

# What two players who are left in do: play, share the pot, or agree on one of them.
PLAY = 0
SPLIT = 1
AGREE = 2
TWO_LEFT = {"play": PLAY, "split": SPLIT, "agree": AGREE}
TWO = 2  # players, who are no fewer than play a round where no more may
_TWO_LEFT_WORDS = {number: word for word, number in TWO_LEFT.items()}


def two_left_option(rule: str) -> Any:
    """The house rule on two who are left in."""
    return shared_option("agree", "option-two-left", rule=rule)


def must_play_three_option(rule: str) -> Any:
    """The house rule for players who are needed to make three."""
    return shared_option(False, "option-must-play-three", rule=rule)


def buyout_option(rule: str) -> Any:
    """The house rule on buying a place in the round."""
    return shared_option(False, "option-buyout", rule=rule)


@dataclass(frozen=True)
class Compensation(Part):
    """What a forced-out hand is worth."""

    rule: str
    _: KW_ONLY
    each: Points  # for each of these cards that is not used otherwise
    cards: CardSet
    halves: bool = False  # half of the hand's teyaku, if the game has any, and of the yaku in it
    set: CardSet = NO_CARDS  # for a hand with all of these
    set_points: Points = 0
    shared: bool = False  # every active player pays the worth of all these hands together, in equal parts
    all_pay: bool = False  # otherwise whoever plays first pays nothing
    no_play: Points = 0  # from this worth on nobody plays
    no_play_rule: str = ""

    def fill(self, made: Tables, place: Callable[[str], int]) -> None:
        """What such hands are worth, and who pays it."""
        made.worth_each, made.worth_cards, made.worth_halves = self.each, self.cards, int(self.halves)
        made.worth_set, made.worth_set_points = self.set, self.set_points
        made.shared, made.all_pay, made.no_play = int(self.shared), int(self.all_pay), self.no_play
        made.forced_why = place(self.rule)

    def lines(self, teyaku: bool) -> list[Line]:
        """The compensation in words, for a game with teyaku or without."""
        each = msg("compensation-cards", points=self.each, cards=described(self.cards), other="yes" if self.halves else "no")
        parts = [msg("compensation-halves", teyaku="yes" if teyaku else "no")] if self.halves else []
        parts += [each, *([msg("compensation-set", points=self.set_points, cards=those(self.set))] if self.set_points else [])]
        payers = "all" if self.all_pay else "others"
        lines = [line(self.rule, "rule-compensation", payers=payers, shared="yes" if self.shared else "no", worth=parts)]
        return [*lines, line(self.no_play_rule, "rule-no-play", worth=self.no_play)] if self.no_play else lines


@dataclass(frozen=True, kw_only=True)
class Dropout(Rule, TablePart):
    """Everybody says in or out until as many are in as play a round."""

    seldom = frozenset({ITSELF, ALL_FIELDS})

    SENTENCES: ClassVar[tuple[str, ...]] = (
        *("fee", "forced", "waits", "passes", "two", "ends", "moves", "hands", "pot"),
        *("must_play_three", "bind", "buyout", "beside"),
    )

    fee: Points
    players: Annotated[int, whole(2, 4)] = 3  # as many play a round at most
    fee_step: Points = 0
    compensation: Compensation
    two_left: Annotated[int, known(PLAY, SPLIT, AGREE)] = PLAY
    must_play_three: Sum = 0  # the round from which it holds
    bind: bool = False  # whoever plays first may not go out
    waits: Seats = 0  # how many players are not dealt in, and get the hands of the first who go out
    buyout: bool = False  # a place in the round can be bought

    def fill(self, made: Tables, place: Callable[[str], int]) -> None:
        """Who plays a round, and what that costs or brings."""
        made.fee, made.fee_step, made.two_left, made.must_play_three = self.fee, self.fee_step, self.two_left, self.must_play_three
        made.bind, made.buyout = int(self.bind), int(self.buyout)
        made.fee_why, made.pass_why, made.buyout_why = (place(self.id_of(what)) for what in ("fee", "passes", "buyout"))
        made.pot_why, made.split_why, made.refund_why = place(self.id_of("pot")), place(self.id_of("two")), place("CO-12")
        self.compensation.fill(made, place)

    def faults(self, rules: Ruleset) -> Iterator[Message]:
        """Nobody is too many, or two who are left have nothing to choose."""
        if rules.seats <= self.players:
            yield msg("check-dropout-small", seats=rules.seats, players=self.players)
        if self.players == TWO and self.two_left:
            yield msg("check-dropout-two")

    @property
    def prized(self) -> CardSet:
        """The cards that make a good hand."""
        return self.compensation.cards

    @property
    def two_agree(self) -> bool:
        """Whether two who are left in may share the pot."""
        return self.two_left == AGREE

    def numbers(self) -> tuple[int, ...]:
        """How many may play a round."""
        shared = self.two_left == SPLIT and self.players > TWO
        return tuple(range(TWO + shared, self.players + 1))

    def reasons(self) -> dict[str, Arg]:
        """What is paid for, by the ids of the rules."""
        found: dict[str, Arg] = {
            self.id_of("fee"): msg("reason-going-out"),
            **({self.id_of("passes"): msg("reason-a-passed-hand")} if self.waits else {}),
            self.compensation.rule: msg("reason-a-forced-out-hand"),
            self.id_of("pot"): msg("reason-the-pot"),
            **({self.id_of("buyout"): msg("reason-a-place-in-the-round")} if self.buyout else {}),
            "CO-12": msg("reason-fees-given-back"),
        }
        return found | ({self.id_of("two"): msg("reason-half-of-the-pot")} if self.two_left else {})

    def lines(self, teyaku: bool) -> list[Line]:
        """The dropout phase in words, for a game with teyaku or without."""
        lines = [
            line(self.rule, "rule-dropout", n=self.players),
            line(self.id_of("fee"), "rule-dropout-fee", fee=self.fee, step=self.fee_step),
            line(self.id_of("forced"), "rule-forced-out", n=self.players),
            *self.compensation.lines(teyaku),
        ]
        if self.waits:
            lines += [line(self.id_of("waits"), "rule-waits", n=self.waits), line(self.id_of("passes"), "rule-passed-hand")]
        lines += [
            *([line(self.id_of("two"), f"rule-two-in-{_TWO_LEFT_WORDS[self.two_left]}")] if self.players > TWO else []),
            line(self.id_of("ends"), "rule-one-or-nobody-in"),
            line(self.id_of("moves"), "rule-first-player-out"),
            line(self.id_of("hands"), "rule-hands-of-those-out"),
            line(self.id_of("pot"), "rule-pot"),
        ]
        if self.must_play_three:
            lines.append(line(self.id_of("must_play_three"), "rule-must-play-three", round=self.must_play_three, n=self.players))
        lines += [line(self.id_of("bind"), "rule-first-player-bound")] if self.bind else []
        return [*lines, line(self.id_of("buyout"), "rule-buyout")] if self.buyout else lines


@dataclass(frozen=True)
class SitsOut(TablePart):
    """The player who is dealt the blank card sits the round out; the other cards of that hand are the field."""

    rule: str

    def fill(self, made: Tables, _: Callable[[str], int]) -> None:
        """That somebody does."""
        made.sits_out = 1

    def faults(self, rules: Ruleset) -> Iterator[Message]:
        """No blank is dealt to anybody, or not all cards are."""
        if not (THE_BLANK & rules.deck and rules.dropout):
            yield msg("check-sits-out")
        elif rules.deal.total("hands") * (rules.seats - rules.deal.waits) != rules.deck.bit_count():
            yield msg("check-sits-out-dealt")

    def lines(self) -> list[Line]:
        """The blank in words."""
        return [line(self.rule, "rule-sits-out")]


@dataclass(frozen=True, kw_only=True)
class Stake(TablePart):
    """What a player can lose in a round; a shortage is forgiven."""

    rule: str
    limit: str
    order: str
    chips: Annotated[int, whole(1)]

    def fill(self, made: Tables, _: Callable[[str], int]) -> None:
        """How much it is."""
        made.stake = self.chips

    def faults(self, rules: Ruleset) -> Iterator[Message]:
        """Nobody has anything to lose, or what is paid does not come out of it."""
        if rules.length.start < 1:
            yield msg("check-stake")
        for due in rules.dues:
            if due.by in (SHEET, BANK):
                yield msg("check-due", rule=due.rule, problem=msg("check-due-sheet"))

    def lines(self) -> list[Line]:
        """The stake in words."""
        return [
            line(self.rule, "rule-stake", stake=Amount(self.chips, "chips")),
            line(self.limit, "rule-stake-limit"),
            line(self.order, "rule-stake-order"),
        ]


@dataclass(frozen=True)
class Leader(TablePart):
    """The field lies face down; everybody turns a card of it, and the earliest month plays first."""

    rule: str

    def fill(self, made: Tables, _: Callable[[str], int]) -> None:
        """That one is found."""
        made.leads = 1

    def lines(self) -> list[Line]:
        """The leader in words."""
        return [line(self.rule, "rule-leader")]
