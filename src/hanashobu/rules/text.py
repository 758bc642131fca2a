"""Rules in words: what a part of a ruleset says of itself, with the id of its rule."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import KW_ONLY, dataclass
from typing import ClassVar

from hanashobu import cards
from hanashobu.cards import CardSet
from hanashobu.rules.part import TEXT, Part, bad_value, one_of
from hanashobu.text.message import Arg, Cards, Message, msg, own
from hanashobu.text.names import month_name


@dataclass(frozen=True, init=False)
class Line(Part):
    """One rule as a message.

    A text is the English of a game's own rule: `Line("HH-1", "1 kan is { $kan } points.", kan=12)` is the message `rule-HH-1`. Where a
    game has two texts for one rule, `key` tells them apart.
    """

    rule: str
    text: Message

    def __init__(self, rule: str, text: Message | str, /, *, key: str = "", **args: Arg | Iterable[Arg]) -> None:
        if not isinstance(text, Message | str):
            raise bad_value("Line", "text", TEXT, text)
        message = text if isinstance(text, Message) else own(f"rule-{rule}{key and f'-{key}'}", text, **args)
        object.__setattr__(self, "rule", rule)
        object.__setattr__(self, "text", message)
        self.__post_init__()


def line(rule: str, id: str, /, **args: Arg | Iterable[Arg]) -> Line:
    """A rule that several games share: its id, and the id of its message in the catalogues."""
    return Line(rule, msg(id, **args))


def under(**ids: str) -> tuple[tuple[str, str], ...]:
    """The ids of those sentences of a part that do not stand under the part's own."""
    return tuple(ids.items())


@dataclass(frozen=True)
class Rule(Part):
    """A part that says itself under the id of its rule, but for the sentences that `under` names."""

    SENTENCES: ClassVar[tuple[str, ...]] = ()  # that may have an id of their own

    rule: str
    _: KW_ONLY
    under: tuple[tuple[str, str], ...] = ()

    def __post_init__(self) -> None:
        """Look at each field."""
        super().__post_init__()
        known = one_of(*self.SENTENCES)
        for sentence, _ in self.under:
            if not known.holds(sentence):
                raise bad_value(type(self).__name__, "under", known, sentence)

    def id_of(self, sentence: str) -> str:
        """The id under which a sentence stands."""
        return dict(self.under).get(sentence, self.rule)


def those(mask: int) -> Cards:
    """Cards, each by its name."""
    return Cards(cards.codes(mask))


def apart(what: str, deck: CardSet, sets: Iterable[tuple[int, CardSet]]) -> Iterator[Message]:
    """What is wrong with sets of cards that should share none, each with cards of this deck."""
    seen = 0
    for number, mask in sets:
        if mask & seen:
            yield msg("check-cards-twice", what=what, cards=those(mask & seen))
        if not mask & deck:
            yield msg("check-cards-none", what=what, n=number)
        seen |= mask


def described(mask: int, deck: int = cards.ALL_CARDS) -> Message:
    """Cards by what they have in common, the others by name: `the Ribbons except 11c Willow Ribbon, 8b Geese`."""
    _, parts = min((_parts(mask, deck, lots) for lots in (_COMMON, _COMMON[1:])), key=lambda found: found[0])
    return msg("cards-listed", parts=parts)


MOST_OF_A_MONTH = 3  # that are left: it is named as a whole, even if another lot has its fourth card


def _parts(mask: int, deck: int, common: Sequence[tuple[CardSet, Message]]) -> tuple[int, list[Arg]]:
    """The lots among some cards, the cards that are in none, and the lots with exceptions; and how much there is to read."""
    length = 0
    lots: list[Arg] = []
    but: list[Arg] = []
    left = mask
    for everywhere, lot in common:
        cards_in_it = everywhere & deck
        overlaps = lot.id == "cards-month" and (cards_in_it & left).bit_count() >= MOST_OF_A_MONTH
        absent = cards_in_it & ~(mask if overlaps else left)
        most = 0 if everywhere == cards.A_CARDS else (cards_in_it.bit_count() + 1) // 6  # which are excepted one by one
        if cards_in_it and absent.bit_count() <= most:
            if absent:
                but.append(msg("cards-except", lot=lot, cards=those(absent)))
            else:
                lots.append(lot)
            left &= ~cards_in_it
            length += 1 + absent.bit_count()
    # What comes after an `except` would seem to be excepted, too.
    return length + left.bit_count(), [*lots, *([those(left)] if left else []), *but]


# What players say for a whole lot of cards, the largest lots of a sort first.
_COMMON: tuple[tuple[CardSet, Message], ...] = (
    (cards.A_CARDS, msg("cards-first")),
    (cards.BRIGHTS, msg("cards-brights")),
    (cards.ANIMALS, msg("cards-animals")),
    (cards.RIBBONS, msg("cards-ribbons")),
    (cards.CHAFF, msg("cards-chaff")),
    *((cards.month_cards(month.number), msg("cards-month", month=month_name(month.number))) for month in cards.MONTHS),
)
