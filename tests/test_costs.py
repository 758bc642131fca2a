"""What a change costs: the table in CONTRIBUTING.md, counted in the files of the project."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from hanashobu import games
from hanashobu.cli import COMMANDS
from hanashobu.rules import flaws
from hanashobu.text.reader import Reader


def sources(root: Path) -> Iterator[tuple[str, str]]:
    """Every file that somebody writes by hand, with its text; no catalogues, fixtures or tests, and nothing that is generated."""
    folders = ((root / "src" / "hanashobu", ("*.py",)), (root / "web" / "src", ("*.ts", "*.svelte")))
    for file in (file for folder, kinds in folders for kind in kinds for file in sorted(folder.rglob(kind))):
        name = file.relative_to(root).as_posix()
        if "/server/page/" not in name and not name.endswith((".test.ts", "net/wire.ts")):
            yield name, file.read_text("utf-8")


def naming(root: Path, pattern: str) -> set[str]:
    """The files in which something is named."""
    found = re.compile(pattern, re.IGNORECASE)
    return {name for name, text in sources(root) if found.search(text)}


def row(root: Path, what: str) -> str:
    """What the table says of one kind of change."""
    (found,) = re.findall(rf"^\| {what} \| (.*) \|$", (root / "CONTRIBUTING.md").read_text("utf-8"), re.MULTILINE)
    return str(found)


def places(cell: str) -> set[str]:
    """The files and folders that a row names, as paths from the root of the project."""
    found = re.findall(r"`([\w./]+/[\w./]*)`", cell)
    return {path if path.startswith(("web/", "tests/", "docs/")) else f"src/hanashobu/{path}" for path in found}


def test_every_place_in_the_table_is_there(root: Path) -> None:
    table = (root / "CONTRIBUTING.md").read_text("utf-8").partition("**How to add**")[2]
    assert len(places(table)) > 10
    assert [place for place in sorted(places(table)) if not (root / place).exists()] == []


MOST = 12
MECHANISMS = {
    "a campaign": r"campaign|year_pot|prize_pot",
    "buying a place": r"buyout|CounterOffer|counter_offer",
    "cards that the dealer takes": r"dealer_takes|DealerTakes",
    "compensation": "compensation",
    "ginmi": "ginmi",
    "liability": r"liability|answered_for",
    "lucky hands": "lucky",
    "playing blind": "blind|mizuten",
    "putting a card back": "return_card|ReturnCard",
    "redeals": r"ASK_REDEAL|\bREDEAL\b|(?-i:Redeal)\b",
    "sharing the pot": r"two_left|TwoLeft|ASK_SPLIT|phases/agree",
    "sitting out": r"sits_out|SitsOut",
    "stakes": r"rules\.stake\b|\bstaked\b|takes_stakes|\bStake\(",
    "taking the dealer's hand": r"(?<!display: )\bswaps?\b|dealers_hand|hand_swap",
    "two piles": "pile_choice|PileChoice",
    "wild cards": r"\bwilds?\b",
}
ELSEWHERE = {  # where a mechanism is still known beside the places that the table names
    "a campaign": {"src/hanashobu/engine/charge.py", "src/hanashobu/testing/ledger.py"},
    "buying a place": {
        *("src/hanashobu/play/participation_events.py", "src/hanashobu/scorekeeping/seating.py"),
        *("web/src/score/entry.ts", "web/src/score/OpeningEntry.svelte"),
    },
    "compensation": {"src/hanashobu/play/participation_events.py", "src/hanashobu/scorekeeping/seating.py"},
    "cards that the dealer takes": {"web/src/table/model/guide.ts", "web/src/table/parts/Prompt.svelte"},
    "ginmi": {"src/hanashobu/engine/log.py"},
    "liability": {
        *("src/hanashobu/scorekeeping/answers.py", "web/src/score/CallsEntry.svelte"),
    },
    "lucky hands": {"src/hanashobu/scorekeeping/course.py"},
    "redeals": {"src/hanashobu/engine/actions.py"},
    "sharing the pot": {
        *("src/hanashobu/engine/worlds.py", "src/hanashobu/play/participation_events.py", "src/hanashobu/scorekeeping/seating.py"),
    },
    "sitting out": {
        *("src/hanashobu/scorekeeping/opening.py", "web/src/score/entry.ts", "web/src/score/keeper.svelte.ts"),
    },
    "stakes": {"src/hanashobu/engine/charge.py", "src/hanashobu/testing/ledger.py"},
    "two piles": {"src/hanashobu/play/position.py"},
    "wild cards": {
        *("src/hanashobu/engine/policy.py", "src/hanashobu/play/questions/outcome.py", "web/src/table/model/guide.ts"),
    },
}
ABOVE = {  # what is known in more files than that beside games, and in how many at most: no number here may grow
    "calls": (r"\bSAGE|went_on|CallWord|ASK_CALL|rules\.calls", 34),
    "claims of teyaku": (r"rules\.claims|\bClaims\(|ASK_CLAIM|CLAIM_", 31),
    # By how much a round counts is a number in every payment; the mechanism is the cards on the field, and what waits for later rounds.
    "multipliers": (
        r"(?:rules|set|self|has)\.multiplier\b|(?-i:\bMultiplier\b|== MULTIPLIER\b|MULTIPLIED)|multiplier\.enter|\bn_levels\b",
        15,
    ),
    "the dropout phase": (r"dropout", 22),
    "who leads": (r"rules\.leader|\.leader\b(?!\()|(?-i:Leader)\(", 22),
}


@pytest.mark.parametrize("mechanism", ABOVE)
def test_what_is_known_in_too_many_files_comes_to_no_more(mechanism: str, root: Path) -> None:
    pattern, most = ABOVE[mechanism]
    found = {name for name in naming(root, pattern) if "/games/" not in name}
    assert MOST < len(found) <= most, f"{len(found)}: {sorted(found)}"


@pytest.mark.parametrize("mechanism", MECHANISMS)
def test_a_mechanism_is_known_in_twelve_files_all_of_which_the_table_names(mechanism: str, root: Path) -> None:
    found = {name for name in naming(root, MECHANISMS[mechanism]) if "/games/" not in name}
    assert len(found) <= MOST, sorted(found)
    named = places(row(root, "a mechanism"))
    known = ELSEWHERE.get(mechanism, set())
    assert known <= found
    folders = tuple(place for place in named if place.endswith("/"))
    assert {file for file in found - known if file not in named and not file.startswith(folders)} == set()


@pytest.mark.parametrize("flaw", [flaws.four_in_hand("XX-2"), flaws.pairs("XX-2", 4), flaws.field_pairs("XX-2", 4)])
def test_a_reason_for_a_misdeal_is_known_in_one_file(flaw: flaws.Flaw, root: Path) -> None:
    assert naming(root, f'"{flaw.word}"') == {"src/hanashobu/rules/flaws.py"}


@pytest.mark.parametrize("game", [name for name in games.all_games() if name != "hiraya"])  # the example of the documentation
def test_a_game_is_named_in_its_own_file_only(game: str, root: Path) -> None:
    assert naming(root, rf"[\"'`]{game}[\"'`]") == {f"src/hanashobu/games/{game}.py"}


@pytest.mark.parametrize(("option", "game"), [("ribbon_bonus", "hachi_hachi"), ("no_five_brights", "mushi")])
def test_a_house_rule_is_known_in_the_file_of_its_game_only(option: str, game: str, root: Path) -> None:
    assert naming(root, rf"\b{option}\b") == {f"src/hanashobu/games/{game}.py"}


def test_a_level_of_bots_is_known_in_the_two_files_that_the_table_names(root: Path) -> None:
    assert naming(root, r"\bbeginner: |\"beginner\"") == {
        "src/hanashobu/bots/beginner.py",
        "src/hanashobu/bots/levels.py",
    }


@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_is_a_file_a_name_and_a_help_page(command: str, root: Path) -> None:
    folder = root / "src" / "hanashobu" / "cli"
    assert (folder / f"{command}.py").exists() or (folder / command / "__init__.py").exists()
    assert {name for name in naming(root, rf'\n    "{command}",\n') if "/cli/" in name} == {"src/hanashobu/cli/__init__.py"}
    assert Reader().has(f"help-{command}")


def test_a_page_is_a_file_and_a_line(root: Path) -> None:
    for page in sorted((root / "web" / "src" / "pages").glob("*.svelte")):
        assert len(naming(root, rf"pages/{page.stem}\.svelte")) == 1, page.stem
