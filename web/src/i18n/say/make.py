"""Writes fixture.json: one real event of every kind and shape, from matches that bots play, with what its sentence needs of the rules.

Run it with the project's Python after events or names have changed: python web/src/i18n/say/make.py; a test compares.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, get_args

import msgspec

from hanashobu import bots, games
from hanashobu.play.events import AnyEvent
from hanashobu.play.match import Match
from hanashobu.rules.game import Game
from hanashobu.rules.options import Value, entries, from_json
from hanashobu.server.presentation import rule_book, words

HERE = Path(__file__).parent
NAMES = ("Ann", "Ben", "Cho", "Dai", "Eri", "Fumi", "Gen")
ROUNDS = 4  # a campaign is played to its end
MORE = 60  # matches of every game at its usual table
# Together they have every event; a new game changes nothing here.
GAMES = [games.find(name) for name in ("hachi_hachi", "hana_awase", "hiraya", "kyu_rei_hana", "mushi", "nara", "taiyaku")]
KINDS = {str(kind.__struct_config__.tag) for kind in get_args(AnyEvent)}
BOOK = ("game", "name", "points", "counters", "yaku_unit")

Told = dict[str, Any]
Table = tuple[Game, int, dict[str, Value]]


def tables() -> Iterator[Table]:
    """These games with every number of players, and with each of their house rules."""
    for game in GAMES:
        yield from ((game, seats, {}) for seats in game.seats)
        for entry in entries(game.options):
            for value in entry.choices:
                if value != entry.default:
                    yield from ((game, seats, {entry.name: value}) for seats in (game.usual_seats, game.seats[-1]))


def played(table: Table, bot: str, seed: int) -> list[Told]:
    """The events of a match."""
    game, seats, options = table
    match, random, player = Match(game, NAMES[:seats], from_json(game.options, options), seed), Random(seed), bots.find(bot)
    match.start()
    while not match.over:
        if match.actor is not None:
            match.play(match.actor, player.choose(match.view(match.actor), random))
        elif match.status == "between" and match.round >= ROUNDS and not options.get("campaign"):
            match.stop()
        else:
            match.go_on()
    return [msgspec.to_builtins(event) for event in match.events]


def shape(event: Told) -> tuple[object, ...]:
    """What makes a sentence another one: words, and what is there and what is not; not cards, seats and sums."""
    found: list[object] = [event["event"]]
    for key in ("from", "to"):
        found.append(event.get(key) if isinstance(event.get(key), str) else key in event)
    found += [event.get(key) for key in ("says", "does", "accepts", "alone", "agrees", "counter")]
    found += [bool(event.get(key)) for key in ("teyaku", "declined", "forgiven", "waiting", "compensation", "rounds")]
    found += [
        len(event.get("takes", ())),
        len(event.get("agree", ())),
        len(event.get("winners", ())) > 1,
        event.get("with") is None,
        event.get("value", 1) > 1,
    ]
    found += [event["why"] if event["event"] != "pay" else event["why"] in ("CO-12", "HH-44", "HH-75")] if "why" in event else []
    return (*found, event["event"] == "round_end" and (event.get("winner") is None, event.get("winner") == event["next_dealer"]))


def ids(event: Told) -> set[str]:
    """The ids that a sentence names."""
    made = event["yaku"] if event["event"] == "made" else ()
    return {*event.get("teyaku", ()), *event.get("declined", ()), *made, event.get("why", "")}


def collect() -> dict[tuple[object, ...], tuple[Table, Told]]:
    """The first event of each shape."""
    found: dict[tuple[object, ...], tuple[Table, Told]] = {}
    everywhere = list(tables())
    for seed in range(200):
        for bot in ("regular", "random"):
            for table in everywhere:
                for event in played(table, bot, seed):
                    found.setdefault(shape(event), (table, event))
        if seed >= 2 and {event["event"] for _, event in found.values()} >= KINDS:
            break
    for seed in range(MORE):  # what is rare, such as a misdeal
        for table in ((game, game.usual_seats, {}) for game in GAMES):
            for event in played(table, "random", seed):
                found.setdefault(shape(event), (table, event))
    return found


def main(folder: Path = HERE) -> None:
    """Write the file."""
    books: dict[str, Told] = {}
    lines = []
    for (game, seats, options), event in sorted(collect().values(), key=lambda item: str(item[1]["event"])):
        given = from_json(game.options, options)
        book: Told = msgspec.to_builtins(rule_book(game, given, seats, "en"))
        mine = books.setdefault(game.name, {key: book[key] for key in BOOK} | {"reasons": {}, "yaku": [], "teyaku": []})
        mine["reasons"] |= {rule: name for rule, name in book["reasons"].items() if rule in ids(event)}
        for rows, fields in (("yaku", ("id", "name", "levels", "cards")), ("teyaku", ("id", "name"))):
            wanted = ({key: row[key] for key in fields} for row in book[rows] if row["id"] in ids(event))
            mine[rows] += [row for row in wanted if row not in mine[rows]]
        dealt = {"dealt": [rule_book(game, given, seats, lang).dealt for lang in ("en", "ja")]} if event["event"] == "deal" else {}
        lines.append(json.dumps({"game": game.name, "seats": seats, "event": event, **dealt}, ensure_ascii=False))
    cards = json.dumps([{"code": card.code, "name": msgspec.to_builtins(card.name)} for card in words("en").cards], ensure_ascii=False)
    events = ",\n".join(lines)
    text = f'{{\n"cards": {cards},\n"books": {json.dumps(books, ensure_ascii=False)},\n"events": [\n{events}\n]\n}}\n'
    (folder / "fixture.json").write_text(text, "utf-8")


if __name__ == "__main__":
    main()
