"""What is stored about the people at a table."""

from __future__ import annotations

import contextlib
import threading
from functools import partial

import pytest

from hanashobu.app.store import Alarm, ConflictingWrite, Document, Listing, Presence, Push, Store, StoredCode, StoredKey, open_store
from hanashobu.play.chain import check_chain
from tests.server.storing import MATCH, sheet
from tests.support.timeouts import PATIENCE


def test_a_document_is_written_only_over_the_version_that_was_read(store: Store) -> None:
    assert store.document("one", "seating") is None
    assert store.put_document("one", "seating", b"{}") == 1
    with pytest.raises(ConflictingWrite):
        store.put_document("one", "seating", b"again")
    assert store.put_document("one", "seating", b"second", version=1) == 2
    with pytest.raises(ConflictingWrite):
        store.put_document("one", "seating", b"late", version=1)
    with pytest.raises(ConflictingWrite):
        store.put_document("two", "seating", b"of a table that is not there", version=1)
    assert store.document("one", "seating") == Document(2, b"second")
    store.put_document("zero", "seating", b"0")
    store.put_document("zero", "rematch", b"1")


def test_a_public_list_has_those_whose_host_is_here_and_the_latest_of_each(store: Store) -> None:
    def listed(since: int = 0, now: int = 100, each: int = 2, most: int = 10) -> list[bytes]:
        return [document.body for document in store.listed("seating", since, now, 30, each, most)]

    store.put_document("zero", "seating", b"0")
    store.put_document("zero", "rematch", b"1", listing=Listing(9, 0, "x"))
    for table, at, host, by in (("one", 5, 0, "x"), ("two", 6, 3, "x"), ("three", 7, 0, "x"), ("four", 8, 0, "y")):
        store.put_document(table, "seating", table.encode(), listing=Listing(at, host, by))
        store.put_presence(table, Presence(0, "a", 200))
    assert listed() == [b"four", b"three", b"one"]  # the host of the second is not there
    store.put_presence("two", Presence(3, "b", 150))
    assert listed() == [b"four", b"three", b"two"]
    assert store.listed_of("seating", 0, 100, 30, "x") == 3
    assert listed(each=1) == [b"four", b"three"]
    assert listed(each=5, most=3) == [b"four", b"three", b"two"]
    assert listed(since=8) == [b"four"]
    assert listed(now=160) == [b"four", b"three", b"one"]  # their process has died
    store.put_presence("four", Presence(0, "a", 200, left=90))
    assert listed(now=119) == [b"four", b"three", b"two"]
    assert listed(now=120) == [b"three", b"two"]
    store.put_document("three", "seating", b"begun", version=1)
    assert listed(now=120) == [b"two", b"one"]


def test_of_two_who_take_a_seat_at_once_one_is_refused(store: Store) -> None:
    """Each reads the document, adds itself and writes it; nobody's name is lost."""
    store.put_document("one", "seating", b"")

    def sit(name: str) -> None:
        while True:
            read = store.document("one", "seating")
            assert read
            try:
                store.put_document("one", "seating", read.body + name.encode(), read.version)
                return
            except ConflictingWrite:
                continue

    threads = [threading.Thread(target=sit, args=(name,)) for name in "abcdefgh"]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    found = store.document("one", "seating")
    assert found
    assert sorted(found.body) == sorted(b"abcdefgh")
    assert found.version == 9


def test_what_belongs_together_is_stored_together_or_not_at_all(store: Store) -> None:
    store.put_document("one", "seating", b"{}")

    def deal(version: int) -> None:
        with store.together():
            store.set_alarm("one", "clock", 5)
            store.put_document("one", "seating", b"dealt", version)
            store.open_table(sheet("one"), MATCH[:3])

    other = partial(store.put_document, "two", "seating", b"{}")
    outcomes = store.write_all([partial(deal, 7), other])
    assert [type(outcome) for outcome in outcomes] == [ConflictingWrite, int]
    assert store.alarms(10, 10) == []
    assert store.sheet("one") is None
    assert store.document("two", "seating")
    with pytest.raises(ConflictingWrite):
        deal(7)
    assert store.alarms(10, 10) == []
    deal(1)
    assert store.log("one") == MATCH[:3]
    assert store.alarms(10, 10) == [Alarm("one", "clock", 5)]


def test_a_key_opens_the_seats_of_its_party_at_its_table_until_it_is_revoked(store: Store) -> None:
    first, second, other = StoredKey("h1", 0, 5), StoredKey("h2", 0, 6), StoredKey("h3", 1, 7)
    for key in (first, second, other):
        store.add_seat_key("one", key)
    assert store.valid_seat_keys("one", ["h1"]) == {"h1": first}
    assert store.valid_seat_keys("one", []) == store.valid_seat_keys("two", ["h1"]) == {}
    assert store.seat_keys("one") == [first, second, other]
    assert store.revoke_party("one", 0, at=9, but=["h2"]) == 1
    assert store.valid_seat_keys("one", ["h3", "h2", "h1", "h0"]) == {"h2": second, "h3": other}
    assert "h1" not in repr(first)


def test_a_code_is_good_once_and_for_its_time(store: Store) -> None:
    store.add_seat_key("one", StoredKey("h1", 1, 5))
    code = StoredCode("c1", 1, "h1", until=100)
    assert store.put_carry_code("one", code)
    assert store.redeem_carry_code("two", "c1", "k1", 50) is None
    assert store.redeem_carry_code("one", "c1", "k1", 50) == 1
    assert store.redeem_carry_code("one", "c1", "k2", 50) is None
    assert store.valid_seat_keys("one", ["k1", "k2"]) == {"k1": StoredKey("k1", 1, 50)}
    store.put_carry_code("one", code)
    store.put_carry_code("one", code._replace(code_hash="c2"))
    assert store.redeem_carry_code("one", "c1", "k3", 50) is None  # a newer code takes its place
    assert store.redeem_carry_code("one", "c2", "k3", 101) is None
    assert store.valid_seat_keys("one", ["k3"]) == {}


OTHER = ("h2", "c2", "p2")  # what the device of party 1 has: a key, a code, an address of its browser


@pytest.mark.parametrize(
    ("revoked", "left"),
    [
        ("nothing", {"h0", "h1", "p0", "p1", "c1", *OTHER}),
        ("the device that gave the code", {"h0", "p0", *OTHER}),
        ("the other device", {"h1", "p1", "c1", *OTHER}),
        ("all but the device that gave the code", {"h1", "p1", *OTHER}),  # whoever has read it over one's shoulder has nothing
        ("all but the other device", {"h0", "p0", *OTHER}),
        ("the party", {*OTHER}),
        ("the same key at another table", {"h0", "h1", "p0", "p1", "c1", *OTHER}),
        ("the same party at another table", {"h0", "h1", "p0", "p1", "c1", *OTHER}),
    ],
)
def test_what_is_revoked_has_nothing_any_more_and_everything_else_has_what_it_had(store: Store, revoked: str, left: set[str]) -> None:
    for party, key, code, push in ((0, "h0", "c0", "p0"), (0, "h1", "c1", "p1"), (1, *OTHER)):
        store.add_seat_key("one", StoredKey(key, party, 5))
        store.put_carry_code("one", StoredCode(code, party, key, 100))
        store.put_push("one", Push(party, key, push, "https://hana.example"))
    match revoked:
        case "the device that gave the code":
            store.revoke_device("one", ["h1"], 9)
        case "the other device":
            store.revoke_device("one", ["h0"], 9)
        case "all but the device that gave the code":
            assert store.revoke_party("one", 0, 9, ["h1"]) == 1
        case "all but the other device":
            assert store.revoke_party("one", 0, 9, ["h0"]) == 1
        case "the party":
            assert store.revoke_party("one", 0, 9) == 2
        case "the same key at another table":
            store.revoke_device("two", ["h1"], 9)
        case "the same party at another table":
            assert store.revoke_party("two", 0, 9) == 0
    keys = set(store.valid_seat_keys("one", ["h0", "h1", "h2"]))
    codes = {code for code in ("c0", "c1", "c2") if store.redeem_carry_code("one", code, f"of {code}", 50) is not None}
    assert keys | codes | {push.endpoint for push in store.pushes("one")} == left


def test_a_device_that_was_revoked_meanwhile_gives_no_code_and_is_not_notified(store: Store) -> None:
    store.add_seat_key("one", StoredKey("h1", 0, 5))
    store.revoke_device("one", ["h1"], 6)
    assert not store.put_carry_code("one", StoredCode("c1", 0, "h1", 100))
    store.put_push("one", Push(0, "h1", "https://push.example/1", "https://hana.example"))
    assert store.pushes("one") == []
    assert store.redeem_carry_code("one", "c1", "h2", 7) is None


def test_of_two_processes_one_signs_out_while_the_other_uses_a_code(database: str) -> None:
    """Whichever comes first, no device has anything afterwards: a stolen one cannot get itself another key, code or notification."""
    with contextlib.closing(open_store(database)) as one, contextlib.closing(open_store(database)) as other:
        used = 0
        for at in range(30):
            table, together = f"table {at}", threading.Barrier(2)
            one.add_seat_key(table, StoredKey("stolen", 0, 5))
            one.put_carry_code(table, StoredCode("c1", 0, "stolen", 100))

            def thief(table: str = table, together: threading.Barrier = together) -> None:
                nonlocal used
                together.wait(PATIENCE)
                used += other.redeem_carry_code(table, "c1", "another", 50) is not None
                other.put_carry_code(table, StoredCode("c2", 0, "stolen", 100))
                other.put_push(table, Push(0, "stolen", "https://push.example/1", ""))

            running = threading.Thread(target=thief)
            running.start()
            together.wait(PATIENCE)
            one.revoke_party(table, 0, 9)
            running.join(PATIENCE)
            assert one.valid_seat_keys(table, ["stolen", "another"]) == {}
            assert [one.redeem_carry_code(table, code, f"of {code}", 50) for code in ("c1", "c2")] == [None, None]
            assert one.pushes(table) == []
    print(f"the code was used in {used} of 30 cases")


def test_what_people_say_is_numbered_by_table(store: Store) -> None:
    assert [store.add_chat("one", 0, at, f"line {at}".encode()) for at in range(5)] == [1, 2, 3, 4, 5]
    assert store.add_chat("two", 0, 1, b"hello") == 1
    assert [(line.number, line.body) for line in store.chat("one", 2)] == [(4, b"line 3"), (5, b"line 4")]


def test_nobody_washes_away_what_the_others_say(store: Store) -> None:
    for party in (0, 1, *[2] * 30):
        store.add_chat("one", party, party, f"from {party}".encode())
    assert [(line.party, line.number) for line in store.chat("one", 2)] == [(0, 1), (1, 2), (2, 31), (2, 32)]


def test_alarms_come_in_order_and_a_table_has_one_of_a_kind(store: Store) -> None:
    store.set_alarm("one", "clock", 50)
    store.set_alarm("two", "clock", 20)
    store.set_alarm("two", "push", 30)
    store.set_alarm("one", "clock", 25)
    assert [(alarm.table, alarm.at) for alarm in store.alarms(29, 10)] == [("two", 20), ("one", 25)]
    store.clear_alarm("two", "clock")
    assert store.alarms(100, 1) == [Alarm("one", "clock", 25)]


def test_each_process_says_which_parties_it_has(store: Store) -> None:
    store.put_presence("one", Presence(0, "a", 10))
    store.put_presence("one", Presence(0, "b", 10))
    store.put_presence("one", Presence(0, "a", 20, left=15, goodbye=True))
    assert store.presences("one") == [Presence(0, "a", 20, 15, True), Presence(0, "b", 10)]


def test_commitments_form_a_chain_that_nobody_can_change_unnoticed(store: Store) -> None:
    threads = [threading.Thread(target=store.commit_secret, args=(f"t{at}", f"{at:064x}", at)) for at in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    links = store.commitments(0, 100)
    assert [link.number for link in links] == [1, 2, 3, 4, 5, 6]
    assert check_chain(links) == links[-1].hash
    assert store.commitments(4, 1) == links[4:5]


def test_a_forgotten_table_keeps_nothing_about_its_people_but_its_link_in_the_chain(store: Store) -> None:
    store.open_table(sheet("one"), MATCH[:3])
    store.put_document("one", "seating", b"{}")
    store.add_seat_key("one", StoredKey("h1", 0, 5))
    store.put_carry_code("one", StoredCode("c1", 0, "h1", 100))
    store.add_chat("one", 0, 1, b"hello")
    store.set_alarm("one", "clock", 1)
    store.put_presence("one", Presence(0, "a", 10))
    store.put_push("one", Push(0, "h1", "https://push.example/1", ""))
    store.put_push("one", Push(0, "h1", "https://push.example/2", ""))
    store.commit_secret("one", "c0" * 32, 1)
    store.delete_push("one", "https://push.example/2")
    assert store.pushes("one") == [Push(0, "h1", "https://push.example/1", "")]
    store.forget("one")
    assert store.document("one", "seating") is None
    assert store.seat_keys("one") == []
    assert store.redeem_carry_code("one", "c1", "h2", 0) is None
    assert store.chat("one", 10) == []
    assert store.alarms(100, 10) == []
    assert store.presences("one") == []
    assert store.pushes("one") == []
    assert len(store.commitments(0, 10)) == 1


def test_one_process_runs_a_table_until_its_time_is_over(store: Store) -> None:
    store.open_table(sheet("one"), MATCH[:3])
    assert store.hold("one", "a", until=100, now=50)
    assert not store.hold("one", "b", until=110, now=60)
    assert store.hold("one", "a", until=120, now=70)
    assert store.held_until("one") == 120
    assert not store.hold("one", "b", until=200, now=120)
    assert store.hold("one", "b", until=200, now=121)
    assert not store.hold("one", "a", until=300, now=130)
    assert not store.hold("none", "a", until=300, now=130)


def test_who_has_some_moves_reads_only_the_others(store: Store) -> None:
    store.open_table(sheet("one"), MATCH[:5])
    news = store.since("one", 0, 3)
    assert news
    assert (news.moves, news.events) == ([], MATCH[3:5])
    assert store.since("none", 0, 0) is None
