"""Our small Fluent against the official one, and the catalogues of every language."""

from __future__ import annotations

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, parse

from hanashobu.text import fluent
from hanashobu.text.catalogue import languages
from tests.text.catalogue_files import sources

TRICKY = """\
plain = Some words.
literal = { "" }  spaces and { "{" }braces{ "}" }
number = { 3 } of { -1.5 }
block =
    First line
      indented

    last line
select = Before { $n ->
    [0] none
    [one] { $n } card
   *[other] { $n } cards, { $kind ->
        [a] of a kind
       *[b] mixed
    }
} after
term = { -brand } and { plain }
-brand = Hana
with = Value
    .title = A title
    .long =
        On two
        lines
nested = { $kind ->
   *[a]
        Long
        variant
    [b] short
}
"""


@pytest.mark.parametrize("n", [0, 1, 2, 7])
@pytest.mark.parametrize("kind", ["a", "b", "else"])
def test_a_pattern_means_what_the_official_runtime_takes_it_for(n: int, kind: str) -> None:
    official = FluentBundle(["en"], use_isolating=False)
    official.add_resource(FluentResource(TRICKY))
    ours = fluent.entries(TRICKY)
    for id, entry in ours.items():
        if id.startswith("-"):
            continue
        message = official.get_message(id)
        for attribute in (None, *entry.attributes()):
            pattern = message.attributes[attribute] if attribute else message.value
            assert pattern is not None
            expected, errors = official.format_pattern(pattern, {"n": n, "kind": kind})
            assert not errors
            assert said(ours, id, attribute, {"n": n, "kind": kind}) == expected, id


def said(entries: dict[str, fluent.CatalogueEntry], id: str, attribute: str | None, args: dict[str, object]) -> str:
    from hanashobu.text.catalogue import Catalogue
    from hanashobu.text.message import Message
    from hanashobu.text.reader import Reader, _Scope

    where = Catalogue("en")
    where._entries = entries
    pattern = where.pattern(id, attribute)
    assert pattern is not None
    return _Scope(Reader(), where, id, Message(id, args).args).say(pattern).replace("−", "-")  # type: ignore[arg-type]


@pytest.mark.parametrize("lang", languages())
def test_the_official_parser_finds_the_same_entries_and_no_junk(lang: str) -> None:
    for name, source in sources(lang):
        found = parse(source).body
        assert not [entry.content for entry in found if isinstance(entry, ast.Junk)], f"{lang}/{name}"
        official = {
            f"{'-' if isinstance(entry, ast.Term) else ''}{entry.id.name}": {one.id.name for one in entry.attributes}
            for entry in found
            if isinstance(entry, ast.Message | ast.Term)
        }
        ours = {id: set(entry.attributes()) for id, entry in fluent.entries(source).items()}
        assert ours == official, f"{lang}/{name}"
