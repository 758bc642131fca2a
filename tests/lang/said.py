"""Everything that the games say: the sentences of every table, those that come up in play, and those that stand in the code."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice, product
from pathlib import Path

from hanashobu.bots import all_bots
from hanashobu.bots.search import Found
from hanashobu.cards import BLANK
from hanashobu.engine.state import ASK_PLAY
from hanashobu.hints.sentence import Chance, reason
from hanashobu.play import participation
from hanashobu.play.match import IllegalAction, Match
from hanashobu.play.questions import choices, outcome, yaku_progress
from hanashobu.play.view import View
from hanashobu.rules.deal import shape
from hanashobu.rules.game import Game
from hanashobu.rules.options import entries, from_json, show
from hanashobu.rules.ruleset import Ruleset
from hanashobu.rules.text import described
from tests.support.helpers import NAMES
from tests.support.strategies import Setup, Watched

OTHER_ACTIONS = (0, 48, *range(49, 64), 64 + 8 * 5, -1)  # cards, all words, an offer, and nothing at all
SUMS = (-1250, -1, 0, 1, 7, 12, 113, 1241)
SAME = re.compile(r"(?<![A-Za-z0-9])(?:[A-Z]{2}-[A-Z]?[0-9]+|[0-9]{1,2}[a-d])(?![A-Za-z0-9])")  # rule ids and codes of cards


def english(japanese: str, *kept: str) -> list[str]:
    """The words of a translation that are not Japanese, but for rule ids, codes of cards, names of players and what may be kept."""
    left = SAME.sub("", japanese)
    for word in sorted((*NAMES, *kept), key=len, reverse=True):
        left = left.replace(word, "")
    return re.findall(r"[A-Za-zÀ-ɏ]{2,}", left)


def of_game(game: Game) -> Iterator[str]:
    """What is said of a game before a table is chosen."""
    yield game.title
    yield game.sentence
    for entry in entries(game.options):
        yield entry.title
        yield entry.sentence
        yield entry.values
        yield from entry.words
        yield from (show(value) for value in entry.choices)


def of_bots() -> Iterator[str]:
    """How bots play."""
    for bot in all_bots().values():
        yield bot.name
        yield bot.sentence


def of_table(setup: Setup) -> Iterator[str]:
    """The rules of a table and everything with a name in them."""
    rules = setup.game.rules(from_json(setup.game.options, dict(setup.values)), setup.seats)
    yield from (line.text for line in rules.lines())
    yield from _of_yaku(rules)
    yield shape(rules.deal, rules.seats, rules.deck.bit_count())
    yield from rules.dues().values()
    yield from (rules.name_of(rule) for rule in rules.ids())
    yield from rules.kinds()
    yield rules.units.word
    yield from (rules.units.show(points) for points in SUMS)
    yield from (described(cards, rules.deck) for _, cards in rules.values.rows(rules.deck))


def _of_yaku(rules: Ruleset) -> Iterator[str]:
    for row in rules.yaku:
        yield from (row.name, row.group, row.worth(), row.line().text, described(row.cards()))
        yield from (level.pattern.text() for level in row.levels)
    for hand in rules.teyaku:
        yield from (hand.name, hand.kind, hand.worth(), hand.text())
    for pile in rules.settlement.instead:
        yield from (pile.name, pile.sentence)


def of_play(setup: Setup, seed: int, moves: int) -> Iterator[str]:
    """What is asked in a match played at random, what can be answered, who is in, how near yaku are, and what cannot be done."""
    watched = Watched(setup, seed)
    match, asked = watched.match, set()
    for move, _ in enumerate(islice(watched.moves(), moves)):
        yield from _refused(match, 0, 0)
        if match.actor is None:
            continue
        view = match.view(match.actor)
        yield choices.question(view)
        yield choices.can(view)
        yield from (participation.says(view, seat) for seat in range(setup.seats))
        for choice in choices.choices(view):
            yield from (choice.word, choice.text, choices.describe(view, choice.action))
        if move % 5 == 0 or match.ask not in asked:
            yield from _advised(view)
        for near in yaku_progress.near(view, match.actor, 2):
            yield from (near.worth, yaku_progress.needs(view, near))
        if match.ask not in asked:
            asked.add(match.ask)
            for action in OTHER_ACTIONS:
                yield choices.describe(view, max(0, action))
                yield from _refused(match, match.actor, action)


def _advised(view: View) -> Iterator[str]:
    """Advice for each action, as if a search had found it better by far, by little, or worse, with yaku likely or not counted."""
    likely = tuple(Chance(view.seat or 0, row.id, row.name, 0.25, 0.01) for row in view.rules.yaku)
    for action in view.legal:
        others = [Found(other, 1, 0.0, 0.5) for other in view.legal if other != action]
        lays = outcome.lay(view, action).choices if view.table.ask == ASK_PLAY and action <= BLANK else ()
        for target in tuple(card for card, _ in lays) or (None,):
            for worth, chances in ((20.25, likely), (20.25, ()), (0.5, likely), (-20.0, ())):
                yield reason(view, [Found(action, 9, worth, 0.5), *others], target, chances)
                yield reason(view, [Found(action, 9, worth - 30, 0.5), *(replace(one, worth=-30.0) for one in others)], target, chances)


def _refused(match: Match, seat: int, action: int) -> Iterator[str]:
    try:
        match.check(seat, action)
    except IllegalAction as error:
        yield str(error)


def in_code(path: Path, calls: frozenset[str]) -> Iterator[tuple[str, list[str]]]:
    """Each sentence that stands in a call of one of these functions, with texts that it may come to.

    In the place of each value there is a name, a number, or both by turns; of a choice between two texts both are tried.
    """
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Call) and ast.unparse(node.func).rpartition(".")[2] in calls:
            for argument in node.args:
                if isinstance(argument, ast.JoinedStr) or (isinstance(argument, ast.Constant) and isinstance(argument.value, str)):
                    for variant in _variants(argument):
                        yield f"{path.name}:{node.lineno}", variant


def _variants(text: ast.expr) -> Iterator[list[str]]:
    """For each choice of words the texts with names or numbers for the values."""
    parts = text.values if isinstance(text, ast.JoinedStr) else [text]
    for worded in product(*(_wordings(part) for part in parts)):
        yield ["".join(said) for said in product(*((word,) if word is not None else (NAMES[0], "7") for word in worded))]


def _wordings(part: ast.expr) -> list[str | None]:
    """The texts that a part can be, None for a value."""
    if isinstance(part, ast.Constant):
        return [str(part.value)]
    value = part.value if isinstance(part, ast.FormattedValue) else part
    if isinstance(value, ast.IfExp):
        return [*_wordings(value.body), *_wordings(value.orelse)]
    return [None]
