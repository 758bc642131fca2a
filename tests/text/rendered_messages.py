"""Every message that the page can show, filled and rendered by Python in every language: `python -m tests.text.rendered_messages`.

The page's tests (web/src/i18n/rendered.test.ts) run this, and render the same with @fluent/bundle.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

import msgspec

from hanashobu.cards import CODES
from hanashobu.text import Message
from hanashobu.text.fluent import entries
from hanashobu.text.names import card_name
from hanashobu.text.reader import Reader
from tests.text.catalogue_files import sources
from tests.text.sample_arguments import LANGUAGES, NAMES, fillings, patterns, scope

FILLINGS = 8  # of one message
SEATS = (None, 1)  # nobody, and the seat of whoever is named


def on_the_page(lang: str) -> set[str]:
    """The ids of the messages that the page loads."""
    return {id for name, source in sources(lang) if not name.startswith("cli-") for id in entries(source)}


def rendered(lang: str) -> Iterator[dict[str, Any]]:
    """Each message with its arguments, as the wire carries it, and its sentence for nobody and for one of those it is about."""
    known = on_the_page(lang)
    for number, (id, pattern) in enumerate(patterns(lang)):
        if id.partition(".")[0] not in known or id.startswith("-"):
            continue
        for args in islice(fillings(lang, id, pattern, NAMES[number % len(NAMES)]), FILLINGS):
            texts = []
            for seat in SEATS:
                at = scope(lang, id, args)
                at.reader = Reader(lang, you=seat, codes=False)
                texts.append(at.say(pattern))
            yield {"lang": lang, "message": Message(id, args), "texts": texts}


def main() -> None:
    """Write it all as JSON."""
    found = {
        "seats": SEATS,
        "cards": [{"code": code, "name": card_name(code)} for code in CODES],
        "rendered": [row for lang in LANGUAGES for row in rendered(lang)],
    }
    print(msgspec.json.encode(found).decode())


if __name__ == "__main__":
    main()
