// How long people need to follow: before an event, as if somebody thought about it, and after one that should be read.
import type { Speed } from "../../app/settings.svelte";
import type { AnyEvent } from "../../net/wire";

const THINKING = 500; // milliseconds that a bot seems to think

/** What nobody decided: it follows at once from what was before. All other events are somebody's answer. */
const AT_ONCE: ReadonlySet<AnyEvent["event"]> = new Set(["match", "dealer_draw", "round", "deal", "misdeal", "sits_out", "multiplier", "passed_hand", "forced_out", "two_left", "active", "shuffle", "cut", "made", "pay", "round_end", "year_end", "ginmi", "loan", "match_end"]);

/** How much longer or shorter everything takes. */
export const FACTOR: Record<Speed, number> = { slow: 1.8, normal: 1, fast: 0.4, instant: 0 };

/** The pause before an event; what you do yourself needs none. */
export function before(event: AnyEvent, yours: boolean): number {
	switch (event.event) {
		case "play":
			return event.from === "stock" ? 180 : yours ? 0 : THINKING;
		case "leader":
		case "leftovers":
		case "score":
			return THINKING;
	}
	return yours || AT_ONCE.has(event.event) ? 0 : THINKING;
}

/** The pause after an event. */
export function after(event: AnyEvent): number {
	switch (event.event) {
		case "call":
		case "leader":
		case "dealer_draw":
			return 700;
		case "misdeal":
		case "claim":
		case "forced_out":
		case "two_left":
			return 1100;
		case "speak":
		case "multiplier":
			return 250;
		case "round_end":
			return 500;
	}
	return 0;
}
