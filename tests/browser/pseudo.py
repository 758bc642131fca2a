"""A language that nobody speaks: English in brackets. Whatever the page shows outside of brackets bypasses the catalogues."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

from fluent.syntax import ast, parse, serialize
from playwright.sync_api import Page

from hanashobu import games
from hanashobu.check.game_texts import game_texts
from tests.browser.conftest import builder
from tests.text.catalogue_files import sources

LANG = "xx"
KEPT = re.compile(r"(language|date)-")  # not sentences

# The texts of a page: what is seen, and what a screen reader says. Keys, codes and texts in a language of their own are no sentences.
SHOWN = """(root) => {
    const found = [];
    const add = (text) => text && text.trim() && found.push(text.trim());
    for (const node of document.querySelectorAll(`${root}, ${root} *`)) {
        if (node.closest("script, style, kbd, time, body [lang], textarea")) continue;
        add([...node.childNodes].filter((child) => child.nodeType === Node.TEXT_NODE).map((child) => child.data).join(""));
        for (const name of ["aria-label", "title", "placeholder", "alt", "aria-valuetext"]) add(node.getAttribute(name));
    }
    add(document.title);
    return [...new Set(found)];
}"""


def bracketed(source: str) -> str:
    """A catalogue with every text in brackets."""
    resource = parse(source)
    for entry in resource.body:
        if isinstance(entry, ast.Message | ast.Term) and not KEPT.match(entry.id.name):
            for pattern in (entry.value, *(attribute.value for attribute in entry.attributes)):
                if pattern:
                    pattern.elements = _marked(entry.id.name, pattern.elements)
    return str(serialize(resource))


def _marked(id: str, elements: list[Any]) -> list[Any]:
    if id.startswith("person-names"):  # the page takes those one by one
        return [ast.TextElement(", ".join(f"⟦{name}⟧" for name in elements[0].value.split(", ")))]
    return [ast.TextElement("⟦"), *elements, ast.TextElement("⟧")]


def catalogues(into: Path, original: Path) -> Path:
    """A copy of the catalogues with one language more: a folder is all it takes."""
    shutil.copytree(original, into)
    (into / LANG).mkdir()
    for name, source in sources("en"):
        (into / LANG / name).write_text(bracketed(source), "utf-8")
    (into / LANG / "games.ftl").write_text(bracketed(of_games()), "utf-8")
    return into


def of_games() -> str:
    """The English that stands in the files of games, as a catalogue."""
    found: dict[str, dict[str, str]] = {}
    for game in games.all_games().values():
        for message in (one for several in game_texts(game).values() for one in several if one.text):
            id, _, attribute = message.id.partition(".")
            found.setdefault(id, {})[attribute] = message.text
    return "\n".join(_entry(id, texts) for id, texts in found.items())


def _entry(id: str, texts: dict[str, str]) -> str:
    value = f" {texts.pop('')}" if "" in texts else ""
    return f"{id} ={value}\n" + "".join(f"    .{name} = {text}\n" for name, text in texts.items())


def built(root: Path, folder: Path) -> Path:
    """The page with that language."""
    build = builder(root)
    node, _ = build.commands()
    vite = str(build.WEB / "node_modules" / "vite" / "bin" / "vite.js")
    command = [*node, vite, "build", "--outDir", str(folder / "page"), "--emptyOutDir", "--logLevel", "error"]
    env = {**os.environ, "CATALOGUES": str(catalogues(folder / "catalogues", build.CATALOGUES))}
    done = subprocess.run(command, cwd=build.WEB, env=env, check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return folder / "page"


def bypassing(page: Page, root: str = "body", names: frozenset[str] = frozenset()) -> list[str]:
    """Texts with words outside of all brackets, but for some names. Most are in kanji on such a page, and ids of rules are not words."""
    return [text for text in page.evaluate(SHOWN, root) if text not in names and re.search(r"[A-Za-z]{2,}", _outside(text))]


def _outside(text: str) -> str:
    depth, kept = 0, []
    for letter in text:
        depth += (letter == "⟦") - (letter == "⟧")
        if depth == 0:
            kept.append(letter)
    return re.sub(r"\b[A-Z]{2}-\w+\b|Hanashōbu", "", "".join(kept))
