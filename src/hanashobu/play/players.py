"""Names of players, wherever they come from: the lobby, the scorekeeper, the command line, a record that somebody brings.

>>> checked(["Aki", " Ben\\u202e ", "千恵"])
('Aki', 'Ben', '千恵')
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from hanashobu.text import MessageError

LONGEST = 40

_JOINERS = "\u200c\u200d"  # in the middle of words of some scripts, and in emoji
# Letters and symbols that Unicode counts as visible, though nobody sees them: fillers of Hangul and Khmer, and the empty Braille pattern.
_BLANK = frozenset("\u115f\u1160\u3164\uffa0\u17b4\u17b5\u2800\u034f")
_DROPPED = frozenset(("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"))  # control, direction, half a character, private, unassigned, line ends


class BadName(MessageError, ValueError):
    """Names with which nobody can play."""


def clean(name: str) -> str:
    """The name as others see it: without what controls, turns or hides text, and with single spaces."""
    spaced = " ".join(unicodedata.normalize("NFC", name).split())
    kept = "".join(letter for letter in spaced if letter in _JOINERS or _visible(letter))
    return " ".join(kept.split()).strip(_JOINERS) if _key(kept) else ""


def checked(names: Iterable[str]) -> tuple[str, ...]:
    """All names of a table, clean; raises BadName if one is empty or too long, or two look the same."""
    found = tuple(map(_short, names))
    if not all(found) or len(set(map(_key, found))) < len(found):
        raise BadName("error-name-own")
    return found


def _short(name: str) -> str:
    if len(name) > 4 * LONGEST or len(cleaned := clean(name)) > LONGEST:
        raise BadName("error-name-long", most=LONGEST)
    return cleaned


def _visible(letter: str) -> bool:
    return letter not in _BLANK and unicodedata.category(letter) not in _DROPPED


def _key(name: str) -> str:
    """What two names have in common that look the same; empty if nothing of the name can be seen."""
    plain = unicodedata.normalize("NFKC", name).casefold()
    seen = "".join(letter for letter in plain if letter not in _JOINERS and not _selects(letter))
    return "" if all(unicodedata.category(letter)[0] in "MZ" for letter in seen) else seen


def _selects(letter: str) -> bool:
    """Whether it only chooses a shape of the letter before."""
    return "\ufe00" <= letter <= "\ufe0f" or "\U000e0100" <= letter <= "\U000e01ef" or "\u180b" <= letter <= "\u180f"
