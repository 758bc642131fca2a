"""Matches on disk that wait at a certain question to the person at the terminal."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from hanashobu import games
from hanashobu.bots import find as find_bot
from hanashobu.play.dealing import SECRET
from hanashobu.play.match import Match
from hanashobu.play.view import View
from hanashobu.records.codec import Writer
from hanashobu.rules.options import Value, from_json
from hanashobu.terminal import saves
from hanashobu.terminal.saves import Save

NAMES = ("Ann", "Kiku", "Hagi", "Fuji", "Ume", "Momo", "Kaede")


def waiting_at(wanted: Callable[[View], bool], game: str, seats: int, **options: Value) -> tuple[View, Save]:
    """The first match by seed in which random players come to what is wanted, saved there; Ann has the first seat."""
    found = games.find(game)
    for seed in range(500):
        match = Match(found, NAMES[:seats], from_json(found.options, {"rounds": 2, **options}), seed, source=SECRET)
        match.start()
        bot, random = find_bot("random"), Random(seed)
        while not match.over and match.round < 3:
            if match.actor is None:
                match.go_on()
                continue
            view = match.view(match.actor)
            if match.actor == 0 and wanted(view):
                save = saves.create(match, 0, ("regular",) * (seats - 1), None)
                with Writer(save.record) as writer:
                    writer.write(match.events)
                return view, save
            match.play(match.actor, bot.choose(view, random))
    raise AssertionError("Nobody is asked this.")
