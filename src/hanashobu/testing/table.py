"""One table under test: rounds of random play on both machines, before a bookkeeper, and in every language."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from hanashobu.cards import codes
from hanashobu.engine import flow, native
from hanashobu.engine.machine import Compiled, Interpreted, seeded
from hanashobu.engine.state import BETWEEN, HANDS_OUT, OVER, State
from hanashobu.play.commentary import Commentary
from hanashobu.play.event import Event
from hanashobu.play.narrate import Narrator
from hanashobu.rules.compile import compile_tables
from hanashobu.rules.ruleset import Ruleset
from hanashobu.testing.ledger import Ledger, Unaccounted
from hanashobu.text import Message
from hanashobu.text.catalogue import languages
from hanashobu.text.reader import Reader

MOST_DECISIONS = 2_000  # of one round
NAMES = ("Aki", "Ben", "Chie", "Dai", "Emi", "Fumi", "Gen")


class Fault(Exception):
    """What is wrong at a table, in a sentence."""


def play(rules: Ruleset, rounds: int, seed: int) -> Iterator[Fault]:
    """Rounds of random play; yields what is wrong, and ends at the first fault."""
    try:
        _play(rules, rounds, seed)
    except (Fault, Unaccounted) as error:
        yield Fault(str(error))


def _play(rules: Ruleset, rounds: int, seed: int) -> None:
    tables = compile_tables(rules)
    plain = Interpreted(tables, seeded(seed))
    other = Compiled(tables, seeded(seed)) if native.ready() else None
    state, narrator, ledger = plain.state(), Narrator(rules, tables), Ledger(rules)
    words = Commentary(NAMES[: rules.seats], rules)
    readers = [Reader(lang) for lang in languages()]
    say_rules(rules, readers)
    plain.walk(flow.START)
    if other:
        other.walk(flow.START)
    for _ in range(rounds):
        actions = list(_round(plain, state))
        rows = plain.drain()
        if other:
            other.walk(flow.GO_ON)
            if [other.walk(flow.RANDOM_STEP) for _ in actions] != actions or other.drain() != rows:
                raise Fault("The two machines do not play the same.")
        events = narrator.read(rows)
        _cards(rules, state)
        ledger.follow(events)
        _words(events, words, readers)
        if state.status == OVER:
            break


def _round(machine: Interpreted, state: State) -> Iterator[int]:
    """The actions of one round."""
    machine.walk(flow.GO_ON)
    decisions = 0
    while state.status not in (BETWEEN, OVER):
        yield machine.walk(flow.RANDOM_STEP)
        decisions += 1
        if decisions > MOST_DECISIONS:
            raise Fault(f"A round does not come to its end: {MOST_DECISIONS} decisions were made.")


def _cards(rules: Ruleset, state: State) -> None:
    """Every card has one owner; where the cards were played out and none may be left over, each has."""
    owned = 0
    for pile in state.taken[: rules.seats]:
        if pile & owned:
            raise Fault(f"Cards have two owners: {' '.join(codes(pile & owned))}.")
        owned |= pile
    left = rules.cleared() & ~owned
    if left and state.ended == HANDS_OUT and state.players == rules.seats:
        raise Fault(f"Cards have no owner at the end: {' '.join(codes(left))}.")


def say_rules(rules: Ruleset, readers: list[Reader]) -> None:
    """Every sentence of the rules, in every language."""
    for line in (*rules.lines(), *(row.line() for row in rules.yaku)):
        _say(line.text, readers)


def _words(events: Sequence[Event], words: Commentary, readers: list[Reader]) -> None:
    """What happened, and the settlement, in every language."""
    before = len(words.texts)
    words.read(events)
    for text in words.texts[before:]:
        if text:
            _say(text, readers)
    settled = words.settlements[max(words.settlements)]
    for text in (settled.result, *settled.notes, *(line.text for line in settled.payments), *settled.ledger):
        _say(text, readers)


def _say(text: Message, readers: list[Reader]) -> None:
    for reader in readers:
        said = reader(text)
        if not said.strip() or "{" in said:
            raise Fault(f"The sentence {text.id} is not whole in the language {reader.lang}: {said!r}.")
