// How long people need to follow: before an event, as if somebody thought about it, and after one that should be read.
import type { Speed } from "../../app/settings.svelte";
import { kindOf } from "../../mechanisms/events";
import type { AnyEvent } from "../../net/wire";

const THINKING = 500; // milliseconds that a bot seems to think

/** How much longer or shorter everything takes. */
export const FACTOR: Record<Speed, number> = { slow: 1.8, normal: 1, fast: 0.4, instant: 0 };

/** The pause before an event; what you do yourself needs none. */
export function before(event: AnyEvent, yours: boolean): number {
	if (event.event === "play" && event.from === "stock") return 180;
	const kind = kindOf(event);
	return kind.before ?? (yours || kind.atOnce ? 0 : THINKING);
}

/** The pause after an event. */
export const after = (event: AnyEvent): number => kindOf(event).after ?? 0;
