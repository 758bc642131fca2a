"""The language and the vocabulary that the person at this terminal reads: chosen once, where the program begins."""

from __future__ import annotations

from functools import cache

from hanashobu.text.catalogue import SOURCE, catalogue, known

TYPE_CHECKING = False  # the imports below are made when the first message is rendered: a help page needs none of them

if TYPE_CHECKING:
    from collections.abc import Iterable

    from hanashobu.text.message import Arg, Message
    from hanashobu.text.reader import Reader

VOCABULARIES = ("english", "romaji", "kanji", "korean")

_lang = SOURCE
_vocabulary = ""


def use(lang: str = SOURCE, vocabulary: str = "") -> None:
    """Render in this language from now on, with this vocabulary for cards and yaku, or else with that of the language."""
    global _lang, _vocabulary
    _lang, _vocabulary = known(lang), vocabulary


def language() -> str:
    """The code of the language."""
    return _lang


def reader(you: int | None = None, codes: bool = True) -> Reader:
    """A reader of this language, perhaps at a seat."""
    return _reader(_lang, _vocabulary, you, codes)


def say(message: Message | None, you: int | None = None) -> str:
    """A message as a sentence; nothing is said for None."""
    return reader(you)(message) if message else ""


def t(id: str, /, **args: Arg | Iterable[Arg]) -> str:
    """A message of the catalogues by its id; one without arguments costs no more than looking it up."""
    name, _, attribute = id.partition(".")
    pattern = None if args else catalogue(_lang).pattern(name, attribute)
    if pattern is not None and all(isinstance(part, str) for part in pattern):
        return "".join(pattern)
    from hanashobu.text.message import msg

    return say(msg(id, **args))


@cache
def _reader(lang: str, vocabulary: str, you: int | None, codes: bool) -> Reader:
    from hanashobu.text.reader import Reader

    return Reader(lang, vocabulary=vocabulary, you=you, codes=codes)
