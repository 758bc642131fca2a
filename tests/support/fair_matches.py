"""Matches of fair deals for tests: any table, any parties, some of which withhold what they committed to; and forged records of them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

from msgspec.structs import replace

from hanashobu.play import fair
from hanashobu.play.events import MatchBegins, MatchEnds
from hanashobu.play.fair import SCHEME, Contribution, FairDeal, SealedDeal
from hanashobu.play.match import Match
from hanashobu.records.codec import to_line
from hanashobu.rules.options import from_json
from tests.support.helpers import NAMES
from tests.support.seals import sealed
from tests.support.strategies import Setup, any_action, covering

Lines = list[dict[str, Any]]

DECKS = ("dealer_draw", "deal", "leader", "shuffle")  # events whose cards are shuffled
CARDS = ("draws", "hands", "piles", "field", "stock", "turned")


def agreed(random: Random, seats: int) -> SealedDeal:
    """Parties of one seat or more at some of the seats, the others being bots'; a fifth of the contributions is withheld."""
    table, secret = f"table {random.randrange(10**9)} 菖", f"{random.getrandbits(256):064x}"
    free, parties, number = random.sample(range(seats), random.randint(1, seats)), list[Contribution](), 0
    while free:
        took = tuple(free.pop() for _ in range(min(len(free), random.choice((1, 1, 1, 2, 3)))))
        nonce = f"{random.getrandbits(256):064x}"
        commitment = fair.commit_nonce(table, number, nonce)
        parties.append(Contribution(number, took, commitment, None if random.random() < 0.2 else nonce))
        number += random.choice((1, 1, 2))
    return SealedDeal(FairDeal(SCHEME, table, fair.commit_secret(table, secret), tuple(parties)), secret)


def fair_match(number: int, rounds: int = 2, hurried: bool = False) -> Match:
    """A match of random play at one of all tables; it ends by itself, is stopped after some rounds, or is abandoned in the middle.

    One in a hurry is nearly always abandoned after some moves.
    """
    random = Random(f"fair/{number}")
    match = begun(random.choice(covering()), random)
    play_out(match, random, random.randint(1, rounds), random.randrange(1, 40) if random.random() < (0.8 if hurried else 0.1) else None)
    return match


def begun(setup: Setup, random: Random) -> Match:
    """A fair match that has just been dealt."""
    deal = agreed(random, setup.seats)
    match = Match(setup.game, NAMES[: setup.seats], from_json(setup.game.options, dict(setup.values)), fair=deal)
    match.start()
    return match


def play_out(match: Match, random: Random, rounds: int, moves: int | None) -> None:
    """Random play to an end of some kind."""
    while not match.over:
        if match.status == "between" and match.round >= rounds:
            match.stop()
        elif match.actor is None:
            match.go_on()
        elif moves == 0:
            match.abandon()
        else:
            match.play(match.actor, any_action(match, random))
            moves = None if moves is None else moves - 1


def stacked(number: int) -> Lines:
    """A valid match, but with cards from a seed of its own: the transcript and the secret of a fair deal are written into it."""
    random = Random(f"stacked/{number}")
    setup: Setup = random.choice(covering())
    sealed_deal = agreed(random, setup.seats)
    match = Match(setup.game, NAMES[: setup.seats], from_json(setup.game.options, dict(setup.values)), random.getrandbits(256))
    match.start()
    play_out(match, random, 1, None)
    begins, ends = match.events[0], match.events[-1]
    assert isinstance(begins, MatchBegins)
    assert isinstance(ends, MatchEnds)
    whole = [replace(begins, fair=sealed_deal.deal), *match.events[1:-1], replace(ends, secret=sealed_deal.secret)]
    return resealed([json.loads(to_line(event)) for event in whole], sealed_deal.secret)


def as_lines(match: Match) -> Lines:
    """The record of a match."""
    return [json.loads(to_line(event)) for event in match.events]


def resealed(lines: Lines, secret: str) -> Lines:
    """The same lines with the seals that follow from the secret they reveal, or else from this one; none without a fair deal."""
    if "fair" not in lines[0]:
        return [{name: value for name, value in line.items() if name != "seal"} for line in lines]
    return sealed(lines, lines[0]["fair"]["table"], lines[-1].get("secret", secret))


def forgeries(honest: Lines, random: Random) -> Iterator[tuple[str, Lines]]:
    """What a server can forge that seals everything again: only the deal itself gives it away."""
    for name, lines in _forgeries(honest, random):
        yield name, resealed(lines, honest[-1]["secret"])


def _forgeries(honest: Lines, random: Random) -> Iterator[tuple[str, Lines]]:
    """Every field of the transcript changed, every kind of change to its parties, the secret, and two cards of each shuffle swapped."""

    def copy() -> Lines:
        return json.loads(json.dumps(honest))  # type: ignore[no-any-return]

    def forged(name: str, field: str, value: object, party: int | None = None) -> tuple[str, Lines]:
        lines = copy()
        deal = lines[0]["fair"]
        (deal if party is None else deal["parties"][party])[field] = value
        return name, lines

    deal = honest[0]["fair"]
    yield forged("scheme", "scheme", "hana-fair/2")
    yield forged("table", "table", deal["table"] + "x")
    yield forged("commitment", "commitment", bit_flipped(deal["commitment"], random))
    yield forged("no parties", "parties", [])
    for number, party in enumerate(deal["parties"]):
        yield forged(f"party {number}", "party", party["party"] + 7, number)
        yield forged(f"commitment of {number}", "commitment", bit_flipped(party["commitment"], random), number)
        yield forged(f"other seats of {number}", "seats", other_seats(honest, party["seats"], random), number)
        nonce = party.get("nonce")
        yield forged(f"contribution of {number}", "nonce", bit_flipped(nonce, random) if nonce else "00" * 32, number)
        if nonce:
            yield forged(f"{number} said to withhold", "nonce", None, number)
        else:  # with a commitment that matches
            name, lines = forged(f"{number} said to reveal", "nonce", party["commitment"], number)
            lines[0]["fair"]["parties"][number]["commitment"] = fair.commit_nonce(deal["table"], party["party"], party["commitment"])
            yield name, lines
        other = f"{random.getrandbits(256):064x}"
        name, lines = forged(f"another contribution of {number}, with its commitment", "nonce", other, number)
        lines[0]["fair"]["parties"][number]["commitment"] = fair.commit_nonce(deal["table"], party["party"], other)
        yield name, lines
        if len(deal["parties"]) > 1:
            yield forged(f"without {number}", "parties", deal["parties"][:number] + deal["parties"][number + 1 :])
    if len(deal["parties"]) > 1:
        yield forged("order of parties", "parties", deal["parties"][::-1])
    lines = copy()
    lines[-1]["secret"] = bit_flipped(honest[-1]["secret"], random)
    yield "secret", lines
    lines = copy()  # another secret, with the commitment to it
    lines[-1]["secret"] = f"{random.getrandbits(256):064x}"
    lines[0]["fair"]["commitment"] = fair.commit_secret(deal["table"], lines[-1]["secret"])
    yield "secret with its commitment", lines
    lines = copy()
    del lines[-1]["secret"]
    yield "no secret", lines
    lines = copy()
    del lines[0]["fair"]
    yield "no transcript", lines
    for at, line in enumerate(honest):
        if line["event"] in DECKS:
            lines = copy()
            swap_two(lines[at], random)
            yield f"{line['event']} on line {at + 1}", lines


def bit_flipped(digits: str, random: Random) -> str:
    """The same 32 bytes but for one bit."""
    return f"{int(digits, 16) ^ 1 << random.randrange(256):064x}"


def other_seats(honest: Lines, seats: list[int], random: Random) -> list[int]:
    """Others, as many as can be: seats of nobody if there are any, otherwise one more or one that is another party's."""
    taken = {seat for party in honest[0]["fair"]["parties"] for seat in party["seats"]}
    free = [seat for seat in range(len(honest[0]["seats"])) if seat not in taken]
    if free:
        return [random.choice(free), *seats[1:]]
    return [*seats, len(honest[0]["seats"])] if len(seats) == 1 else seats[1:]


def swap_two(line: dict[str, Any], random: Random) -> None:
    """Two different cards of a shuffle change places; where there is only one place for cards that everybody sees, they are other cards."""
    places = list(_places(line))
    (one, at), (two, to) = random.sample(places, 2)
    one[at], two[to] = two[to], one[at]


def _places(line: dict[str, Any]) -> Iterator[tuple[list[Any], int]]:
    named = ("turned",) if line["event"] == "leader" else CARDS
    pending: list[Any] = [line[field] for field in named if isinstance(line.get(field), list)]
    while pending:
        found = pending.pop()
        for at, item in enumerate(found):
            if isinstance(item, list):
                pending.append(item)
            elif item is not None:
                yield found, at
