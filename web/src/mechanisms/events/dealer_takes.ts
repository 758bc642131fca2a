// What the dealer takes before play.
import { capture, put } from "../../board/cards";
import type { EventKinds } from "../kinds";

export default {
	dealer_takes: {
		fold(board, event) {
			capture(board, event.seat, event.cards);
			for (const code of event.dealt ?? [])
				put(board, Object.assign(board.stock.shift() ?? { key: board.nextKey++ }, { code, open: false }));
		},
		after: 900,
	},
} satisfies EventKinds;
