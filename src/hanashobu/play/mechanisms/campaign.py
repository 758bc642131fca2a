"""A campaign: the pots beside its rounds, the books after each (HH-70 to HH-75), and who has the highest total."""

from __future__ import annotations

from hanashobu.engine import log
from hanashobu.play import events
from hanashobu.play.mechanisms.kinds import Args, EventContext, EventKind, Extra, ExtraValue
from hanashobu.play.settlement import totals
from hanashobu.play.view import View
from hanashobu.rules.ruleset import Ruleset
from hanashobu.text import Message, msg


def _ledger(event: events.LedgerEntry, at: EventContext) -> Args:
    return {"who": at.player(event.seat), "sum": at.amount(event.amount)}


def _has(rules: Ruleset) -> bool:
    return rules.campaign is not None


def _ginmi(view: View, seat: int) -> int | None:
    """For whoever has the highest total, and with it the medal: since how many rounds the bonus is counted (HH-74)."""
    return view.table.ginmi_rounds if view.table.ginmi == seat else None


def _of_bonus(rules: Ruleset, rounds: ExtraValue) -> Args:
    assert isinstance(rounds, int)
    assert rules.campaign
    return {"n": rounds, "of": rules.campaign.streak}


def _year(view: View, _: int) -> tuple[int, ...] | None:
    """Which year the next round is of, and which round of that year it is."""
    if not view.rules.campaign or view.status != "between":
        return None
    year, month = divmod(view.table.round, view.rules.campaign.year)
    return year + 1, month + 1


def _of_year(_: Ruleset, value: ExtraValue) -> Args:
    assert isinstance(value, tuple)
    return {"year": value[0], "month": value[1]}


def said_by_pot(rules: Ruleset) -> list[str]:
    """What is put aside in each round."""
    return [rules.campaign.id_of("year_pot")] if rules.campaign else []


def left_out(rules: Ruleset) -> list[Message]:
    """Everything that comes after a round."""
    return [msg("score-remark-campaign")] if rules.campaign else []


def final(ends: events.MatchEnds, at: EventContext) -> Message | None:
    """Who has won before the debts were settled, beside the final scores, which may be higher for somebody else (HH-75)."""
    if not at.rules.campaign or not ends.winners:
        return None
    return msg("match-end-campaign", who=at.players(ends.winners), totals=totals(ends.totals, at))


EXTRAS = (
    Extra(name="year", slots=("sheet",), has=_has, value=_year, args=_of_year, lasts=True, place=-1),
    Extra(name="year_pot", slots=("rim",), has=_has, value=lambda view, _: view.table.year_pot or None, lasts=True, place=3),
    Extra(name="prize", slots=("rim",), has=_has, value=lambda view, _: view.table.prize_pot or None, lasts=True, place=4),
    Extra(name="loans", slots=("total",), has=_has, value=lambda view, seat: view.table.tokens[seat] or None, lasts=True),
    Extra(name="ginmi", slots=("name", "total"), has=_has, value=_ginmi, args=_of_bonus, lasts=True),
)
EVENTS = (
    EventKind(
        event=events.YearEnds,
        row=log.YEAR_ENDED,
        read=lambda rows, a, b, _: events.YearEnds(a, b, rows.totals()),
        rule=lambda _, rules: rules.campaign.id_of("year_pot") if rules.campaign else "CO-15",
        says=lambda event, at: msg("event-year-end", **_ledger(event, at)),
    ),
    EventKind(
        event=events.Ginmi,
        row=log.GINMI,
        read=lambda rows, a, b, _: events.Ginmi(a, b, rows.totals()),
        rule=lambda _, rules: rules.campaign.id_of("ginmi") if rules.campaign else "CO-15",
        says=lambda event, at: msg("event-ginmi", **_ledger(event, at)),
    ),
    EventKind(
        event=events.Loan,
        row=log.LENT,
        read=lambda rows, a, b, _: events.Loan(a, b, rows.totals()),
        rule=lambda _, rules: rules.campaign.id_of("loans") if rules.campaign else "CO-15",
        says=lambda event, at: msg("event-loan", **_ledger(event, at)),
    ),
)
