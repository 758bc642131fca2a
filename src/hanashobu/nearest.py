"""The nearest valid name for a word that is none."""

from __future__ import annotations

from collections.abc import Iterable

LONGEST = 40  # letters of a word that could be a mistake


def nearest(word: str, known: Iterable[str]) -> str:
    """The name that was probably meant; empty where none comes near."""
    import difflib  # only mistakes pay for it

    near = [] if len(word) > LONGEST else difflib.get_close_matches(word, list(known), n=1, cutoff=0.5)
    return near[0] if near else ""
