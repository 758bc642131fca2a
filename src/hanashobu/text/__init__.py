"""Messages: what the program shows people, as ids with named arguments, and the catalogues that turn them into sentences.

Everything below the edge (rules, play, table, server, records, bots) builds a `Message`. Only the edge renders it: the terminal and the
command line with a `Reader`, the page with the same catalogues (docs/translating.md).
"""

from __future__ import annotations

from hanashobu.text.message import (
    Amount,
    Arg,
    Cards,
    List,
    Message,
    MessageError,
    Name,
    Player,
    Quoted,
    msg,
)

__all__ = ["Amount", "Arg", "Cards", "List", "Message", "MessageError", "Name", "Player", "Quoted", "msg"]
