"""Records of fair deals: every card follows from what was published and revealed, and whatever was forged is found."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

import hanashobu
from hanashobu.games import all_games
from hanashobu.play.abandoned import abandoned
from hanashobu.play.events import MatchBegins, MatchEnds, Play
from hanashobu.play.fair import fingerprint
from hanashobu.play.match import Match
from hanashobu.records.codec import RecordLine
from hanashobu.records.codec import lines as read_lines
from hanashobu.records.replay import Replay
from hanashobu.records.resume import resume
from hanashobu.records.verify import Verification, check
from hanashobu.rules.options import from_json
from hanashobu.table.reopen import reopen
from hanashobu.table.table import Seat, Table
from tests.cli.run import hana
from tests.records.writing import as_lines as as_json
from tests.support import auditor
from tests.support.fair_matches import Lines, agreed, as_lines, fair_match, forgeries, resealed, stacked
from tests.support.seals import sealed

MANY = range(40)


def verified(lines: Lines, folder: Path) -> Verification:
    path = folder / "match.jsonl"
    path.write_text("".join(json.dumps(line) + "\n" for line in lines))
    return check(path)


def test_a_fair_match_is_found_in_order(tmp_path: Path) -> None:
    ends = set()
    for number in MANY:
        match = fair_match(number)
        verdict = verified(as_lines(match), tmp_path)
        assert verdict.ok, (number, verdict.text())
        assert (verdict.fair, verdict.sealed) == (1, 0)
        assert match.fair
        assert verdict.fingerprints == [fingerprint(match.fair.deal).latin]
        assert verdict.withheld == sum(party.nonce is None for party in match.fair.deal.parties)
        assert verdict.fingerprints[0] in verdict.text()
        ends.add(as_lines(match)[-1]["why"])
    assert {"stopped", "abandoned"} <= ends


def test_an_auditor_finds_every_card_of_a_fair_match_to_come_from_its_seed() -> None:
    checked: set[str] = set()
    for number in MANY:
        match = fair_match(number)
        lines = as_lines(match)
        assert match.fair
        audit = auditor.Auditor(match.fair.seed, lines[0])
        for line in lines:
            audit.receive(line)
        assert not audit.wrong
        checked |= set(audit.checked)
    assert checked == {"dealer_draw", "deal", "leader", "shuffle"}


@pytest.mark.parametrize("number", MANY[:6])
def test_every_forged_field_card_and_secret_is_refused(number: int, tmp_path: Path) -> None:
    honest = as_lines(fair_match(number, rounds=1))
    for name, lines in forgeries(honest, Random(number)):
        verdict = verified(lines, tmp_path)
        assert not verdict.ok, name
        assert verdict.message, name
        if " on line " in name:
            assert verdict.line == int(name.rpartition(" ")[2]), name


def test_a_deck_from_another_seed_is_refused_though_the_rules_are_kept(tmp_path: Path) -> None:
    for number in range(20):
        lines = stacked(number)
        verdict = verified(lines, tmp_path)
        assert (verdict.ok, verdict.rule) == (False, "CO-5")
        assert "the cards that follow from the secret" in verdict.text()
        secret = lines[-1].pop("secret")
        del lines[0]["fair"]
        assert verified(resealed(lines, secret), tmp_path).ok  # nothing else is wrong with it


def test_a_match_that_goes_on_says_that_its_secret_is_not_known_yet(tmp_path: Path) -> None:
    lines = as_lines(fair_match(3))
    verdict = verified(lines[:-1], tmp_path)
    assert verdict.ok
    assert (verdict.fair, verdict.sealed) == (0, 1)
    assert "cannot be checked yet" in verdict.text()
    lines[0]["fair"]["parties"][0]["nonce"] = "00" * 32
    assert not verified(lines[:-1], tmp_path)


def test_a_scheme_that_is_not_known_cannot_be_checked(tmp_path: Path) -> None:
    lines = as_lines(fair_match(3))
    lines[0]["fair"]["scheme"] = "hana-fair/9"
    verdict = verified(lines, tmp_path)
    assert not verdict.ok
    assert "'hana-fair/9'" in verdict.text()
    assert verdict.rule is None


def test_the_command_says_in_every_language_what_was_checked(tmp_path: Path) -> None:
    path, forged = tmp_path / "fair.jsonl", tmp_path / "forged.jsonl"
    lines = as_lines(fair_match(3))
    path.write_text("".join(json.dumps(line) + "\n" for line in lines))
    lines[-1]["secret"] = "00" * 32
    forged.write_text("".join(json.dumps(line) + "\n" for line in lines))
    sentences = {"en": "the server had committed to", "ja": "サーバーが先に約束した", "es": "se había comprometido el servidor"}
    for lang, sentence in sentences.items():
        run = hana("--lang", lang, "verify", path, forged)
        assert run.exit_code == 1
        assert hanashobu.verify(path).fingerprints[0] in run.output
        assert sentence in run.output


# The secret stays with the server.


def test_no_seat_learns_the_secret_or_the_seed_before_the_end() -> None:
    for number in MANY[:15]:
        match = fair_match(number)
        assert match.fair
        for seat in (None, *range(len(match.names))):
            seen = [event.seen_by(seat) for event in match.events]
            before = repr(seen[:-1])
            assert match.fair.secret not in before
            assert str(match.seed) not in before
            assert seen[0] == match.events[0]
            assert seen[-1] == match.events[-1]
        end = match.events[-1]
        assert isinstance(end, MatchEnds)
        assert end.secret == match.fair.secret


def test_the_first_event_has_the_transcript_where_a_draw_seats_the_players() -> None:
    """NA-22: the seats of the parties stay those that they took before."""
    sealed = agreed(Random(5), 4)
    nara = all_games()["nara"]
    match = Match(nara, ("Ann", "Ben", "Cho", "Dan"), from_json(nara.options, {"seating": "drawn"}), fair=sealed)
    match.start()
    begins = match.events[0]
    assert isinstance(begins, MatchBegins)
    assert begins.fair == sealed.deal
    assert match.names[0] == "Ann"


# Going on.


def test_a_table_of_a_fair_deal_is_rebuilt_with_its_secret() -> None:
    sealed = agreed(Random(2), 3)
    seats = [Seat("Ann"), Seat("Ben"), Seat("Cho")]
    table = Table.open(all_games()["hiraya"], seats, fair=sealed)
    for _ in range(5):
        actor = table.match.actor
        assert actor is not None
        table.bot_plays(actor, table.match.legal()[0])
    again = reopen(seats, table.events, None, moves=table.moves, secret=sealed.secret)
    assert again.match.fair == sealed
    assert again.match.seed == sealed.seed
    for one in (table, again):
        one.abandon()
    assert again.events == table.events
    assert replace(again.events[-1], seal=None) == MatchEnds((0, 0, 0), (), "abandoned", sealed.secret)
    assert again.match.over
    rebuilt = reopen(seats, table.events, None, moves=table.moves, secret=sealed.secret)
    assert (rebuilt.events, rebuilt.match.over) == (table.events, True)


def test_a_match_that_is_played_on_from_a_record_is_no_fair_deal_any_more() -> None:
    """Its later cards come from elsewhere, so it must not say otherwise."""
    match = fair_match(3)
    lines = [RecordLine(number, event) for number, event in enumerate(match.events[:-1], 1)]
    assert match.fair
    for secret in (None, match.fair.secret):
        resumed = resume(lines, None, secret)
        begins = resumed.events[0]
        assert isinstance(begins, MatchBegins)
        assert begins.fair == (match.fair.deal if secret else None)
        assert (resumed.seed == match.seed) == bool(secret)
    assert next(iter(Replay(lines))).event == match.events[0]


def test_a_fair_match_that_was_abandoned_between_a_play_and_its_draw_is_read_with_its_seals() -> None:
    """What would have followed by the rules is taken back, and with it what was sealed."""
    found = 0
    for number in MANY[:12]:
        honest = fair_match(number, rounds=1)
        assert honest.fair
        plays = [at for at, (one, two) in enumerate(pairwise(honest.events), 1) if isinstance(one, Play) and isinstance(two, Play)]
        for at in plays[:3]:
            plain = [replace(event, seal=None) for event in honest.events[:at]]
            ended = as_json([*plain, abandoned(plain, honest.fair.secret)])
            text = [json.dumps(line).encode() + b"\n" for line in sealed(ended, honest.fair.deal.table, honest.fair.secret)]
            replay = Replay(lines := list(read_lines(text)))
            assert [line.event for line in replay] == [line.event for line in lines] == replay.match.events
            found += 1
    assert found
