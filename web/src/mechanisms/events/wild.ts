// What is left on the field goes to somebody.
import { capture } from "../../board/cards";
import type { EventKinds } from "../kinds";

export default {
	leftovers: { fold: (board, event) => capture(board, event.seat, event.cards), before: 500, follows: true },
} satisfies EventKinds;
