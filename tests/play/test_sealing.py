"""The chain over the events of a fair deal: everybody can follow it, nothing can be changed afterwards, and it betrays nothing."""

from __future__ import annotations

import hashlib
import hmac
import itertools
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from hanashobu import games
from hanashobu.cards import CODES
from hanashobu.play import events
from hanashobu.play.events import AnyEvent, Event, visible
from hanashobu.play.match import Match
from hanashobu.play.sealing import Chain, followed, head_words
from hanashobu.records.verify import check
from hanashobu.table.table import Seat, Table
from tests.support import seals
from tests.support.fair_matches import Lines, agreed, as_lines, begun, fair_match, play_out
from tests.support.helpers import NAMES
from tests.support.strategies import Setup, any_action, covering
from tests.support.worlds import SECRET, Tape

MANY = 12


def lines_of(seen: list[Event]) -> Lines:
    """Events as they are sent."""
    return [json.loads(msgspec.json.encode(event)) for event in seen]


def table_of(match: Match) -> str:
    assert match.fair
    return match.fair.deal.table


# Everybody can follow it.


def test_seals_and_heads_are_those_of_the_page() -> None:
    for number in range(MANY):
        match = fair_match(number)
        assert match.fair
        assert match.chain
        lines = as_lines(match)
        assert seals.sealed(lines, table_of(match), match.fair.secret) == lines
        assert seals.heads(lines, table_of(match)) == [head.hex() for head in match.chain.heads]
        assert followed(table_of(match), match.events).head == match.chain.head
        assert len(head_words(match.chain.heads[-1]).latin.split()) == 4


def test_every_seat_and_spectators_come_to_the_same_heads() -> None:
    """From what they were sent, at every moment, also where somebody claims (HH-7) or is asked (NA-9) in secret."""
    asked_in_secret = 0
    nara = [setup for setup in covering() if setup.game.name == "nara"]
    tables = [
        *((setup, 3) for setup in Random(3).sample(covering(), 8)),
        *((nara[luck % len(nara)], luck) for luck in (17, 19, 57, 92, 95)),
    ]
    for setup, luck in tables:
        random = Random(luck)
        seats = [Seat(name) for name in NAMES[: setup.seats]]
        table = Table.open(setup.game, seats, setup.match(1).options, fair=agreed(random, setup.seats))
        for _ in range(25):
            if table.claiming:
                table.close_claims()
            elif table.match.actor is None:
                break
            else:
                table.bot_plays(table.match.actor, any_action(table.match, random))
            for seat in (None, 0, setup.seats - 1):
                update = table.update(seat, 0)
                assert update.head == seals.heads(lines_of(list(update.events)), table_of(table.match))[-1]
                asked_in_secret += table.match.known_to(seat) < len(table.events)
    assert asked_in_secret


def test_a_match_without_a_fair_deal_has_neither_seals_nor_heads() -> None:
    table = Table.open(games.find("mushi"), [Seat("Ann"), Seat("Ben")])
    assert table.update(0, 0).head is None
    assert all(event.seal is None for event in table.events)


def test_a_record_that_goes_on_is_followed_without_its_secret(tmp_path: Path) -> None:
    lines = as_lines(fair_match(3))
    assert verified(lines[:-1], tmp_path)
    for at in (0, 1, len(lines) // 2):
        other = [{**line, "seal": "zz"} if number == at else line for number, line in enumerate(lines[:-1])]
        assert not verified(other, tmp_path)
        without = [
            {name: value for name, value in line.items() if name != "seal" or number != at} for number, line in enumerate(lines[:-1])
        ]
        assert not verified(without, tmp_path)


# Nothing can be changed.


def verified(lines: Lines, folder: Path) -> bool:
    path = folder / "match.jsonl"
    path.write_text("".join(json.dumps(line) + "\n" for line in lines))
    return check(path).ok


def other_values(value: Any, random: Random) -> Iterator[Any]:
    """Values that are nearly the same: another leaf, or one more or less."""
    if isinstance(value, bool) or value is None:
        yield not value
    elif isinstance(value, int):
        yield value + random.choice((1, -1))
    elif isinstance(value, str):
        yield f"{value}x"
    elif isinstance(value, list) and value:
        at = random.randrange(len(value))
        for other in other_values(value[at], random):
            yield [*value[:at], other, *value[at + 1 :]]
        yield value[:-1]
        if len(value) > 1 and value[::-1] != value:
            yield value[::-1]
    elif isinstance(value, dict) and value:
        name = random.choice(list(value))
        for other in other_values(value[name], random):
            yield {**value, name: other}


def test_whatever_is_changed_in_a_sealed_record_is_refused(tmp_path: Path) -> None:
    """Names, the version of the rules and options without effect too, which no rule would miss; and a line less, more or elsewhere."""
    random, tried = Random(8), set[str]()
    for number in range(3):
        lines = as_lines(fair_match(number, rounds=1, hurried=True))
        for at, line in enumerate(lines):
            fields = list(line) if at in (0, len(lines) - 1) else random.sample(list(line), 1)
            for field in fields:
                for other in other_values(line[field], random):
                    assert not verified([*lines[:at], {**line, field: other}, *lines[at + 1 :]], tmp_path), (number, at, field, other)
                    tried.add(f"{line['event']}.{field}")
        for at in random.sample(range(1, len(lines) - 1), min(8, len(lines) - 2)):  # a header twice begins another match
            for changed in (
                lines[:at] + lines[at + 1 :],
                lines[: at + 1] + lines[at:],
                [*lines[:at], lines[at + 1], lines[at], *lines[at + 2 :]],
            ):
                assert not verified(changed, tmp_path), (number, at)
    assert {"match.seats", "match.rules", "match.options", "match_end.totals"} <= tried


def test_other_moves_after_the_same_deal_verify_but_have_another_head(tmp_path: Path) -> None:
    """A server can seal them again; whoever sat there has another head."""
    setup = next(setup for setup in covering() if setup.game.name == "mushi")
    played = [begun(setup, Random(1)) for _ in range(2)]
    for luck, match in enumerate(played):
        play_out(match, Random(luck), 1, None)
    one, two = (as_lines(match) for match in played)
    assert one[:3] == two[:3]
    assert one != two
    assert verified(one, tmp_path)
    assert verified(two, tmp_path)
    assert seals.heads(one, table_of(played[0]))[-1] != seals.heads(two, table_of(played[0]))[-1]


# It betrays nothing.

Guess = tuple[Event, list[Event]]  # an event with something private, and what it could be, itself included


def guesses(match: Match) -> Iterator[tuple[int, Guess]]:
    """Every event of a match with a private part that somebody could guess, and all its possibilities."""
    deal: events.Deal | None = None
    for at, event in enumerate(match.events):
        match event:
            case events.Deal():
                deal = event
            case events.Pile() if deal and deal.piles:
                yield at, (event, [replace(event, cards=in_order(hand)) for hand in deal.piles[event.seat]])
            case events.Return() if deal:
                yield at, (event, [replace(event, card=card) for hand in deal.hands if hand and event.card in hand for card in hand])
            case events.Agree():
                yield at, (event, [replace(event, agrees=agrees) for agrees in (True, False)])
            case events.Claim() if event.declined:
                yield at, (event, [event, replace(event, declined=())])


def in_order(hand: tuple[str, ...]) -> tuple[str, ...]:
    """Cards as a pile that was chosen lists them."""
    return tuple(sorted(hand, key=CODES.index))


def public_keys(match: Match, at: int) -> list[bytes]:
    """Everything that anybody at the table could take for a key: what is public, and hashes of it under every name of the page."""
    assert match.fair
    assert match.chain
    deal = match.fair.deal
    known = [deal.table.encode(), bytes.fromhex(deal.commitment), bytes(32), *match.chain.heads[: at + 2]]
    known += [bytes.fromhex(one) for party in deal.parties for one in (party.commitment, party.nonce) if one]
    tags = ("seal-key", "seal", "seed", "server", "head", "link", "transcript")
    return known + [seals.h(tag, deal.table.encode(), one) for tag in tags for one in known]


def forms(match: Match, at: int, guess: Event) -> list[bytes]:
    """What the attacker would put under a key: the guessed event, alone or with what went before it in secret."""
    plain = [json.loads(msgspec.json.encode(replace(event, seal=None))) for event in [*match.events[:at], guess]]
    hidden = list(itertools.takewhile(lambda line: seals.public(line) is None, reversed(plain[:-1])))[::-1]
    number = sum(seals.public(line) is not None for line in plain)
    last, before = seals.canonical(plain[-1]), [seals.canonical(line) for line in hidden]
    return [last, b"".join([*before, last]), seals.framed("seal", b"%d" % number, *before, last)]


def confirmed(match: Match, at: int, guess: Event, keys: list[bytes]) -> bool:
    """Whether a guess explains anything that was published, under one of these keys."""
    assert match.chain
    later = next((event for event in match.events[at:] if event.seal), None)
    published = set(match.chain.heads) | {bytes.fromhex(event.seal) for event in match.events if event.seal}
    assert later
    return any(
        found in published
        for form in forms(match, at, guess)
        for key in keys
        for found in (hmac.digest(key, form, "sha256"), hashlib.sha256(key + form).digest(), seals.h("link", key, form))
    )


SECRETS = [("nara", 4, "Pile"), ("taiyaku", 3, "Return"), ("hachi_hachi", 4, "Agree"), ("hachi_hachi", 3, "Claim")]


@pytest.mark.parametrize(("game", "seats", "kind"), SECRETS)
def test_no_guess_at_a_hidden_card_is_confirmed_by_anything_that_is_public(game: str, seats: int, kind: str) -> None:
    """A pile has 2 possibilities, a returned card 7. With the key, which nobody has before the end, exactly one guess is right."""
    random, tried = Random(4), 0
    setups = [setup for setup in covering() if (setup.game.name, setup.seats) == (game, seats)]
    for setup in setups * 4:
        match = begun(setup, random)
        play_out(match, random, 2, None)
        assert match.fair
        key = seals.h("seal-key", table_of(match).encode(), bytes.fromhex(match.fair.secret))
        for at, (event, possible) in guesses(match):
            if type(event).__name__ != kind:
                continue
            keys = public_keys(match, sum(one.seal is not None for one in match.events[:at]))
            assert event in possible
            assert not any(confirmed(match, at, guess, keys) for guess in possible)
            if event.seal:
                right = [guess for guess in possible if confirmed(match, at, guess, [key])]
                assert right == [event]
            tried += 1
        if tried > 3:
            break
    assert tried > 2


@pytest.mark.parametrize(("name", "seats"), [("taiyaku", 3), ("hachi_hachi", 3), ("hachi_hachi", 4)])
def test_in_two_worlds_the_same_events_have_a_seal(name: str, seats: int) -> None:
    """Whoever cannot tell the worlds apart gets as many events with a seal, each of the same size, whatever is claimed in secret."""
    compared, differs = 0, 0
    for seed in range(6):
        whole = Tape(Setup(games.find(name), seats, (("rounds", 2),)), seed, 10_000)
        for moves in range(3, len(whole.actions), 23):
            here = Tape(whole.setup, seed, moves)
            if here.match.actor is None or here.before_a_deal or here.match.asked in SECRET:
                continue
            for seat in (None, *range(seats)):
                there = here.other_world(seat, Random(seed))
                if there is None or there.asked in SECRET or plain(here.match.events, seat) != plain(there.events, seat):
                    continue
                ours, theirs = (sealed_for(match.events, seat) for match in (here.match, there))
                assert [one.seal and len(one.seal) for one in ours] == [one.seal and len(one.seal) for one in theirs]
                assert [replace(one, seal=None) for one in ours] == [replace(one, seal=None) for one in theirs]
                compared += 1
                differs += [one.seal for one in ours] != [one.seal for one in theirs]
    assert compared > 20
    assert differs


def plain(happened: list[AnyEvent], seat: int | None) -> list[Event]:
    return visible(happened, seat)


def sealed_for(happened: list[AnyEvent], seat: int | None) -> list[Event]:
    """What a seat is sent of these events, sealed with one and the same key."""
    chain = Chain("t", "5e" * 32)
    seal: Callable[[AnyEvent], AnyEvent] = chain.sealed
    return visible(map(seal, happened), seat)


# As it stands in docs/record.md.

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "record.md").read_text("utf-8").partition("### Test vectors of seals")[2]


def test_the_vectors_of_the_page_are_what_is_computed() -> None:
    vectors = [json.loads(line) for line in PAGE.partition("```json\n")[2].partition("```")[0].splitlines()]
    written = [msgspec.convert(vector["event"], AnyEvent) for vector in vectors]
    begins, ends = written[0], written[-1]
    assert isinstance(begins, events.MatchBegins)
    assert isinstance(ends, events.MatchEnds)
    assert begins.fair
    chain = Chain(begins.fair.table, ends.secret)
    assert chain.head in PAGE.partition("```")[0]
    for event, vector in zip(written, vectors, strict=True):
        assert chain.sealed(replace(event, seal=None)) == event
        assert chain.head == vector["head"]
    assert f"*{head_words(chain.heads[-1]).latin}*" in PAGE.partition("```")[0]
    assert sum(event.seal is None for event in written) == 1
