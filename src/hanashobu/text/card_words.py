"""Lists of cards as people write them: codes, also without spaces, and names: `crane moon`, `松に鶴`, `1a1b`.

>>> as_codes("crane, moon 1b1c 松に鶴")
'1a, 8a 1b 1c 1a'
"""

from __future__ import annotations

import re
from functools import cache

from hanashobu import cards
from hanashobu.cards import ALL_CARDS, DECK, each
from hanashobu.text import MessageError, Quoted, current
from hanashobu.text.names import card_name, kanji

_GLUED = re.compile(r"\b(?:(?:1[0-2]|[1-9])[a-d]){2,}\b", re.IGNORECASE)
_CODE = re.compile(r"(?:1[0-2]|[1-9])[a-d]", re.IGNORECASE)
_CJK = "\u2e80"  # scripts from here on put no spaces between words


class SeveralCards(MessageError, ValueError):
    """A name that several cards have."""


@cache
def _names(lang: str) -> tuple[dict[str, tuple[str, ...]], re.Pattern[str]]:
    """The codes of the cards with each name, here and in English, Japanese and Korean, and the pattern that finds them, longest first."""
    found: dict[str, list[str]] = {}
    for card in each(DECK):
        shown = card_name(cards.code(card))
        called = {cards.name(card), cards.romaji(card), cards.kanji(card), shown.romaji, kanji(shown.korean), current.reader().arg(shown)}
        for name in {name.lower() for name in called}:
            found.setdefault(name, []).append(cards.code(card))
    words = "|".join(re.escape(name) if max(name) >= _CJK else rf"\b{re.escape(name)}\b" for name in sorted(found, key=len, reverse=True))
    return {name: tuple(codes) for name, codes in found.items()}, re.compile(words, re.IGNORECASE)


def as_codes(text: str) -> str:
    """The same list with codes for names; what is neither stays, for whoever reads it on to complain of."""
    known, pattern = _names(current.language())

    def code_of(found: re.Match[str]) -> str:
        codes = known[found[0].lower()]
        if len(codes) > 1:
            raise SeveralCards("error-card-several", name=Quoted(found[0]), codes=codes)
        return f" {codes[0]} "

    named = pattern.sub(code_of, text.replace("、", " ").replace("・", " "))
    apart = _GLUED.sub(lambda found: " ".join(_CODE.findall(found[0])), named)
    return re.sub(r" +", " ", apart).strip().replace(" ,", ",")


def all_cards() -> list[int]:
    """Every card there is, the blank and jokers last."""
    return [*each(ALL_CARDS)]
