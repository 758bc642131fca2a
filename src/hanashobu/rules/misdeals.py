"""Why a deal is thrown in (CO-12): each reason once, in the order in which the kernel counts them, with its words."""

from __future__ import annotations

from typing import Literal, get_args

WhyMisdeal = Literal["four_of_a_month", "three_willows", "requested", "nobody_in"]
WHY_MISDEAL: tuple[WhyMisdeal, ...] = get_args(WhyMisdeal)
IN_WORDS: dict[WhyMisdeal, str] = {
    "four_of_a_month": "four cards of one month lie on the field",
    "three_willows": "three Willows lie on the field",
    "requested": "a new deal was asked for",
    "nobody_in": "nobody wants to play",
}
