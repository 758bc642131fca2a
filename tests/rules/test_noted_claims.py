"""Teyaku that are noted and paid at the end of the round, in trial games without calls: however a round is settled, on both machines."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hanashobu import games
from hanashobu.engine import native
from hanashobu.engine.machine import Compiled, Interpreted
from hanashobu.play import events
from hanashobu.play.events import AnyEvent
from hanashobu.play.match import MakeMachine, Match
from hanashobu.rules.dues import CARDS, TEYAKU, YAKU, Due, against_par, difference, each_pays, scores
from hanashobu.rules.game import Game
from hanashobu.rules.instead import Instead
from hanashobu.rules.options import Options
from hanashobu.rules.ruleset import Ruleset
from hanashobu.rules.teyaku import Claims
from tests.support.helpers import NAMES, only
from tests.support.slices import sliced

BASE = games.find("hana_awase")
HANDS = games.find("hachi_hachi").rules().teyaku
SETTLEMENTS = {
    "scores": (scores("XX-1", CARDS), scores("XX-1", YAKU)),
    "par": (each_pays("XX-1", YAKU), against_par("XX-1", 88)),
    "difference": (difference("XX-1", YAKU),),
}
two_machines = pytest.mark.skipif(native.ready() is None, reason="there is no compiled kernel, so there is only one machine")
machines = pytest.mark.parametrize("machine", [Interpreted, pytest.param(Compiled, marks=two_machines)])


def trial(dues: tuple[Due, ...], *instead: Instead, shown: bool = False) -> Game:
    """A game of three with the teyaku of Hachi-Hachi, and without calls: they are claimed, or must be shown."""
    hands = tuple(row for row in HANDS if row.kind == HANDS[0].kind) if shown else HANDS
    claims = Claims("XX-5", one_of_each="XX-6", voluntary=not shown)

    def build(options: Options, seats: int) -> Ruleset:
        return replace(BASE.build(options, seats), dues=(each_pays("XX-7", TEYAKU), *dues), instead=instead, teyaku=hands, claims=claims)

    return replace(BASE, build=build)


def rounds_of(game: Game, machine: MakeMachine, rounds: int = 60) -> list[list[AnyEvent]]:
    """Rounds of random play, each with what was told in it."""
    found = []
    for seed in range(rounds):
        match = Match(game, NAMES[:3], game.options(rounds=1), seed, machine=machine)
        match.start()
        while match.actor is not None:
            match.play_random()
        found.append(match.events)
    return found


@machines
@pytest.mark.parametrize("rounds", sliced([36, 60]))
@pytest.mark.parametrize("shown", [False, True], ids=["claimed", "shown"])
@pytest.mark.parametrize("scheme", SETTLEMENTS)
def test_what_is_noted_is_paid_when_the_round_is_settled(scheme: str, shown: bool, rounds: int, machine: MakeMachine) -> None:
    """HH-11: by each opponent, once, after the last card and before anything else."""
    game = trial(SETTLEMENTS[scheme], shown=shown)
    worth = {row.id: row.points for row in HANDS}
    claims = 0
    for emitted in rounds_of(game, machine, rounds):
        claimed = [(claim.seat, row) for claim in only(emitted, events.Claim) for row in claim.teyaku]
        last = max(place for place, event in enumerate(emitted) if isinstance(event, events.Play))
        assert only(emitted[:last], events.Pay) == []
        due = [(payer, seat, worth[row], row) for seat, row in claimed for payer in range(3) if payer != seat]
        pays = [(pay.payer, pay.payee, pay.amount, pay.why) for pay in only(emitted, events.Pay)]
        assert sorted(pay for pay in pays if pay[3] in worth) == sorted(due)
        assert all(why in worth for *_, why in pays[: len(due)])
        claims += len(claimed)
    assert claims > 10


@machines
def test_a_round_without_any_other_scoring_pays_no_teyaku(machine: MakeMachine) -> None:
    """HH-23: as in the game that these claims come from, where a special pile leaves no other scoring."""
    nothing = games.find("nara").rules().instead[0]  # All Chaff
    game = trial(SETTLEMENTS["par"], replace(nothing, pattern=replace(nothing.pattern, never=0)))
    paid = {pay.why for emitted in rounds_of(game, machine) for pay in only(emitted, events.Pay)}
    assert paid == {nothing.id}
