"""Fair deals checked twice: by `hana verify` in Python and by the page's own code in TypeScript, which share nothing but the format."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterable, Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec
import pytest

from hanashobu.app.codegen.deal_routes import deal_routes
from hanashobu.play.events import AnyEvent, visible
from hanashobu.play.sealing import head_words
from hanashobu.records.codec import BadRecord, RecordLine, to_line
from hanashobu.records.replay import Replay, Violation
from hanashobu.rules.compile import prepared
from hanashobu.rules.options import from_json, to_json
from tests.browser.conftest import builder
from tests.records.test_receipts import receipt_of
from tests.support import seals
from tests.support.fair_matches import DECKS, Lines, as_lines, fair_match, forgeries, stacked
from tests.support.strategies import covering

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "web"


class Case(NamedTuple):
    """A record, and what it is."""

    name: str
    honest: bool
    lines: Lines


def in_python(lines: Lines) -> bool:
    """Whether the record passes."""
    try:
        for _ in Replay([RecordLine(number, msgspec.convert(line, AnyEvent)) for number, line in enumerate(lines, 1)]):
            pass
    except (Violation, BadRecord):
        return False
    return True


def in_typescript(cases: Iterable[Lines | dict[str, Any]], folder: Path) -> list[dict[str, Any]]:
    """What the page finds in each record."""
    if not (WEB / "node_modules" / "vite").exists():
        pytest.skip("The packages of the page are not installed: run make page.")
    node, _ = builder(ROOT).commands()
    file = folder / "cases.jsonl"
    with file.open("w") as out:
        out.writelines(json.dumps(lines) + "\n" for lines in cases)
    done = subprocess.run([*node, "fair-verify.mjs", str(file)], cwd=WEB, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()]


@pytest.mark.parametrize("count", [20, pytest.param(200, marks=pytest.mark.soak)])
def test_the_page_finds_nothing_wrong_with_honest_matches_that_it_has_followed(count: int, tmp_path: Path) -> None:
    asked = []
    for match in map(fair_match, range(count)):
        assert match.fair
        for at in range(len(match.fair.deal.parties)):
            asked.append({"receipt": msgspec.to_builtins(receipt_of(match, at, at / 3 % 1)), "events": as_lines(match)})
    found = in_typescript(asked, tmp_path)
    assert {verdict.get("receipt", verdict.get("refused")) for verdict in found} == {"fair-agrees"}
    assert len(found) == len(asked) >= count


PRIVATE = {"deal", "passed_hand", "agree", "shuffle", "pile", "claim", "return", "cut"}


def unsealed(honest: Lines, random: Random) -> Iterator[tuple[str, Lines]]:
    """What is forged by somebody who cannot seal it again: a name, and a seal."""
    names = [{**honest[0], "seats": [*honest[0]["seats"][:-1], "Somebody"]}, *honest[1:]]
    yield "other names", names
    at = random.choice([at for at, line in enumerate(honest) if "seal" in line])
    yield f"another seal on line {at + 1}", [*honest[:at], {**honest[at], "seal": "0f" * 32}, *honest[at + 1 :]]
    yield (
        f"no seal on line {at + 1}",
        [*honest[:at], {name: value for name, value in honest[at].items() if name != "seal"}, *honest[at + 1 :]],
    )


def cases(honest: range, forged: Iterable[int], cheating: range) -> Iterator[Case]:
    """Honest records; each forgery of some of them; and matches that keep the rules, but come from another seed."""
    for number in honest:
        yield Case(f"match {number}", True, as_lines(fair_match(number, hurried=True)))
    for number in forged:
        honest_lines = as_lines(fair_match(number, hurried=True))
        for name, lines in (*forgeries(honest_lines, Random(number)), *unsealed(honest_lines, Random(number))):
            yield Case(f"match {number}, {name}", False, lines)
    for number in cheating:
        yield Case(f"stacked match {number}", False, stacked(number))


def compare(wanted: list[Case], folder: Path) -> int:
    """Both agree with what each record is; the number of shuffles that were checked."""
    found = in_typescript((case.lines for case in wanted), folder)
    assert len(found) == len(wanted)
    shuffles = 0
    for case, verdict in zip(wanted, found, strict=True):
        assert in_python(case.lines) == case.honest, case.name
        assert ("refused" not in verdict) == case.honest, (case.name, verdict)
        if case.honest:
            assert verdict["shuffles"] == sum(line["event"] in DECKS for line in case.lines) > 0, case.name
            assert verdict["head"]["latin"] == head_words(bytes.fromhex(seals.heads(case.lines, case.lines[0]["fair"]["table"])[-1])).latin
            shuffles += verdict["shuffles"]
    return shuffles


def test_both_come_to_the_same_head_from_what_any_seat_was_sent(tmp_path: Path) -> None:
    """Over every kind of event that has something private."""
    streams, heads, kinds = list[dict[str, Any]](), list[tuple[str, int]](), set[str]()
    for number in range(100):
        match = fair_match(number)
        assert match.fair
        assert match.chain
        for seat in (None, *range(len(match.names))) if number < 15 or PRIVATE - kinds else ():
            seen = [json.loads(to_line(event)) for event in visible(match.events, seat)]  # type: ignore[arg-type]
            streams.append({"table": match.fair.deal.table, "events": seen})
            heads.append((match.chain.head, len(match.chain.heads) - 1))
        kinds |= {line["event"] for line in as_lines(match)}
    assert kinds >= PRIVATE
    assert [(found["head"], found["count"]) for found in in_typescript(streams, tmp_path)] == heads


def test_both_agree_on_honest_and_forged_records(tmp_path: Path) -> None:
    assert compare(list(cases(range(100), range(6), range(6))), tmp_path) > 200


@pytest.mark.soak
def test_both_agree_on_ten_thousand_matches(tmp_path: Path) -> None:
    """And on every forgery of every fiftieth of them."""
    size, shuffles = 1000, 0
    for start in range(0, 10_000, size):
        part = cases(range(start, start + size), range(start, start + size, 50), range(start // 50, (start + size) // 50))
        shuffles += compare(list(part), tmp_path)
    assert shuffles > 20_000


def test_the_page_knows_how_every_game_deals() -> None:
    """With any options: as the rules have it, and as the generated file says."""
    assert json.loads((WEB / "src" / "fair" / "routes.json").read_text()) == deal_routes(), "Run `make types`."
    known = deal_routes()
    for setup in covering():
        options = from_json(setup.game.options, dict(setup.values))
        stated = to_json(options)
        rules, tables = prepared(setup.game, options, setup.seats)
        fits = [
            one
            for one in known["games"][setup.game.name]
            if one["seats"] == setup.seats and all(stated[name] == value for name, value in one.get("options", {}).items())
        ]
        assert len(known["decks"][fits[-1]["deck"]].split()) == tables.n_deck == rules.deck.bit_count()
        assert len(fits[-1]["route"]) == tables.n_deck
        hands = [fits[-1]["route"].count(str(seat)) for seat in range(setup.seats)]
        assert hands == [tables.route[: tables.n_deck].count(seat) for seat in range(setup.seats)]
