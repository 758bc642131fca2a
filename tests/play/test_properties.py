"""What holds in every game, at every table, whatever is played: tables, options, cards and choices are drawn at random."""

from __future__ import annotations

from random import Random

import msgspec
import pytest
from hypothesis import given

from hanashobu.cards import codes
from hanashobu.engine import flow
from hanashobu.engine.actions import WORDS
from hanashobu.engine.machine import Interpreted
from hanashobu.engine.state import IN_ROUND, NOBODY, State
from hanashobu.games import all_games
from hanashobu.play import events
from hanashobu.play.events import AnyEvent
from hanashobu.play.match import IllegalAction
from hanashobu.play.plain_view import plain
from hanashobu.play.redaction import see
from hanashobu.play.resample import resample
from hanashobu.rules.options import entries
from tests.support.helpers import only
from tests.support.ledger import Ledger, pays
from tests.support.strategies import LONG, Setup, Watched, covering, everywhere, examples, in_flight, laid_out, seeds, setups


def rounds_of(emitted: list[AnyEvent]) -> list[list[AnyEvent]]:
    """The events of a match, cut into rounds."""
    found: list[list[AnyEvent]] = []
    for event in emitted:
        if isinstance(event, events.RoundBegins):
            found.append([])
        if found:
            found[-1].append(event)
    return found


def test_the_tables_tried_cover_every_value_of_every_option() -> None:
    for game in all_games().values():
        for seats in game.seats:
            tables = [dict(setup.values) for setup in covering() if setup.game is game and setup.seats == seats]
            for entry in entries(game.options):
                tried = {table[entry.name] for table in tables}
                assert set(entry.choices) | {entry.default} <= tried
                assert len(tried) > 1


@given(setups(), seeds)
@examples(30)
def test_every_card_is_in_exactly_one_place_after_every_action(setup: Setup, seed: int) -> None:
    watched = Watched(setup, seed)
    deck = sorted(codes(watched.match.rules.deck))
    dealt = 0
    for emitted in watched.moves():
        dealt += len(only(emitted, events.Deal))
        if dealt and laid_out(watched.machine.state()):
            assert everywhere(watched.machine.state(), setup.seats) == deck
    assert dealt >= watched.match.round


@given(setups(), seeds)
@examples(20)
def test_what_the_actor_may_do_is_never_nothing_and_everything_else_is_refused(setup: Setup, seed: int) -> None:
    """CO-8: exactly the legal actions can be done, by whoever is asked, and what a seat is shown to be free to say unasked (HH-7, NA-9)."""
    watched = Watched(setup, seed)
    match = watched.match
    for _ in watched.moves():
        if match.actor is None:
            assert match.legal() == ()
            continue
        legal, late = match.legal(), match.view(match.actor).late
        assert legal
        for action in (*range(-1, 49), *WORDS):
            if action not in (*legal, *late):
                with pytest.raises(IllegalAction):
                    match.check(match.actor, action)
        for seat in range(setup.seats):
            if seat != match.actor and legal[0] not in match.view(seat).late:
                with pytest.raises(IllegalAction, match=r"turn|counter-offer|already|out of this round|redeal|teyaku"):
                    match.check(seat, legal[0])
        if match.round > 1:
            break


@given(setups(), seeds)
@examples(60)
def test_payments_make_zero_and_explain_every_change_of_the_totals(setup: Setup, seed: int) -> None:
    """CO-15: with bank, pots and stakes, round by round, in every game in which players pay; where all is written down nobody pays."""
    match = Watched(setup, seed).play_out()
    assert pays(match.rules) or only(match.events, events.Pay) == []
    ledger = Ledger(match.rules).follow(match.events)
    assert ledger.rounds == match.round
    assert tuple(ledger.totals) == match.totals


@given(setups(), seeds)
@examples(50)
def test_every_card_is_captured_and_the_card_points_make_the_deck(setup: Setup, seed: int) -> None:
    """In a round that uses the draw pile up. The totals themselves (264, 240, 270, 640, 230) stand in the tests of the games."""
    watched = Watched(setup, seed)
    rules = watched.match.rules
    always = not (rules.dropout or rules.calls or rules.stake)
    for emitted in watched.moves():
        for score in only(emitted, events.RoundScore):
            state = watched.machine.state()
            if not always and (state.stock_at[0] < state.stock_end[0] or only(emitted, events.RoundEnds)[0].why != "hands_out"):
                continue
            assert state.field == 0
            taken = [set(codes(state.taken[seat])) for seat in range(setup.seats)]
            assert set().union(*taken) == set(codes(rules.deck)) - ({"0"} if rules.sits_out else set())
            assert sum(score.points) == watched.match.rules.values.of(watched.match.rules.deck)


@given(setups(), seeds)
@examples(50)
def test_a_match_comes_to_its_end(setup: Setup, seed: int) -> None:
    """A deal takes at most two decisions for each card and a few before play; a match has the rounds that were agreed."""
    watched = Watched(setup, seed)
    since_deal = 0
    misdeals = 0
    for emitted in watched.moves():
        since_deal = 0 if only(emitted, events.Deal) else since_deal + 1
        misdeals += len(only(emitted, events.Misdeal))
        assert since_deal <= 2 * watched.match.rules.deck.bit_count()
        assert misdeals < 40 * max(1, watched.match.round)
    match = watched.match
    end = only(match.events, events.MatchEnds)
    assert len(end) == 1
    assert match.events[-1] is end[0]
    played = len(only(match.events, events.RoundEnds))
    agreed = match.rules.length.rounds
    if end[0].why == "rounds":
        assert played == agreed
    elif end[0].why == "stopped":
        assert (agreed, played) == (None, LONG)
    else:
        assert agreed is None or played <= agreed
    best = max(end[0].totals)
    assert end[0].winners == tuple(seat for seat, total in enumerate(end[0].totals) if total == best)


@given(setups(), seeds)
@examples(50)
def test_rounds_are_numbered_dealers_follow_and_misdeals_change_nothing(setup: Setup, seed: int) -> None:
    """CO-12: each misdeal is followed by a deal of the same round; the dealer of a round is the one the last round named."""
    match = Watched(setup, seed).play_out()
    emitted = match.events
    dealer = only(emitted, events.DealerDraw)[0].dealer
    for number, round_events in enumerate(rounds_of(emitted), 1):
        begins = only(round_events, events.RoundBegins)
        assert [(event.number, event.dealer) for event in begins] == [(number, dealer)]
        kinds = [type(event) for event in round_events]
        assert kinds.count(events.Deal) == 1 + kinds.count(events.Misdeal)
        assert kinds.count(events.RoundScore) == kinds.count(events.RoundEnds) == 1
        plays = only(round_events[max(at for at, kind in enumerate(kinds) if kind is events.Deal) :], events.Play)
        first = [event.leader for event in only(round_events, events.Leader)[-1:]] or [dealer]
        first = [event.seats[0] for event in only(round_events, events.Active)] or first
        assert [play.seat for play in plays[:1]] == (first if plays else [])
        assert plays or only(round_events, events.RoundEnds)[0].why in ("nobody_plays", "split")
        dealer = only(round_events, events.RoundEnds)[0].next_dealer


@given(setups(), seeds)
@examples(30)
def test_the_same_seed_and_choices_give_the_same_match(setup: Setup, seed: int) -> None:
    """CO-5; and the next seed gives another one."""
    first, again, other = (Watched(setup, seed).play_out(), Watched(setup, seed).play_out(), Watched(setup, seed ^ 1).play_out())
    assert first.events == again.events
    assert first.events != other.events


@given(setups(), seeds)
@examples(30)
def test_resampling_keeps_the_view_and_keeps_every_card_in_one_place(setup: Setup, seed: int) -> None:
    """At every decision, for every seat and a spectator: the seat could not tell the other world from this one."""
    watched = Watched(setup, seed)
    match, random = watched.match, Random(seed)
    deck = sorted(codes(match.rules.deck))
    moved = 0
    for _ in watched.moves():
        if match.actor is None:
            continue
        for seat in (None, random.randrange(setup.seats), match.actor):
            view = match.view(seat)
            other = resample(view, random)
            seen = see(other, match.tables, match.rules, match.names, seat)
            assert msgspec.json.encode(plain(seen)) == msgspec.json.encode(plain(view))
            assert all(getattr(seen.table, key) == getattr(view.table, key) for key in State.FIELDS)
            assert everywhere(other, setup.seats) == deck or not laid_out(other)
            assert in_flight(other) == in_flight(watched.machine.state())
            moved += other.hands != watched.machine.state().hands or other.stock != watched.machine.state().stock
        if match.round > 1:
            break
    assert moved > 0


@given(setups(), seeds)
@examples(30)
def test_a_resampled_round_can_be_played_to_its_end(setup: Setup, seed: int) -> None:
    watched = Watched(setup, seed)
    match, random = watched.match, Random(seed)
    for _ in zip(range(random.randrange(1, 25)), watched.moves(), strict=False):
        pass
    if match.actor is None:
        return
    state = resample(match.view(match.actor), random)
    machine = Interpreted(match.tables, state)
    deck = sorted(codes(match.rules.deck))
    number = state.round
    while state.status == IN_ROUND:
        machine.walk(flow.RANDOM_STEP)
        assert everywhere(state, setup.seats) == deck or not laid_out(state)
    assert state.round == number
    if match.rules.balances():
        assert sum(state.result[: setup.seats]) == -(match.rules.campaign is not None and state.winner != NOBODY)
