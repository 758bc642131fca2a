"""The cards of people's tables: every order of every shuffle is exactly as likely, and none says anything about another."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import get_args

import pytest

from hanashobu.games import all_games
from hanashobu.play import events
from hanashobu.play import match as match_module
from hanashobu.play.dealing import SECRET, WORDS, Card, Dealing, Shuffle, below, shuffled
from hanashobu.play.match import Match
from tests.helpers import only
from tests.strategies import LONG, Setup, any_action, covering


def test_of_all_words_each_number_has_exactly_as_many() -> None:
    """CO-5: below `fair` every n-th word leads to the same number; the few words above are passed over."""
    for n in range(2, 50):
        fair = WORDS // n * n
        assert 0 <= WORDS - fair < n
        for word in (0, n - 1, n, fair - n, fair - 1):
            assert below(n, iter([word])) == word % n
        over = [word for word in (fair, (fair + WORDS) // 2, WORDS - 1) if word >= fair and word < WORDS]
        assert below(n, iter([*over, 7 * n + 1])) == 1
    assert below(8, iter([WORDS - 1])) == 7  # a power of two passes nothing over


@pytest.mark.parametrize("n", range(1, 8))
def test_each_way_to_choose_places_gives_another_order(n: int) -> None:
    """CO-5: as many ways as orders, and each order comes once; so all are as likely as the choices are."""
    ways = itertools.product(*(range(last + 1) for last in range(n - 1, 0, -1)))
    orders = Counter(tuple(shuffled(range(n), iter(way))) for way in ways)
    assert set(orders) == set(itertools.permutations(range(n)))
    assert set(orders.values()) == {1}


# Where a match uses it.


class Noted(Dealing):
    """Keeps the name of every shuffle."""

    names: list[tuple[int, int, Shuffle, int]]

    def order(self, round: int, deal: int, shuffle: Shuffle, cards: Sequence[Card]) -> list[Card]:
        self.names.append((round, deal, shuffle, len(cards)))
        return super().order(round, deal, shuffle, cards)


def played(setup: Setup, seed: int) -> Match:
    """A match of random play, some rounds long."""
    match, random = setup.match(seed, source=SECRET), Random(seed)
    match.start()
    while not match.over and match.round <= LONG:
        if match.actor is None:
            match.go_on()
        else:
            match.play(match.actor, any_action(match, random))
    return match


@pytest.mark.parametrize("game", all_games())
def test_no_shuffle_is_named_twice_in_a_match(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Or two would be the same; round 0 counts the passes of the draw for dealer (CO-4), the others their misdeals (CO-12)."""
    monkeypatch.setattr(match_module, "Dealing", Noted)
    seen: set[Shuffle] = set()
    misdeals = passes = 0
    for number, setup in enumerate([setup for setup in covering() if setup.game.name == game][:40]):
        Noted.names = []
        match = played(setup, number)
        assert len(set(Noted.names)) == len(Noted.names)
        deals = [name for name in Noted.names if name[2] == "deal"]
        drawn = [name for name in Noted.names if name[2] == "dealer_draw"]
        assert drawn == [(0, at, "dealer_draw", match.tables.n_draw) for at in range(len(only(match.events, events.DealerDraw)[0].draws))]
        assert len(deals) == len(only(match.events, events.Deal))
        assert all(round > 0 for round, _, name, _ in Noted.names if name != "dealer_draw")
        misdeals += sum(deal > 0 for _, deal, _, _ in deals)
        passes += len(drawn) - 1
        seen |= {name for _, _, name, _ in Noted.names}
    assert {"dealer_draw", "deal"} <= seen
    if game == "hana_awase":
        assert passes
    if game == "taiyaku":
        assert misdeals
        assert seen == set(get_args(Shuffle))


def test_a_match_keeps_its_secret_to_itself_when_it_is_printed() -> None:
    match = Match(all_games()["mushi"], ("Ann", "Ben"), seed=0x5EC2E7, source=SECRET)
    match.start()
    secret = (0x5EC2E7).to_bytes(32)
    for thing in (match, Dealing(0x5EC2E7), match.view(0), match.view(None), match.events):
        assert not any(form in repr(thing) for form in (str(0x5EC2E7), "5ec2e7", repr(secret)))
