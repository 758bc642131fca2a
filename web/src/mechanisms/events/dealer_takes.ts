// What the dealer takes before play.
import { capture } from "../../board/cards";
import type { EventKinds } from "../kinds";

export default {
	dealer_takes: { fold: (board, event) => capture(board, event.seat, event.cards) },
} satisfies EventKinds;
