"""An umpire and a bookkeeper for any table, and matches played under their eyes."""

from __future__ import annotations

from collections.abc import Iterator

from hanashobu.play import events
from hanashobu.play.events import AnyEvent
from hanashobu.play.match import Match
from tests.support.ledger import Ledger, pays
from tests.support.strategies import LONG, Setup
from tests.support.takes import by_month, month_of, with_blank, with_lightning, with_lightning_of_mushi
from tests.support.umpire import BLANK, FORTY_EIGHT, Umpire

TAKES = {"hiraya": with_lightning, "nara": with_blank, "mushi": with_lightning_of_mushi}


def umpire_for(setup: Setup) -> Umpire:
    """Somebody who knows the rules page of the game, and the house rules that concern a turn."""
    name, options = setup.game.name, dict(setup.values)
    sevens = setup.seats == 7 and name in ("hachi_hachi", "kyu_rei_hana")  # HH-53: one of seven has the blank and sits out
    deck = [*FORTY_EIGHT, BLANK] if name == "nara" or sevens else FORTY_EIGHT
    if name == "mushi":
        deck = [card for card in deck if month_of(card) not in ("6", "7")]  # MU-2
    return Umpire(
        setup.seats,
        TAKES.get(name, by_month),
        deck,
        plays_on=name == "hana_awase" and setup.seats == 2 and bool(options.get("hand_8")),
        must_match=bool(options.get("must_match")),
    )


def rounds(match: Match) -> Iterator[list[AnyEvent]]:
    """A match of random play: what each round tells, and what comes before, between and after them."""
    emitted = 0
    match.start()
    while True:
        while match.actor is not None:
            match.play_random()
        yield match.events[emitted:]
        emitted = len(match.events)
        if match.over:
            return
        if match.rules.length.rounds is None and match.round >= LONG:
            match.stop()
        else:
            match.go_on()


def watched_rounds(setup: Setup, count: int, seed: int = 0) -> int:
    """Play so many rounds, in as many matches as it takes, check every event, and say how many events there were."""
    played = total = 0
    while played < count:
        match = setup.match(seed)
        umpire, ledger = umpire_for(setup), Ledger(match.rules)
        for emitted in rounds(match):
            check(emitted, umpire, ledger)
            total += len(emitted)
            if played + umpire.rounds >= count:
                break
        played += umpire.rounds
        seed += 1
    return total


def check(emitted: list[AnyEvent], umpire: Umpire, ledger: Ledger) -> None:
    """Every event before both, also where nobody pays and everything is only written down."""
    umpire.watch(emitted)
    assert pays(ledger.rules) or not any(isinstance(event, events.Pay) for event in emitted), "Nobody pays in this game."
    ledger.follow(emitted)
