"""How questions are answered: by a number, a code or a word, with everything that can be looked up before answering."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import NamedTuple

from hanashobu.cards import MOST_CARDS, UnknownCard, code
from hanashobu.cards import card as card_of
from hanashobu.engine.actions import BIDS
from hanashobu.hints.analysis import explain
from hanashobu.play.match import IllegalAction
from hanashobu.play.questions.choice import Target
from hanashobu.play.questions.choices import can_do, choices, kind, label, late, read
from hanashobu.play.questions.outcome import NOTHING, lay
from hanashobu.play.view import View
from hanashobu.rules.game import Game
from hanashobu.terminal import help_text, hint, questions, screen, spoken
from hanashobu.terminal.colours import STRONG
from hanashobu.terminal.console import LeaveTable, PlayerTerminal
from hanashobu.terminal.reading import say
from hanashobu.text import Cards, MessageError, Quoted, msg
from hanashobu.text.current import t
from hanashobu.text.message import message_of

READABLE = 100  # no line of a page is longer


class BadAnswer(MessageError, ValueError):
    """Something typed that does not answer the question."""


class PlayerContext(NamedTuple):
    """What a person may look at while thinking: the view, the latest news, the whole round in words; and the luck of a hint."""

    view: View
    news: Sequence[str]
    log: Sequence[str]
    dice: Callable[[], Random]  # from the match's own secret, the same each time


class Asker:
    """Puts questions to one person, and comes back only with an answer that can be played."""

    def __init__(self, terminal: PlayerTerminal, game: Game) -> None:
        self._terminal = terminal
        self._game = game
        self._by_kind = False
        self._drawn = False

    def draw(self, sight: PlayerContext, brief: bool = False) -> None:
        """The table and the question; a short telling leaves out what can be asked for with Enter."""
        terminal, view = self._terminal, sight.view
        self._drawn = True
        question = questions.posed(view, terminal.width, terminal.pictures) if view.actor == view.seat else []
        terminal.clear()
        if terminal.pictures:
            paper = terminal.paper(len(question))
            terminal.show(screen.table(view, self._game, sight.news, paper, self._by_kind))
        else:
            terminal.say_all(spoken.table(view, self._game, sight.news, self._by_kind, brief))
        terminal.show(question)

    def decide(self, sight: PlayerContext, check: Callable[[int], None]) -> list[int]:
        """The actions that answer what is asked: one, or a card and what it takes. `check` raises a sentence."""
        terminal, view = self._terminal, sight.view
        if self._drawn and view.choosing:
            terminal.show(questions.posed(view, terminal.width, terminal.pictures))  # it continues the sentence of the move before it
        else:
            # Where the screen is not cleared, the news stand just above.
            self.draw(sight if terminal.redraws else sight._replace(news=()), brief=view.turn >= view.rules.seats)
        while True:
            words = terminal.ask(questions.prompt(view)).split()
            if not words:
                self.draw(sight)
                continue
            if self.look_up(words[0], sight):
                continue
            try:
                actions = self._answer(sight, words, check)
            except (IllegalAction, UnknownCard, BadAnswer) as error:
                terminal.say(_said(error, view))
                continue
            if actions:
                return actions
            self.draw(sight)

    def look_up(self, word: str, sight: PlayerContext) -> bool:
        """Show what a word asks for; False if it asks for nothing that can be looked up."""
        terminal, view = self._terminal, sight.view
        width = min(terminal.width, READABLE)
        match word:
            case "q":
                raise LeaveTable
            case "s":
                self._by_kind = not self._by_kind
                self.draw(sight)
            case "y":
                terminal.page(help_text.all_yaku(view, width, terminal.pictures))
            case "l":
                terminal.page(help_text.log(sight.log, width))
            case "r":
                terminal.page(help_text.rules(view, self._game, width, terminal.pictures))
            case "h" | "hint":
                self._hint(sight, width)
            case "?" | "help":
                terminal.page(help_text.helping(view, width, terminal.pictures))
            case _:
                return False
        return True

    def _hint(self, sight: PlayerContext, width: int) -> None:
        """What to do and why, after half a second of thought; the same question gets the same dice."""
        view = sight.view
        if not view.legal:
            self._terminal.say(say(msg("error-not-asked")))
            return
        why = explain(view, sight.dice())
        self._terminal.page(hint.lines(view, why, width, self._terminal.pictures))

    def _answer(self, sight: PlayerContext, words: list[str], check: Callable[[int], None]) -> list[int]:
        """What was typed, as actions; none if the person thinks again."""
        view = sight.view
        hand = kind(view).card_from == "hand"
        action = _read(view, words, screen.ordered(view.hand, self._by_kind) if hand else view.legal)
        check(action)
        if view.asked != "play" or action >= MOST_CARDS:
            return [action]
        shown = lay(view, action)
        if shown.targets:
            return self._which(sight, action, shown.targets, words[1:], check)
        if words[1:] and words[1] not in (shown.outcome or NOTHING).got:
            raise BadAnswer("error-nothing-to-choose", card=Cards((code(action),)), code=code(action))
        return [action]

    def _which(
        self,
        sight: PlayerContext,
        card: int,
        options: Sequence[Target],
        words: list[str],
        check: Callable[[int], None],
    ) -> list[int]:
        """A hand card and what it takes; asked before the card is played, so that one may think again, or claim first (TA-11, HH-7)."""
        terminal, view = self._terminal, sight.view
        numbered = [card_of(target.card) for target in options]
        if not words:
            terminal.say(t("terminal-which", card=Cards((code(card),))), STRONG)
            terminal.show(questions.offered(options, card, terminal.width, terminal.pictures))
            terminal.show(questions.claims(view, terminal.width))
        while True:
            words = words or terminal.ask(t("terminal-take", most=len(options))).split()
            if not words:
                return []
            try:
                if not self.look_up(words[0], sight):
                    return _with_target(card, _read(view, words, numbered), numbered, check)
            except (IllegalAction, UnknownCard, BadAnswer) as error:
                terminal.say(_said(error, view))
            words = []


def _said(error: Exception, view: View) -> str:
    return say(message_of(error), view.seat)


def _with_target(card: int, choice: int, numbered: Sequence[int], check: Callable[[int], None]) -> list[int]:
    """A card and its target; or what was said instead of one, where the rules allow that."""
    if choice >= MOST_CARDS:
        check(choice)
        return [choice]
    if choice not in numbered:
        can = [Cards((code(one),)) for one in numbered]
        raise BadAnswer("error-card-cannot-take", card=Cards((code(card),)), wanted=Cards((code(choice),)), can=can)
    return [card, choice]


def _read(view: View, words: list[str], numbered: Sequence[int]) -> int:
    """An action by its number in what is shown, by its code, or by its words."""
    first = words[0]
    cards = bool(kind(view).card_from)
    if first.isdigit() and first != "0" and (cards or len(words) == 1):
        number = int(first)
        if not 1 <= number <= len(numbered):
            raise BadAnswer("error-no-such-number", number=number, most=len(numbered), instead="code" if cards else "word")
        action = numbered[number - 1]
    else:
        action = _worded(view, words, cards)
    if action in BIDS:
        raise BadAnswer("error-offer-incomplete", asked="counter" if view.asked == "answer" else "offer", can=can_do(view))
    return action


def _meant(view: View, text: str) -> str:
    """A word of the person's own language as the word that the question knows."""
    found = {say(label(choice)).lower(): choice.word for choice in (*choices(view), *late(view))}
    return found.get(text, text)


def _worded(view: View, words: list[str], cards: bool) -> int:
    try:
        return read(view, _meant(view, " ".join(words)))  # it may be an offer, which has two words
    except UnknownCard:
        if not cards:
            raise BadAnswer("error-not-an-answer", typed=Quoted(" ".join(words)), can=can_do(view)) from None
        return read(view, words[0])
