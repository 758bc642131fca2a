"""Cards and sets of cards as values: a card is its code, a set of cards has the operators of a set.

>>> CardSet("4a 1a") | {"12d"}
CardSet('1a 4a 12d')
>>> [card.name for card in CardSet("1a 11d")]
['Crane', 'Lightning']
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Set

from hanashobu import cards
from hanashobu.api.errors import BadArgument, BadType
from hanashobu.text.message import message_of


class Card(str):
    """A card by its code, `1a` to `12d`, and `0` for the blank; it equals that text."""

    __slots__ = ()

    def __new__(cls, code: str) -> Card:
        """The card of a code, however it is spaced and whatever its case."""
        if not isinstance(code, str):
            raise BadType("code", f"A card is a text such as '1a', not {type(code).__name__}.")
        try:
            return super().__new__(cls, cards.code(cards.card(code)))
        except cards.UnknownCard as error:
            raise BadArgument("code", message_of(error)) from None

    def __repr__(self) -> str:
        return f"Card({str(self)!r})"

    @property
    def name(self) -> str:
        """What players call it in English."""
        return cards.name(cards.card(self))

    @property
    def kanji(self) -> str:
        """What players call it in Japanese."""
        return cards.kanji(cards.card(self))

    @property
    def month(self) -> int | None:
        """Its month, 1 to 12; the blank has none (CO-2)."""
        month = cards.month(cards.card(self))
        return month.number if month else None

    @property
    def kind(self) -> str | None:
        """`Bright`, `Animal`, `Ribbon` or `Chaff`; the blank has none (CO-2)."""
        kind = cards.kind(cards.card(self))
        return kind.value if kind else None


class CardSet(Set[Card]):
    """Cards without an order, listed in deck order; made from codes with spaces between them, or from any cards."""

    __slots__ = ("_mask",)

    def __init__(self, cards: str | Iterable[str] = "") -> None:
        self._mask = mask_of(cards, "cards")

    @classmethod
    def of_mask(cls, mask: int) -> CardSet:
        """The cards of an engine's mask."""
        made = cls()
        made._mask = mask
        return made

    @property
    def mask(self) -> int:
        """The cards as the engine has them: one bit for each."""
        return self._mask

    def __contains__(self, card: object) -> bool:
        return isinstance(card, str) and card in cards.codes(self._mask)

    def __iter__(self) -> Iterator[Card]:
        return map(Card, cards.codes(self._mask))

    def __len__(self) -> int:
        return self._mask.bit_count()

    def __eq__(self, other: object) -> bool:
        return other._mask == self._mask if isinstance(other, CardSet) else super().__eq__(other)

    def __hash__(self) -> int:
        return self._hash()  # as a frozenset of the codes has it

    def __str__(self) -> str:
        return " ".join(cards.codes(self._mask))

    def __repr__(self) -> str:
        return f"CardSet({str(self)!r})"

    # A text is a list of codes here too, not of letters.

    def __and__(self, other: str | Iterable[str]) -> CardSet:
        return self.of_mask(self._mask & mask_of(other, "other"))

    def __or__(self, other: str | Iterable[str]) -> CardSet:  # type: ignore[override]  # nothing but cards can be added
        return self.of_mask(self._mask | mask_of(other, "other"))

    def __sub__(self, other: str | Iterable[str]) -> CardSet:
        return self.of_mask(self._mask & ~mask_of(other, "other"))

    def __xor__(self, other: str | Iterable[str]) -> CardSet:  # type: ignore[override]
        return self.of_mask(self._mask ^ mask_of(other, "other"))

    __rand__, __ror__, __rxor__ = __and__, __or__, __xor__

    def __rsub__(self, other: str | Iterable[str]) -> CardSet:
        return self.of_mask(mask_of(other, "other") & ~self._mask)


def mask_of(given: str | Iterable[str], argument: str) -> int:
    """Cards from an argument, as the engine has them; anything that is not a card is an error that names the argument."""
    if isinstance(given, CardSet):
        return given.mask
    try:
        texts = given.replace(",", " ").split() if isinstance(given, str) else list(given)
    except TypeError:
        raise BadType(argument, f"Cards are a text such as '1a 4a' or a list of codes, not {type(given).__name__}.") from None
    mask = 0
    for text in texts:
        if not isinstance(text, str):
            raise BadType(argument, f"A card is a text such as '1a', not {type(text).__name__}.")
        try:
            card = 1 << cards.card(text)
        except cards.UnknownCard as error:
            raise BadArgument(argument, message_of(error)) from None
        if mask & card:
            raise BadArgument(argument, "error-api-card-twice", card=cards.code(cards.card(text)))
        mask |= card
    return mask
