"""A bot that takes the best it can see, by cards and yaku, and remembers what was played when it thinks of what it leaves."""

from __future__ import annotations

from dataclasses import dataclass
from functools import reduce
from operator import or_
from random import Random

from hanashobu.bots.bot import Bot
from hanashobu.bots.weights import values_of
from hanashobu.cards import each
from hanashobu.engine.actions import CANCEL
from hanashobu.engine.kernel import month_of
from hanashobu.play import mechanisms
from hanashobu.play.questions import outcome
from hanashobu.play.questions.choices import kind
from hanashobu.play.questions.yaku_progress import alive
from hanashobu.play.view import View

NEAR = (1.0, 0.45, 0.15)  # what a yaku is worth when none, one or two of its cards are missing
LEFT = 0.5  # how much a card left to others counts against one taken


@dataclass(frozen=True)
class Regular:
    """Looks at every action once; ties are broken at random."""

    name: str = "regular"
    sentence: str = "Takes the best it can see, and remembers what was played."

    def choose(self, view: View, random: Random) -> int:
        """The action with the best outcome."""
        if (said := mechanisms.at_once(view)) is not None:
            return said
        if not kind(view).preview:
            return self.answer(view, random)
        values = {action: self.value_of(view, action) for action in view.legal if action != CANCEL}
        best = max(values.values())
        return random.choice([action for action, value in values.items() if value > best - 1e-9])

    def answer(self, view: View, random: Random) -> int:
        """Claims all it can, ends a round that it wins, plays with a good hand, and is careful with everything else."""
        if kind(view).card_from:
            return min(view.legal, key=lambda card: (self.gain(view, 1 << card), card))
        careful = kind(view).careful
        return careful(view, self.good_hand) if careful else random.choice(view.legal)

    def good_hand(self, view: View) -> bool:
        """Whether it has at least half of the usual card points, or of the cards that yaku are made of."""
        rules, size = view.rules, view.hand.bit_count()
        deck = max(1, rules.deck.bit_count())
        prized = rules.prized()
        points = rules.values.of(view.hand) * deck * 2 >= rules.values.total(rules.deck) * size
        cards = (view.hand & prized).bit_count() * deck * 2 >= prized.bit_count() * size
        return (points and bool(rules.values.classes)) or cards

    def value_of(self, view: View, action: int) -> float:
        """What an action brings now, less what it leaves on the field."""
        field = view.field
        if view.choosing:
            got: int = outcome.picked(view, action)
            return self.gain(view, got) - self.left(view, field & ~got)
        if kind(view).preview == "take":
            return self.gain(view, 1 << action) - self.left(view, field & ~(1 << action))
        match = self.matches(view, action)
        choice = outcome.chosen_from(view, action, match)
        if not match:
            return -self.left(view, field | 1 << action)
        if not choice:
            got = match | 1 << action
            return self.gain(view, got) - self.left(view, field & ~got)
        options = [1 << card | 1 << action for card in each(choice)]
        return max(self.gain(view, got) - self.left(view, field & ~got) for got in options)

    def matches(self, view: View, card: int) -> int:
        """The field cards that a hand card meets."""
        return outcome.matches(view, card)

    def gain(self, view: View, got: int) -> float:
        """Card points, and how much nearer every yaku comes; an opponent's near yaku is worth breaking."""
        rules, seat = view.rules, view.me
        mine = view.pile(seat)
        others = [(view.pile(place), dict(alive(rules, view.barred(place)))) for place in range(rules.seats) if place != seat]
        counting = dict(alive(rules, view.barred(seat)))
        value = float(rules.values.of(got))
        gone = reduce(or_, (pile for pile, _ in others), 0)
        for at, points in enumerate(values_of(rules).yaku):
            if not rules.yaku[at].cards() & got:
                continue
            row = counting.get(at)
            if row and row.reachable(mine | got, gone):
                value += points * (_near(row.missing(mine | got)) - _near(row.missing(mine)))
            for pile, theirs in others:
                row = theirs.get(at)
                if row and row.reachable(pile, gone & ~pile | mine):
                    value += 0.5 * points / (rules.seats - 1) * _near(row.missing(pile))
        return value

    def left(self, view: View, field: int) -> float:
        """What others may take: each field card, by how likely somebody holds or draws its match."""
        unseen = self.unseen(view)
        total = max(1, unseen.bit_count())
        held = sum(size for seat, size in enumerate(view.hand_sizes) if seat != view.seat)
        risk = 0.0
        for card in each(field):
            matches = (month_of(card) & unseen).bit_count()
            if matches:
                chance = 1 - (1 - min(1.0, held / total)) ** matches
                risk += chance * (view.rules.values.of(1 << card) + 1)
        return LEFT * risk

    def unseen(self, view: View) -> int:
        """The cards that may still come: it remembers all that was played."""
        return view.unseen()


def _near(missing: int) -> float:
    return NEAR[missing] if missing < len(NEAR) else 0.0


BOT: Bot = Regular()
