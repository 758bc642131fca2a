"""Rulesets that nobody thought of: parts drawn from their own fields, put together as far as they need each other.

`draw(seed)` is always the same ruleset. A field that needs something else beside it has a method `part_field`; without one it is
drawn as its type says.
"""

from __future__ import annotations

import dataclasses
from functools import cache
from typing import Any

from hanashobu.cards import DECK, LIGHTNING, CardSet, each, month_cards
from hanashobu.check.patterns import fewest, implies, possible
from hanashobu.check.teyaku import fewest_cards
from hanashobu.games import all_games
from hanashobu.rules import wild
from hanashobu.rules.campaign import Campaign
from hanashobu.rules.deal import Deal
from hanashobu.rules.ending import KOI_SHOBU, SAGE_SHOUBU, CallWord, CallWords
from hanashobu.rules.ruleset import Ruleset
from hanashobu.rules.teyaku import Claims, Teyaku
from hanashobu.rules.values import Values, standard
from hanashobu.rules.wild import Wild
from hanashobu.rules.yaku import Level, Yaku
from tests.support.random_deal import RandomDeal
from tests.support.random_parts import USUAL

# The order in which the parts of a table follow from each other; all others are drawn last.
FIRST = (
    *("dropout", "sits_out", "pile_choice", "return_card", "leader", "deck", "deal", "values", "yaku", "calls", "wilds"),
    *("teyaku", "claims", "stake", "campaign", "swap", "blind", "dues"),
)
CALL_WORDS = (SAGE_SHOUBU, KOI_SHOBU, CallWords(CallWord("go", "ゴー"), CallWord("stop", "ストップ"), CallWord("undo")))
UNITS = ("points", "kan", "chips")
BORROWS = tuple(sorted({game.prefix for game in all_games().values()}))  # whose yaku are drawn


@cache
def known_rows() -> tuple[tuple[Yaku, ...], ...]:
    """The yaku of all games, those of one group together."""
    groups: dict[tuple[str, str], dict[str, Yaku]] = {}
    for game in all_games().values():
        for row in (row for rules in game.tables() for row in rules.yaku):
            groups.setdefault((row.id[:2], row.group or row.id), {}).setdefault(row.id, row)
    return tuple(tuple(rows.values()) for rows in groups.values())


@cache
def known_hands() -> tuple[Teyaku, ...]:
    """The teyaku of all games."""
    return tuple({row.id: row for game in all_games().values() for rules in game.tables() for row in rules.teyaku}.values())


def draw(seed: int) -> Ruleset:
    """One of all rulesets."""
    return RandomRules(seed).ruleset()


class RandomRules(RandomDeal):
    """Draws a whole table."""

    def ruleset(self) -> Ruleset:
        """Every field, those first on which others depend."""
        self.made = {"seats": self.random.choices(range(2, 8), (5, 6, 5, 3, 3, 4))[0]}
        fields = {field.name: field for field in dataclasses.fields(Ruleset)}
        for name in sorted(
            fields.keys() - {"seats"}, key=lambda name: (FIRST.index(name) if name in FIRST else len(FIRST), list(fields).index(name))
        ):
            value = self.field(Ruleset, name, fields[name].default is dataclasses.MISSING)
            if value is not USUAL:
                self.made[name] = value
        return Ruleset(**self.made)

    # Cards and what they make.

    def ruleset_values(self) -> Values:
        """The usual ones, two cards of each month, others, or none."""
        if self.chance(0.12):
            return Values(self.id(), classes=((CardSet(sum(0b11 << 4 * month for month in range(12))), self.random.randint(1, 9)),))
        if self.chance(0.6):
            return standard(self.id(), chaff=self.random.randint(0, 1))
        classes, seen = [], 0
        for _ in range(self.random.randint(0, 4)):
            if lot := self.cards() & ~seen:
                classes.append((CardSet(lot), self.random.randint(1, 12)))
                seen |= lot
        return Values(self.id(), classes=tuple(classes))

    def ruleset_yaku(self) -> Any:
        """Some rows of the tables that there are, as far as this deck has them."""
        found: list[Yaku] = []
        groups = self.random.sample(known_rows(), self.random.randint(0, 9)) if self.chance(0.92) else []
        for rows in groups:
            named = {row.name for row in found} | {row.id for row in found}
            whole = [row for row in rows if row.name not in named and row.id not in named and self._can_be_made(row)]
            found += [row for row in whole if not self._never_counts(row, whole)]
        return tuple(map(self._changed, found)) or USUAL

    def _can_be_made(self, row: Yaku) -> bool:
        return all(possible(level.pattern, self.deck) and fewest(level.pattern) > 0 for level in row.levels)

    def _never_counts(self, row: Yaku, rows: list[Yaku]) -> bool:
        """Whether with this deck others of the group always come with it."""
        rivals = [level.pattern for other in rows if other is not row for level in other.levels]
        return any(implies(level.pattern, rival, self.deck) for level in row.levels for rival in rivals) and self.deck != DECK

    def _changed(self, row: Yaku) -> Yaku:
        """A row with something else about it."""
        if row.stops and self.chance(0.7):
            return dataclasses.replace(row, stops=False, levels=tuple(dataclasses.replace(one, points=9) for one in row.levels))
        if self.chance(0.04):
            return dataclasses.replace(row, per=1, more=self.cards() | sum({level.pattern.some_of for level in row.levels}))
        if self.chance(0.1):
            levels = tuple(dataclasses.replace(one, **self.fields(Level, "pattern", "points")) for one in row.levels)
            row = dataclasses.replace(row, levels=levels)
        fields = self.fields(Yaku, *(field.name for field in dataclasses.fields(Yaku)[:8])) if self.chance(0.1) else {}
        return dataclasses.replace(row, **fields)

    def yaku_stops(self) -> bool:
        """It ends the round."""
        return self.chance(0.3)

    yaku_cancels = yaku_stops

    def ruleset_calls(self) -> Any:
        """Where there is something to call."""
        rows = self.made.get("yaku", ())
        return self.some("calls", 0.45, rows and not any(row.stops for row in rows))

    def calls_words(self) -> CallWords:
        """Those of a game, or others."""
        return CALL_WORDS[self.made["seats"] % len(CALL_WORDS)]

    def calls_only(self) -> Any:
        """Some of the yaku."""
        return tuple(dict.fromkeys(row.id for row in self.random.choices(self.made["yaku"], k=4))) if self.chance(0.2) else USUAL

    def calls_least(self) -> Any:
        """Few enough for some yaku."""
        most = max(level.points for row in self.made["yaku"] for level in row.levels)
        return self.random.randint(1, most) if self.chance(0.25) else USUAL

    def calls_cancel(self) -> Any:
        """Often."""
        return self.id() if self.chance(0.6) else USUAL

    def ruleset_wilds(self) -> Any:
        """One, or two that leave nothing."""
        if not self.chance(0.35):
            return USUAL
        if self.chance(0.2):
            one, two = self.random.sample(list(each(self.deck & DECK)), 2)
            return tuple(self._wild(1 << card, leftovers=wild.DEAD, takes=self.deck) for card in (one, two))
        card = LIGHTNING if LIGHTNING & self.deck and self.chance(0.7) else 1 << self.random.choice(list(each(self.deck & DECK)))
        return (self._wild(card),)

    def _wild(self, cards: int, **given: Any) -> Any:
        self.wild = cards
        return self.part(Wild, cards=CardSet(cards), **given)

    def wild_takes(self) -> CardSet:
        """Everything, or everything but some."""
        return CardSet(self.deck & ~self.cards()) if self.chance(0.4) else self.deck

    def wild_own_three(self) -> Any:
        """Where they are all there."""
        months = sum(month_cards(card // 4 + 1) for card in each(self.wild))
        return not months & ~self.deck and self.chance(0.3)

    def wild_taken_by(self) -> Any:
        """Where it is not plain on the field."""
        return CardSet(self.deck & ~self.cards()) if self.here.get("lying", wild.OPEN) != wild.PLAIN and self.chance(0.3) else USUAL

    def wild_under(self) -> Any:
        """Sentences that are always said."""
        return tuple((sentence, self.id()) for sentence in ("hand", "lying")) if self.chance(0.3) else USUAL

    def ruleset_teyaku(self) -> Any:
        """Some of one kind, or of two."""
        deal: Deal = self.made["deal"]
        hand = deal.total("hands") or deal.total("piles")
        rows = [row for row in known_hands() if possible(row.pattern, self.deck) and 0 < fewest_cards(row) <= hand]
        kinds = self.random.sample(sorted({row.kind for row in rows}), min(len({row.kind for row in rows}), self.random.randint(1, 2)))
        found = [row for row in rows if row.kind in kinds and self.chance(0.6)][:8] if self.chance(0.5) else []
        return tuple(map(self._hand, found)) or USUAL

    def _hand(self, row: Teyaku) -> Teyaku:
        """A hand with something else about it."""
        names = [field.name for field in dataclasses.fields(Teyaku)]
        two: dict[str, Any] = {"points_of_two": row.points + 1} if self.chance(0.1) else {}
        return dataclasses.replace(row, **two, **self.fields(Teyaku, *names[: names.index("escapes") + 1]))

    def teyaku_places(self) -> Any:
        """Somebody who plays."""
        return (self.random.randint(1, self.players),) if self.chance(0.2) else USUAL

    def teyaku_on_field(self) -> Any:
        """As it is."""
        return USUAL

    def ruleset_claims(self) -> Any:
        """What must be shown is of one kind."""
        kinds = {row.kind for row in self.made.get("teyaku", ())}
        if any(row.on_field for row in self.made.get("teyaku", ())):
            return USUAL
        if not kinds or (len(kinds) == 1 and self.chance(0.4)):
            return USUAL
        return self.part(Claims, voluntary=True)

    def ruleset_multiplier(self) -> Any:
        """Cards that may lie on the field."""
        return self.some("multiplier", 0.25, self.on_field() > 0)

    def multiplier_stacks(self) -> bool:
        """Half of them."""
        return self.chance(0.5)

    claims_stay_open = campaign_most_takes_year = multiplier_stacks

    def multiplier_under(self) -> Any:
        """The sentence that is always said."""
        return (("applies", self.id()),) if self.chance(0.5) else USUAL

    def campaign_under(self) -> Any:
        """All of them."""
        return tuple((sentence, self.id()) for sentence in Campaign.SENTENCES) if self.chance(0.7) else USUAL

    def multiplier_levels(self) -> tuple[tuple[int, CardSet], ...]:
        """The largest first."""
        levels, seen = [], 0
        for value in sorted(self.random.sample(range(2, 7), self.random.randint(1, 3)), reverse=True):
            if lot := self.cards() & ~seen:
                levels.append((value, CardSet(lot)))
                seen |= lot
        return tuple(levels)

    # The match.

    def ruleset_add_up(self) -> Any:
        """Where there are yaku."""
        return self.id() if self.made.get("yaku") and self.chance(0.3) else USUAL

    def ruleset_stake(self) -> Any:
        """Sometimes."""
        return self.some("stake", 0.15)

    def ruleset_campaign(self) -> Any:
        """Seldom."""
        return self.some("campaign", 0.06)

    def campaign_prize(self) -> int:
        """Out of the buy-in."""
        return self.random.randint(0, self.here["buy_in"])

    def campaign_year(self) -> int:
        """Some rounds."""
        return self.random.randint(1, 6)

    campaign_loan = campaign_streak = campaign_year

    def units_word(self) -> Any:
        """A word that there is."""
        return self.random.choice(UNITS) if self.chance(0.4) else USUAL

    def units_counters(self) -> Any:
        """The largest first."""
        return ((("kan", self.random.randint(2, 12)),)) if self.chance(0.5) else USUAL

    def units_rule(self) -> Any:
        """What a counter is worth."""
        return self.id() if self.here.get("counters") else USUAL

    def ruleset_unit(self) -> Any:
        """More than one."""
        return self.random.randint(2, 12) if self.chance(0.15) else USUAL

    def ruleset_also(self) -> Any:
        """Another id for a payment."""
        return ((self.made["dues"][0].rule, self.id()),) if self.chance(0.1) else USUAL
