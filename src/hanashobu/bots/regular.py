"""A bot that takes the best it can see, by cards and yaku, and remembers what was played when it thinks of what it leaves."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from hanashobu.bots.bot import Bot
from hanashobu.cards import each
from hanashobu.engine import state
from hanashobu.engine.actions import CANCEL, IN, NO, OUT, REDEAL, YES, offer
from hanashobu.engine.kernel import month_of
from hanashobu.engine.phases import wild
from hanashobu.engine.state import ASK_DEALER_TAKES, FROM_HAND
from hanashobu.play.questions.choices import kind
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
        if REDEAL in view.legal:
            return REDEAL
        if view.table.ask not in (state.ASK_PLAY, state.ASK_TAKE, state.ASK_DEALER_TAKES):
            return self.answer(view, random)
        worth = {action: self.worth(view, action) for action in view.legal if action != CANCEL}
        best = max(worth.values())
        return random.choice([action for action, value in worth.items() if value > best - 1e-9])

    def answer(self, view: View, random: Random) -> int:
        """Claims all it can, ends a round that it wins, plays with a good hand, and is careful with everything else."""
        match view.table.ask:
            case state.ASK_SPEAK:
                return OUT if OUT in view.legal and not self.good_hand(view) else IN
            case state.ASK_RETURN:
                return min(view.legal, key=lambda card: (self.gain(view, 1 << card), card))
            case state.ASK_ANSWER | state.ASK_COUNTER:
                return self.bargain(view)
            case state.ASK_SPLIT:
                return NO if self.good_hand(view) else YES
        careful = kind(view).careful
        return careful(view) if careful else random.choice(view.legal)

    def bargain(self, view: View) -> int:
        """A place with a good hand is worth 4 kan to it, with any other 1, and it asks for that where it is offered too little."""
        table, kan = view.table, view.tables.fee * view.table.multiplier
        worth = 4 * kan if self.good_hand(view) else kan
        if table.ask == state.ASK_COUNTER:
            return YES if table.offer <= worth else NO
        if table.offer >= worth:
            return YES
        return offer(table.buyer, worth) if 2 * table.offer >= worth else NO

    def good_hand(self, view: View) -> bool:
        """Whether it has at least half of the usual card points, or of the cards that yaku are made of."""
        rules, size = view.rules, view.hand.bit_count()
        deck = max(1, rules.deck.bit_count())
        prized = rules.dropout.compensation.cards if rules.dropout else rules.deck
        points = rules.values.of(view.hand) * deck * 2 >= rules.values.total(rules.deck) * size
        cards = (view.hand & prized).bit_count() * deck * 2 >= prized.bit_count() * size
        return (points and bool(rules.values.classes)) or cards

    def worth(self, view: View, action: int) -> float:
        """What an action brings now, less what it leaves on the field."""
        table = view.table
        if view.choosing:
            got = wild.picked(table, view.tables, action) | 1 << table.card
            return self.gain(view, got) - self.left(view, table.field & ~got)
        if table.ask == ASK_DEALER_TAKES:
            return self.gain(view, 1 << action) - self.left(view, table.field & ~(1 << action))
        match = self.matches(view, action)
        choice = wild.choices(view.tables, action, match)
        if not match:
            return -self.left(view, table.field | 1 << action)
        if not choice:
            got = match | 1 << action
            return self.gain(view, got) - self.left(view, table.field & ~got)
        options = [1 << card | 1 << action for card in each(choice)]
        return max(self.gain(view, got) - self.left(view, table.field & ~got) for got in options)

    def matches(self, view: View, card: int) -> int:
        """The field cards that a hand card meets."""
        return wild.targets(view.table, view.tables, card, FROM_HAND)

    def gain(self, view: View, got: int) -> float:
        """Card points, and how much nearer every yaku comes; an opponent's near yaku is worth breaking."""
        seat = view.seat or 0
        rules, table = view.rules, view.table
        mine = table.taken[seat]
        others = [table.taken[place] for place in range(rules.seats) if place != seat]
        value = float(rules.values.of(got))
        for row in rules.yaku:
            if not row.cards() & got:
                continue
            points = max(level.points for level in row.levels) * (rules.seats - 1)
            if row.stops:
                points = (rules.stake.chips if rules.stake else 0) * (view.table.players - 1)
            gone = 0
            for pile in others:
                gone |= pile
            if row.reachable(mine | got, gone):
                value += points * (_near(row.missing(mine | got)) - _near(row.missing(mine)))
            for pile in others:
                if row.reachable(pile, gone & ~pile | mine):
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
