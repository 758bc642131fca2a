"""The end of a round and of a match in words, from the events of its last round."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hanashobu.play import events
from hanashobu.play.events import Event
from hanashobu.play.view import View
from hanashobu.rules.text import listed

Ledger = events.YearEnds | events.Ginmi | events.Loan


@dataclass(frozen=True)
class Round:
    """The events of a round that its settlement is made of; what a misdeal has undone is left out."""

    score: events.RoundScore
    ends: events.RoundEnds
    claims: tuple[events.Claim, ...]
    paid: tuple[events.Pay, ...]
    ledger: tuple[Ledger, ...]
    accounts: tuple[events.Pay, ...]  # paid when the match was over
    over: bool

    @staticmethod
    def of(happened: Sequence[Event]) -> Round:
        """The round that was played last."""
        start = max((at for at, event in enumerate(happened) if isinstance(event, events.Misdeal)), default=-1) + 1
        now = happened[start:]
        at = next(place for place, event in enumerate(now) if isinstance(event, events.RoundEnds))
        ends = now[at]
        assert isinstance(ends, events.RoundEnds)
        return Round(
            next(event for event in now if isinstance(event, events.RoundScore)),
            ends,
            tuple(event for event in now if isinstance(event, events.Claim) and event.teyaku),
            tuple(event for event in now[:at] if isinstance(event, events.Pay)),
            tuple(event for event in now[at:] if isinstance(event, Ledger)),
            tuple(event for event in now[at:] if isinstance(event, events.Pay)),
            any(isinstance(event, events.MatchEnds) for event in now),
        )

    @property
    def played(self) -> bool:
        """Whether cards were played."""
        return self.ends.why not in ("nobody_plays", "split")


def why_ended(view: View, part: Round) -> list[str]:
    """What ended the round, where it was not the last card."""
    names, seats = view.names, view.playing
    winner = part.ends.winner
    who = "" if winner is None else _name(view, winner)
    match part.ends.why:
        case "shoubu":
            return [f"{who} called shoubu."]
        case "cancel":
            return [f"{who} cancelled after sage: yaku count half."]
        case "stopped":
            rule = next(rule for rule, value in part.score.yaku[winner or 0] if value is None)
            return [f"{who} ended the round with {view.rules.name_of(rule)} ({rule}): every opponent's stake is lost."]
        case "split":
            return [f"Only {listed(names[seat] for seat in seats)} were in; they share the pot, and no card is played."]
        case "nobody_plays" if len(seats) == 1:
            return [f"Only {names[seats[0]]} was in; no card is played."]
        case "nobody_plays":
            return [f"The hands of those forced out are worth so much that no card is played; {who} had the largest stake."]
    return []


def special(view: View, part: Round) -> list[str]:
    """Why a round was not settled in the usual way."""
    settlement = view.rules.settlement
    paid = {event.why for event in part.paid}
    held = {rule for rows in part.score.yaku for rule, _ in rows}
    texts = [str(row.line().text) for row in settlement.instead if row.id in paid]
    texts += [f"{row.name} cancels all yaku of the round." for row in view.rules.yaku if row.cancels and row.id in held]
    if settlement.floor and part.ends.winner is None:
        texts.append(f"Somebody has {settlement.floor.points} card points or fewer: nobody scores ({settlement.floor.rule}).")
    return texts


def who_won(view: View, ends: events.RoundEnds, over: bool) -> str:
    """Who has won the round, and who deals next if there is a next one."""
    me, dealer = view.seat, ends.next_dealer
    if ends.winner is None:
        text = "Nobody wins the round"
    else:
        text = "You win the round" if ends.winner == me else f"{view.names[ends.winner]} wins the round"
    if not over and dealer == ends.winner:
        text += " and deal next" if dealer == me else " and deals next"
    elif not over:
        text += "; you deal next" if dealer == me else f"; {view.names[dealer]} deals next"
    return f"{text}."


def why_over(ends: events.MatchEnds) -> str:
    """Why the match is over."""
    return {
        "rounds": "The match is over",
        "target": "The match is over: somebody has reached the target",
        "bust": "The match is over: somebody has nothing left",
        "stopped": "The match was ended here",
    }[ends.why]


def verdict(view: View, winners: tuple[int, ...]) -> str:
    """Who has won the match."""
    names = [view.names[seat] for seat in winners if seat != view.seat]
    if len(winners) == 1:
        return f"{names[0]} wins the match." if names else "You win the match."
    if len(names) < len(winners):
        names.insert(0, "You")
    return f"{', '.join(names[:-1])} and {names[-1]} share the win."


def _name(view: View, seat: int) -> str:
    return "You" if seat == view.seat else view.names[seat]
