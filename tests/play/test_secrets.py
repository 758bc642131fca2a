"""Nobody sees more than they may (CO-10): two worlds that a seat cannot tell apart look the same to it, to the byte."""

from __future__ import annotations

import re
from random import Random

import msgspec
import pytest
from hypothesis import assume, given

from hanashobu import games
from hanashobu.cards import cards, codes
from hanashobu.engine.state import State
from hanashobu.games import all_games
from hanashobu.layout import Visibility
from hanashobu.play import events
from hanashobu.play.events import AnyEvent, Event, visible
from hanashobu.play.match import Match
from hanashobu.play.plain_view import plain
from hanashobu.play.redaction import see
from hanashobu.play.resample import resample
from hanashobu.play.view import View
from hanashobu.rules.game import Game
from tests.bots.short_search import QUICK
from tests.support.helpers import Table, only
from tests.support.strategies import Setup, Watched, everywhere, examples, hidden, laid_out, seeds, setups
from tests.support.worlds import SECRET as SECRET_QUESTIONS
from tests.support.worlds import Tape

CARD = re.compile(rb'"(\d{1,2}[a-d]|0)"')


def as_bytes(thing: object) -> bytes:
    return msgspec.json.encode(thing)


def card_codes(text: bytes) -> set[str]:
    """Every card that a text names."""
    return {found.decode() for found in CARD.findall(text)}


def table_numbers(view: View) -> list[object]:
    """Everything a view holds of the state."""
    return [getattr(view.table, key) for key in State.FIELDS]


# Two worlds.


@given(setups(short=True), seeds)
@examples(60)
def test_a_seat_gets_the_same_in_two_worlds_that_differ_in_what_it_cannot_see(setup: Setup, seed: int) -> None:
    """Every event, the view, and what each bot with the same random numbers does with it."""
    random = Random(seed)
    here = Tape(setup, seed, random.randrange(0, 120))
    assume(here.match.actor is not None)
    check_two_worlds(here, random.choice([*range(setup.seats), None, here.match.actor]), random)


SECRETS = [("taiyaku", 3), ("taiyaku", 6), ("taiyaku", 7), ("hachi_hachi", 3), ("hachi_hachi", 4), ("hachi_hachi", 7)]


@pytest.mark.parametrize(("name", "seats"), SECRETS)
def test_declined_claims_returned_cards_and_passed_hands_stay_secret_over_whole_matches(name: str, seats: int) -> None:
    """TA-11, TA-12, TA-30, HH-7: in each round of some matches, at some moment, for every seat and a spectator."""
    kept: set[str] = set()
    compared = 0
    for seed in range(12):
        whole = Tape(Setup(games.find(name), seats, (("rounds", 3),)), seed, 10_000)
        for moves in range(3, len(whole.actions), 17):
            random = Random(seed)
            here = Tape(whole.setup, seed, moves)
            if here.match.actor is None:
                continue
            for seat in (*range(seats), None):
                compared += check_two_worlds(here, seat, random)
        kept |= {"declined" for event in only(whole.match.events, events.Claim) if event.declined}
        kept |= {"returned" for _ in only(whole.match.events, events.Return)}
        kept |= {"passed" for _ in only(whole.match.events, events.PassedHand)}
    assert compared > 100
    assert kept == {"declined"} | ({"returned"} if name == "taiyaku" else set()) | (
        {"passed"} if (name, seats > 5) == ("taiyaku", True) else set()
    )


def check_two_worlds(here: Tape, seat: int | None, random: Random) -> bool:
    """The other world looks the same to the seat; False if it differs openly, so that there is nothing to compare."""
    if here.match.asked in ("blind", "swap") and only(here.match.events, events.Deal):
        return False  # the cards of the last round are known, those of this one lie nowhere yet
    if here.match.known_to(seat) < len(here.match.events):
        return False  # what the seat knows is what it knew before the last card: tests/rules/test_nara_redeal.py
    there = here.other_world(seat, random)
    if there is None:
        return False
    seen = visible(here.match.events, seat), visible(there.events, seat)
    if openly(seen[0]) != openly(seen[1]):
        return False
    assert as_bytes(seen[0]) == as_bytes(seen[1])
    if any(match.asked in SECRET_QUESTIONS and match.actor not in (None, seat) for match in (here.match, there)):
        return True  # somebody thinks in secret; the seat gets nothing to look at before that is over
    views = here.match.view(seat), there.view(seat)
    assert as_bytes(plain(views[0])) == as_bytes(plain(views[1]))
    assert table_numbers(views[0]) == table_numbers(views[1])
    assert (views[0].hand_sizes, views[0].legal) == (views[1].hand_sizes, views[1].legal)
    if views[0].legal:
        for bot in QUICK:
            assert bot.choose(views[0], Random(5)) == bot.choose(views[1], Random(5))
    return True


def openly(seen: list[Event]) -> list[Event]:
    """What other hands make everybody see: a hand that has to be shown, and what a forced-out hand is worth, also beyond a stake."""
    shown = (events.Claim, events.ForcedOut, events.Misdeal)
    return [event for event in seen if isinstance(event, shown) or (isinstance(event, events.Pay) and event.forgiven)]


@given(setups(short=True), seeds)
@examples(20)
def test_in_the_other_world_somebody_else_would_notice(setup: Setup, seed: int) -> None:
    """The worlds of the tests above really differ: the full record does, and so does an opponent's own hand."""
    here = Tape(setup, seed, 0)
    assume(here.match.view(0).unseen().bit_count() > 6 and only(here.match.events, events.Deal))
    there = here.other_world(0, Random(seed))
    assume(there is not None)
    assert there is not None
    assert as_bytes(here.match.events) != as_bytes(there.events)


@given(setups(), seeds)
@examples(30)
def test_resampled_worlds_look_the_same_to_the_seat_and_to_its_bots(setup: Setup, seed: int) -> None:
    watched = Watched(setup, seed)
    match, random = watched.match, Random(seed)
    for _ in zip(range(random.randrange(1, 120)), watched.moves(), strict=False):
        pass
    if match.actor is None:
        return
    view = match.view(match.actor)
    for _ in range(3):
        world = see(resample(view, random), match.tables, match.rules, match.names, match.actor)
        assert as_bytes(plain(world)) == as_bytes(plain(view))
        assert table_numbers(world) == table_numbers(view)
        for bot in QUICK:
            assert bot.choose(world, Random(seed)) == bot.choose(view, Random(seed))


@pytest.mark.parametrize("played", ["", "1c"])
def test_a_hand_that_was_shown_stays_known(played: str) -> None:
    """HI-4: the others have seen it, so every world they can think of has it there, less what was played from it."""
    table = Table("hiraya").deal(hands=["1c 1d 2c 2d 3c 3d 4c", "5a 6a 7a"], field="8c 8d 9c 9d 10c 10d")
    table.play(*played.split())
    known = set(codes(cards("1c 1d 2c 2d 3c 3d 4c"))) - {played}
    for seat in (1, 2, None):
        view = table.match.view(seat)
        assert set(plain(view)["shown"][0]) == known
        assert set(codes(view.unseen())) & known == set()
        for seed in range(5):
            world = resample(view, Random(seed))
            assert set(codes(world.hands[0])) == known
            assert as_bytes(plain(see(world, view.tables, view.rules, view.names, seat))) == as_bytes(plain(view))


# Nothing hidden is ever written down.


@given(setups(), seeds)
@examples(30)
def test_no_hidden_card_is_named_before_it_becomes_public(setup: Setup, seed: int) -> None:
    """CO-10: in the events of the deal and in the view, for every seat and a spectator, after every action of a round."""
    watched = Watched(setup, seed)
    match = watched.match
    since_deal: list[AnyEvent] = []
    for emitted in watched.moves():
        for event in emitted:
            since_deal = [event] if isinstance(event, events.Deal) else [*since_deal, event]
        if match.actor is None or not isinstance(since_deal[0], events.Deal) or not laid_out(watched.machine.state()):
            continue
        for seat in (*range(setup.seats), None):
            secret = hidden(watched.machine.state(), setup.seats, seat)
            known = since_deal[: len(since_deal) - len(match.events) + match.known_to(seat)]
            assert card_codes(as_bytes(visible(known, seat))) & secret == set()
            assert card_codes(as_bytes(plain(match.view(seat)))) & secret == set()
            unseen = set(codes(match.view(seat).unseen()))
            assert unseen >= secret if match.known_to(seat) < len(match.events) else unseen == secret
        if match.round > 1:
            break


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.name)
def test_of_a_deal_a_seat_sees_its_own_hand_the_field_and_how_many_cards_lie_where(game: Game) -> None:
    for setup in (Setup(game, seats, ()) for seats in game.seats):
        emitted = only(setup.match(4).start(), events.Deal)[0]
        for seat in (*range(setup.seats), None):
            seen = emitted.seen_by(seat)
            assert seen.field == (("?",) * len(emitted.field) if emitted.face_down else emitted.field)
            for place, (shown, real) in enumerate(zip(seen.hands, emitted.hands, strict=True)):
                assert shown == (real if place == seat else real and ("?",) * len(real))
            assert seen.stock == ("?",) * len(emitted.stock)
            assert seen.piles == (emitted.piles and tuple((("?",) * len(one), ("?",) * len(two)) for one, two in emitted.piles))
            own = set(emitted.hands[seat] or ()) if seat is not None else set()
            assert card_codes(as_bytes(seen)) == (set() if emitted.face_down else set(emitted.field)) | own


def test_of_a_chosen_pile_only_its_owner_sees_the_cards() -> None:
    pile = events.Pile(2, 1, ("1a", "5c", "0"))
    assert pile.seen_by(2) == pile
    for seat in (0, 1, 3, None):
        assert pile.seen_by(seat) == events.Pile(2, 1, ("?", "?", "?"))


# A new field cannot leak.

SECRET = {"stock", "deck", "given", "rng", "rng_at", "carry", "listening", "log_end", "log"}


def test_what_is_not_marked_is_hidden() -> None:
    marked = {key for key, field in State.FIELDS.items() if field.seen is not Visibility.HIDDEN}
    assert marked & SECRET == set()
    assert {key for key, field in State.FIELDS.items() if field.seen is Visibility.OWN} == {"hands", "gave", "agrees"}


@pytest.mark.parametrize("seat", [None, 0, 2])
def test_every_field_that_is_not_marked_is_zero_in_a_view(seat: int | None) -> None:
    """Every number of the state is 5; a view has it only where a field is public, or in the seat's own entry."""
    game = next(iter(all_games().values()))
    match = Match(game, ("Aki", "Ben", "Chie"))
    state = State()
    state.fill([5] * len(state.flatten()))
    table = see(state, match.tables, match.rules, match.names, seat).table
    for key, field in State.FIELDS.items():
        value = getattr(table, key)
        numbers = value if isinstance(value, list) else [value]
        if key == "choice":
            assert numbers == [0], "nobody is asked, so nobody has answers to choose from"
        elif field.seen is Visibility.PUBLIC:
            assert numbers == [5] * len(numbers), key
        elif field.seen is Visibility.OWN:
            assert numbers == [5 if place == seat else 0 for place in range(len(numbers))], key
        else:
            assert numbers == [0] * len(numbers), key


def test_a_view_is_a_copy() -> None:
    """Whoever writes into a view changes nothing at the table."""
    game = next(iter(all_games().values()))
    watched = Watched(Setup(game, game.seats[0], ()), 3)
    watched.match.start()
    view = watched.match.view(0)
    before = watched.machine.state().flatten()
    for key in State.FIELDS:
        value = getattr(view.table, key)
        if isinstance(value, list):
            value[:] = [99] * max(1, len(value))
        else:
            setattr(view.table, key, 99)
    assert watched.machine.state().flatten() == before
    assert everywhere(watched.machine.state(), game.seats[0]) == sorted(codes(watched.match.rules.deck))
