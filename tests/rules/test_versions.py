"""The version of the rules: every record names it, and one that names another or none is refused."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from hanashobu import games
from hanashobu.play.events import RULES
from hanashobu.play.header import header
from hanashobu.play.match import Match
from hanashobu.records.codec import BadRecord, RecordLine, lines, to_line
from hanashobu.records.replay import Replay
from tests.cli.run import flat, hana
from tests.support.helpers import NAMES, full_match

NARA = games.find("nara")
MISSING = 'The header does not say by which version of the rules the match goes: "rules": 2 is missing.'
OTHER = "The match goes by version {} of the rules, and this program knows only version 2. Read it with the program that wrote it."


def record_of(**changed: object) -> list[RecordLine]:
    """The header of a record, with some of its fields changed; None leaves one out."""
    said = json.loads(to_line(header(NARA, NARA.options(), NAMES[:4])))
    said = {key: value for key, value in {**said, **changed}.items() if value is not None}
    return list(lines([json.dumps(said).encode() + b"\n"]))


def test_a_new_record_names_the_version_of_its_rules() -> None:
    match = Match(NARA, NAMES[:4], seed=1)
    assert json.loads(to_line(match.start()[0]))["rules"] == RULES == 2
    assert Replay(record_of()).match.game is NARA


@pytest.mark.parametrize(("rules", "sentence"), [(None, MISSING), (1, OTHER.format(1)), (3, OTHER.format(3)), (0, OTHER.format(0))])
def test_a_record_by_other_rules_is_refused_and_not_called_wrong(rules: int | None, sentence: str, tmp_path: Path) -> None:
    """Also one that names none: it is never read as if it went by the rules of today."""
    with pytest.raises(BadRecord) as refused:
        Replay(record_of(rules=rules))
    assert str(refused.value) == f"Line 1: {sentence}"
    path = tmp_path / "match.jsonl"
    record = b"".join(to_line(event) for event in full_match("mushi", seed=1, rounds=1).events)
    path.write_bytes(record.replace(b',"rules":2', b"" if rules is None else b',"rules":%d' % rules))
    verdict = hana("verify", path)
    assert verdict.exit_code == 1
    assert flat(verdict.output).endswith(f"Line 1: {sentence}")
