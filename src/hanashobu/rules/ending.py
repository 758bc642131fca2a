"""Rounds that a player may end or let go on, and who pays alone for what they bring."""

from __future__ import annotations

import re
from dataclasses import KW_ONLY, dataclass
from typing import Annotated

from hanashobu.rules.part import ALL_FIELDS, ITSELF, Fit, Part, Points, Title, bad_value, known, whole
from hanashobu.rules.text import Line, line
from hanashobu.text import Name, msg
from hanashobu.text.names import name

OUT, STOPPED, CALLED, CANCELLED, LUCKY, DRAWN = (1 << why for why in (0, 1, 2, 3, 6, 7))  # how a round has ended, as bits
ANY_END = OUT | STOPPED | CALLED | CANCELLED | LUCKY | DRAWN
NEW, IMPROVED = range(2)  # asked after a new yaku; or after an improved one, too
_ASKS = ("new", "improved")
LAYER, FIRST_CALLER, ONLY_CALLER = range(3)
_ALONE = ("layer", "first-caller", "only-caller")


GOES_ON, ENDS, CANCELS = ROLES = ("goes-on", "ends", "cancels")  # what a call does
# Words that are typed for something else.
TAKEN = ("yes", "no", "in", "out", "redeal", "offer", "counter", "claim", "both", "hint", "help", "end", "stopped", "split")
_TYPED = re.compile("[a-z][a-z0-9]+(-[a-z0-9]+)*")
WORD = Fit(
    lambda value: isinstance(value, str) and len(value) <= 20 and bool(_TYPED.fullmatch(value)) and value not in TAKEN,
    msg("part-call-word", taken=TAKEN),
)


@dataclass(frozen=True)
class CallWord(Part):
    """A word that is called: as it is typed and stands in records, and its kanji; its reading is among the names."""

    word: Annotated[str, WORD]
    kanji: Title = ""

    @property
    def name(self) -> Name:
        """What people call it."""
        return name(self.word, self.kanji)

    @property
    def title(self) -> Name:
        """The same at the beginning of a sentence."""
        called = self.name
        return Name(called.english.capitalize(), called.romaji.capitalize(), called.ruby)


@dataclass(frozen=True)
class CallWords(Part):
    """What players call: the round goes on, it ends, and it is cancelled after it went on."""

    goes_on: CallWord
    ends: CallWord
    cancels: CallWord = CallWord("cancel", "取り消し")

    def __post_init__(self) -> None:
        """Look at each field, and whether the words differ."""
        super().__post_init__()
        if len(set(self.words())) < len(ROLES):
            raise bad_value("CallWords", "ends", Fit(lambda _: False, msg("part-call-words")), self.words())

    def words(self) -> tuple[str, ...]:
        """The words in the order in which the kernel counts them."""
        return self.goes_on.word, self.ends.word, self.cancels.word

    def role(self, word: str) -> str:
        """What a call does; empty for a word that is none of these."""
        return dict(zip(self.words(), ROLES, strict=True)).get(word, "")

    def called(self, word: str) -> Name:
        """What people call a word."""
        return next((one.name for one in (self.goes_on, self.ends, self.cancels) if one.word == word), name(word))


SAGE_SHOUBU = CallWords(CallWord("sage", "下げ"), CallWord("shoubu", "勝負"))
KOI_SHOBU = CallWords(CallWord("koi-koi", "こいこい"), CallWord("shoubu", "勝負"))


@dataclass(frozen=True)
class Calls(Part):
    """A player who has made a yaku may end the round or let it go on."""

    rule: str
    _: KW_ONLY
    words: CallWords
    asks: Annotated[int, known(NEW, IMPROVED)] = IMPROVED
    least: Points = 0  # points that one needs to be asked; with fewer the round goes on without a question
    only: tuple[str, ...] = ()  # yaku after which one is asked
    cancel: str = ""  # id: who has let it go on may end it at the start of a turn
    to_go: Points = 0  # points that one needs to let it go on; with fewer the round ends
    to_go_rule: str = ""
    once: str = ""  # id: a round is let go on once; whoever then makes a yaku ends it
    last: str = ""  # id: a yaku that is made with the last card of a hand ends the round

    def lines(self) -> list[Line]:
        """The calls in words."""
        words = self.words
        lines = [line(self.rule, "rule-calls", asks=_ASKS[self.asks], ends=words.ends.name, goes_on=words.goes_on.name)]
        lines += [line(self.rule, "rule-calls-only", yaku=list(self.only))] if self.only else []
        lines += [line(self.rule, "rule-calls-least", n=self.least)] if self.least else []
        lines += [line(self.to_go_rule or self.rule, "rule-calls-to-go", n=self.to_go)] if self.to_go else []
        for id, what in ((self.once, "once"), (self.last, "last")):
            lines += [line(id, f"rule-calls-{what}")] if id else []
        return lines + ([line(self.cancel, "rule-calls-cancel", goes_on=words.goes_on.name)] if self.cancel else [])

    def record_words(self) -> dict[str, str]:
        """The words that records of such a game have, each with the rule that says what it means."""
        cancels = {self.words.cancels.word: self.cancel} if self.cancel else {}
        return {self.words.goes_on.word: self.rule, self.words.ends.word: self.rule, **cancels}


@dataclass(frozen=True)
class Lucky(Part):
    """Dealt hands that end the round before it begins; where several players have one, the round is drawn."""

    rule: str  # of a round that is drawn

    def lines(self, hands: list[Name]) -> list[Line]:
        """What such hands do, in words."""
        return [line(self.rule, "rule-lucky", hands=hands)] if hands else []


@dataclass(frozen=True)
class Liable(Part):
    """One opponent pays what all together would have paid."""

    seldom = frozenset({ITSELF, ALL_FIELDS})

    rule: str
    who: Annotated[int, known(LAYER, FIRST_CALLER, ONLY_CALLER)]  # LAYER: of the card that completed it; ONLY_CALLER: of all opponents
    _: KW_ONLY
    yaku: tuple[str, ...] = ()  # for these only
    when: Annotated[int, whole(1, ANY_END)] = ANY_END

    def lines(self) -> list[Line]:
        """Who pays alone, in words."""
        return [line(self.rule, f"rule-liable-{_ALONE[self.who]}")]
