"""A table while people gather: seats, names, who is ready, and what everybody contributes to the deal."""

from __future__ import annotations

import pytest

from hanashobu.play import fair
from hanashobu.table import seating
from hanashobu.table.people import TableSettings
from hanashobu.table.seating import CannotSeat, Place, Seating

NONCE = "ab" * 32


def gathered(*places: Place, seed: str | None = None) -> Seating:
    """Aki's table with two open seats, or with others."""
    return seating.gather(
        "tableid",
        "hiraya",
        options={},
        places=places or (Place("Aki", party=0), Place(), Place()),
        settings=TableSettings(),
        created=0,
        seed=seed,
    )


def ready(table: Seating, party: int, nonce: str = NONCE) -> Seating:
    return seating.ready(table, party, fair.commit_nonce(table.table, party, nonce))


def full() -> Seating:
    """Aki and Ben, and a bot."""
    table, _ = seating.join(gathered(), 1, "Ben")
    return seating.fill(table, 2, "random")


def revealing() -> Seating:
    """Aki and Ben are ready, and reveal until 1000."""
    return seating.go_on(ready(ready(full(), 0), 1), 0, 1000)


def test_a_seat_is_taken_by_one_person_only() -> None:
    table, ben = seating.join(gathered(), 1, "Ben")
    assert (ben, table.seats_of(ben), table.places[1].name) == (1, (1,), "Ben")
    for seat in (0, 1):
        with pytest.raises(CannotSeat, match="Somebody sits here already"):
            seating.join(table, seat, "Chie")


@pytest.mark.parametrize("seat", [-1, 3, 10**20])
def test_there_are_no_other_seats(seat: int) -> None:
    with pytest.raises(CannotSeat, match="Nobody can sit"):
        seating.join(gathered(), seat, "Ben")


@pytest.mark.parametrize("name", ["Aki", "aki ", "Ａｋｉ", "", "\u3164"])
def test_everybody_has_a_name_of_their_own(name: str) -> None:
    with pytest.raises(CannotSeat, match="name"):
        seating.join(gathered(), 1, name)


def test_a_locked_table_takes_nobody_else() -> None:
    table = seating.lock(gathered(), True)
    with pytest.raises(CannotSeat, match="locked"):
        seating.join(table, 1, "Ben")
    assert seating.join(table, 1, "Akane", party=0)[0].seats_of(0) == (0, 1)
    assert seating.join(seating.lock(table, False), 1, "Ben")[1] == 1


def test_nothing_is_dealt_before_every_seat_is_taken_and_everybody_is_ready() -> None:
    table = ready(gathered(), 0)
    assert not table.complete
    table, ben = seating.join(table, 1, "Ben")
    table = seating.fill(table, 2, "random")
    assert not table.complete
    assert seating.go_on(table, 0, 9) is table
    table = ready(table, ben)
    assert table.complete
    table = seating.go_on(table, 100, 900)
    assert stages(table, 999) == ["gathering"]
    table = seating.reveal(table, 0, NONCE, 999)
    assert stages(table, 999, 1000) == ["gathering", "dealing"]
    assert stages(seating.reveal(table, ben, NONCE, 999), 999) == ["dealing"]


def stages(table: Seating, *moments: int) -> list[str]:
    """How far the table is at each of these moments."""
    return [seating.go_on(table, now, 900).stage for now in moments]


def test_a_contribution_that_comes_when_its_time_is_over_changes_nothing_any_more() -> None:
    table = seating.reveal(seating.go_on(ready(ready(full(), 0), 1), 100, 900), 0, NONCE, 999)
    with pytest.raises(CannotSeat, match="came too late"):
        seating.reveal(table, 1, NONCE, 1000)
    fixed = seating.go_on(table, 1000, 900)
    for now in (999, 1001):
        with pytest.raises(CannotSeat, match="came too late"):
            seating.reveal(fixed, 1, NONCE, now)
    assert seating.reveal(fixed, 0, NONCE, 1001) is fixed  # a connection that broke sends it again


def test_a_contribution_that_was_not_committed_to_is_refused_and_one_that_is_withheld_is_replaced() -> None:
    table = revealing()
    with pytest.raises(CannotSeat, match="not the contribution"):
        seating.reveal(table, 1, "cd" * 32, 0)
    deal = seating.fair_deal(seating.reveal(table, 0, NONCE, 0))
    fair.check(deal)
    assert [party.nonce for party in deal.parties] == [NONCE, None]
    assert [party.seats for party in deal.parties] == [(0,), (1,)]


def test_contributions_are_not_revealed_before_everybody_has_committed() -> None:
    with pytest.raises(CannotSeat, match="when everybody is ready"):
        seating.reveal(ready(full(), 0), 0, NONCE, 0)


def test_a_party_that_commits_to_nothing_is_not_said_to_have_contributed() -> None:
    table = seating.go_on(seating.ready(ready(full(), 0), 1, None), 0, 1000)
    assert [party.party for party in seating.fair_deal(table).parties] == [0]
    assert stages(table, 999) == ["gathering"]
    with pytest.raises(CannotSeat, match="committed to"):
        seating.reveal(table, 1, NONCE, 0)
    table = seating.reveal(table, 0, NONCE, 0)
    assert stages(table, 999) == ["dealing"]
    fair.check(seating.fair_deal(table))


def test_while_cards_are_dealt_nobody_comes_or_goes() -> None:
    for table in (revealing(), seating.go_on(revealing(), 1000, 1000)):
        with pytest.raises(CannotSeat, match="being dealt"):
            seating.leave(table, 1)
        with pytest.raises(CannotSeat, match="being dealt"):
            seating.unready(table, 0)
        with pytest.raises(CannotSeat, match="being dealt"):
            seating.close(table)


def test_who_leaves_makes_room_and_the_others_stay_ready_under_their_numbers() -> None:
    table, ben = seating.join(gathered(), 1, "Ben")
    table, chie = seating.join(table, 2, "Chie")
    table = seating.leave(ready(ready(table, 0), chie), ben)
    assert table.places[1].open
    assert [(party.id, party.ready) for party in table.parties] == [(0, True), (2, True)]
    table = seating.go_on(seating.fill(table, 1, "random"), 0, 9)
    fair.check(seating.fair_deal(seating.reveal(table, chie, NONCE, 0)))


def test_when_the_host_leaves_the_next_one_is_the_host_and_the_last_closes_the_table() -> None:
    table, ben = seating.join(gathered(), 1, "Ben")
    table = seating.leave(table, 0)
    assert table.host == ben
    table = seating.leave(table, ben)
    assert table.stage == "closed"
    with pytest.raises(CannotSeat, match="closed"):
        seating.join(table, 1, "Chie")


def test_the_host_removes_others_but_not_themselves() -> None:
    table = full()
    assert seating.remove(table, 1).places[1].open
    with pytest.raises(CannotSeat, match="You cannot remove yourself"):
        seating.remove(table, 0)
    with pytest.raises(CannotSeat, match="There is nobody to remove"):
        seating.remove(table, 2)


def test_a_bot_gets_up_for_a_person() -> None:
    table = seating.open_seat(full(), 2)
    assert table.places[2].open
    assert seating.join(table, 2, "Chie")[0].places[2].name == "Chie"
    with pytest.raises(CannotSeat):
        seating.open_seat(table, 1)


def test_bots_get_names_that_nobody_has() -> None:
    table = gathered(Place("Sakura", party=0), Place(), Place())
    table = seating.fill(seating.fill(table, 1, "random"), 2, "random")
    assert [place.name for place in table.places] == ["Sakura", "Momiji", "Kiku"]


def test_with_a_chosen_seed_everybody_being_ready_is_enough() -> None:
    table = gathered(Place("Aki", party=0), Place(), seed="7")
    table, ben = seating.join(table, 1, "Ben")
    assert stages(seating.ready(table, 0, None), 0) == ["gathering"]
    assert stages(seating.ready(seating.ready(table, 0, None), ben, None), 0) == ["dealing"]


def test_again_is_the_same_table_with_another_secret_and_nobody_ready() -> None:
    table = seating.dealt(revealing())
    other = seating.again(table, "another", 5, {0, 1})
    assert other.places == table.places
    assert other.commitment != table.commitment
    assert not any(party.ready or party.commitment for party in other.parties)
    assert other.stage == "gathering"
    assert other.reveal_until is None


def test_no_secret_is_in_what_may_be_logged() -> None:
    table = ready(full(), 0)
    assert table.secret not in repr(table)
    assert table.secret not in str(table.parties)
    assert NONCE not in repr(table.parties)
