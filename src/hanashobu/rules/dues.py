"""The score sheet: what is counted at the end of a round, who collects it, and who pays it, one `Due` for each line."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import KW_ONLY, dataclass, replace
from typing import Annotated, Any, Protocol

from hanashobu.cards import CardSet
from hanashobu.rules.ending import ANY_END, CALLED, CANCELLED, DRAWN, LUCKY, OUT, STOPPED, Calls, CallWord, CallWords
from hanashobu.rules.feats import BLIND, DEALERS_HAND, DIVER, ESCAPER, FEATS
from hanashobu.rules.part import Part, Points, Seats, known, whole
from hanashobu.rules.text import Line
from hanashobu.rules.yaku import in_unit
from hanashobu.text import Arg, Message, msg
from hanashobu.text.message import Name
from hanashobu.text.names import name

CARDS, YAKU, TEYAKU, TOTAL, LEAD, SHARE, STAKE = range(7)  # what is counted; TOTAL: card points and yaku; LEAD: how far over the next best
EVERYBODY, NOBODY, WINNER, ENDER, FIRST, ABOVE_PAR = range(
    6
)  # who collects, or who has done a feat; ENDER ended the round; FIRST plays first
OPPONENTS, BANK, SHEET, DIFFERENCE, BELOW_PAR, TABLE = range(6)  # who pays; SHEET: it is written down; TABLE: those who are out, too
ANY, SOME, NONE = range(3)  # whether somebody must have a yaku, or nobody
DOWN, NEAREST, UP = range(3)  # which way a rest is rounded

EQUAL = -1  # par: an equal share of the deck's card points
SCORED = (CARDS, YAKU, TOTAL, LEAD)  # what the round score is made of


@dataclass(frozen=True)
class Rounding(Part):
    """So many points are one, and which way the rest goes."""

    per: Annotated[int, whole(2, 1000)]
    way: Annotated[int, known(DOWN, NEAREST, UP)] = NEAREST

    def rest(self) -> int:
        """What is added to a number, so that it can be rounded down."""
        return {DOWN: 0, NEAREST: self.per // 2, UP: self.per - 1}[self.way]


PAR = Annotated[int, whole(EQUAL)]


@dataclass(frozen=True)
class Due(Part):
    """A line of the score sheet: what is counted, who collects it, and who pays it."""

    seldom = frozenset({"to", "players"})

    rule: str
    _: KW_ONLY
    of: Annotated[int, known(*range(STAKE + 1))]
    to: Annotated[int, known(*range(BLIND + 1))] = EVERYBODY
    by: Annotated[int, known(*range(TABLE + 1))] = OPPONENTS
    when: Annotated[int, whole(1, ANY_END)] = ANY_END
    yaku: Annotated[int, known(ANY, SOME, NONE)] = ANY  # only if somebody has a yaku (SOME), or nobody (NONE)
    only: tuple[str, ...] = ()  # of all yaku these
    players: Seats = 0  # only if so many play
    par: tuple[PAR, ...] = ()  # by place in turn order; one for all
    points: Points = 0  # a share
    together: bool = False  # the share is for all payers together, in equal parts
    least: Points = 0  # card points that are needed
    half: bool = False
    rounding: Rounding | None = None

    @property
    def scored(self) -> bool:
        """Whether it is a part of the round score, by which a winner is found."""
        return self.of in SCORED

    def says(self, rules: Sheet) -> Message:
        """The line in words, with the cases in which it holds."""
        text = self._text(rules)
        if self.only:
            text = msg("rule-due-only", text=text, yaku=[rules.called(id) for id in self.only])
        if self.least and self.to not in FEATS:
            text = msg("rule-due-least", text=text, least=self.least)
        if self.rounding:
            text = msg("rule-due-rounded", text=text, per=self.rounding.per, way=_WAYS[self.rounding.way])
        return self.in_case(rules, text)

    def in_case(self, rules: Sheet, text: Message) -> Message:
        """A text of this line, with the cases in which it holds."""
        holds = self.when & rules.ends()
        ends = [end_case(rules, word) for word, bit in _ENDS.items() if holds & bit] if holds != rules.ends() else []
        yaku = [msg("case-yaku")] if self.yaku == SOME else [msg("case-no-yaku")] if self.yaku == NONE else []
        players = [msg("case-players", n=self.players)] if self.players and rules.may_play_fewer(self.players) else []
        cases = [*ends, *yaku, *players]
        return msg("rule-in-case", cases=cases, text=text) if cases else text

    def _text(self, rules: Sheet) -> Message:
        pars: list[Arg] = [*rules.pars(self)]
        pars = pars if len(set(pars)) > 1 else pars[:1]
        return msg(
            f"rule-due-{self.constructor()}",
            of=_OF[self.of],
            to=_TO[self.to],
            half="yes" if self.half else "no",
            sum=in_unit(self.points, rules.yaku_unit()),
            least=self.least,
            pars=pars,
            n=len(pars),
            together="yes" if self.together else "no",
            blank="yes" if rules.blank() else "no",
        )

    def constructor(self) -> str:
        """Which of the constructors below makes such a line."""
        if self.to in FEATS:
            return f"feat-{_TO[self.to]}"
        if self.of == STAKE:
            return "stakes"
        if self.of == SHARE:
            return "share-par" if self.to == ABOVE_PAR else f"share-{'scored' if self.by == SHEET else 'paid'}"
        if self.by == BANK:
            return "par"
        if self.to == NOBODY:
            return "costs"
        return {SHEET: "scores", DIFFERENCE: "difference"}.get(self.by, "paid")

    def reason(self) -> Arg | None:
        """What is paid for under the line's own id; None where it is a yaku or a hand, or nobody pays."""
        if self.to in _FEATS:
            return _FEATS[self.to]
        if self.of == TEYAKU or self.by == SHEET or self.to == NOBODY or (self.of == YAKU and self.by != DIFFERENCE):
            return None
        kind = "par" if self.by == BANK else "difference" if self.by == DIFFERENCE else _OF[self.of]
        return msg(f"reason-{_PAID_FOR[kind]}")


_PAID_FOR = {
    "par": "card-points-against-par",
    "difference": "the-difference",
    "stake": "a-yaku-that-ends-the-round",
    "share": "a-share",
    "cards": "card-points",
    "total": "card-points-and-yaku",
    "lead": "the-lead",
}
_FEATS: dict[int, Arg] = {
    DIVER: name("Diving"),
    ESCAPER: name("Escape"),
    DEALERS_HAND: msg("reason-the-dealer-s-hand"),
    BLIND: msg("reason-playing-blind"),
}
_ENDS = {"called": CALLED, "cancelled": CANCELLED, "stopped": STOPPED, "out": OUT, "lucky": LUCKY, "drawn": DRAWN}
_OF = {CARDS: "cards", YAKU: "yaku", TEYAKU: "teyaku", TOTAL: "total", LEAD: "lead", SHARE: "share", STAKE: "stake"}
_TO = dict(enumerate(("everybody", "nobody", "winner", "ender", "first", "above-par", "diver", "escaper", "dealers-hand", "blind")))
_SAID: dict[str, Callable[[CallWords], CallWord]] = {"called": lambda words: words.ends, "cancelled": lambda words: words.cancels}
_WAYS = {DOWN: "down", NEAREST: "nearest", UP: "up"}


class Sheet(Protocol):
    """What a line reads of the rules that it stands in."""

    @property
    def calls(self) -> Calls | None:
        """What ends a round by a word."""

    def blank(self) -> CardSet:
        """The card with which somebody sits out."""

    def ends(self) -> int:
        """The ways in which a round can end, as bits."""

    def most_players(self) -> int:
        """How many play a round."""

    def may_play_fewer(self, players: int) -> bool:
        """Whether another number of players than this may play a round."""

    def pars(self, due: Due) -> tuple[int, ...]:
        """Par by place, an equal share counted out."""

    def yaku_unit(self) -> str:
        """What yaku are counted in."""

    def called(self, rule: str) -> Name:
        """The name of a yaku."""

    def balances(self) -> bool:
        """Whether what one player gains in a round others lose."""


def end_case(rules: Sheet, word: str) -> Message:
    """A way in which a round has ended, as a case; a call by its word."""
    return msg(f"case-{word}", call=_SAID[word](rules.calls.words).title) if rules.calls and word in _SAID else msg(f"case-{word}")


def each_pays(rule: str, of: int, **more: Any) -> Due:
    """Every opponent pays it."""
    return Due(rule, of=of, by=OPPONENTS, **more)


def scores(rule: str, of: int, **more: Any) -> Due:
    """It is written down, and nobody pays."""
    return Due(rule, of=of, by=SHEET, **more)


def costs_others(rule: str, of: int, **more: Any) -> Due:
    """Every opponent loses it, and nobody gets it."""
    return Due(rule, of=of, to=NOBODY, by=OPPONENTS, **more)


def against_par(rule: str, *par: int, **more: Any) -> Due:
    """Card points above or below par, which the bank pays or is paid."""
    return Due(rule, of=CARDS, by=BANK, par=par, **more)


def difference(rule: str, of: int, **more: Any) -> Due:
    """Everybody pays the winner the difference."""
    return Due(rule, of=of, to=WINNER, by=DIFFERENCE, **more)


def share(rule: str, points: int, to: int, **more: Any) -> Due:
    """So much, whatever was counted."""
    return Due(rule, of=SHARE, points=points, to=to, **{"by": OPPONENTS, **more})


def takes_stakes(rule: str, to: int, **more: Any) -> Due:
    """All that the others can lose in the round."""
    return Due(rule, of=STAKE, to=to, by=OPPONENTS, **more)


def sentences(rules: Sheet, dues: tuple[Due, ...]) -> list[Line]:
    """The sheet in words. Lines of one id that hold in the same cases and add up to a score are one sentence."""
    lines: list[Line] = []
    done: set[Due] = set()
    for due in dues:
        if due in done:
            continue
        alike = [other for other in dues if replace(other, of=due.of, by=due.by, par=due.par) == due]
        score = _score(rules, alike)
        done.update(alike if score else (due,))
        lines.append(Line(due.rule, due.in_case(rules, score) if score else due.says(rules)))
    return lines


def _score(rules: Sheet, lines: list[Due]) -> Message | None:
    """The score that a few lines make together; None if they are not that simple."""
    kinds = {(due.of, due.by) for due in lines}
    due = lines[0]
    if due.to != EVERYBODY or due.half or due.rounding or due.only or due.least or len(kinds) != len(lines):
        return None
    if kinds <= {(CARDS, SHEET), (YAKU, SHEET)} and (CARDS, SHEET) in kinds:
        return msg("rule-score-additive" if len(kinds) > 1 else "rule-score-additive-cards")
    pars = next((set(rules.pars(one)) for one in lines if one.by == BANK), set())
    if len(pars) == 1 and kinds <= {(CARDS, BANK), (YAKU, OPPONENTS)} and rules.balances():
        (par,) = pars
        many = due.players or rules.most_players()
        return msg("rule-score-par", par=par, others=many - 1) if len(kinds) > 1 else msg("rule-score-par-cards", par=par)
    return None
