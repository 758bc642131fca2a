// Two who are left in may share the pot.
import type { EventKinds } from "../kinds";

export default {
	agree: {
		seenBy(event, seat) {
			if (seat === event.seat) return event;
			const { agrees: _, ...answered } = event;
			return answered;
		},
	},
	two_left: { atOnce: true, after: 1100, follows: true },
} satisfies EventKinds;
