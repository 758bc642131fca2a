// A card goes back into the draw pile, which is cut.
import { cover, forget, pick, restack } from "../../board/cards";
import type { EventKinds } from "../kinds";

export default {
	return: {
		fold(board, event) {
			if (event.card === "?") forget(board.hands[event.seat]!);
			board.stock.push(pick(board.hands[event.seat]!, event.card));
		},
		seenBy: (event, seat) => (seat === event.seat ? event : { ...event, card: "?" }),
	},
	cut: {
		fold: (board, event) => restack(board, event.stock),
		seenBy: (event) => ({ ...event, stock: cover(event.stock) }),
		atOnce: true,
	},
} satisfies EventKinds;
