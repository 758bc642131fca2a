"""Somebody's own words inside an English text: always in quotes, and never long.

>>> quote("spring")
"'spring'"
"""

from __future__ import annotations

LONGEST = 80  # letters of somebody's own words that a sentence repeats


def quote(words: object) -> str:
    """Somebody's own words, cut where they are long, with nothing in them that could end the quotes or turn the text around."""
    text = str(words)
    return repr(text if len(text) <= LONGEST else f"{text[:LONGEST]}…")
