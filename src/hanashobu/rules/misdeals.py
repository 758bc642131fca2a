"""Why a deal is thrown in (CO-12): each reason once, in the order in which the kernel counts them."""

from __future__ import annotations

from typing import Literal, get_args

from hanashobu.text import Message, msg

WhyMisdeal = Literal["four_of_a_month", "three_willows", "requested", "nobody_in"]
WHY_MISDEAL: tuple[WhyMisdeal, ...] = get_args(WhyMisdeal)


def why(reason: WhyMisdeal) -> Message:
    """The reason in words."""
    return msg(f"misdeal-{reason.replace('_', '-')}")
