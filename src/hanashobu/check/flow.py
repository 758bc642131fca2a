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
    ALWAYS,
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
from hanashobu.text import Message, msg

STAGES = {**dict.fromkeys(BEFORE_DEAL, 0), DEAL: 1, FISHING: 3, LEFTOVERS: 4, SETTLE: 5}  # every other phase is between deal and play: 2
BEFORE_PLAY = 2
AFTER = ((AGREE, DROPOUT), (BUYOUT, DROPOUT), (BUYOUT, AGREE))  # the first comes after the second, where both are there


class PhasePart(NamedTuple):
    """A phase, the part that it needs, and whether a ruleset has that part."""

    phase: int
    part: Message
    has: Callable[[Ruleset], bool]


def _namesake(phase: int) -> PhasePart:
    """A phase that needs the part of its own name."""
    part = NAMES[phase].lower()
    return PhasePart(phase, msg("check-part", part=part), lambda rules: getattr(rules, part) is not None)


PARTS = {part.name for part in fields(Ruleset)}
PAIRS = (
    PhasePart(SHOWN_TEYAKU, msg("check-part-shown"), lambda rules: bool(rules.teyaku) and not rules.claims.voluntary),
    PhasePart(CLAIM, msg("check-part-claims"), lambda rules: bool(rules.teyaku) and rules.claims.voluntary),
    PhasePart(AGREE, msg("check-part-agree"), lambda rules: rules.dropout is not None and rules.dropout.two_left == TWO_AGREE),
    PhasePart(BUYOUT, msg("check-part-buyout"), lambda rules: rules.dropout is not None and bool(rules.dropout.buyout)),
    PhasePart(SHUFFLE_IN, msg("check-part-shuffle-in"), lambda rules: bool(rules.dropout or rules.return_card)),
    *map(_namesake, sorted(phase for phase, name in NAMES.items() if name.lower() in PARTS and phase not in ALWAYS)),
)


def check(rules: Ruleset, complain: Complain) -> None:
    """The flow, and what it is made of."""
    _order(rules, complain)
    _parts(rules, complain)
    if rules.teyaku and not rules.claims.voluntary and len(rules.kinds()) > 1:
        complain("check-shown-kinds")
    if rules.claims.voluntary and not rules.teyaku:
        complain("check-claims-empty")


def _order(rules: Ruleset, complain: Complain) -> None:
    flow = rules.flow
    for phase in ALWAYS:
        if phase not in flow:
            complain("check-flow-without", phase=NAMES[phase])
    for phase, times in Counter(flow).items():
        if times > 1 and phase != SHUFFLE_IN:
            complain("check-flow-times", phase=NAMES[phase], times=times)
    for one, two in pairwise(flow):
        if STAGES.get(one, BEFORE_PLAY) > STAGES.get(two, BEFORE_PLAY):
            complain("check-flow-order", phase=NAMES[one], other=NAMES[two])
    for later, earlier in AFTER:
        if later in flow and earlier in flow and flow.index(later) < flow.index(earlier):
            complain("check-flow-order", phase=NAMES[later], other=NAMES[earlier])
    put_back = max((place for place, phase in enumerate(flow) if phase in (DROPOUT, RETURN_CARD)), default=-1)
    if put_back >= 0 and SHUFFLE_IN not in flow[put_back:]:
        complain("check-flow-shuffle", phase=NAMES[flow[put_back]])


def _parts(rules: Ruleset, complain: Complain) -> None:
    for phase, part, has in PAIRS:
        if phase in rules.flow and not has(rules):
            complain("check-phase-alone", phase=NAMES[phase], part=part)
        elif has(rules) and phase not in rules.flow and phase != SHUFFLE_IN:
            complain("check-part-alone", part=part, phase=NAMES[phase])
