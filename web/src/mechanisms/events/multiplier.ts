// What multiplies the round.
import type { EventKinds } from "../kinds";

export default {
	multiplier: { atOnce: true, after: 250, follows: true },
} satisfies EventKinds;
