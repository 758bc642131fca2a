"""What somebody holds against a record: the receipt of their page, and the public list. Eight ways to cheat, and honest matches."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random

import msgspec
import pytest
from msgspec.structs import replace

import hanashobu
from hanashobu.play import fair
from hanashobu.play.chain import START, ChainLink, LinkState, chained
from hanashobu.play.fair import SealedDeal
from hanashobu.play.match import Match
from hanashobu.records.receipt import Committed, Receipt
from tests.cli.run import hana
from tests.support.fair_matches import Lines, as_lines, fair_match


def receipt_of(match: Match, at: int = 0, seen: float = 1.0) -> Receipt:
    """The receipt of a party that sat there and followed the match for a while."""
    assert match.fair
    assert match.chain
    deal, count = match.fair.deal, int(seen * (len(match.chain.heads) - 1))
    own = deal.parties[at]
    revealed = tuple(Committed(party.party, party.commitment) for party in deal.parties) if own.nonce else None
    return Receipt(
        receipt=fair.SCHEME,
        table=deal.table,
        commitment=deal.commitment,
        party=own.party,
        nonce=own.nonce,
        revealed=revealed,
        count=count,
        head=match.chain.head_after(count),
    )


class Files:
    """The record, the receipt and the list, as files."""

    def __init__(self, folder: Path) -> None:
        self.record, self.receipt, self.list = folder / "match.jsonl", folder / "receipt.json", folder / "list.json"

    def write(self, lines: Lines, receipt: Receipt) -> Files:
        self.record.write_text("".join(json.dumps(line) + "\n" for line in lines))
        self.receipt.write_bytes(msgspec.json.encode(receipt))
        return self

    def verdict(self) -> str:
        """What the interface from Python finds, in a sentence."""
        return hanashobu.verify(self.record, receipt=self.receipt).text()


@pytest.fixture
def files(tmp_path: Path) -> Files:
    return Files(tmp_path)


def honest(files: Files, numbers: range) -> None:
    for number in numbers:
        match = fair_match(number)
        assert match.fair
        for at in range(len(match.fair.deal.parties)):
            verdict = hanashobu.verify(files.write(as_lines(match), receipt_of(match, at, Random(number).random())).record, files.receipt)
            assert verdict, (number, verdict.text())
            assert verdict.receipt


def test_an_honest_match_agrees_with_every_receipt(files: Files) -> None:
    honest(files, range(6))


@pytest.mark.soak
def test_two_hundred_honest_matches_agree_with_every_receipt(files: Files) -> None:
    honest(files, range(200))


def replayed(match: Match, deal: SealedDeal) -> Lines:
    """Another match of the same people with another deal: what a server writes that has chosen it afterwards."""
    other = Match(match.game, match.names, match.options, fair=deal)
    other.start()
    other.abandon()
    return as_lines(other)


def with_deal(match: Match, how: Callable[[SealedDeal], SealedDeal]) -> Lines:
    assert match.fair
    return replayed(match, how(match.fair))


def own_first(sealed: SealedDeal, **fields: object) -> SealedDeal:
    parties = sealed.deal.parties
    return SealedDeal(replace(sealed.deal, parties=(replace(parties[0], **fields), *parties[1:])), sealed.secret)


OTHER = "0f" * 32


def late_secret(sealed: SealedDeal) -> SealedDeal:
    """Chosen when all contributions are known, with a commitment to match."""
    return SealedDeal(replace(sealed.deal, commitment=fair.commit_secret(sealed.deal.table, OTHER)), OTHER)


def dropped(sealed: SealedDeal) -> SealedDeal:
    return SealedDeal(replace(sealed.deal, parties=sealed.deal.parties[1:]), sealed.secret)


def replaced(sealed: SealedDeal) -> SealedDeal:
    party = sealed.deal.parties[0].party
    return own_first(sealed, commitment=fair.commit_nonce(sealed.deal.table, party, OTHER), nonce=OTHER)


def other_commitment(sealed: SealedDeal) -> SealedDeal:
    """To everybody else the server showed another list."""
    parties = sealed.deal.parties
    last = parties[-1]
    other = replace(last, commitment=fair.commit_nonce(sealed.deal.table, last.party, OTHER), nonce=OTHER)
    return SealedDeal(replace(sealed.deal, parties=(*parties[:-1], other)), sealed.secret)


def some_match(parties: int = 2) -> Match:
    """A match to which everybody contributed."""
    for match in (fair_match(number) for number in range(200)):
        found = match.fair.deal.parties if match.fair else ()
        if len(found) >= parties and all(party.nonce for party in found):
            return match
    raise AssertionError


@pytest.mark.parametrize(
    ("cheat", "sentence"),
    [
        (late_secret, "another commitment before everybody was ready"),
        (dropped, "Your contribution is missing"),
        (replaced, "in place of your contribution"),
        (other_commitment, "The others had committed to something else"),
    ],
)
def test_another_deal_than_the_page_saw_is_refused(cheat: Callable[[SealedDeal], SealedDeal], sentence: str, files: Files) -> None:
    match = some_match()
    lines = with_deal(match, cheat)
    files.write(lines, receipt_of(match, seen=0))
    assert hanashobu.verify(files.record)  # alone it is a fair deal like any other
    assert sentence in files.verdict()


@pytest.mark.parametrize("cheat", [dropped, replaced])
def test_a_page_that_was_never_asked_to_reveal_reads_that_its_contribution_is_not_in_the_deal(
    cheat: Callable[[SealedDeal], SealedDeal], files: Files
) -> None:
    """Its person may have been ready on another device as well, so that is no accusation."""
    match = some_match()
    honest = replace(receipt_of(match, seen=0), revealed=None)
    verdict = hanashobu.verify(files.write(with_deal(match, cheat), honest).record, files.receipt)
    assert verdict
    assert verdict.unused
    assert "you were ready on another device as well, or the server has left it out" in verdict.text()
    for receipt in (honest, replace(honest, nonce=None)):
        verdict = hanashobu.verify(files.write(as_lines(match), receipt).record, files.receipt)
        assert verdict
        assert not verdict.unused


def test_a_secret_that_was_not_committed_to_is_refused_without_a_receipt_too(files: Files) -> None:
    lines = as_lines(some_match())
    lines[-1]["secret"] = OTHER
    assert not hanashobu.verify(files.write(lines, receipt_of(some_match())).record)


def test_other_moves_or_names_than_the_page_saw_are_refused(files: Files) -> None:
    match = some_match()
    assert match.fair
    moves = replayed(match, match.fair)
    other = Match(match.game, tuple(f"{name}!" for name in match.names), match.options, fair=match.fair)
    other.start()
    other.abandon()
    for lines, seen in ((moves, 1.0), (as_lines(other), 0.5), (as_lines(match)[:-1], 1.0)):
        assert hanashobu.verify(files.write(lines, receipt_of(match, seen=seen)).record)
        verdict = files.verdict()
        assert "events of the match were changed" in verdict or "and here there are only" in verdict


def test_two_people_who_were_dealt_different_matches_read_other_words_to_each_other(files: Files) -> None:
    """Each record agrees with its own receipt; only the words tell."""
    match = some_match()
    assert match.fair
    other = Match(match.game, match.names, match.options, fair=other_commitment(match.fair))
    other.start()
    other.abandon()
    words = set()
    for one in (match, other):
        verdict = hanashobu.verify(files.write(as_lines(one), receipt_of(one)).record, files.receipt)
        assert verdict
        words |= {verdict.fingerprints[0], verdict.heads[0]}
        assert verdict.heads[0] in verdict.text()
    assert len(words) == 4


def listed(*entries: tuple[str, LinkState]) -> bytes:
    links: list[ChainLink] = []
    for number, (commitment, state) in enumerate(entries, 1):
        hash = chained(links[-1].hash if links else START, number, commitment, number)
        links.append(ChainLink(number, commitment, number, hash, state))
    return msgspec.json.encode(links)


@pytest.mark.parametrize(
    ("entries", "sentence", "status"),
    [
        ((("a0" * 32, "closed"), ("own", "dealt")), "the public list of commitments agrees", 0),
        ((("own", "dealt"), ("own", "dealt")), "the same commitment at entries 1 and 2", 1),
        ((("own", "closed_after_reveal"),), "was closed before it was dealt", 1),
        ((("a0" * 32, "dealt"),), "is not in the list", 1),
    ],
)
def test_the_commitment_of_an_old_table_is_found_out_by_the_public_list(
    entries: tuple[tuple[str, LinkState], ...], sentence: str, status: int, files: Files
) -> None:
    match = some_match()
    assert match.fair
    files.write(as_lines(match), receipt_of(match))
    files.list.write_bytes(listed(*((match.fair.deal.commitment if one == "own" else one, state) for one, state in entries)))
    run = hana("verify", files.record, "--receipt", files.receipt, "--commitments", files.list)
    assert sentence in " ".join(run.output.split())
    assert bool(run.exit_code) == bool(status)


def test_a_contribution_that_did_not_arrive_is_said_but_no_fault(files: Files) -> None:
    """Whether the page was asked for it or not: a server can leave out whom it likes, but not without a word."""
    match = next(one for one in (fair_match(number) for number in range(200)) if one.fair and not one.fair.deal.parties[0].nonce)
    assert match.fair
    parties = match.fair.deal.parties
    kept = replace(receipt_of(match), revealed=tuple(Committed(party.party, party.commitment) for party in parties))
    for revealed in (kept.revealed, None):
        verdict = hanashobu.verify(files.write(as_lines(match), replace(kept, nonce=None, revealed=revealed)).record, files.receipt)
        assert verdict
        assert "did not arrive in time" in verdict.text()


@pytest.mark.parametrize("text", ["", "{}", "[]", '{"receipt": "hana-fair/9", "table": "t", "commitment": "' + OTHER + '"}'])
def test_a_file_that_is_no_receipt_is_a_sentence(text: str, files: Files) -> None:
    files.write(as_lines(some_match()), receipt_of(some_match()))
    files.receipt.write_text(text)
    run = hana("verify", files.record, "--receipt", files.receipt)
    assert run.exit_code == 1
    with pytest.raises(hanashobu.BadRecord):
        hanashobu.verify(files.record, receipt=files.receipt)


def test_a_receipt_of_another_table_is_said_to_be_one(files: Files) -> None:
    other = replace(receipt_of(some_match()), table="elsewhere")
    files.write(as_lines(some_match()), other)
    assert "No match of this file was played at the table of the receipt." in files.verdict()
