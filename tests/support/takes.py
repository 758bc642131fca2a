"""What a card may take, game by game, as the rules pages say it: functions of the card, where it comes from, and the field."""

from __future__ import annotations

from collections.abc import Callable

Takes = Callable[[str, str, frozenset[str]], set[frozenset[str]]]

NOTHING: frozenset[str] = frozenset()


def month_of(card: str) -> str:
    """The number of a card's month."""
    return card[:-1]


def by_month(card: str, source: str, field: frozenset[str]) -> set[frozenset[str]]:
    """CO-7: none, it stays; one, that card; two, either of them; three, all together."""
    month = card[:-1]
    match = frozenset([lying for lying in field if lying[:-1] == month])
    return {frozenset({lying}) for lying in match} if len(match) == 2 else {match}


def with_lightning(card: str, source: str, field: frozenset[str]) -> set[frozenset[str]]:
    """Hiraya: HI-6 to HI-10."""
    if card == "11d":
        return {frozenset({lying}) for lying in field} or {NOTHING}
    if "11d" not in field:
        return by_month(card, source, field)
    if month_of(card) == "11":
        return {frozenset({lying}) for lying in field if month_of(lying) == "11"}
    own = by_month(card, source, field) - {NOTHING}
    return own | {frozenset({"11d"})}


def with_lightning_of_mushi(card: str, source: str, field: frozenset[str]) -> set[frozenset[str]]:
    """Mushi: MU-6 to MU-9."""
    if card == "11d":
        return {frozenset({lying}) for lying in field if month_of(lying) != "11"} or {NOTHING}
    if "11d" in field and source == "stock" and month_of(card) != "11":
        return {frozenset({"11d"})}
    return by_month(card, source, field - {"11d"})


def with_blank(card: str, source: str, field: frozenset[str]) -> set[frozenset[str]]:
    """Nara: NA-11; on an empty field the blank takes nothing, and is kept alone."""
    if card == "0":
        return {frozenset({lying}) for lying in field} or {NOTHING}
    return by_month(card, source, field)
