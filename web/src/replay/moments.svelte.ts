// Where a record stands after each event, as the server works it out; asked for round by round, and kept.
import * as api from "../net/calls";
import type { AnyEvent, Moments as Answer, Message, Settlement, Snapshot, YakuNews } from "../net/wire";
import type { Part } from "./moves";

const MOST = 400; // that the server gives at once

export class Moments {
	#kept: Record<string, Answer> = $state.raw({});
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
			const answer = await api.moments(this.id, { start, end, seat });
			this.#kept = { ...this.#kept, [key]: answer };
		} catch {
			this.#asked.delete(key); // the board can be looked at without; the next move asks again
		}
	}

	/** Where the match stood after so many events: what is not settled there was so after the last event before. */
	at(part: Part, at: number, seat: number | null): Snapshot | undefined {
		for (let place = at - 1; place >= part.start; place--) {
			const now = this.#chunk(part, place, seat)?.moments[place - this.#start(part, place)];
			if (now) return now;
		}
		return undefined;
	}

	/** What an event of a round says to a seat; null where there is nothing to say, or nothing has come yet. */
	text(part: Part, place: number, seat: number | null): Message | null {
		return this.#chunk(part, place, seat)?.texts?.[place - this.#start(part, place)] ?? null;
	}

	/** Which yaku an event of a round made, improved or put out of a seat's reach. */
	news(part: Part, place: number, seat: number | null): YakuNews[] {
		return this.#chunk(part, place, seat)?.news?.filter((item) => item.at === place) ?? [];
	}

	/** Everything that is said of an event: a yaku is told with the card that made it. */
	said(part: Part, place: number, event: AnyEvent, seat: number | null): Message[] {
		const text = event.event === "made" ? null : this.text(part, place, seat);
		return [text, ...this.news(part, place, seat).map((item) => item.text ?? null)].filter((one) => one !== null);
	}

	/** How a round was settled. */
	settlement(part: Part, seat: number | null): Settlement | undefined {
		return this.#chunk(part, part.end - 1, seat)?.settlements?.find((one) => one.round === part.number);
	}

	#start(part: Part, place: number): number {
		return part.start + Math.floor((place - part.start) / MOST) * MOST;
	}

	#chunk(part: Part, place: number, seat: number | null): Answer | undefined {
		return this.#kept[keyOf(this.#start(part, place), seat)];
	}
}

const keyOf = (start: number, seat: number | null): string => `${start} ${seat}`;
