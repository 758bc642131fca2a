"""Messages: what the program shows people, as ids with named arguments, and the catalogues that turn them into sentences.

Everything below the edge (rules, play, table, server, records, bots) builds a `Message`. Only the edge renders it: the terminal and the
command line with a `Reader`, the page with the same catalogues (docs/translating.md).
"""

from importlib import import_module

TYPE_CHECKING = False  # type checkers take it for true

if TYPE_CHECKING:
    from hanashobu.text.message import Amount, Arg, Cards, List, Message, MessageError, Name, Player, Quoted, msg

__all__ = ["Amount", "Arg", "Cards", "List", "Message", "MessageError", "Name", "Player", "Quoted", "msg"]


def __getattr__(name: str) -> object:
    """Messages are loaded when the first one is made: a help page is read from the catalogues without any."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    message = import_module("hanashobu.text.message")
    globals().update({known: getattr(message, known) for known in __all__})
    return globals()[name]
