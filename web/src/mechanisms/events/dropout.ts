// In or out, hands that are passed on, and players who are forced out.
import { cover, pick } from "../../board/cards";
import type { EventKinds } from "../kinds";

export default {
	speak: {
		fold(board, event) {
			if (event.says === "out") board.out.push(event.seat);
		},
		after: 250,
	},
	passed_hand: {
		fold(board, event) {
			const hand = board.hands[event.from]!;
			board.hands[event.from] = [];
			board.hands[event.to] = (event.cards ?? []).length ? event.cards!.map((code) => pick(hand, code)) : hand;
		},
		seenBy: (event, seat) => (seat === event.from || seat === event.to ? event : { ...event, cards: cover(event.cards ?? []) }),
		atOnce: true,
	},
	forced_out: {
		fold: (board, event) => void board.out.push(event.seat),
		atOnce: true,
		after: 1100,
	},
} satisfies EventKinds;
