"""A bot that plays like somebody who has just learnt the game: it looks at the pictures, overlooks things, and is afraid of the rest."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from hanashobu.bots.bot import Bot
from hanashobu.bots.regular import Regular
from hanashobu.cards import BRIGHTS, MOST_CARDS, each
from hanashobu.engine.actions import IN, OUT
from hanashobu.play.questions.yaku_progress import alive
from hanashobu.play.view import View

OVERLOOKS = 0.35  # how likely it does not see a card on the field
NOTICES = 0.3  # how likely it thinks of a yaku
SHY = 0.3  # how likely it keeps a teyaku to itself, or does not dare to play
STRAYS = 0.25  # how likely it just plays something


@dataclass(frozen=True)
class Beginner:
    """Looks at the table anew for every move, and never quite sees all of it."""

    name: str = "beginner"
    sentence: str = "Loves the pretty cards, forgets what was played, and overlooks a thing or two."

    def choose(self, view: View, random: Random) -> int:
        """What seems best at a glance."""
        missed = sum(1 << card for card in each(view.field) if random.random() < OVERLOOKS)
        noticed = frozenset(at for at in range(len(view.rules.yaku)) if random.random() < NOTICES)
        stray, shy = random.random() < STRAYS, random.random() < SHY
        cards = [action for action in view.legal if action < MOST_CARDS] if view.asked == "play" else []
        if cards and stray:
            return random.choice(cards)
        if shy and view.asked == "claim":
            return view.legal[0]
        if shy and view.asked == "speak":
            return OUT if OUT in view.legal else IN
        return Glance(missed=missed, noticed=noticed).choose(view, random)


@dataclass(frozen=True)
class Glance(Regular):
    """One look at the table: some cards of the field are not seen, some yaku not thought of, and nothing that others are after."""

    missed: int = 0
    noticed: frozenset[int] = frozenset()

    def matches(self, view: View, card: int) -> int:
        """Only what it sees."""
        return super().matches(view, card) & ~self.missed

    def gain(self, view: View, got: int) -> float:
        """Card points, the Brights twice, and the yaku that it thinks of."""
        rules, mine = view.rules, view.pile(view.me)
        value = float(rules.values.of(got)) + (rules.values.of(got & BRIGHTS) or (got & BRIGHTS).bit_count())
        counting = dict(alive(rules, view.barred(view.me)))
        for at in self.noticed & counting.keys():
            row = counting[at]
            if row.cards() & got and row.missing(mine | got) < row.missing(mine):
                value += max(level.points for level in row.levels) / (1 + row.missing(mine | got))
        return value

    def unseen(self, view: View) -> int:
        """It has forgotten what lies in the piles."""
        return int(view.rules.deck & ~view.field & ~view.hand)


BOT: Bot = Beginner()
