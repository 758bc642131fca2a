// Where a record stands after each event, as the server works it out; asked for round by round, and kept.
import { get } from "../net/api";
import type { Moments as Answer, Snapshot } from "../net/wire";
import type { Part } from "./moves";

const MOST = 400; // that the server gives at once

export class Moments {
	#kept: Record<string, (Snapshot | null)[]> = $state.raw({});
	#asked = new Set<string>();

	constructor(readonly id: string) {}

	/** Asks for a round, unless it is known. */
	want(part: Part, seat: number | null): void {
		for (let start = part.start; start < part.end; start += MOST) void this.#fetch(start, Math.min(part.end, start + MOST), seat);
	}

	async #fetch(start: number, end: number, seat: number | null): Promise<void> {
		const key = keyOf(start, seat);
		if (this.#asked.has(key)) return;
		this.#asked.add(key);
		try {
			const answer = await get<Answer>(`/api/records/${this.id}/moments`, { start, end, seat });
			this.#kept = { ...this.#kept, [key]: answer.moments };
		} catch {
			this.#asked.delete(key); // the board can be looked at without; the next move asks again
		}
	}

	/** Where the match stood after so many events: what is not settled there was so after the last event before. */
	at(part: Part, at: number, seat: number | null): Snapshot | undefined {
		for (let place = at - 1; place >= part.start; place--) {
			const start = part.start + Math.floor((place - part.start) / MOST) * MOST;
			const now = this.#kept[keyOf(start, seat)]?.[place - start];
			if (now) return now;
		}
		return undefined;
	}
}

const keyOf = (start: number, seat: number | null): string => `${start} ${seat}`;
