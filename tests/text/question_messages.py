"""Every message that comes up in matches played at random: questions, answers, where everybody stands, advice, and what cannot be done."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice

from hanashobu.bots.search import ActionValue
from hanashobu.cards import MOST_CARDS, card
from hanashobu.engine.actions import WORDS, offer
from hanashobu.hints.chances import YakuChance
from hanashobu.hints.sentence import reason
from hanashobu.play import mechanisms, participation
from hanashobu.play.match import IllegalAction, Match
from hanashobu.play.questions import choices, outcome, yaku_progress
from hanashobu.play.view import View
from hanashobu.text import Arg, List, Message, msg
from hanashobu.text.names import name
from tests.support.strategies import Setup, Watched

OTHER_ACTIONS = (0, 48, *WORDS, offer(0, 5), offer(0, 10**7), -1)  # cards, all words, offers, and nothing at all


def of_play(setup: Setup, seed: int, moves: int) -> Iterator[Message]:
    """What is said in a match."""
    watched = Watched(setup, seed)
    match, asked = watched.match, set()
    for move, _ in enumerate(islice(watched.moves(), moves)):
        yield from _refused(match, 0, 0)
        if match.actor is None:
            continue
        view = match.view(match.actor)
        yield from _asked(view)
        if move % 5 == 0 or match.asked not in asked:
            yield from _advised(view)
        if match.asked not in asked:
            asked.add(match.asked)
            for action in OTHER_ACTIONS:
                for seat in range(setup.seats):
                    yield from _refused(match, seat, action)


def _asked(view: View) -> Iterator[Message]:
    said = [choices.question(view), mechanisms.face_down(view)]
    said += [participation.says(view, seat) for seat in range(view.rules.seats)]
    for choice in (*choices.choices(view), *choices.late(view)):
        said += [choices.label(choice), choice.text]
    for near in yaku_progress.near(view, view.me, 2):
        said += [msg("yaku-worth", worth=near.worth), yaku_progress.needs(view, near)]
    yield from (one for one in said if one)


def _advised(view: View) -> Iterator[Message]:
    """Advice for each action, as if a search had found it better by far, by little, or worse, with yaku likely or not counted."""
    likely = tuple(YakuChance(view.me, row.id, name(row.name, row.kanji), 0.25, 0.01) for row in view.rules.yaku)
    for action in view.legal:
        others = [ActionValue(other, 1, 0.0, 0.5) for other in view.legal if other != action]
        lays = outcome.lay(view, action).targets if view.asked == "play" and action < MOST_CARDS else ()
        for target in tuple(card(one.card) for one in lays) or (None,):
            for worth, chances in ((20.25, likely), (20.25, ()), (0.5, likely), (-20.0, ())):
                yield reason(view, [ActionValue(action, 9, worth, 0.5), *others], target, chances)
                yield reason(
                    view, [ActionValue(action, 9, worth - 30, 0.5), *(replace(one, value=-30.0) for one in others)], target, chances
                )


def _refused(match: Match, seat: int, action: int) -> Iterator[Message]:
    try:
        match.check(seat, action)
    except IllegalAction as error:
        yield error.message


def within(arg: Arg) -> Iterator[Message]:
    """A message, and all messages among its arguments."""
    if isinstance(arg, Message):
        yield arg
    for part in arg.args.values() if isinstance(arg, Message) else arg.items if isinstance(arg, List) else ():
        yield from within(part)
