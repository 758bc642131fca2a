"""Checks a file of records line by line against the rules."""

from __future__ import annotations

import dataclasses
from contextlib import nullcontext
from dataclasses import dataclass
from pathlib import Path

from hanashobu.play.events import MatchBegins, MatchEnds, RoundEnds
from hanashobu.play.fair import FairDeal, Unfair, fingerprint
from hanashobu.play.sealing import head_words
from hanashobu.records.codec import BadRecord, Numbered, RecordLine, RecordSource, split
from hanashobu.records.codec import lines as lines_of
from hanashobu.records.receipt import Evidence
from hanashobu.records.replay import Replay, Violation
from hanashobu.text import Message, msg
from hanashobu.text.refusal import refusal

NOTHING = Evidence()


@dataclass(kw_only=True)
class Verification:
    """The verdict on a file; it is true if nothing is wrong with it."""

    file: str
    ok: bool = True
    matches: int = 0
    rounds: int = 0
    line: int | None = None  # where it goes wrong, or is cut off
    rule: str | None = None
    message: Message | None = None
    cut_off: bool = False
    unfinished: list[int] = dataclasses.field(default_factory=list)  # last lines of matches without an end, another one following
    fair: int = 0  # matches whose cards were all found to follow from the secret and the contributions of a fair deal
    sealed: int = 0  # those of fair deals that are not over: their secret is not known yet
    withheld: int = 0  # contributions to fair deals that were not revealed
    fingerprints: list[str] = dataclasses.field(default_factory=list)  # of fair deals, in the order of the file
    heads: list[str] = dataclasses.field(default_factory=list)  # what happened at these, in four words each
    receipt: bool = False  # whether a match agrees with the receipt
    late: bool = False  # but the contribution of the receipt came too late, by the record
    unused: bool = False  # or was never asked for: there is another one in the deal, or none
    listed: bool = False  # whether the commitments of all fair deals are in the public list

    def __bool__(self) -> bool:
        return self.ok

    def text(self) -> str:
        """The verdict in English."""
        return str(self.verdict())

    def verdict(self) -> Message:
        """The verdict on the file."""
        if self.message:
            return self.message
        held = msg("verify-held", matches=self.matches, rounds=self.rounds)
        for line in self.unfinished:
            held = msg("verify-gap", before=held, line=line)
        if self.fair:
            held = msg("verify-fair", before=held, n=self.fair, words=self.fingerprints[0] if len(self.fingerprints) == 1 else "")
        if self.sealed:
            held = msg("verify-sealed", before=held, n=self.sealed)
        if self.withheld:
            held = msg("verify-withheld", before=held, n=self.withheld)
        if len(self.heads) == 1:
            held = msg("verify-head", before=held, words=self.heads[0])
        if self.listed:
            held = msg("verify-listed", before=held)
        if self.receipt:
            held = msg("verify-receipt-late" if self.late else "verify-receipt-unused" if self.unused else "verify-receipt", before=held)
        return msg("verify-cut-off", line=self.line or 0, held=held) if self.cut_off else msg("verify-ok", held=held)


def check(source: RecordSource, evidence: Evidence = NOTHING) -> Verification:
    """Check one file up to its end or its first fault, also against what somebody has kept; it is read once, so it may be a pipe."""
    verdict = Verification(file=str(source))
    try:
        with source.open("rb") if isinstance(source, Path) else nullcontext(source) as file:
            _check(verdict, Numbered(file), evidence)
    except Violation as error:
        _fault(verdict, error.line, error.rule, msg("error-record-breaks", line=error.line, rule=error.rule, what=error.what))
    except BadRecord as error:
        _fault(verdict, error.line, None, error.message)
    except Unfair as error:
        _fault(verdict, None, None, error.message)
    except OSError as error:
        _fault(verdict, None, None, msg("error-file-unreadable", trouble=refusal(error)))
    return verdict


def _check(verdict: Verification, texts: Numbered, evidence: Evidence) -> None:
    last: RecordLine | None = None
    for lines in split(lines_of(texts)):
        if last and not isinstance(last.event, MatchEnds):
            verdict.unfinished.append(last.number)
        verdict.matches += 1
        replay = Replay(lines)
        for last in replay:
            verdict.rounds += isinstance(last.event, RoundEnds)
        if isinstance(begins := lines[0].event, MatchBegins) and begins.fair and replay.chain:
            _fair(verdict, begins.fair, replay.match.fair is not None)
            verdict.heads.append(head_words(replay.chain.heads[-1]).latin)
            evidence.compare(begins.fair, replay.chain)
            verdict.receipt |= evidence.fits(begins.fair)
            verdict.late |= evidence.withheld(begins.fair)
            verdict.unused |= evidence.unused(begins.fair)
    if evidence.receipt and verdict.matches and not verdict.receipt:
        raise Unfair("table", "error-receipt-none")
    verdict.listed = evidence.listed is not None and bool(verdict.fingerprints)
    _end(verdict, texts.final, last)


def _fair(verdict: Verification, deal: FairDeal, known: bool) -> None:
    verdict.fair += known
    verdict.sealed += not known
    verdict.withheld += sum(party.nonce is None for party in deal.parties)
    verdict.fingerprints.append(fingerprint(deal).latin)


def _fault(verdict: Verification, line: int | None, rule: str | None, message: Message) -> None:
    verdict.ok, verdict.line, verdict.rule, verdict.message, verdict.cut_off = False, line, rule, message, False


def _end(verdict: Verification, final: int, last: RecordLine | None) -> None:
    """How a valid file ends: complete, cut off, or empty."""
    if last is None:
        _fault(verdict, None, None, msg("error-file-empty"))
        return
    if final > last.number or not isinstance(last.event, MatchEnds):
        verdict.cut_off, verdict.line = True, last.number
