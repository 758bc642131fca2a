// The events of every game.
import { cover } from "../../board/cards";
import type { EventKinds } from "../kinds";

export default {
	match: { atOnce: true },
	dealer_draw: { atOnce: true, after: 700 },
	round: { atOnce: true },
	deal: {
		atOnce: true,
		seenBy: (event, seat) => ({
			...event,
			hands: event.hands.map((hand, place) => (place === seat || !hand ? hand : cover(hand))),
			piles: event.piles && event.piles.map(([first, second]): [string[], string[]] => [cover(first), cover(second)]),
			field: event.face_down ? cover(event.field) : event.field,
			stock: cover(event.stock),
		}),
	},
	misdeal: { atOnce: true, after: 1100 },
	active: { atOnce: true },
	shuffle: { atOnce: true, seenBy: (event) => ({ ...event, stock: cover(event.stock) }) },
	made: { atOnce: true, follows: true },
	pay: { atOnce: true, follows: true },
	score: { before: 500, follows: true },
	round_end: { atOnce: true, after: 500 },
	match_end: { atOnce: true },
} satisfies EventKinds;
