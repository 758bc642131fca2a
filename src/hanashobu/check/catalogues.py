"""Are the catalogues whole? `make words` lists what is missing, unused, or asked for with other arguments, for each language.

A language has the messages of English with no arguments that English has not, the texts of all games, and names for cards and yaku. The
code asks for every message of English, with exactly its arguments.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from functools import cache
from typing import Any

from hanashobu import games
from hanashobu.cards import CODES, MONTHS, Kind
from hanashobu.check.game_texts import game_texts
from hanashobu.check.uses import PAGE, uses
from hanashobu.text.catalogue import FOLDER, SOURCE, languages
from hanashobu.text.fluent import BadEntry, CatalogueEntry, FunctionCall, Reference, Select, entries, outside, variables
from hanashobu.text.names import card_name, slug
from hanashobu.text.reader import FUNCTIONS

# Each language has those that it needs: names, and shorter words where a name has no room.
OWN = ("name-", "short-", "label-", "flower-")
# The texts of games stand in English in the games' own files, but for words of choices that have no room there.
GAMES = "game-"
OF_A_GAME = re.compile("[a-z]+-[A-Z]{2}-")
# What Python or the page puts together in ways that no scan of the sources sees, with the code that does.
MADE = re.compile(
    r"unit-[a-z-]+"  # text/reader.py, from the units of games
    r"|(?:question|answer|advice|extra)-[a-z0-9-]+"  # play/questions, hints and extras, from the kinds in play/mechanisms
    r"|help-[a-z]+"  # cli/command.py, from the names of commands
    r"|cli-error-score-[a-z-]+"  # cli/score.py, beside error-score-…
    r"|event-[a-z-]+"  # play/mechanisms/, from the tags of events
    r"|option-[a-z-]+|rule-[a-z-]+|choice-[a-z]+"  # rules/options.py and games, by the ids that the files of games give
    r"|language-[a-z]+"  # what catalogues say of themselves
)


@cache
def whole(lang: str) -> dict[str, tuple[str, CatalogueEntry]]:
    """Every entry of a language with the name of its file, those of the page too."""
    return {id: (file.name, entry) for file in _files(lang) for id, entry in entries(file.read_text("utf-8")).items()}


def _files(lang: str) -> list[Any]:
    return sorted((FOLDER / lang).glob("*.ftl"))


def findings(lang: str) -> list[str]:
    """What is wrong with a language, a line each."""
    found = [*_syntax(lang), *_twice(lang), *_parts_of(lang)]
    found += [*_unused(), *_arguments()] if lang == SOURCE else [*_against_english(lang), *_games(lang), *_names(lang)]
    return found


def _syntax(lang: str) -> Iterator[str]:
    """Lines that belong to no entry, and entries that cannot be read."""
    for file in _files(lang):
        source = file.read_text("utf-8")
        for id, entry in entries(source).items():
            try:
                entry.part(None)
            except BadEntry as error:
                yield f"{lang}/{file.name}: {id} cannot be read: {error}"
        for line in outside(source):
            yield f"{lang}/{file.name}: this line belongs to no message: {line.strip()[:60]!r}"


def _twice(lang: str) -> Iterator[str]:
    seen: dict[str, str] = {}
    for file in _files(lang):
        for id in re.findall(r"^(-?[a-zA-Z][\w-]*) *=", file.read_text("utf-8"), flags=re.MULTILINE):
            if id in seen:
                yield f"{lang}/{file.name}: {id} is there a second time; the first is in {seen[id]}"
            seen[id] = file.name


def _parts_of(lang: str) -> Iterator[str]:
    """Functions that do not exist, and references to nothing."""
    for id, (file, entry) in whole(lang).items():
        for node in _nodes(tuple(_patterns(entry).values())):
            if isinstance(node, FunctionCall) and node.name not in FUNCTIONS:
                yield f"{lang}/{file}: {id} calls {node.name}, which does not exist"
            if isinstance(node, Reference) and node.id not in whole(lang):
                yield f"{lang}/{file}: {id} refers to {node.id}, which does not exist"


def _nodes(node: Any) -> Iterator[Any]:
    yield node
    match node:
        case tuple():
            below: Any = node
        case FunctionCall():
            below = (*node.positional, *node.named.values())
        case Select():
            below = (node.by, *node.variants.values())
        case _:
            below = ()
    for one in below:
        yield from _nodes(one)


def _patterns(entry: CatalogueEntry) -> dict[str, Any]:
    """The value of a message and its attributes; nothing where it cannot be read."""
    try:
        parts = {name: entry.part(name or None) for name in ("", *entry.attributes())}
    except BadEntry:
        return {}
    return {name: pattern for name, pattern in parts.items() if pattern is not None}


def _against_english(lang: str) -> Iterator[str]:
    english = whole(SOURCE)
    for id, (file, entry) in english.items():
        if id.startswith(OWN):
            continue
        if id not in whole(lang):
            yield f"{lang}: {id} is missing; English has it in {file}"
            continue
        own, theirs = _patterns(whole(lang)[id][1]), _patterns(entry)
        for part in theirs.keys() - own.keys():
            yield f"{lang}: {id}.{part} is missing; English has it in {file}"
        for part in () if file.startswith(GAMES) else own.keys() - theirs.keys():
            yield f"{lang}: {id}.{part} is not in English"
        for part in own.keys() & theirs.keys():
            for arg in sorted(variables(own[part]) - variables(theirs[part])):
                yield f"{lang}: {id} uses ${arg}, which English has not"
    for id, (file, _) in whole(lang).items():
        if id not in english and not id.startswith(OWN) and not file.startswith(GAMES) and not OF_A_GAME.match(id):
            yield f"{lang}/{file}: {id} is not in English"


def _games(lang: str) -> Iterator[str]:
    """The texts of the games of the package, which have their English in their own files."""
    translated = {id: file for id, (file, _) in whole(lang).items() if file.startswith(GAMES)}
    shared = {id: entry for id, (_, entry) in whole(lang).items()}
    for game in games.all_games().values():
        if game.digest:
            continue
        known = shared | entries(game.words.catalogues.get(lang, ""))
        texts = {id: found for id, found in game_texts(game).items() if found[0].text}
        for id, found in texts.items():
            name, _, part = id.partition(".")
            pattern = _patterns(known[name]).get(part) if name in known else None
            if pattern is None:
                yield f"{lang}: {id} of {game.name} is missing"
                continue
            for arg in sorted(variables(pattern) - set().union(*(message.args for message in found))):
                yield f"{lang}: {id} uses ${arg}, which the game has not"
        for id, file in translated.items():
            if file == f"{GAMES}{game.name}.ftl" and id not in {text.partition(".")[0] for text in texts}:
                yield f"{lang}/{file}: {id} is not a text of {game.name}"


def _names(lang: str) -> Iterator[str]:
    """Names of cards, months, kinds and yaku, in a language that has its own."""
    own = whole(lang)
    if _text(lang, "language-vocabulary") != "english":
        return
    found = {card_name(code).english for code in CODES} | {month.name for month in MONTHS} | {kind.value for kind in Kind}
    found |= {row.name for game in games.all_games().values() if not game.digest for row in game.rules().paid()}
    for name in sorted(found):
        if f"name-{slug(name)}" not in own and not all(f"name-{slug(part)}" in own for part in name.split(" or ")):
            yield f"{lang}: name-{slug(name)} is missing ({name})"


def _text(lang: str, id: str) -> str:
    return "".join(_patterns(whole(lang)[id][1]).get("", ())) if id in whole(lang) else ""


def _unused() -> Iterator[str]:
    """Messages of English that no code asks for."""
    nodes = (node for _, entry in whole(SOURCE).values() for node in _nodes(tuple(_patterns(entry).values())))
    referred = {node.id for node in nodes if isinstance(node, Reference)}
    for id, (file, _) in whole(SOURCE).items():
        of_the_page = file.startswith("page-")
        if id.startswith(OWN) or MADE.fullmatch(id) or (of_the_page and not PAGE.exists()):
            continue
        if id not in referred and not uses().asks_for(id):
            yield f"{SOURCE}/{file}: {id} is not used"


def _arguments() -> Iterator[str]:
    """Calls that give a message other arguments than it has, or ask for one that there is not."""
    english = whole(SOURCE)
    prefixes = {id.partition("-")[0] for id in english if "-" in id}
    for use in uses().calls:
        for id in use.ids:
            name, _, part = id.partition(".")
            pattern = _patterns(english[name][1]).get(part) if name in english else None
            if pattern is None:
                if use.args is not None and ("-" not in name or name.partition("-")[0] in prefixes):
                    yield f"{use.where}: there is no message {id}"
            elif use.args is not None and use.args != variables(pattern):
                given, needed = ", ".join(sorted(use.args)) or "none", ", ".join(sorted(variables(pattern))) or "none"
                yield f"{use.where}: {id} is given {given} and has {needed}"


def main() -> None:
    """List everything, language by language; the exit status is 1 if there is anything."""
    found = {lang: findings(lang) for lang in languages()}
    for lang, lines in found.items():
        print(f"{lang}: {len(whole(lang))} messages, {len(lines)} findings")
        for line in lines:
            print(f"  {line}")
    sys.exit(any(found.values()))


if __name__ == "__main__":
    main()
