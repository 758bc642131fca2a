"""Fair deals: nobody can choose the seed, and whatever was changed afterwards is found."""

from __future__ import annotations

import hashlib
import json
import pickle
import re
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from hanashobu.play import fair
from hanashobu.play.chain import START, ChainLink, chained, check_chain
from hanashobu.play.dealing import Dealing
from hanashobu.play.fair import SCHEME, SYLLABLES, Contribution, FairDeal, Fingerprint, SealedDeal, Unfair

# As it stands in docs/record.md, and as somebody else would write it.

PAGE = Path(__file__).resolve().parents[2] / "docs" / "record.md"
SECTION = PAGE.read_text(encoding="utf-8").partition("## Fair deals")[2].partition("## An example")[0]
VECTORS: list[dict[str, Any]] = [json.loads(line) for line in SECTION.partition("```json\n")[2].partition("```")[0].splitlines()]


def h(tag: str, *parts: bytes) -> bytes:
    """The hash of the page."""
    whole = b""
    for part in (b"hana-fair/1|" + tag.encode("ascii"), *parts):
        whole += bytes([len(part) >> 24, len(part) >> 16 & 255, len(part) >> 8 & 255, len(part) & 255]) + part
    return hashlib.sha256(whole).digest()


def test_the_vectors_of_the_page_are_what_is_computed() -> None:
    for vector in VECTORS:
        deal = msgspec.convert(vector["fair"], FairDeal)
        sealed = SealedDeal(deal, vector["secret"])
        assert fair.transcript(deal).hex() == vector["transcript"]
        assert str(sealed.seed) == vector["seed"]
        assert fair.fingerprint(deal) == Fingerprint(vector["fingerprint"], vector["kana"])
    assert [len(vector["fair"]["parties"]) for vector in VECTORS] == [2, 2, 1]
    assert [vector["fair"]["parties"][-1].get("nonce") is None for vector in VECTORS] == [False, True, False]


def test_the_vectors_follow_from_the_words_of_the_page() -> None:
    for vector in VECTORS:
        table, secret, parties = vector["fair"]["table"].encode(), bytes.fromhex(vector["secret"]), vector["fair"]["parties"]
        commitment = h("server", table, secret)
        assert commitment.hex() == vector["fair"]["commitment"]
        parts = [table, commitment, b"%d" % len(parties)]
        for party in parties:
            number, committed = b"%d" % party["party"], bytes.fromhex(party["commitment"])
            if "nonce" in party:
                assert h("party", table, number, bytes.fromhex(party["nonce"])) == committed
            value = bytes.fromhex(party["nonce"]) if "nonce" in party else committed
            parts += [number, b",".join(b"%d" % seat for seat in party["seats"]), committed, value]
        transcript = h("transcript", *parts)
        assert transcript.hex() == vector["transcript"]
        assert int(h("seed", table, secret, transcript).hex(), 16) == int(vector["seed"])


def test_the_page_lists_the_syllables_of_fingerprints() -> None:
    listed = re.findall(r"([a-z]+) ([ぁ-ん]+)", re.sub(r"\n> ", " ", SECTION.partition("\n> ")[2].partition("\n\n")[0]))
    assert listed == [tuple(syllable) for syllable in SYLLABLES]


def test_a_word_of_a_fingerprint_falls_into_syllables_in_one_way() -> None:
    for script in (0, 1):
        assert len({syllable[script] for syllable in SYLLABLES}) == 64
    assert all(re.fullmatch(r"[^aeiou]+[aeiou]", latin) for latin, _ in SYLLABLES)
    assert all(len(kana) == 1 or kana[1] in "ゃょ" for _, kana in SYLLABLES)


# Nobody chooses.

SECRET, NONCES = "5e" * 32, ("a1" * 32, "b2" * 32, "c3" * 32)


def agreed(*withheld: int, table: str = "t", secret: str = SECRET, nonces: tuple[str, ...] = NONCES) -> SealedDeal:
    """A deal of three parties, some of which withhold what they committed to."""
    parties = tuple(
        Contribution(number, (number,), fair.commit_nonce(table, number, nonce), None if number in withheld else nonce)
        for number, nonce in enumerate(nonces)
    )
    return SealedDeal(FairDeal(SCHEME, table, fair.commit_secret(table, secret), parties), secret)


def test_the_seed_depends_on_every_contribution_and_on_what_was_withheld() -> None:
    others = [agreed(secret="5f" * 32), agreed(table="u"), *(agreed(party) for party in range(3)), agreed(0, 1), agreed(0, 1, 2)]
    for place in range(3):
        others.append(agreed(nonces=tuple("d4" * 32 if at == place else nonce for at, nonce in enumerate(NONCES))))
        others.append(agreed(place, nonces=tuple("d4" * 32 if at == place else nonce for at, nonce in enumerate(NONCES))))
    seeds = {sealed.seed for sealed in (agreed(), *others)}
    assert len(seeds) == len(others) + 1
    assert agreed().seed == agreed().seed
    prints = {fair.fingerprint(sealed.deal).latin for sealed in (agreed(), *others)}
    assert len(prints) == len(others) + 1


def test_nobody_can_copy_anothers_commitment() -> None:
    """The same number of two parties, or at two tables, has two commitments: a copied one cannot be revealed."""
    copies = {fair.commit_nonce(table, party, NONCES[0]) for table in ("t", "u") for party in range(3)}
    assert len(copies) == 6
    assert fair.commit_secret("t", SECRET) != fair.commit_secret("u", SECRET)


def test_a_party_that_withholds_cannot_be_written_as_one_that_revealed() -> None:
    """Its commitment taken for a number that it revealed, with the commitment to that: another transcript, another seed."""
    honest = agreed(2)
    hidden = honest.deal.parties[2].commitment
    forged = Contribution(2, (2,), fair.commit_nonce("t", 2, hidden), hidden)
    other = SealedDeal(replace(honest.deal, parties=(*honest.deal.parties[:2], forged)), SECRET)
    assert other.seed != honest.seed


# What does not match.

Forge = Callable[[FairDeal], FairDeal]


def party(number: int, **fields: Any) -> Forge:
    """A transcript in which one party is another."""

    def change(deal: FairDeal) -> FairDeal:
        return replace(deal, parties=tuple(replace(one, **fields) if at == number else one for at, one in enumerate(deal.parties)))

    return change


@pytest.mark.parametrize(
    ("forge", "what"),
    [
        (lambda deal: replace(deal, scheme="hana-fair/2"), "scheme"),
        (lambda deal: replace(deal, table="u"), "nonce"),
        (lambda deal: replace(deal, commitment="00" * 32), "secret"),
        (lambda deal: replace(deal, commitment="00" * 31), "commitment"),
        (lambda deal: replace(deal, commitment=deal.commitment.upper()), "commitment"),
        (lambda deal: replace(deal, parties=()), "parties"),
        (lambda deal: replace(deal, parties=deal.parties[::-1]), "party"),
        (party(1, party=2), "party"),
        (party(0, party=-1), "party"),
        (party(2, party=3), "nonce"),
        (party(1, commitment="00" * 32), "nonce"),
        (party(1, commitment="xy" * 32), "commitment"),
        (party(1, commitment="00" * 33, nonce=None), "commitment"),
        (party(1, nonce="00" * 32), "nonce"),
        (party(1, nonce=""), "nonce"),
        (party(1, seats=()), "seats"),
        (party(1, seats=(0,)), "seats"),
        (party(1, seats=(-1,)), "seats"),
        (party(1, seats=(1, 1)), "seats"),
    ],
)
def test_a_forged_transcript_is_refused_with_a_sentence(forge: Forge, what: str) -> None:
    sealed = agreed()
    with pytest.raises(Unfair) as refused:
        SealedDeal(forge(sealed.deal), sealed.secret)
    assert refused.value.what == what
    assert str(refused.value)[-1] == "."
    assert str(pickle.loads(pickle.dumps(refused.value))) == str(refused.value)


@pytest.mark.parametrize(("secret", "what"), [("5f" * 32, "secret"), ("5e" * 31, "secret"), ("", "secret"), ("5E" * 32, "secret")])
def test_another_secret_is_refused(secret: str, what: str) -> None:
    with pytest.raises(Unfair) as refused:
        SealedDeal(agreed().deal, secret)
    assert refused.value.what == what


def test_a_secret_is_not_printed() -> None:
    assert SECRET not in repr(agreed())
    assert len({fair.fresh() for _ in range(100)}) == 100
    fair.commit_secret("t", fair.fresh())


# The luck of it.


def test_over_derived_seeds_every_card_comes_to_lie_everywhere() -> None:
    """CO-5: the first decks of 4,800 fair deals, cards against places, (n - 1)² degrees of freedom, within 4 standard deviations."""
    n, times = 48, 4800
    lay: Counter[tuple[int, int]] = Counter()
    for number in range(times):
        nonce = f"{number:064x}"
        sealed = agreed(*([number % 3] if number % 2 else []), nonces=(nonce, *NONCES[1:]))
        lay.update(enumerate(Dealing(sealed.seed).order(1, 0, "deal", range(n))))
    chi = sum((lay[place, card] - times / n) ** 2 / (times / n) for place in range(n) for card in range(n))
    freedom = (n - 1) ** 2
    assert abs(chi - freedom) < 4 * (2 * freedom) ** 0.5


def test_each_bit_of_a_derived_seed_is_as_often_set_as_not() -> None:
    """Within 4.5 standard deviations for all 256, over 4,000 seeds that differ in one contribution only."""
    times = 4000
    ones = [0] * 256
    for number in range(times):
        seed = agreed(nonces=(f"{number:064x}", *NONCES[1:])).seed
        for bit in range(256):
            ones[bit] += seed >> bit & 1
    assert max(abs(count - times / 2) for count in ones) < 4.5 * (times / 4) ** 0.5


# The public list.


def listed(count: int) -> list[ChainLink]:
    """The commitments of some tables."""
    links: list[ChainLink] = []
    for number in range(1, count + 1):
        commitment, time = fair.commit_secret(f"t{number}", SECRET), 1000 * number
        links.append(ChainLink(number, commitment, time, chained(links[-1].hash if links else START, number, commitment, time)))
    return links


def test_a_list_of_commitments_can_be_checked_in_parts() -> None:
    links = listed(9)
    assert check_chain(links) == links[-1].hash
    assert check_chain(links[4:], check_chain(links[:4]), 4) == links[-1].hash
    assert check_chain([]) == START
    assert bytes.fromhex(links[0].hash) == h("chain", bytes(32), b"1", bytes.fromhex(links[0].commitment), b"1000")


@pytest.mark.parametrize("at", range(9))
def test_an_entry_that_was_changed_removed_or_inserted_is_found(at: int) -> None:
    links = listed(9)
    changed = [
        replace(links[at], **{field: value})
        for field, value in (("commitment", "00" * 32), ("time", 7), ("hash", "00" * 32), ("number", 99))
    ]
    forged = [[*links[:at], one, *links[at + 1 :]] for one in changed]
    forged.append([*links[:at], links[at], *links[at:]])
    if at < 8:
        forged.append([*links[:at], *links[at + 1 :]])
    for other in forged:
        with pytest.raises(Unfair) as refused:
            check_chain(other)
        assert refused.value.what == "chain"
