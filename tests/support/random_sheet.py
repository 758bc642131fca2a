"""Score sheets drawn at random: lines for what a table counts, in the endings that it can reach, and what stands beside them."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from typing import Any

from hanashobu.rules import dues, winning
from hanashobu.rules.dues import (
    ABOVE_PAR,
    BELOW_PAR,
    CARDS,
    ENDER,
    EQUAL,
    FIRST,
    LEAD,
    NONE,
    SHEET,
    SOME,
    TEYAKU,
    TOTAL,
    WINNER,
    YAKU,
    Due,
    Rounding,
)
from hanashobu.rules.ending import ANY_END, CALLED, CANCELLED, FIRST_CALLER, LAYER, ONLY_CALLER, OUT, STOPPED, Liable
from hanashobu.rules.feats import BLIND, DEALERS_HAND, DIVER, ESCAPER
from hanashobu.rules.instead import ALL, Instead
from hanashobu.rules.length import Length
from hanashobu.rules.raises import Step
from hanashobu.rules.ruleset import Ruleset
from hanashobu.rules.values import NO_VALUES, Values
from hanashobu.rules.wild import USER
from hanashobu.rules.winning import FIRST_YAKU, Tie, Wins
from hanashobu.rules.yaku import ANY as ANY_CARDS
from tests.support.random_parts import USUAL, RandomParts, hints_of

OWN_WAY = ("rule", "of", "to", "by", "par", "points", "together", "when", "yaku", "players", "only", "half", "rounding", "least")


class RandomSheet(RandomParts):
    """Draws the end of a round."""

    made: dict[str, Any]  # the ruleset, as far as it is drawn

    @property
    def players(self) -> int:
        """How many play a round at most."""
        return int(self.made["dropout"].players if self.made.get("dropout") else self.made["seats"])

    @property
    def values(self) -> Values:
        """What cards are worth."""
        found: Values = self.made.get("values", NO_VALUES)
        return found

    @property
    def total(self) -> int:
        """The card points of the deck."""
        return int(self.values.total(self.deck))

    def early(self) -> list[int]:
        """The ways in which a round can end before the cards do."""
        calls = self.made.get("calls")
        stops = [STOPPED] if any(row.stops for row in self.made.get("yaku", ())) else []
        return [*stops, *([CALLED] if calls else []), *([CANCELLED] if calls and calls.cancel else [])]

    def ruleset_dues(self) -> tuple[Due, ...]:
        """One to eight lines."""
        lines = [*self._hands(), *self._counted(), *self._shares(), *self._feats()]
        for end in self.early():
            if not any(due.when & end and due.of != TEYAKU and due.to < DIVER and due.yaku != NONE for due in lines):
                lines.append(dues.share(self.id(), self.random.randint(1, 9), to=ENDER, when=end))
        return tuple(lines) or (dues.share(self.id(), 3, to=FIRST),)

    def _hands(self) -> Iterator[Due]:
        if self.made.get("teyaku") and self.chance(0.5):
            yield dues.each_pays(self.id(), TEYAKU)

    def _counted(self) -> Iterator[Due]:
        """Lines for card points and for yaku, or for both together."""
        cards, yaku = bool(self.values.classes), bool(self.made.get("yaku"))
        if cards and yaku and self.chance(0.15):
            yield self._line(self.random.choice((TOTAL, LEAD)), ANY_END)
            return
        if cards:
            when = OUT if self.early() and self.chance(0.4) else ANY_END
            yield self._line(CARDS, when, yaku=self.random.choice((NONE, SOME)) if yaku and self.chance(0.25) else dues.ANY)
        if yaku and self.early() and self.chance(0.6):
            for end in (OUT, *self.early()):
                yield self._line(YAKU, end, **({"to": ENDER} if end != OUT and self.chance(0.7) else {}))
        elif yaku:
            yield self._line(YAKU, ANY_END)

    def _line(self, of: int, when: int, **more: Any) -> Due:
        """A line that counts something, with some of the stages that its amount may go through."""
        more |= {"when": when} | self.fields(Due, *OWN_WAY)
        if self.chance(0.15) and of != LEAD:
            more["half"] = True
        if self.chance(0.1):
            more["rounding"] = self.part(Rounding)
        if self.chance(0.08) and self.values.classes:
            more["least"] = self.random.randint(1, max(1, self.total // self.players))
        if of in (YAKU, TOTAL) and self.chance(0.1):
            more["only"] = tuple(dict.fromkeys(row.id for row in self.random.choices(self.made["yaku"], k=3)))
        if of == LEAD:
            return (
                dues.scores(self.id(), of, **more, to=WINNER)
                if not self.made.get("stake")
                else dues.each_pays(self.id(), of, **more, to=WINNER)
            )
        return self._payers(of, more)

    def _payers(self, of: int, more: dict[str, Any]) -> Due:
        makers = [dues.each_pays, dues.each_pays]
        staked, swept = self.made.get("stake"), all(wild.leftovers == USER for wild in self.made.get("wilds", ()))
        makers += [] if staked else [dues.scores, dues.scores]
        makers += [] if staked or "to" in more else [dues.costs_others]
        makers += [] if "to" in more else [dues.difference]
        if of == CARDS and not staked and swept and self.chance(0.5):
            par = self._pars("rounding" in more)
            here = {"players": self.players} if self.made.get("dropout") and par != (EQUAL,) else {}
            return dues.against_par(self.id(), *par, **more, **here)
        return self.random.choice(makers)(self.id(), of, **more)

    def _pars(self, rounded: bool) -> tuple[int, ...]:
        """An equal share, or numbers by place that make up the deck's points."""
        whole = all(self.total % many == 0 for many in (range(2, self.players + 1) if self.made.get("dropout") else (self.players,)))
        if (whole or rounded) and self.chance(0.6):
            return (EQUAL,)
        pars = [self.total // self.players] * self.players
        moved = self.random.randint(0, min(pars))
        pars[0] -= moved
        pars[-1] += self.total - sum(pars)
        return tuple(pars)

    def _shares(self) -> Iterator[Due]:
        """So much for somebody; and all that is at stake."""
        early = sum(self.early())
        if self.made.get("stake") and self.chance(0.4):
            yield dues.takes_stakes(self.id(), to=ENDER, when=early) if early else dues.takes_stakes(self.id(), to=WINNER)
        elif self.chance(0.3):
            by = {"by": SHEET} if not self.made.get("stake") and self.chance(0.4) else {}
            to, when = self.random.choice(((FIRST, ANY_END), (WINNER, OUT), *([(ENDER, early)] if early else [])))
            players = {"players": self.random.randint(2, self.players)} if self.made.get("dropout") and self.chance(0.4) else {}
            yield dues.share(self.id(), self.random.randint(1, 9), to=to, when=when, **by, **players)
        elif self.values.classes and self.chance(0.15):
            together = {"together": True} if self.chance(0.5) else {}
            yield dues.share(self.id(), self.random.randint(2, 9), to=ABOVE_PAR, by=BELOW_PAR, par=(EQUAL,), **together)

    def _feats(self) -> Iterator[Due]:
        """What hands and choices before the deal are paid for."""
        hands = self.made.get("teyaku", ())
        needs = {
            DIVER: any(row.dives for row in hands),
            ESCAPER: any(row.escapes for row in hands),
            DEALERS_HAND: self.made.get("swap"),
            BLIND: self.made.get("blind"),
        }
        for feat, need in needs.items():
            if need:
                least = {"least": self.random.randint(1, max(1, self.total // self.players))} if feat != DIVER and self.total else {}
                by = {"by": dues.TABLE} if feat in (DEALERS_HAND, BLIND) and self.chance(0.4) else {}
                yield dues.share(self.id(), self.random.randint(1, 9), to=feat, **least, **by)

    def ruleset_liable(self) -> Any:
        """Who pays alone, where there are others to pay."""
        paid = any(due.of == YAKU and due.by == dues.OPPONENTS and due.to != dues.NOBODY for due in self.made["dues"])
        if not (paid and self.players > 2 and self.chance(0.4)):
            return USUAL
        rows = [row.id for row in self.made["yaku"][:6] if any(level.pattern.all_of for level in row.levels)]
        who = [*([LAYER] if rows else []), *([FIRST_CALLER, ONLY_CALLER] if self.made.get("calls") else [])]
        if not who:
            return USUAL
        alone = self.random.choice(who)
        return (self.part(Liable, who=alone, **({"yaku": tuple(rows)} if alone == LAYER else {})),)

    def liable_yaku(self) -> Any:
        """A few yaku of the table."""
        return tuple({row.id for row in self.made["yaku"][:3]}) if self.chance(0.3) else USUAL

    def liable_when(self) -> Any:
        """A way in which a round can end."""
        return self.random.choice((OUT, *self.early())) if self.chance(0.5) else USUAL

    def ruleset_raises(self) -> Any:
        """Where a line counts yaku."""
        paid = any(due.of in (YAKU, TOTAL) for due in self.made["dues"])
        return self.value(hints_of(Ruleset)["raises"]) if paid and self.chance(0.3) else USUAL

    def raise_steps(self) -> Any:
        """The lowest first."""
        steps = {step.at: step for step in (self.part(Step) for _ in range(self.random.randint(1, 2)))}
        return tuple(steps[at] for at in sorted(steps))

    def ruleset_instead(self) -> Any:
        """One or two things that take the place of the sheet."""
        if not self.chance(0.25):
            return USUAL
        return tuple(self._instead() for _ in range(self.random.randint(1, 2)))

    def _instead(self) -> Any:
        """A pile, card points, everybody at par, or too few of them."""
        random, given = self.random, dict[str, Any]()
        cards = self.total if self.values.classes else 0
        kind = random.choice(("pile", *(("most", "few", "par") if cards >= 4 * self.made["seats"] else ())))
        points = 0 if kind == "few" else random.randint(1, 20)
        if kind == "pile":
            lot = self.cards()
            given["pattern"] = dataclasses.replace(ANY_CARDS, some_of=lot, need=random.randint((lot.bit_count() + 1) // 2, lot.bit_count()))
        elif kind == "most":
            given["cards"] = (random.randint(cards // 2, cards * 3 // 4), ALL)
        elif kind == "few":
            given["cards"] = (0, random.randint(1, max(1, cards // (3 * self.made["seats"]))))
        given["all_par"] = kind == "par"
        given["per"] = random.randint(1, 3) if kind in ("pile", "most") and self.chance(0.4) else 0
        given["to"] = FIRST if points and self.chance(0.2) else dues.EVERYBODY
        given["yaku"] = random.choice((SOME, NONE)) if self.made.get("yaku") and self.chance(0.3) else dues.ANY
        given["players"] = self.players if self.chance(0.2) else 0
        given["leaves"] = (self.made["dues"][-1].rule,) if self.chance(0.2) else ()
        return self.part(Instead, points=points, **given)

    def ruleset_instead_rule(self) -> Any:
        """Only where there are such things."""
        return self.id() if self.made.get("instead") else USUAL

    def wins_by(self) -> Any:
        """Measures that this table has, the last of which finds somebody."""
        if not self.chance(0.5):
            return USUAL
        last = self.random.choice((winning.SCORE, winning.RESULT, winning.LOWEST, winning.TOTAL, winning.CARD_POINTS))
        caller = [winning.FIRST_CALLER] if self.made.get("calls") and self.chance(0.5) else []
        return (*caller, *([FIRST_YAKU] if self.made.get("yaku") and self.chance(0.3) else []), last)

    def ruleset_wins(self) -> Any:
        """Often the usual."""
        return self.part(Wins) if self.chance(0.4) else USUAL

    def wins_rule(self) -> str:
        """Who has won is a rule of its own, where it is not the usual."""
        return self.id()

    def wins_ties(self) -> Any:
        """One or two."""
        return tuple(self.part(Tie) for _ in range(self.random.randint(1, 2))) if self.chance(0.5) else USUAL

    def tie_cards(self) -> Any:
        """Those of which one has the most."""
        return self.cards() if self.here["by"] == winning.MOST else USUAL

    def ruleset_length(self) -> Any:
        """Rounds, and perhaps something else that ends a match."""
        campaign = self.made.get("campaign")
        if campaign:
            return campaign.length(self.made["seats"])
        return self.part(Length)

    def length_rounds(self) -> int | None:
        """A few, or none agreed."""
        return None if self.chance(0.15) else self.random.randint(1, 24)

    def length_start(self) -> Any:
        """Where there is a stake, and sometimes else."""
        return self.random.randint(1, 400) if self.made.get("stake") or self.chance(0.3) else USUAL

    def length_start_rule(self) -> Any:
        """With points at the start."""
        return self.id() if self.here.get("start") else USUAL

    def length_bust(self) -> Any:
        """Where there is something to run out of."""
        return self.id() if self.here.get("start") and self.chance(0.3) else USUAL

    def length_target(self) -> Any:
        """Above the start."""
        return self.here.get("start", 0) + self.random.randint(10, 500) if self.chance(0.2) else USUAL

    def length_target_rule(self) -> Any:
        """With a target."""
        return self.id() if self.here.get("target") else USUAL
