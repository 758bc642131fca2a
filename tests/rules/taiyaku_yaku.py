"""What both files of Taiyaku's yaku use."""

from __future__ import annotations

from hanashobu import games

TAIYAKU = "taiyaku"
RULES = games.find(TAIYAKU).rules()
CHAFF = [*(f"{month}{slot}" for month in range(1, 11) for slot in "cd"), "11d", "12b", "12c", "12d", "9a"]
STOPS = ("TA-Y1", "TA-Y13", "TA-Y15", "TA-Y18", "TA-Y20")


def chaff(number: int, first: int = 0) -> str:
    """A number of cards that count as Chaff."""
    return " ".join(CHAFF[first : first + number])
