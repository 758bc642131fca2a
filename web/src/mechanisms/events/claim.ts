// Dealt hands that are shown, or kept hidden.
import { pick } from "../../board/cards";
import type { EventKinds } from "../kinds";

export default {
	claim: {
		fold(board, event) {
			for (const code of event.shown ?? []) pick(board.hands[event.seat]!, code, false).open = true;
		},
		seenBy(event, seat) {
			if (seat === event.seat) return event;
			const { declined: _, ...shown } = event;
			return event.teyaku?.length ? shown : null;
		},
		after: 1100,
		chime: () => [784, 1047, 1319],
	},
} satisfies EventKinds;
