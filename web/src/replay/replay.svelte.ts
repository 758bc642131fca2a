// Going through a record: where one is, through whose eyes one looks, and the board that lies there.
import { empty, type Board } from "../board/board";
import { fold, foldAll, steps } from "../board/fold";
import type { AnyEvent, RecordInfo } from "../net/wire";
import { seenBy } from "./seatView";
import { before, next, opening, partAt, parts, stops } from "./moves";

/** Makes the changes of an event one after the other; done when they have been seen. */
export type Show = (board: Board, event: AnyEvent, changes: (() => void)[]) => Promise<void>;

/** Shows what the event at a place brought about, a yaku; done when it has been seen. */
export type Celebrate = (place: number) => Promise<void>;

export class Replay {
	/** How many events have happened. */
	at = $state(0);
	/** Whose eyes; null sees all cards. */
	seat: number | null = $state(null);
	board: Board = $state()!;
	/** After how many events the move that is shown now began. */
	from = $state(0);
	/** Its events. */
	latest: readonly AnyEvent[] = $state.raw([]);
	playing = $state(false);

	readonly parts;
	readonly events: readonly (AnyEvent | null)[] = $derived.by(() => {
		const seat = this.seat;
		return seat === null ? this.record.events : this.record.events.map((event) => seenBy(event, seat));
	});
	readonly stops = $derived.by(() => stops(this.record.events, (at) => this.events[at] !== null));
	readonly part = $derived.by(() => partAt(this.parts, this.at));
	/** The move that is shown now, counted from 0. */
	readonly move = $derived.by(() =>
		Math.max(
			0,
			this.stops.findLastIndex((stop) => stop <= this.at),
		),
	);
	readonly ended = $derived.by(() => this.at >= this.record.events.length);

	#kept = { start: -1, events: [] as readonly (AnyEvent | null)[], board: empty() };
	#busy = 0; // the number of the latest request; older ones stop

	constructor(
		readonly record: RecordInfo,
		at: number | null,
		seat: number | null,
		readonly show: Show,
		readonly celebrate: Celebrate,
	) {
		this.parts = parts(record.events);
		this.seat = seat;
		this.go(at ?? opening(record.events));
	}

	/** To a place, at once. */
	go(at: number): void {
		this.#busy++;
		this.at = Math.min(Math.max(1, Math.trunc(at) || 0), this.record.events.length);
		this.board = this.#boardAt(this.at);
		this.from = before(this.stops, this.at) === this.at ? 0 : before(this.stops, this.at);
		this.latest = this.#seen(this.from, this.at);
	}

	look(seat: number | null): void {
		this.seat = seat;
		this.go(this.at);
	}

	/** One move on, card by card. */
	async forward(): Promise<void> {
		const from = this.at;
		const to = next(this.stops, from);
		if (to === from) return;
		const mine = ++this.#busy;
		this.at = to;
		this.board = this.#boardAt(from); // an older move may not have come to its end
		this.from = from;
		this.latest = this.#seen(from, to);
		for (const { place, event } of this.visible(from, to)) {
			const changes = steps(event).map((step) => () => {
				if (mine === this.#busy) step(this.board);
			});
			await this.show(this.board, event, changes);
			if (mine !== this.#busy) return;
			await this.celebrate(place);
			if (mine !== this.#busy) return;
		}
	}

	back(): void {
		this.go(before(this.stops, this.at));
	}

	/** To the deal of another round. */
	goRound(by: number): void {
		const here = this.parts.indexOf(this.part);
		const started = this.at > this.#dealt(here);
		const to = here + (by < 0 && started ? 0 : by);
		this.go(to >= this.parts.length ? this.record.events.length : this.#dealt(Math.max(0, to)));
	}

	/** When the cards of a part lie on the table. */
	#dealt(at: number): number {
		const { start, end } = this.parts[at]!;
		const deal = this.record.events.slice(start, end).findIndex((event) => event.event === "deal");
		return deal < 0 ? start + 1 : start + deal + 1;
	}

	/** Where a round begins. */
	dealt = (number: number): number => this.#dealt(this.parts.findIndex((part) => part.number === number));

	/** The events of the round that is on, or from one place to another, each with its place. */
	visible(from = this.part.start, to = this.part.end): { place: number; event: AnyEvent }[] {
		return this.events.slice(from, to).flatMap((event, at) => (event ? [{ place: from + at, event }] : []));
	}

	/** The board after so many events. That of the round's beginning is kept: long matches would be folded anew with every move. */
	#boardAt(at: number): Board {
		const { start } = partAt(this.parts, at);
		if (this.#kept.start !== start || this.#kept.events !== this.events)
			this.#kept = { start, events: this.events, board: foldAll(this.#seen(0, start)) };
		const board = structuredClone(this.#kept.board);
		for (const event of this.#seen(start, at)) fold(board, event);
		return board;
	}

	#seen(from: number, to: number): AnyEvent[] {
		return this.events.slice(from, to).filter((event) => event !== null);
	}
}
