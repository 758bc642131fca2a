"""What a seat is asked, and what each answer takes, brings or costs."""

from __future__ import annotations

from dataclasses import dataclass

from hanashobu.api.action import Action, expanded
from hanashobu.api.cards import Card, CardSet
from hanashobu.play.questions.choice import Asked, Choice
from hanashobu.play.view import View
from hanashobu.table import question


@dataclass(frozen=True)
class Answer:
    """One way to answer a question."""

    action: Action
    text: str  # what it costs or brings, in words; empty for a card
    brings: CardSet  # the cards that come to the player's pile with it
    points: int  # what those cards count; where cards have no points, what the yaku count that they make
    choices: CardSet  # where one of several cards can be taken: those cards; play it with `takes`, or be asked next


@dataclass(frozen=True)
class Question:
    """A decision that a player has to make; docs/api.md lists the kinds."""

    kind: Asked
    text: str  # the question as a sentence; empty where the cards say it
    answers: tuple[Answer, ...]
    card: Card | None  # the card that waits for its player to say what it takes

    def __str__(self) -> str:
        return f"{self.kind}: {', '.join(answer.action for answer in self.answers)}"


def question_of(view: View) -> Question | None:
    """What the seat of a view is asked now."""
    found = question.question(view)
    if found is None:
        return None
    answers = tuple(_answer(action, choice) for choice in found.choices for action in expanded(view, choice.action))
    return Question(found.asked, str(found.text or ""), answers, Card(found.card) if found.card else None)


def _answer(action: Action, choice: Choice) -> Answer:
    outcome = choice.outcome
    targets = CardSet(target.card for target in choice.targets)
    return Answer(action, str(choice.text or ""), CardSet(outcome.got if outcome else ()), outcome.points if outcome else 0, targets)
