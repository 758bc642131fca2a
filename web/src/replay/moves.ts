// A record as people go through it: rounds, and moves with what follows from them at once.
import { kindOf } from "../mechanisms/events";
import type { AnyEvent } from "../net/wire";

/** A round's events: from `start` up to `end`, `number` 0 for what comes before the first. */
export type Part = { number: number; start: number; end: number };

/** The rounds of a record. */
export function parts(events: readonly AnyEvent[]): Part[] {
	const found: Part[] = [{ number: 0, start: 0, end: events.length }];
	events.forEach((event, at) => {
		if (event.event !== "round") return;
		found.at(-1)!.end = at;
		found.push({ number: event.number, start: at, end: events.length });
	});
	return found;
}

/** The round that is on after so many events. */
export const partAt = (all: readonly Part[], at: number): Part => all.findLast((part) => part.start < Math.max(1, at)) ?? all[0]!;

/** After how many events each move is done, in order; `visible` says which events can be seen at all. */
export function stops(events: readonly AnyEvent[], visible: (at: number) => boolean): number[] {
	const found: number[] = [];
	let open = false;
	events.forEach((event, at) => {
		if (!visible(at)) return;
		if (kindOf(event).follows && open) found[found.length - 1] = at + 1;
		else found.push(at + 1);
		open = true;
	});
	return found;
}

/** The stop after, or before, a place; the place itself where there is none. */
export const next = (all: readonly number[], at: number): number => all.find((stop) => stop > at) ?? at;
export const before = (all: readonly number[], at: number): number => all.findLast((stop) => stop < at) ?? at;

/** Where a record is opened: when the first cards lie on the table. */
export function opening(events: readonly AnyEvent[]): number {
	return events.findIndex((event) => event.event === "deal") + 1 || Math.min(1, events.length);
}
