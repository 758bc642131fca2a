"""Rounds that a player may end or let go on: calls, what they bring, and what is paid beside the yaku."""

from __future__ import annotations

from dataclasses import KW_ONLY, dataclass

from hanashobu.rules.text import Line


@dataclass(frozen=True, kw_only=True)
class Calls:
    """Whoever forms or improves a yaku says shoubu, and the round ends, or sage, and it goes on."""

    rule: str
    cancel: str
    teyaku: str
    shoubu: str
    half: str
    out: str
    liability: str = ""
    liable: tuple[str, ...] = ()  # yaku for which an opponent may have to answer

    def lines(self) -> list[Line]:
        """The calls in words."""
        lines = [
            Line(self.rule, "Whoever has formed or improved a yaku in a turn says shoubu, which ends the round, or sage, and goes on."),
            Line(self.cancel, "A player who has called sage may cancel at the start of a later turn: the round ends at once."),
            Line(self.teyaku, "If anybody has a yaku at the end, teyaku are paid first, then yaku; card points do not count."),
            Line(
                self.shoubu,
                "Shoubu: each opponent pays the caller's yaku. If just one of two opponents has called sage, that one pays double,"
                " the other nothing.",
            ),
            Line(self.half, "Cancel: each opponent pays half of the canceller's yaku."),
            Line(self.out, "Hands out: everybody who has yaku is paid half of them by each opponent; the first to have called sage wins."),
        ]
        if self.liability:
            text = "House rule: whoever plays from the hand the card that lets the next player complete a yaku pays it alone, and double."
            lines.append(Line(self.liability, text))
        return lines


@dataclass(frozen=True, kw_only=True)
class Achievements:
    """What is paid by each opponent when three have played, beside everything else."""

    points: int
    least: int  # card points needed
    dive: str
    escape: str
    dealers_hand: str = ""
    blind: str = ""

    def lines(self) -> list[Line]:
        """The achievements in words."""
        lines = [
            Line(
                self.dive,
                f"Diving: who claimed a triplet and caught all four cards of its month is paid {self.points} by each, for each such month.",
            ),
            Line(
                self.escape,
                f"Escape: who claimed a hand of Chaff, not one with a Bright, and has {self.least} points gets {self.points} from each.",
            ),
        ]
        if self.dealers_hand:
            text = f"Whoever played the dealer's hand and has {self.least} card points is paid {self.points} by all others at the table."
            lines.append(Line(self.dealers_hand, text))
        if self.blind:
            text = (
                f"A dealer who played blind and has {self.least} card points gets {self.points} from all others, else pays the two players."
            )
            lines.append(Line(self.blind, text))
        return lines


@dataclass(frozen=True)
class Swap:
    """Before anyone looks the dealer's hand may be taken in exchange for one's own."""

    rule: str
    _: KW_ONLY
    passes: int

    def lines(self) -> list[Line]:
        """The swap in words."""
        times = "once round the table" if self.passes == 1 else f"until all decline, at most {self.passes} times round the table"
        return [Line(self.rule, f"House rule: before anyone looks, players may take the dealer's hand for their own, {times}.")]


@dataclass(frozen=True)
class Blind:
    """Before looking the dealer may declare to play the round."""

    rule: str

    def lines(self) -> list[Line]:
        """The declaration in words."""
        return [Line(self.rule, "House rule: before looking the dealer may declare to play blind (mizuten), and then may not go out.")]
