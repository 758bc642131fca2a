"""Somebody's own words inside a sentence: always in quotes, never long, and never translated.

>>> quote("spring")
"'spring'"
>>> quoted_parts("There is no game 'hirya'; did you mean hiraya?")
["'hirya'"]
"""

from __future__ import annotations

import re

LONGEST = 80  # letters of somebody's own words that a sentence repeats

# As `repr` writes a text: whatever it holds, its own quotes are escaped, so that it ends where it ends.
QUOTED = re.compile(r"""(?<![A-Za-z0-9À-ɏ])(?:'(?:[^'\\]|\\.)*+'|"(?:[^"\\]|\\.)*+")""", re.DOTALL)


def quote(words: object) -> str:
    """Somebody's own words, cut where they are long, with nothing in them that could end the quotes or turn the text around."""
    text = str(words)
    return repr(text if len(text) <= LONGEST else f"{text[:LONGEST]}…")


def quoted_parts(text: str) -> list[str]:
    """The quoted parts of a sentence."""
    return QUOTED.findall(text)
