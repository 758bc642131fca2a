// Everybody turns a card of the field, and the earliest month leads.
import { byMonth } from "../../board/cards";
import type { EventKinds } from "../kinds";

export default {
	leader: {
		fold(board, event) {
			board.leader = event.leader;
			board.faceDown = false;
			byMonth(event.field ?? []).forEach((code) => {
				const there = board.field.find((card) => card?.code === code) ?? board.field.find((card) => card && !card.code);
				if (there) there.code = code;
			});
		},
		before: 500,
		after: 700,
	},
} satisfies EventKinds;
