"""Lists of cards as people write them: codes, also without spaces, and names: `crane moon`, `松に鶴`, `1a1b`.

>>> as_codes("crane, moon 1b1c 松に鶴")
'1a, 8a 1b 1c 1a'
"""

from __future__ import annotations

import re
from collections import Counter
from functools import cache

from hanashobu import cards
from hanashobu.cards import BLANK, DECK, each
from hanashobu.text.names import card_name

_GLUED = re.compile(r"\b(?:(?:1[0-2]|[1-9])[a-d]){2,}\b", re.IGNORECASE)
_CODE = re.compile(r"(?:1[0-2]|[1-9])[a-d]", re.IGNORECASE)


@cache
def _names() -> tuple[dict[str, str], re.Pattern[str]]:
    """The code of every name that only one card has, and the pattern that finds them, the longest first."""
    found = [(name.lower(), cards.code(card)) for card in each(DECK) for name in {cards.name(card), cards.romaji(card), cards.kanji(card)}]
    found += [(card_name(cards.code(card)).romaji.lower(), cards.code(card)) for card in each(DECK)]
    times = Counter(name for name, _ in dict.fromkeys(found))
    known = {name: code for name, code in found if times[name] == 1}
    longest = sorted(known, key=len, reverse=True)
    words = "|".join(rf"\b{re.escape(name)}\b" if name.isascii() else re.escape(name) for name in longest)
    return known, re.compile(words, re.IGNORECASE)


def as_codes(text: str) -> str:
    """The same list with codes for names; what is neither stays, for whoever reads it on to complain of."""
    known, pattern = _names()
    named = pattern.sub(lambda found: f" {known[found[0].lower()]} ", text.replace("、", " ").replace("・", " "))
    apart = _GLUED.sub(lambda found: " ".join(_CODE.findall(found[0])), named)
    return re.sub(r" +", " ", apart).strip().replace(" ,", ",")


def all_cards() -> list[int]:
    """Every card there is, the blank last."""
    return [*each(DECK), BLANK]
