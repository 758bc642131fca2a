"""Tables of more than three: who plays a round, what it costs to stay out, and what those are paid who may not play."""

from __future__ import annotations

from dataclasses import KW_ONLY, dataclass
from typing import Any

from hanashobu.cards import NO_CARDS, CardSet
from hanashobu.rules.options import option
from hanashobu.rules.text import Line, count, described, named

PLAYERS = 3  # as many play a round at most

# What two do who are left in: play, share the pot, or agree on one of them.
PLAY = 0
SPLIT = 1
AGREE = 2
TWO_LEFT = {"play": PLAY, "split": SPLIT, "agree": AGREE}


def two_left_option(rule: str) -> Any:
    """The house rule on two who are left in."""
    return option(
        "agree",
        "Two who are left in agree to share the pot or play for it; or they always play, or always share it.",
        title="When two are left",
        rule=rule,
        words={"agree": "they agree", "play": "they play", "split": "they share it"},
    )


def must_play_three_option(rule: str) -> Any:
    """The house rule on who is needed to make three."""
    return option(False, "Who is needed to make three must play; on, or from a round on.", title="Three must play", rule=rule)


def buyout_option(rule: str, *, since: int = 1) -> Any:
    """The house rule on buying a place in the round, which may have come with a later version of the rules."""
    sentence = "A forced-out player may offer an active one a sum for the place."
    return option(False, sentence, title="Buying a place", rule=rule, since=since, before=False)


BUYING = (
    "House rule: a forced-out player may once offer an active player a sum to take their place; "
    "the other says yes, no, or names another sum."
)
TWO_IN = {
    PLAY: "they play for the pot",
    SPLIT: "they share the pot and nobody plays",
    AGREE: "both say, hidden from each other, whether to share the pot; if both want to they do, otherwise they play for it",
}


@dataclass(frozen=True)
class Compensation:
    """What a forced-out hand is worth."""

    rule: str
    _: KW_ONLY
    each: int  # for each of these cards that is not used otherwise
    cards: CardSet
    halves: bool = False  # half of the hand's teyaku, if the game has any, and of the yaku in it
    set: CardSet = NO_CARDS  # for a hand with all of these
    set_points: int = 0
    shared: bool = False  # every active player pays the worth of all these hands together, in equal parts
    all_pay: bool = False  # otherwise whoever plays first pays nothing
    no_play: int = 0  # from this worth on nobody plays
    no_play_rule: str = ""

    def lines(self, teyaku: bool) -> list[Line]:
        """The compensation in words, for a game with teyaku or without."""
        worth = f"half of its {'teyaku and ' if teyaku else ''}complete yaku, plus " if self.halves else ""
        worth += f"{self.each} for each {'other ' if self.halves else ''}card of {described(self.cards)}"
        worth += f", and {self.set_points} for a hand with {named(self.set)}" if self.set_points else ""
        payers = "each active player" if self.all_pay else "each active player but the dealer"
        how = ", the worth of all such hands in equal parts" if self.shared else ""
        lines = [Line(self.rule, f"A forced-out hand is paid by {payers}{how}: {worth}.")]
        if self.no_play:
            lines.append(Line(self.no_play_rule, f"From {self.no_play} on nobody plays: the largest stake wins the round."))
        return lines


@dataclass(frozen=True, kw_only=True)
class Dropout:
    """Everybody says in or out until three are in; the ids are those of the rules."""

    speak: str
    fee: int
    fee_rule: str
    forced: str
    ends: str  # id: what happens with one player in, and with none
    two: str
    pot: str
    moves: str  # id: whoever deals or leads goes out
    hands: str  # id: the hands of those who are out
    compensation: Compensation
    fee_step: int = 0
    two_left: int = PLAY
    must_play_three: int = 0  # the round from which it holds
    must_rule: str = ""
    bind: str = ""  # id: whoever plays first may not go out
    waits: int = 0  # so many players are not dealt in, and get the hands of the first who go out
    waits_rule: str = ""
    passes: str = ""
    buyout: str = ""

    def lines(self, teyaku: bool) -> list[Line]:
        """The dropout phase in words, for a game with teyaku or without."""
        step = f"; each further one pays {self.fee_step} more" if self.fee_step else ""
        lines = [
            Line(self.speak, f"From the first player on everybody says in or out, until {PLAYERS} are in or all have spoken."),
            Line(self.fee_rule, f"To go out costs {self.fee}, into the pot{step}."),
            Line(self.forced, f"Once {PLAYERS} are in, those who have not spoken are forced out and compensated."),
            *self.compensation.lines(teyaku),
        ]
        if self.waits:
            one = self.waits == 1
            who = "The last player is not dealt in and waits." if one else f"The last {self.waits} players are not dealt in and wait."
            lines += [
                Line(self.waits_rule, who),
                Line(self.passes, "Whoever goes out first passes hand and fee to the first who waits, who speaks at once; and so on."),
            ]
        lines += [
            Line(self.two, f"If two are in, {TWO_IN[self.two_left]}."),
            Line(self.ends, "One alone in wins the round and the pot. If nobody is in, the deal is thrown in and all fees are given back."),
            Line(self.moves, "If the first player goes out, the next active player to the right is first instead."),
            Line(self.hands, "The hands of all who are out go into the draw pile, which is shuffled."),
            Line(self.pot, "The winner of the round takes the pot."),
        ]
        if self.must_play_three:
            since = "" if self.must_play_three == 1 else f" From round {self.must_play_three} on:"
            lines.append(Line(self.must_rule, f"House rule:{since} when only as many are left as are needed to make three, they are in."))
        if self.bind:
            lines.append(Line(self.bind, "House rule: whoever plays first may not go out."))
        if self.buyout:
            lines.append(Line(self.buyout, BUYING))
        return lines


@dataclass(frozen=True)
class SitsOut:
    """Whoever is dealt the blank card sits the round out; the other cards of that hand are the field."""

    rule: str

    def lines(self) -> list[Line]:
        """The blank in words."""
        text = "The blank card is dealt too: whoever has it sits the round out, and the other six cards of that hand are the field."
        return [Line(self.rule, text)]


@dataclass(frozen=True, kw_only=True)
class Stake:
    """What a player can lose in a round; a shortage is forgiven."""

    rule: str
    limit: str
    order: str
    chips: int

    def lines(self) -> list[Line]:
        """The stake in words."""
        return [
            Line(self.rule, f"At the start of a round everybody puts up a stake of {count(self.chips, 'chip')}, or all they have."),
            Line(self.limit, "Payments come out of the stake and receipts go into it; what a stake cannot cover is forgiven."),
            Line(self.order, "Payments due together are made in turn order of the receivers, from the leader on."),
        ]


@dataclass(frozen=True)
class Leader:
    """The field lies face down; everybody turns a card of it, and the earliest month plays first."""

    rule: str

    def lines(self) -> list[Line]:
        """The leader in words."""
        text = "From the dealer on each player turns one of the face-down field cards; the earliest month leads. Then all are turned up."
        return [Line(self.rule, text)]
