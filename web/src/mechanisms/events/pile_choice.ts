// Of two piles one becomes the hand, the other the draw pile of the same player.
import { cover, known } from "../../board/cards";
import type { EventKinds } from "../kinds";

export default {
	pile: {
		fold(board, event) {
			const both = board.piles![event.seat]!;
			const chosen = both[event.hand as 0 | 1];
			event.cards?.forEach((code, at) => chosen[at] && (chosen[at]!.code = known(code)));
			board.hands[event.seat] = chosen;
			board.own[event.seat] = both[(1 - event.hand) as 0 | 1];
			board.piles![event.seat] = [[], []];
		},
		seenBy: (event, seat) => (seat === event.seat ? event : { ...event, cards: cover(event.cards ?? []) }),
	},
} satisfies EventKinds;
