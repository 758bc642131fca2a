"""How each game deals, for the page: `python -m hanashobu.app.codegen.deal_routes > web/src/fair/routes.json`.

The page checks fair deals by itself, without knowing rules. For that it needs the deck of a game and where each place of it goes.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from hanashobu.cards import codes
from hanashobu.games import all_games
from hanashobu.rules.compile import prepared
from hanashobu.rules.deal import FIELD, PILES, STOCK
from hanashobu.rules.game import BadTable, Game
from hanashobu.rules.options import Value, entries, from_json

NUMBERS = (1, 5)  # to try for an option that takes any number


def deal_routes() -> dict[str, Any]:
    """The decks, and for each game and number of seats the route, with other routes that an option leads to after it."""
    decks: list[str] = []
    games: dict[str, list[dict[str, Any]]] = {}
    for name, game in all_games().items():
        games[name] = []
        for seats in game.seats:
            usual = _dealt(game, {}, seats)
            for options, (deck, route) in [({}, usual), *((one, found) for one, found in _others(game, seats) if found != usual)]:
                if deck not in decks:
                    decks.append(deck)
                games[name].append({"seats": seats, **({"options": options} if options else {}), "deck": decks.index(deck), "route": route})
    return {"decks": decks, "games": games}


def _others(game: Game, seats: int) -> Iterator[tuple[dict[str, Value], tuple[str, str]]]:
    """Every option with every other value, one at a time."""
    for entry in entries(game.options):
        for value in (*entry.choices, *(NUMBERS if entry.takes_number else ())):
            try:
                yield {entry.name: value}, _dealt(game, {entry.name: value}, seats)
            except BadTable:
                continue


def _dealt(game: Game, options: dict[str, Value], seats: int) -> tuple[str, str]:
    """The deck in order, and a letter for each of its places."""
    rules, tables = prepared(game, from_json(game.options, options), seats)
    return " ".join(codes(rules.deck)), "".join(map(_letter, tables.route[: tables.n_deck]))


def _letter(to: int) -> str:
    """The number of a hand or the letter of a pile, counted from the dealer; `f` is the field, `s` the draw pile."""
    if to in (STOCK, FIELD):
        return "s" if to == STOCK else "f"
    return str(to) if to < FIELD else chr(ord("A") + to - PILES)


if __name__ == "__main__":
    print(json.dumps(deal_routes(), indent="\t"))
