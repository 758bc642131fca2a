// What comes after a round: the year's pot, a bonus, a loan.
import type { EventKinds } from "../kinds";

export default {
	year_end: { atOnce: true, follows: true },
	ginmi: { atOnce: true, follows: true },
	loan: { atOnce: true, follows: true },
} satisfies EventKinds;
