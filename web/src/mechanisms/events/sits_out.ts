// Whoever has the blank sits out, and the other cards of that hand are the field.
import { pick, put } from "../../board/cards";
import type { EventKinds } from "../kinds";

export default {
	sits_out: {
		fold(board, event) {
			for (const code of event.field ?? []) put(board, pick(board.hands[event.seat]!, code));
			for (const blank of board.hands[event.seat]!) blank.code = "0";
			board.out.push(event.seat);
		},
		atOnce: true,
	},
} satisfies EventKinds;
