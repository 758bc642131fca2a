"""How questions are answered: by a number, a code or a word, with everything that can be looked up before answering."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import NamedTuple

from hanashobu.bots import warmup
from hanashobu.cards import BLANK, UnknownCard, code, codes
from hanashobu.engine.actions import OFFER, PILE_0, PILE_1
from hanashobu.engine.state import ASK_ANSWER, ASK_DEALER_TAKES, ASK_PILE, ASK_PLAY, ASK_RETURN, ASK_TAKE
from hanashobu.hints.analysis import explain
from hanashobu.play.match import IllegalAction
from hanashobu.play.questions.choices import can, read
from hanashobu.play.questions.outcome import Outcome, lay
from hanashobu.play.view import View
from hanashobu.rules.game import Game
from hanashobu.rules.text import listed
from hanashobu.terminal import help_text, hint, questions, screen, spoken
from hanashobu.terminal.cards import both
from hanashobu.terminal.colours import STRONG
from hanashobu.terminal.console import Desk, Leave
from hanashobu.terminal.questions import full

READABLE = 100  # no line of a page is longer
CARDS = (ASK_PLAY, ASK_TAKE, ASK_RETURN, ASK_DEALER_TAKES)  # the questions that are answered with a card


class BadAnswer(ValueError):
    """An answer that is none; the message is for people."""


class Sight(NamedTuple):
    """What a person may look at while thinking: the view, the latest news, the whole round in words; and the luck of a hint."""

    view: View
    news: Sequence[str]
    log: Sequence[str]
    dice: Callable[[], Random]  # from the match's own secret, the same each time


class Asker:
    """Puts questions to one person, and comes back only with an answer that can be played."""

    def __init__(self, desk: Desk, game: Game) -> None:
        self._desk = desk
        self._game = game
        self._by_kind = False
        self._drawn = False

    def draw(self, sight: Sight, brief: bool = False) -> None:
        """The table and the question; a short telling leaves out what can be asked for with Enter."""
        desk, view = self._desk, sight.view
        self._drawn = True
        question = questions.posed(view, desk.width, desk.pictures) if view.actor == view.seat else []
        desk.clear()
        if desk.pictures:
            paper = desk.paper(len(question))
            desk.show(screen.table(view, self._game, sight.news, paper, self._by_kind))
        else:
            desk.say_all(spoken.table(view, self._game, sight.news, self._by_kind, brief))
        desk.show(question)

    def decide(self, sight: Sight, check: Callable[[int], None]) -> list[int]:
        """The actions that answer what is asked: one, or a card and what it takes. `check` raises a sentence."""
        desk, view = self._desk, sight.view
        if self._drawn and view.table.ask == ASK_TAKE:
            desk.show(questions.posed(view, desk.width, desk.pictures))  # it goes on with a move that was just told
        else:
            # Where the screen is not cleared, the news stand just above.
            self.draw(sight if desk.redraws else sight._replace(news=()), brief=view.table.turn >= view.rules.seats)
        while True:
            words = desk.ask(questions.prompt(view)).split()
            if not words:
                self.draw(sight)
                continue
            if self.look_up(words[0], sight):
                continue
            try:
                actions = self._answer(sight, words, check)
            except (IllegalAction, UnknownCard, BadAnswer) as error:
                desk.say(str(error))
                continue
            if actions:
                return actions
            self.draw(sight)

    def look_up(self, word: str, sight: Sight) -> bool:
        """Show what a word asks for; False if it asks for nothing that can be looked up."""
        desk, view = self._desk, sight.view
        width = min(desk.width, READABLE)
        match word:
            case "q":
                raise Leave
            case "s":
                self._by_kind = not self._by_kind
                self.draw(sight)
            case "y":
                desk.page(help_text.all_yaku(view, width, desk.pictures))
            case "l":
                desk.page(help_text.log(sight.log, width))
            case "r":
                desk.page(help_text.rules(view, self._game, width, desk.pictures))
            case "h" | "hint":
                self._hint(sight, width)
            case "?" | "help":
                desk.page(help_text.helping(view, width, desk.pictures))
            case _:
                return False
        return True

    def _hint(self, sight: Sight, width: int) -> None:
        """What to do and why, after half a second of thought; the same question gets the same dice."""
        view = sight.view
        if not view.legal:
            self._desk.say(hint.NOT_ASKED)
            return
        warmup.begin()
        why = explain(view, sight.dice())
        self._desk.page(hint.lines(view, why, width, self._desk.pictures))

    def _answer(self, sight: Sight, words: list[str], check: Callable[[int], None]) -> list[int]:
        """What was typed, as actions; none if the person thinks again."""
        view = sight.view
        ask = view.table.ask
        if ask == ASK_PILE:
            return [_pile(words)]
        hand = ask in (ASK_PLAY, ASK_RETURN)
        action = _read(view, words, screen.ordered(view.hand, self._by_kind) if hand else view.legal)
        check(action)
        if ask != ASK_PLAY or action > BLANK:
            return [action]
        shown = lay(view, action)
        if shown.choices:
            choice = self._which(sight, action, shown.choices, words[1:])
            return [] if choice is None else [action, choice]
        if words[1:] and words[1] not in codes(shown.outcome.got):
            raise BadAnswer(f"{both(action)} leaves nothing to choose; type {code(action)} alone to play it.")
        return [action]

    def _which(self, sight: Sight, card: int, choices: Sequence[tuple[int, Outcome]], words: list[str]) -> int | None:
        """The field card that a hand card takes; asked before the card is played, so that one may think again."""
        desk = self._desk
        numbered = [choice for choice, _ in choices]
        if not words:
            desk.say(f"Which card does {full(card)} take?", STRONG)
            desk.show(questions.offered(choices, card, desk.width, desk.pictures))
        while True:
            words = words or desk.ask(f"Take 1 to {len(choices)} or a code (Enter goes back):").split()
            if not words:
                return None
            try:
                if not self.look_up(words[0], sight):
                    return _chosen(card, _read(sight.view, words[:1], numbered), numbered)
            except (UnknownCard, BadAnswer) as error:
                desk.say(str(error))
            words = []


def _chosen(card: int, choice: int, numbered: Sequence[int]) -> int:
    if choice not in numbered:
        raise BadAnswer(f"{full(card)} cannot take {full(choice)}. It can take {listed(map(both, numbered)).replace(' and ', ' or ')}.")
    return choice


def _pile(words: list[str]) -> int:
    """The pile that was named, as `1` or `pile 1`."""
    if words[-1] not in ("0", "1"):
        raise BadAnswer("Type 0 or 1: the piles lie face down, and only their numbers are known.")
    return PILE_0 if words[-1] == "0" else PILE_1


def _read(view: View, words: list[str], numbered: Sequence[int]) -> int:
    """An action by its number in what is shown, by its code, or by its words."""
    first = words[0]
    cards = view.table.ask in CARDS
    if first.isdigit() and first != "0" and (cards or len(words) == 1):
        number = int(first)
        if not 1 <= number <= len(numbered):
            other = "type a code such as 3a" if cards else "type a word"
            raise BadAnswer(f"There is no number {number} here: choose 1 to {len(numbered)}, or {other}.")
        action = numbered[number - 1]
    else:
        action = _worded(view, words, cards)
    if action == OFFER:
        needs = "A counter-offer needs a sum" if view.table.ask == ASK_ANSWER else "An offer needs a name and a sum"
        raise BadAnswer(f"{needs}. You can say {can(view)}.")
    return action


def _worded(view: View, words: list[str], cards: bool) -> int:
    try:
        return read(view, " ".join(words))  # it may be an offer, which has two words
    except UnknownCard:
        if not cards:
            raise BadAnswer(f"{' '.join(words)!r} is no answer here. You can say {can(view)}.") from None
        return read(view, words[0])
