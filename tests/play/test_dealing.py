"""The cards of people's tables: every order of every shuffle is exactly as likely, and none says anything about another."""

from __future__ import annotations

import itertools
import json
import re
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any, get_args

import pytest

from hanashobu.cards import codes
from hanashobu.games import all_games
from hanashobu.play import events
from hanashobu.play import match as match_module
from hanashobu.play.dealing import SECRET, WORDS, Card, Dealing, Shuffle, below, shuffled
from hanashobu.play.match import Match
from hanashobu.play.narrate import gather
from hanashobu.records import codec
from tests.support import auditor
from tests.support.helpers import NAMES, only
from tests.support.strategies import LONG, Setup, any_action, covering


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


def test_every_card_comes_to_lie_everywhere() -> None:
    """CO-5: cards against places over 4,800 shuffles of one secret, (n - 1)² degrees of freedom, within 4 standard deviations."""
    n, times = 48, 4800
    lay = Counter((place, card) for round in range(times) for place, card in enumerate(Dealing(2**200).order(round, 0, "deal", range(n))))
    chi = sum((lay[place, card] - times / n) ** 2 / (times / n) for place in range(n) for card in range(n))
    freedom = (n - 1) ** 2
    assert abs(chi - freedom) < 4 * (2 * freedom) ** 0.5


# As it stands in docs/record.md, and as somebody else would write it.

PAGE = Path(__file__).resolve().parents[2] / "docs" / "record.md"
SECTION = PAGE.read_text(encoding="utf-8").partition("## Where the cards come from")[2].partition("## Fair deals")[0]
VECTORS: list[dict[str, Any]] = [json.loads(line) for line in SECTION.partition("```json\n")[2].partition("```")[0].splitlines()]


def test_the_orders_of_the_page_are_those_that_are_dealt() -> None:
    for vector in VECTORS:
        round, deal, shuffle = vector["shuffle"].split("|")
        if "cards" in vector:
            cards = vector["cards"].split()
        else:
            deck = codes(all_games()[vector["game"]].rules(None, vector["players"]).deck)
            cards = [text for text in deck if text != "0" or shuffle != "dealer_draw"]
        assert " ".join(Dealing(int(vector["seed"])).order(int(round), int(deal), shuffle, cards)) == vector["order"], vector
        assert " ".join(auditor.order(cards, auditor.words(int(vector["seed"]), vector["shuffle"]))) == vector["order"], vector
    assert {vector["shuffle"].split("|")[2] for vector in VECTORS} == set(get_args(Shuffle))


@pytest.mark.parametrize(("game", "seed", "passes", "deals"), [("mushi", 42, 1, 1), ("hana_awase", 24387, 2, 2)])
def test_the_matches_of_the_page_begin_as_it_says(game: str, seed: int, passes: int, deals: int) -> None:
    found = all_games()[game]
    match = Match(found, NAMES[: found.usual_seats], None, seed, source=SECRET)
    match.start()
    (drawn,) = only(match.events, events.DealerDraw)
    orders = {vector["shuffle"]: vector["order"].split() for vector in VECTORS if vector["seed"] == str(seed)}
    assert [list(draw) for draw in drawn.draws] == [orders[f"0|{at}|dealer_draw"][: len(match.names)] for at in range(passes)]
    dealt = [gather(deal, match.tables, drawn.dealer) for deal in only(match.events, events.Deal)]
    assert dealt == [orders[f"1|{at}|deal"] for at in range(deals)]


def test_the_hmac_of_the_page_is_right() -> None:
    (shown,) = re.findall(r"`([0-9a-f]{64})`", SECTION)
    assert auditor.hmac_sha256((42).to_bytes(32), b"0|0|dealer_draw|0").hex() == shown
    assert f"its first word is {int(shown[:8], 16)}." in SECTION


def test_the_page_shows_a_word_that_is_thrown_away() -> None:
    stream = list(itertools.islice(auditor.words(38330147, "1|0|deal"), 15))
    assert stream[14] == 0xFFFFFFF1 >= 2**32 // 34 * 34
    assert all(word < 2**32 // n * n for word, n in zip(stream, range(48, 34, -1), strict=False))


@pytest.mark.parametrize("n", [1, 2, 3, 6, 10, 40, 48, 49])
def test_two_programs_shuffle_alike(n: int) -> None:
    """The words of random secrets, and words of which many have to be thrown away."""
    random = Random(n)
    for _ in range(60):
        seed, round, deal = random.getrandbits(256), random.randrange(200), random.randrange(3)
        shuffle = random.choice(get_args(Shuffle))
        cards = random.sample([*auditor.DECK, "0"], n)
        assert Dealing(seed).order(round, deal, shuffle, cards) == auditor.order(cards, auditor.words(seed, f"{round}|{deal}|{shuffle}"))
        high = [WORDS - 1 - random.randrange(60) if random.random() < 0.8 else random.randrange(WORDS) for _ in range(4000)]
        assert shuffled(cards, iter(high)) == auditor.order(cards, iter(high))


@pytest.mark.parametrize("game", all_games())
def test_an_auditor_finds_every_card_of_a_match_to_come_from_its_seed(game: str) -> None:
    """At every number of players with any options; and finds each of them wrong by another seed."""
    checked: set[str] = set()
    tables = [setup for setup in covering() if setup.game.name == game]
    for number, setup in enumerate(tables[:: max(1, len(tables) // 12)]):
        emitted = [json.loads(codec.to_line(event)) for event in played(setup, 2**255 + number).events]
        right, wrong = (auditor.Auditor(seed, emitted[0]) for seed in (2**255 + number, number))
        for event in emitted:
            right.receive(event)
            wrong.receive(event)
        assert not right.wrong
        assert len([event for event in wrong.wrong if event["event"] == "deal"]) == wrong.checked.count("deal") > 0
        checked |= set(right.checked)
    assert checked == {"taiyaku": set(get_args(Shuffle)), "hachi_hachi": {"dealer_draw", "deal", "shuffle"}}.get(game, checked)


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
