"""Fair deals, `hana-fair/1`: a seed that neither the server nor any player can choose or know in advance (docs/fair.md says how).

The server commits to a secret before anybody contributes; every party commits to a number of its own, then all of them reveal it; the seed
is a hash of everything. When the match is over the server reveals its secret, and anybody can compute every deck again.
"""

from __future__ import annotations

import hashlib
import re
import secrets
from dataclasses import dataclass, field
from functools import cache, cached_property

import msgspec

from hanashobu.text import Message, MessageError, Quoted

SCHEME = "hana-fair/1"
SIZE = 32  # bytes of a secret, of a contribution, and of every hash

_HEX = re.compile(f"[0-9a-f]{{{2 * SIZE}}}")

# 64 syllables, six bits each: every one ends in its only vowel, so a word falls into syllables in one way.
_SPELLED = """
ka:か ki:き ku:く ke:け ko:こ sa:さ shi:し su:す se:せ so:そ ta:た chi:ち tsu:つ te:て to:と na:な ni:に nu:ぬ ne:ね no:の
ha:は hi:ひ fu:ふ he:へ ho:ほ ma:ま mi:み mu:む me:め mo:も ya:や yu:ゆ yo:よ ra:ら ri:り ru:る re:れ ro:ろ wa:わ
ga:が gi:ぎ gu:ぐ ge:げ go:ご za:ざ ji:じ zu:ず ze:ぜ zo:ぞ da:だ de:で do:ど ba:ば bi:び bu:ぶ be:べ bo:ぼ
pa:ぱ pi:ぴ pu:ぷ pe:ぺ po:ぽ sha:しゃ cho:ちょ
"""
SYLLABLES = tuple(tuple(syllable.split(":")) for syllable in _SPELLED.split())
WORDS, OF_SYLLABLES = 4, 3  # of a fingerprint


class Unfair(MessageError, ValueError):
    """Something in the transcript of a deal, or in what was revealed, does not match; `what` names the field."""

    def __init__(self, what: str, message: Message | str, /, **args: int | str | Quoted) -> None:
        super().__init__(message, **args)
        self.what = what

    def __reduce__(self) -> tuple[type[Unfair], tuple[str, Message]]:
        return type(self), (self.what, self.message)


class Contribution(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one party brought: the seats that it took, its commitment, and the number that it revealed; None if it was withheld.

    Parties keep the number that they got at the table, which has gaps where somebody left.
    """

    party: int
    seats: tuple[int, ...]
    commitment: str
    nonce: str | None = None


class FairDeal(msgspec.Struct, frozen=True):
    """The transcript of a deal: everything that the seed depends on, except for the server's secret.

    Parties are in the order of their numbers. Seats are those that were taken before a draw that decides who sits where (NA-22).
    """

    scheme: str
    table: str
    commitment: str
    parties: tuple[Contribution, ...]


class Fingerprint(msgspec.Struct, frozen=True):
    """A transcript in four words that players read to each other, in Latin letters and in kana."""

    latin: str
    kana: str


@dataclass(frozen=True)
class SealedDeal:
    """A transcript with the secret behind it, which stays with the server until the match is over. Raises Unfair if they do not match."""

    deal: FairDeal
    secret: str = field(repr=False)

    def __post_init__(self) -> None:
        check(self.deal)
        check_secret(self.deal, self.secret)

    @cached_property
    def seed(self) -> int:
        """The seed of the match."""
        return seed(self.deal, self.secret)


def fresh() -> str:
    """A secret, or a contribution, that nobody can guess."""
    return secrets.token_hex(SIZE)


def commit_secret(table: str, secret: str) -> str:
    """The server's commitment, which is published before anybody contributes."""
    return digest("server", table.encode(), read_bytes("secret", secret)).hex()


def commit_nonce(table: str, party: int, nonce: str) -> str:
    """The commitment of a party to its contribution."""
    return digest("party", table.encode(), number_bytes(party), read_bytes("nonce", nonce)).hex()


def transcript(deal: FairDeal) -> bytes:
    """The hash of everything that was public before the first card."""
    parts = [deal.table.encode(), read_bytes("commitment", deal.commitment), number_bytes(len(deal.parties))]
    for party in deal.parties:
        value = party.commitment if party.nonce is None else party.nonce  # what is withheld is replaced by its commitment
        parts += [number_bytes(party.party), ",".join(map(str, party.seats)).encode()]
        parts += [read_bytes("commitment", party.commitment), read_bytes("nonce", value)]
    return digest("transcript", *parts)


def seed(deal: FairDeal, secret: str) -> int:
    """The seed of the match, a number of 256 bits: the first byte is the most significant."""
    return int.from_bytes(digest("seed", deal.table.encode(), read_bytes("secret", secret), transcript(deal)))


def fingerprint(deal: FairDeal) -> Fingerprint:
    """The first 72 bits of the transcript as four words of three syllables."""
    return spelled(transcript(deal), WORDS)


def spelled(value: bytes, words: int) -> Fingerprint:
    """The beginning of a hash in words of three syllables, six bits each."""
    bits = int.from_bytes(value)
    found = [SYLLABLES[bits >> 8 * SIZE - 6 * (at + 1) & 63] for at in range(words * OF_SYLLABLES)]
    spoken = [found[at : at + OF_SYLLABLES] for at in range(0, len(found), OF_SYLLABLES)]
    latin, kana = (" ".join("".join(syllable[script] for syllable in word) for word in spoken) for script in (0, 1))
    return Fingerprint(latin, kana)


def check(deal: FairDeal) -> None:
    """Raise Unfair if this is not a whole transcript in which every contribution matches its commitment."""
    if deal.scheme != SCHEME:
        raise Unfair("scheme", "error-fair-scheme", scheme=Quoted(deal.scheme), ours=SCHEME)
    read_bytes("commitment", deal.commitment)
    if not deal.parties:
        raise Unfair("parties", "error-fair-nobody")
    taken = [seat for party in deal.parties for seat in party.seats]
    if len(set(taken)) != len(taken) or min(taken, default=-1) < 0 or not all(party.seats for party in deal.parties):
        raise Unfair("seats", "error-fair-seats")
    numbers = [party.party for party in deal.parties]
    if numbers != sorted(set(numbers)) or numbers[0] < 0:
        raise Unfair("party", "error-fair-parties")
    for party in deal.parties:
        read_bytes("commitment", party.commitment)
        if party.nonce is not None and commit_nonce(deal.table, party.party, party.nonce) != party.commitment:
            raise Unfair("nonce", "error-fair-nonce", party=party.party)


def check_secret(deal: FairDeal, secret: str) -> None:
    """Raise Unfair if this is not the secret that the server committed to."""
    if commit_secret(deal.table, secret) != deal.commitment:
        raise Unfair("secret", "error-fair-secret")


def digest(tag: str, *parts: bytes) -> bytes:
    """SHA-256 over a domain and parts, each after its length in four bytes: no two lists of parts give the same input."""
    return hashlib.sha256(framed(tag, *parts)).digest()


def framed(tag: str, *parts: bytes) -> bytes:
    """What is hashed."""
    return _domain(tag) + b"".join([len(part).to_bytes(4) + part for part in parts])


@cache
def _domain(tag: str) -> bytes:
    domain = f"{SCHEME}|{tag}".encode()
    return len(domain).to_bytes(4) + domain


def number_bytes(number: int) -> bytes:
    """A number as a part of a hash: in decimal."""
    return str(number).encode()


def read_bytes(what: str, text: str) -> bytes:
    """The 32 bytes behind 64 digits; raises Unfair if they are none."""
    if not _HEX.fullmatch(text):
        raise Unfair(what, "error-fair-hex", what=what, digits=2 * SIZE)
    return bytes.fromhex(text)
