"""Messages as they are read in the terminal: cards with their codes, and the player at the keyboard addressed as "you"."""

from __future__ import annotations

from hanashobu.cards import code
from hanashobu.play.questions.choice import Choice, MadeYaku, Worth
from hanashobu.play.questions.choices import label
from hanashobu.rules.game import Game
from hanashobu.rules.teyaku import Teyaku
from hanashobu.rules.yaku import Yaku
from hanashobu.text import msg
from hanashobu.text.current import reader, t
from hanashobu.text.current import say as say
from hanashobu.text.names import card_name, name


def valued(worth: Worth) -> str:
    """What a yaku brings: `7 kan`, `30`, `ends the round`."""
    return say(msg("yaku-worth", worth=worth))


def called(row: Yaku | Teyaku | MadeYaku) -> str:
    """A yaku in the vocabulary of the person."""
    return reader().arg(row.name if isinstance(row, MadeYaku) else name(row.name, row.kanji))


def titled(game: Game) -> str:
    """A game in the vocabulary of the person."""
    return reader().arg(game.called)


def card_called(card: int) -> str:
    """A card in the vocabulary of the person."""
    return reader().arg(card_name(code(card)))


def typed(choice: Choice | str) -> str:
    """What people type for an answer; in other languages with what it means there, which may be typed too."""
    word, meant = choice if isinstance(choice, str) else choice.word, say(label(choice))
    return word if meant.lower() == word else t("terminal-word", word=word, meant=meant)
