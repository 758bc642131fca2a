"""Fair deals in records: the transcript of the header, the secret of the end, and the cards in between (docs/fair.md)."""

from __future__ import annotations

from collections.abc import Sequence

from hanashobu.play import fair
from hanashobu.play.events import DealerDraw, MatchBegins, MatchEnds
from hanashobu.play.fair import FairDeal, SealedDeal, Unfair
from hanashobu.records.codec import BadRecord, RecordLine
from hanashobu.records.violation import Violation
from hanashobu.text import msg

RULE = "CO-5"  # where the cards come from


def sealed_deal(lines: Sequence[RecordLine], begins: MatchBegins, secret: str | None = None) -> SealedDeal | None:
    """What the cards of a record were dealt from; None if it is no fair deal, or its secret is not known yet.

    Raises a Violation where transcript and secret do not match.
    """
    end = lines[-1]
    if isinstance(end.event, MatchEnds):
        if begins.fair is None and end.event.secret is not None:
            raise Violation(end.number, RULE, msg("error-fair-no-transcript"))
        if begins.fair is not None and end.event.secret is None:
            raise Violation(end.number, RULE, msg("error-fair-no-secret"))
        secret = end.event.secret
    if begins.fair is None:
        return None
    _check(lines[0], begins.fair, len(begins.seats))
    try:
        return None if secret is None else SealedDeal(begins.fair, secret)
    except Unfair as error:
        raise Violation(end.number, RULE, error.message) from None


def _check(line: RecordLine, deal: FairDeal, seats: int) -> None:
    """Whether what was public can be: its form, its seats, and every contribution with its commitment."""
    try:
        fair.check(deal)
    except Unfair as error:
        if error.what == "scheme":  # the record may be valid, but it cannot be checked here
            raise BadRecord(line.number, msg("error-record-header-at", line=line.number, what=error.message)) from None
        raise Violation(line.number, RULE, error.message) from None
    if max(seat for party in deal.parties for seat in party.seats) >= seats:
        raise Violation(line.number, RULE, msg("error-fair-seats"))


def drawn_as_due(event: DealerDraw, due: Sequence[Sequence[str]]) -> bool:
    """Whether everybody drew what follows from the seed; where the draw seats the players, whoever came first stays in seat 0 (NA-22)."""
    drawn, last = [list(draw) for draw in event.draws], due[-1]
    sits = list(range(len(last)))
    if event.seated and set(last) == set(drawn[-1]) and last[0] == drawn[-1][0]:
        sits = [last.index(card) for card in drawn[-1]]
    return drawn == [[cards[who] for who in sits] for cards in due]


def not_as_dealt(line: RecordLine) -> Violation:
    """The cards of a line do not follow from the seed."""
    return Violation(line.number, RULE, msg("error-fair-cards"))
