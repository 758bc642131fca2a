"""A view as plain text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hanashobu.api.cards import CardSet
from hanashobu.play import extras

if TYPE_CHECKING:
    from hanashobu.api.view import Player, View

WIDTH = 8  # of the words at the left


def table(view: View) -> str:
    """The whole table as the seat of the view sees it."""
    lines = [_head(view), *(_player(view, player) for player in view.players)]
    lines.append(_line("Field", f"{_listed(view.field)}   ({view.draw_pile} to draw)"))
    if view.seat is not None:
        lines.append(_line("Hand", _listed(view.hand)))
    if view.question:
        lines.append(_line("Asked", str(view.question)))
    return "\n".join(lines)


def _head(view: View) -> str:
    of = f" of {view.rounds}" if view.rounds else ""
    parts = [f"Round {view.round}{of}", f"{view.names[view.dealer]} deals"]
    parts += map(str, extras.words(view.engine))
    parts += {"playing": [], "between": ["the round is over"], "over": ["the match is over"]}[view.status]
    return ", ".join(parts)


def _player(view: View, player: Player) -> str:
    """Name, cards, total and pile, with a mark for whoever has to decide."""
    mark = ">" if view.actor == player.seat else " "
    parts = [f"{player.hand_size} in hand", f"total {player.total}"]
    parts += map(str, extras.words(view.engine, player.seat))
    parts += [player.status] if player.status else []
    parts += [f"shows {player.shown}"] if player.shown else []
    parts += [f"took {player.taken}"] if player.taken else []
    return f"{mark} {player.name:<{WIDTH - 2}}{'; '.join(parts)}"


def _listed(cards: CardSet) -> str:
    return str(cards) or "nothing"


def _line(word: str, text: str) -> str:
    return f"{word:<{WIDTH}}{text}"
