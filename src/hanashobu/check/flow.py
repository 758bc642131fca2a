"""The order of a round's phases, and that each phase has its part and each part its phase."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import fields
from itertools import pairwise
from typing import NamedTuple

from hanashobu.check.report import Complain
from hanashobu.rules.dropout import AGREE as TWO_AGREE
from hanashobu.rules.phases import (
    AGREE,
    BEFORE_DEAL,
    BUYOUT,
    CLAIM,
    DEAL,
    DROPOUT,
    FISHING,
    LEFTOVERS,
    NAMES,
    RETURN_CARD,
    SETTLE,
    SHOWN_TEYAKU,
    SHUFFLE_IN,
)
from hanashobu.rules.ruleset import Ruleset
from hanashobu.rules.tables import MOST_PHASES

ALWAYS = (DEAL, FISHING, SETTLE)
STAGES = {**dict.fromkeys(BEFORE_DEAL, 0), DEAL: 1, FISHING: 3, LEFTOVERS: 4, SETTLE: 5}  # every other phase is between deal and play: 2
BEFORE_PLAY = 2
AFTER = ((AGREE, DROPOUT), (BUYOUT, DROPOUT), (BUYOUT, AGREE))  # the first comes after the second, where both are there


class PhasePart(NamedTuple):
    """A phase, the part that it needs, and whether a ruleset has that part."""

    phase: int
    part: str
    has: Callable[[Ruleset], bool]


def _namesake(phase: int) -> PhasePart:
    """A phase that needs the part of its own name."""
    part = NAMES[phase].lower()
    return PhasePart(phase, f"a {part}", lambda rules: getattr(rules, part) is not None)


PARTS = {part.name for part in fields(Ruleset)}
PAIRS = (
    PhasePart(SHOWN_TEYAKU, "teyaku that must be shown", lambda rules: bool(rules.teyaku) and not rules.claims.voluntary),
    PhasePart(CLAIM, "teyaku with Claims(voluntary=True)", lambda rules: bool(rules.teyaku) and rules.claims.voluntary),
    PhasePart(AGREE, "a dropout with two_left=AGREE", lambda rules: rules.dropout is not None and rules.dropout.two_left == TWO_AGREE),
    PhasePart(BUYOUT, "a dropout with a buyout", lambda rules: rules.dropout is not None and bool(rules.dropout.buyout)),
    PhasePart(SHUFFLE_IN, "a dropout or a return_card", lambda rules: bool(rules.dropout or rules.return_card)),
    *map(_namesake, sorted(phase for phase, name in NAMES.items() if name.lower() in PARTS and phase not in ALWAYS)),
)


def check(rules: Ruleset, complain: Complain) -> None:
    """The flow, and what it is made of."""
    unknown = [phase for phase in rules.flow if phase not in NAMES]
    for phase in unknown:
        complain(f"The flow has a phase {phase!r}, which the engine does not know; rules/phases.py has them all.")
    if not unknown:
        _order(rules, complain)
        _parts(rules, complain)
    if rules.teyaku and not rules.claims.voluntary and len(rules.kinds()) > 1:
        complain("SHOWN_TEYAKU shows teyaku of one kind only; give them all the same kind.")
    if rules.claims.voluntary and not rules.teyaku:
        complain("There are Claims, but no teyaku to claim.")


def _order(rules: Ruleset, complain: Complain) -> None:
    flow = rules.flow
    if len(flow) > MOST_PHASES:
        complain(f"The engine holds a flow of {MOST_PHASES} phases; this one has {len(flow)}.", "flow too long")
    for phase in ALWAYS:
        if phase not in flow:
            complain(f"The flow has no {NAMES[phase]}.")
    for phase, times in Counter(flow).items():
        if times > 1 and phase != SHUFFLE_IN:
            complain(f"The flow has {NAMES[phase]} {times} times.")
    for one, two in pairwise(flow):
        if STAGES.get(one, BEFORE_PLAY) > STAGES.get(two, BEFORE_PLAY):
            complain(f"The flow has {NAMES[one]} before {NAMES[two]}; it belongs after it.")
    for later, earlier in AFTER:
        if later in flow and earlier in flow and flow.index(later) < flow.index(earlier):
            complain(f"The flow has {NAMES[later]} before {NAMES[earlier]}; it belongs after it.")
    put_back = max((place for place, phase in enumerate(flow) if phase in (DROPOUT, RETURN_CARD)), default=-1)
    if put_back >= 0 and SHUFFLE_IN not in flow[put_back:]:
        complain(f"Cards go onto the draw pile in {NAMES[flow[put_back]]}, and no SHUFFLE_IN comes after it.")


def _parts(rules: Ruleset, complain: Complain) -> None:
    for phase, part, has in PAIRS:
        if phase in rules.flow and not has(rules):
            complain(f"The flow has {NAMES[phase]}, but the rules have not what it needs: {part}.")
        elif has(rules) and phase not in rules.flow and phase != SHUFFLE_IN:
            complain(f"The rules have {part}, but the flow has no {NAMES[phase]}.")
