// Whoever has a yaku lets the round go on, or ends it.
import type { EventKinds } from "../kinds";

export default {
	call: {
		after: 700,
		chime: (event, book) => (book?.calls.find((one) => one.word === event.says)?.does === "goes-on" ? [587, 784] : [784, 587]),
	},
} satisfies EventKinds;
