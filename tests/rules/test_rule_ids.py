"""Every rule has an id, and every id is in three places: on a page of docs/rules, in the code that carries it out, in a test."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path

import pytest

from hanashobu import games
from hanashobu.rules.game import BadTable, Game
from hanashobu.rules.options import Options, Value, entries, from_json
from hanashobu.rules.yaku import Yaku

ROOT = Path(__file__).resolve().parents[2]
PAGES = ROOT / "docs" / "rules"
GAMES = games.all_games()
PREFIXES = "|".join(("CO", *(game.prefix for game in GAMES.values())))
ID = re.compile(rf"\b(?:{PREFIXES})-[YOTAB]?\d+\b")
SPAN = re.compile(rf"\b((?:{PREFIXES})-[YOTAB]?)(\d+) to \1(\d+)\b")


def cited(text: str) -> set[str]:
    """The ids in a text; `HA-Y1 to HA-Y16` cites what lies between, too."""
    found = set(ID.findall(text))
    for letters, first, last in SPAN.findall(text):
        found |= {f"{letters}{number}" for number in range(int(first), int(last) + 1)}
    return found


def page_of(game: Game) -> str:
    """The page of a game."""
    return (PAGES / f"{game.name.replace('_', '-')}.md").read_text(encoding="utf-8")


def documented(prefix: str, text: str) -> set[str]:
    """The ids of one page that are its own."""
    return {rule for rule in ID.findall(text) if rule.startswith(f"{prefix}-")}


COMMON = documented("CO", (PAGES / "common.md").read_text(encoding="utf-8"))
DOCUMENTED = COMMON.union(*(documented(game.prefix, page_of(game)) for game in GAMES.values()))


def test_a_span_of_ids_cites_all_of_them() -> None:
    assert cited("HA-Y9 to HA-Y11, (HI-3)") == {"HA-Y9", "HA-Y10", "HA-Y11", "HI-3"}
    assert cited("HA-Y9 to HI-12") == {"HA-Y9", "HI-12"}


@pytest.mark.parametrize("prefix", ["CO", *(game.prefix for game in GAMES.values())])
def test_every_documented_rule_is_cited_by_a_test(prefix: str) -> None:
    """By its full id, in the name, the docstring or the cases of a test; this file does not count."""
    found: set[str] = set()
    for path in (ROOT / "tests").rglob("test_*.py"):
        if path != Path(__file__).resolve():
            found |= set(ID.findall(path.read_text(encoding="utf-8")))
    assert sorted(rule for rule in DOCUMENTED - found if rule.startswith(f"{prefix}-")) == []


@pytest.mark.parametrize("prefix", ["CO", *(game.prefix for game in GAMES.values())])
def test_every_id_that_the_code_or_a_page_cites_is_documented(prefix: str) -> None:
    """In the sources and on every page of the documentation."""
    for folder, pattern in (("src", "**/*.py"), ("docs", "**/*.md")):
        for path in (ROOT / folder).glob(pattern):
            unknown = {rule for rule in cited(path.read_text(encoding="utf-8")) if rule.startswith(f"{prefix}-")} - DOCUMENTED
            assert not unknown, f"{path.relative_to(ROOT)} cites {', '.join(sorted(unknown))}."


def every_choice(kind: type[Options]) -> Iterator[Options]:
    """The usual options, with each one changed by itself, with all of them changed; and a match without end."""
    choices: dict[str, tuple[Value, ...]] = {}
    for entry in entries(kind):
        number = (min(entry.most, max(entry.least, 2000)),) if entry.takes_number else ()
        choices[entry.name] = (*entry.choices, *number)
    choices["rounds"] = (12, None)
    chosen = [{name: value} for name, values in choices.items() for value in values]
    for values_of_options in (*chosen, {name: values[-1] for name, values in choices.items() if name != "rounds"}):
        with suppress(BadTable):  # house rules that need others, or contradict them
            yield from_json(kind, values_of_options)


def yaku_of(game: Game, options: Options) -> tuple[Yaku, ...]:
    """The yaku of a table; none where house rules contradict each other."""
    try:
        return game.rules(options).yaku
    except BadTable:
        return ()


@cache
def ids_of(game: Game) -> frozenset[str]:
    """Every id that the rules of a game carry, at any table and under any options."""
    found = {entry.rule for entry in entries(game.options)}
    for seats in game.seats:
        for options in every_choice(game.options):
            try:
                rules = game.rules(options, seats)
            except BadTable:
                continue  # house rules that contradict each other
            found |= {line.rule for line in rules.lines()} | {row.line().rule for row in rules.yaku} | set(rules.ids())
    return frozenset(found)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_game_cites_only_rules_of_its_own_page_and_of_the_common_one(game: Game) -> None:
    """In its rules under every option, and in its options; its page may name rules of another one that hold here too."""
    found = ids_of(game)
    assert "" not in found
    assert all(ID.fullmatch(rule) for rule in found)
    assert sorted(found - set(ID.findall(page_of(game))) - COMMON) == []


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_rule_on_the_page_of_a_game_is_cited_by_its_file(game: Game) -> None:
    """Or by the engine, for what several games do."""
    code: set[str] = set()
    for path in [ROOT / "src" / "hanashobu" / "games" / f"{game.name}.py", *(ROOT / "src" / "hanashobu" / "engine").rglob("*.py")]:
        code |= cited(path.read_text(encoding="utf-8"))
    assert sorted(documented(game.prefix, page_of(game)) - code - ids_of(game)) == []


def test_every_common_rule_is_cited_by_the_code() -> None:
    code = set[str]().union(*(cited(path.read_text(encoding="utf-8")) for path in (ROOT / "src").rglob("*.py")))
    assert sorted(COMMON - code) == []


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_yaku_and_option_of_a_game_is_a_row_of_its_page_with_its_points(game: Game) -> None:
    """A player who reads `| HA-Y3 | Spring Lights |` finds that yaku and its points in the game, and the other way round."""
    rows = {}
    for line in page_of(game).splitlines():
        cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
        if line.startswith("|") and len(cells) > 3:
            rows.update({rule: cells for rule in (cells[0], cells[-1]) if ID.fullmatch(rule)})
    table = {row for options in every_choice(game.options) for row in yaku_of(game, options)}
    assert {rule for rule in rows if "-Y" in rule} == {row.id for row in table}
    for row in table:
        assert row.name.removesuffix(" Row") in rows[row.id][1], row.id
        points = ["■"] if row.stops else [str(level.points) for level in row.levels]
        assert any(re.match(rf"{number}(\D|$)", cell) for number in points for cell in rows[row.id][3:]), row.id
    own = {entry.name: entry.rule for entry in entries(game.options) if not entry.rule.startswith("CO-")}
    for name, rule in own.items():
        assert f"`{name}`" in page_of(game)
        assert rule in page_of(game)
