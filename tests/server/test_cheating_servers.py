"""A server that cheats in eight ways, each as well as it can, before the page of somebody who sits there; and one that is honest."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random

import msgspec
import pytest
from msgspec.structs import replace

import hanashobu
from hanashobu import games
from hanashobu.app.operations import tables
from hanashobu.app.people import friends
from hanashobu.play import fair
from hanashobu.play.events import AnyEvent, MatchBegins, MatchEnds
from hanashobu.play.fair import SealedDeal
from hanashobu.play.match import Match
from hanashobu.rules.options import from_json
from hanashobu.table.people import Ready, Reveal
from hanashobu.table.seating import Party, Seating
from tests.server import friend_clients
from tests.server.fair_pages import Device, Page, agree, checked, page
from tests.server.friend_clients import NONCE, Friend, play
from tests.server.serving import Served, Sitting
from tests.support import seals

ENCODE = msgspec.json.encode
OTHER = "0f" * 32
SOON = 12  # events
AGREES = {"receipt": "fair-agrees", "unlisted": False}
Devices = tuple[Device, Device]


@pytest.fixture(scope="module")
def devices() -> Iterator[Devices]:
    """Two computers, on which one table after another is played."""
    with contextlib.closing(Device()) as one, contextlib.closing(Device()) as other:
        yield one, other


def seated(served: Served, **more: object) -> tuple[Friend, Friend]:
    aki, ben = Friend(served, "Aki"), Friend(served, "Ben")
    ben.join(aki.open(**more), 1)  # type: ignore[arg-type]
    return aki, ben


def match(friends: tuple[Friend, Friend], devices: Devices, random: Random) -> list[list[str]]:
    """A whole match; what each of them reads in red."""
    with page(friends[0], devices[0]) as a, page(friends[1], devices[1]) as b:
        agree(a, b)
        assert play([a, b], random).status == "over"
        return [a.alarms, b.alarms]


def reloads(friend: Friend, device: Device) -> None:
    """A page is opened anew, and is sent everything again."""
    device.does("reload", table=friend.table)
    with page(friend, device) as again:
        again.until(lambda now: now.status == "over")
        assert again.alarms == []


def honest(served: Served, devices: Devices, numbers: range) -> None:
    for number in numbers:
        both = seated(served)
        assert match(both, devices, Random(number)) == [[], []]
        reloads(both[0], devices[0])
        found = [checked(friend, device) for friend, device in zip(both, devices, strict=True)]
        assert all(one.items() >= AGREES.items() for one in found), found
        assert [found[0][words] for words in ("latin", "head")] == [found[1][words] for words in ("latin", "head")]


def test_an_honest_server_is_accused_of_nothing(served: Served, devices: Devices) -> None:
    honest(served, devices, range(2))


@pytest.mark.soak
def test_an_honest_server_is_accused_of_nothing_in_two_hundred_matches(served: Served, devices: Devices) -> None:
    honest(served, devices, range(200))


# Cheats with the deal: the pages say so at once, before a card is played.


def late_secret(seating: Seating) -> Seating:
    """Chosen when all contributions are known."""
    return replace(seating, secret=OTHER)


def _party(seating: Seating, party: Party) -> Seating:
    return replace(seating, parties=tuple(party if one.id == party.id else one for one in seating.parties))


def dropped_contribution(seating: Seating) -> Seating:
    return _party(seating, replace(seating.parties[1], commitment=None, nonce=None))


def replaced_contribution(seating: Seating) -> Seating:
    own = fair.commit_nonce(seating.table, seating.parties[1].id, OTHER)
    return _party(seating, replace(seating.parties[1], commitment=own, nonce=OTHER))


def no_fair_deal(seating: Seating) -> Seating:
    return replace(seating, parties=tuple(replace(party, commitment=None, nonce=None) for party in seating.parties))


@pytest.mark.parametrize(
    ("cheat", "alarms"),
    [
        (late_secret, [{"fair-alarm-commitment", "error-receipt-commitment"}] * 2),
        (dropped_contribution, [{"fair-alarm-list", "error-receipt-list"}, {"fair-alarm-missing", "error-receipt-missing"}]),
        (replaced_contribution, [{"fair-alarm-list", "error-receipt-list"}, {"fair-alarm-replaced", "error-receipt-replaced"}]),
        (no_fair_deal, [{"error-receipt-plain"}] * 2),
    ],
)
def test_another_deal_than_was_promised_is_found_out_before_a_card_is_played(
    cheat: Callable[[Seating], Seating], alarms: list[set[str]], served: Served, devices: Devices, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual = friends.dealt
    monkeypatch.setattr(friends, "dealt", lambda seating: usual(cheat(seating)))
    aki, ben = seated(served)
    with page(aki, devices[0]) as a, page(ben, devices[1]) as b:
        agree(a, b)
        for one in (a, b):
            one.until(lambda now: True)
        for one, found in zip((a, b), alarms, strict=True):
            assert one.alarms
            assert set(one.alarms) <= found


def test_another_secret_is_found_out_when_it_is_revealed(served: Served, devices: Devices, monkeypatch: pytest.MonkeyPatch) -> None:
    usual = Match._listen

    def lies(match: Match) -> None:
        usual(match)
        if isinstance(match.events[-1], MatchEnds):
            match.events[-1] = replace(match.events[-1], secret=OTHER)

    monkeypatch.setattr(Match, "_listen", lies)
    assert match(seated(served), devices, Random(2)) == [["error-fair-secret"]] * 2


# Cheats with the record: by itself it is in order, since whoever has the secret makes all seals again.


def another(served: Served, table: str, names: Callable[[Sequence[str]], Sequence[str]] = list) -> list[AnyEvent]:
    """Another match from the same deal to its end, which soon goes another way."""
    stored = served.store.table(table)
    assert stored is not None
    begins = stored.events[0]
    assert isinstance(begins, MatchBegins)
    assert begins.fair
    assert stored.sheet.secret
    sealed = SealedDeal(begins.fair, stored.sheet.secret)
    made = (_played(begins, names(begins.seats), sealed, Random(seed)) for seed in range(100))
    return next(events for events in made if events[:SOON] != stored.events[:SOON])


def _played(begins: MatchBegins, names: Sequence[str], sealed: SealedDeal, random: Random) -> list[AnyEvent]:
    game = games.find(begins.game)
    made = Match(game, tuple(names), from_json(game.options, {"rounds": begins.rounds, **begins.options}), fair=sealed)
    made.start()
    while made.actor is not None:
        made.play(made.actor, random.choice(made.legal()))
    return made.events


def other_moves(served: Served, table: str) -> list[AnyEvent]:
    return another(served, table)


def other_names(served: Served, table: str) -> list[AnyEvent]:
    return another(served, table, lambda names: [*names[:-1], "Somebody"])


def without_the_deal(served: Served, table: str) -> list[AnyEvent]:
    """Other moves, and as if there had never been a fair deal."""
    plain = [replace(event, seal=None) for event in another(served, table)]
    return [replace(plain[0], fair=None), *plain[1:-1], replace(plain[-1], secret=None)]


def of_another_table(served: Served, table: str) -> list[AnyEvent]:
    """A match of other people, who sat elsewhere."""
    aki, ben = seated(served)
    with aki.sit() as a, ben.sit() as b:
        friend_clients.agree(aki.table, a, b)
        play([a, b], Random(5))
    stored = served.store.table(aki.table)
    assert stored is not None
    return stored.events


def rewrite(served: Served, table: str, events: Sequence[AnyEvent]) -> None:
    """From now on these are the events of a match."""
    with served.store.writing() as db:
        db.execute("DELETE FROM log WHERE id = ?", (table,))
        db.executemany(
            "INSERT INTO log (id, seq, event) VALUES (?, ?, ?)", [(table, at, line) for at, line in enumerate(map(ENCODE, events))]
        )


@pytest.mark.parametrize(
    ("forge", "alarm", "sentence"),
    [
        (other_moves, "error-receipt-head", "events of the match were changed"),
        (other_names, "error-receipt-head", "events of the match were changed"),
        (without_the_deal, "error-receipt-plain", "No match of this file was played at the table of the receipt"),
        (of_another_table, "error-receipt-commitment", "No match of this file was played at the table of the receipt"),
    ],
)
def test_another_match_than_the_one_that_was_seen_is_found_out(
    forge: Callable[[Served, str], list[AnyEvent]], alarm: str, sentence: str, served: Served, devices: Devices, tmp_path: Path
) -> None:
    """In the record, in what is sent again after a reload, and in a file; also by a page that was closed before the match was over."""
    both = seated(served)
    with page(both[0], devices[0]) as a, page(both[1], devices[1]) as b:
        agree(a, b)
        play([a, b], Random(3), most=14)
        for one in (a, b):
            while len(one.events) < SOON:
                one.update()
        assert a.alarms == b.alarms == []
    with both[0].sit() as a, both[1].sit() as b:
        play([a, b], Random(3))
    told = forge(served, both[0].table)
    rewrite(served, both[0].table, told)
    sent = [json.loads(ENCODE(event)) for event in told]
    (tmp_path / "match.jsonl").write_bytes(b"\n".join(map(ENCODE, told)) + b"\n")
    assert hanashobu.verify(tmp_path / "match.jsonl")
    for friend, device in zip(both, devices, strict=True):
        receipt = device.does("reload", table=friend.table)["receipt"]
        assert checked(friend, device) == {"alarm": alarm}
        head = seals.heads(sent, friend.table)[-1] if "seal" in sent[0] else None
        assert device.does("update", table=friend.table, events=sent, head=head) == {"alarm": alarm}
        (tmp_path / "receipt.json").write_text(json.dumps(receipt), "utf-8")
        assert sentence in hanashobu.verify(tmp_path / "match.jsonl", receipt=tmp_path / "receipt.json").text()


# Cheats that one page alone cannot see.


def agree_with_double(sits: Page, double: Sitting) -> None:
    """The server plays the other person, and knows nothing of the page but what a person would."""
    party = friend_clients.mine(double.meet(lambda people: people))
    double.say(Ready(fair.commit_nonce("the-same-table", party, NONCE)))
    sits.ready()
    for sitting in (sits, double):
        sitting.meet(lambda people: people.fair and people.fair.reveal)
    double.say(Reveal(NONCE))
    for sitting in (sits, double):
        sitting.meet(lambda people: people.stage == "playing")


def test_two_matches_for_two_people_have_other_words(tmp_path: Path, devices: Devices, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each plays with a double of the other, at a table of the same link and the same commitment; every page is content."""
    monkeypatch.setattr(tables, "fresh_id", lambda: "the-same-table")
    monkeypatch.setattr(fair, "fresh", lambda: "77" * 32)
    found, promised = [], []
    for own in (0, 1):
        with Served(tmp_path / f"{own}.sqlite") as server:
            both = seated(server)
            with page(both[own], devices[own]) as sits, both[1 - own].sit() as double:
                agree_with_double(sits, double)
                promised.append(sits.people.fair.commitment if sits.people.fair else "")
                assert play([sits, double], Random(6)).status == "over"
                assert sits.alarms == []
            found.append(checked(both[own], devices[own]))
    assert all(one.items() >= AGREES.items() for one in found)
    assert promised[0] == promised[1]  # the two words before the deal are the same
    assert found[0]["latin"] != found[1]["latin"]
    assert found[0]["head"] != found[1]["head"]


def test_a_commitment_that_was_used_before_is_found_in_the_public_list(
    spoilt: Served, devices: Devices, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server knows what its secret and the first contribution led to, and opens the table once more for others."""
    monkeypatch.setattr(tables, "fresh_id", lambda: "an-old-table")
    monkeypatch.setattr(fair, "fresh", lambda: "78" * 32)
    old = seated(spoilt)
    with old[0].sit() as a, old[1].sit() as b:
        friend_clients.agree(old[0].table, a, b)
    spoilt.store.forget("an-old-table")
    spoilt.rooms._used.clear()
    spoilt.rooms._open.clear()
    both = seated(spoilt)
    assert match(both, devices, Random(7)) == [[], []]
    assert checked(both[0], devices[0]) == {"alarm": "error-fair-twice"}
    assert checked(both[1], devices[1]) == {"alarm": "error-fair-twice"}
