// The play loop of one seat: updates come in, and their events are shown one after another, at a pace that people can follow.
// It knows neither the page nor the clock; a Stage does the showing and the waiting.
import { claimed, type Occasion } from "./rank";
import type { SeatUpdate } from "../../net/connection.svelte";
import { empty, type Board } from "../../board/board";
import { fold, steps, wait } from "../../board/fold";
import { lasting } from "../../mechanisms/extras";
import type { AnyEvent, Choice, ExtraInfo, Message, Snapshot, Question, YakuNews } from "../../net/wire";
import { after, before } from "../motion/pace";

type Status = Snapshot["status"];

/** Where events are shown. */
export type Stage = {
	/** Makes these changes of the board one after the other, and is done when they have been seen. */
	show(event: AnyEvent, changes: (() => void)[]): Promise<void>;
	/** Waits so many milliseconds at the usual speed. */
	pause(ms: number): Promise<void>;
	/** Whether nobody looks, or nobody wants to wait: then everything happens at once. */
	still(): boolean;
	/** A great moment, done when it has been seen or skipped; where nobody waits for anything it passes by itself. */
	celebrate(occasion: Occasion): Promise<void>;
};

/** What is worth a moment of its own: yaku that one event made, or the end of the match. */
export type { Occasion } from "./rank";

/** How the rest of a round is shown to somebody who only watches. */
export type Hurry = "no" | "fast" | "skip";

/** An event that has been shown, and what is said of it, or of what it brought about. */
export type Entry = { number: number; event: AnyEvent; text: Message | null };

const NOTHING: readonly Choice[] = [];
const LONGEST_LOG = 400;
const LOST = 900; // milliseconds to read that a chance is gone
const TOO_FAR_BEHIND = 60; // events; who was away for so long wants to see where the match stands

export class Game {
	board: Board = $state(empty());
	/** Where the match stands, once everything before it has been shown. */
	now: Snapshot | undefined = $state.raw();
	/** What has been shown, for the log. */
	log: readonly Entry[] = $state.raw([]);
	/** Whose deed is being shown. */
	acting: number | null = $state(null);
	/** Whether there is nothing left to show. */
	idle = $state(true);
	/** Whether the rest of the round is hurried through. */
	hurry: Hurry = $state("no");

	#queue: SeatUpdate[] = [];
	#latest: Snapshot | undefined = $state.raw();
	#held = false;
	#fresh = false; // just sat down, and nothing to be shown: a waiting card lies there already
	#number = 0;
	#news = new Map<number, YakuNews[]>(); // of events that are still to be shown

	/** How long the last move stays in sight before somebody else gets the device. */
	linger = 0;

	/** `answered` may answer a question at once, before it is shown; `seen` is how many events were shown here before. */
	constructor(
		readonly seat: number | null, // none for somebody who watches
		readonly stage: Stage,
		readonly answered: (question: Question, now: Snapshot) => boolean = () => false,
		private seen = Infinity,
		private readonly extras: readonly ExtraInfo[] = [], // what the mechanisms of the game can show
	) {}

	/** The question that is open to be answered. */
	get question(): Question | null {
		return this.idle ? (this.now?.question ?? null) : null;
	}

	/** The question that will be open once everything has been shown: it tells whose device this should be. */
	get asked(): Question | null {
		return this.#latest?.question ?? null;
	}

	/** What can still be claimed, though it may be nobody's turn here. */
	get late(): readonly Choice[] {
		return (this.idle && this.now?.late) || NOTHING;
	}

	/** Whether claims are being collected. */
	get claims(): boolean {
		return this.#latest?.claims ?? false;
	}

	/** Where the match is, as far as the server has sent it. */
	get status(): Status | undefined {
		return this.#latest?.status;
	}

	/** How many events have come. */
	get received(): number {
		return this.#latest?.turn ?? 0;
	}

	/** How many events have been shown. */
	get shown(): number {
		return this.#number;
	}

	/** New events from the server. The first ones, and those of a long absence, are not shown one by one. */
	receive(update: SeatUpdate): void {
		this.#latest = update.now;
		if (update.start === 0) this.#news.clear();
		for (const item of update.news ?? []) if (item.at >= update.start) this.#news.set(item.at, [...(this.#news.get(item.at) ?? []), item]);
		if (update.start === 0) {
			this.#begin(update);
			return;
		}
		this.#queue.push(update);
		void this.#run();
	}

	/** Holds everything back while somebody else looks at the table, or goes on. */
	hold(held: boolean): void {
		this.#held = held;
		if (!held) void this.#run();
	}

	#begin(update: SeatUpdate): void {
		const known = Math.min(this.seen, update.events.length);
		const board = empty();
		for (const event of update.events.slice(0, known)) fold(board, event);
		this.board = board;
		this.#number = 0;
		this.log = [];
		this.#note(update.events.slice(0, known), update.texts, true);
		this.#settle(update);
		this.now = { ...update.now, question: null };
		this.#fresh = known === update.events.length;
		if (!this.#fresh && !board.round) this.#clear(board.totals); // nothing has been dealt yet that could count
		this.#queue = [{ ...update, start: known, events: update.events.slice(known), texts: update.texts?.slice(known) }];
		void this.#run();
	}

	async #run(): Promise<void> {
		if (!this.idle || this.#held) return;
		this.idle = false;
		while (this.#queue.length && !this.#held) {
			const update = this.#queue[0]!;
			const late = this.#queue.reduce((sum, one) => sum + one.events.length, 0) > TOO_FAR_BEHIND;
			for (const [at, event] of update.events.entries()) {
				if (late || this.stage.still()) this.#atOnce(event, update.texts?.[at], late);
				else await this.#narrate(event, update.texts?.[at]);
			}
			this.#queue.shift();
			this.#settle(update);
			await this.#arrive(update.now);
			if (!this.#queue.length && !this.now?.question) await this.stage.pause(this.linger);
		}
		this.acting = null;
		this.idle = true;
	}

	async #narrate(event: AnyEvent, text?: Message | null): Promise<void> {
		const seat = "seat" in event && typeof event.seat === "number" ? event.seat : null;
		await this.stage.pause(before(event, seat === this.seat));
		this.acting = seat;
		this.#note([event], [text ?? null]);
		if (event.event === "round") this.#clear(event.totals);
		await this.stage.show(
			event,
			steps(event).map((step) => () => step(this.board)),
		);
		const news = this.#announce(event);
		const made = news.filter((item) => item.what !== "lost");
		if (made.length) await this.stage.celebrate({ made });
		if (event.event === "claim" && event.teyaku?.length) await this.stage.celebrate({ claim: claimed(event) });
		if (event.event === "match_end" && event.winners.length) await this.stage.celebrate({ won: event });
		await this.stage.pause(after(event) + (news.length > made.length ? LOST : 0));
		if (event.event === "round_end") this.hurry = "no";
	}

	/** A new round: what was made and counted in the last one is gone. */
	#clear(totals: readonly number[]): void {
		if (!this.now) return;
		const seats = this.now.seats.map(({ total, extra }, at) => ({ total: totals[at] ?? total, extra: lasting(extra, this.extras) }));
		this.now = { ...this.now, question: null, actor: null, extra: lasting(this.now.extra, this.extras), seats };
	}

	#atOnce(event: AnyEvent, text: Message | null | undefined, late: boolean): void {
		fold(this.board, event);
		this.#note([event], [text ?? null]);
		const made = this.#announce(event).filter((item) => item.what !== "lost");
		if (made.length && !late) void this.stage.celebrate({ made });
		if (event.event === "claim" && event.teyaku?.length && !late) void this.stage.celebrate({ claim: claimed(event) });
		if (event.event === "match_end" && event.winners.length) void this.stage.celebrate({ won: event });
		if (event.event === "round_end") this.hurry = "no";
	}

	/** The slips of rounds that have ended. */
	#settle(update: SeatUpdate): void {
		for (const settlement of update.settlements ?? []) {
			const sheet = this.board.sheets.find((one) => one.number === settlement.round);
			if (sheet) sheet.settlement = settlement;
		}
	}

	/** Everything up to here has been shown. */
	async #arrive(now: Snapshot): Promise<void> {
		const question = this.#queue.length ? null : (now.question ?? null);
		if (question && this.answered(question, now)) {
			this.now = { ...now, question: null };
			return;
		}
		const { seat } = this;
		const card = question?.card;
		if (card && seat !== null && this.board.laid?.card.code !== card) {
			const play: AnyEvent = { event: "play", seat, from: "stock", card };
			const lay = () => wait(this.board, seat, card);
			if (this.stage.still() || this.#fresh) lay();
			else await this.stage.show(play, [lay]);
		}
		this.#fresh = false;
		if (question) this.hurry = "no";
		this.now = { ...now, question: this.#queue.length ? null : question };
	}

	/** What the event that was noted last brought about is noted after it, once. */
	#announce(event: AnyEvent): readonly YakuNews[] {
		const number = this.#number - 1;
		const news = this.#news.get(number) ?? [];
		this.#news.delete(number);
		if (news.length) this.log = [...this.log, ...newsEntries(number, event, news)].slice(-LONGEST_LOG);
		return news;
	}

	#note(events: readonly AnyEvent[], texts: readonly (Message | null)[] = [], announced = false): void {
		const entries = events.flatMap((event, at): Entry[] => {
			const number = this.#number++;
			const text = event.event === "made" ? null : (texts[at] ?? null); // that was said as news, of the card that made it
			const news = announced ? (this.#news.get(number) ?? []) : [];
			if (announced) this.#news.delete(number);
			return [{ number, event, text }, ...newsEntries(number, event, news)];
		});
		this.log = [...this.log, ...entries].slice(-LONGEST_LOG);
	}
}

const newsEntries = (number: number, event: AnyEvent, news: readonly YakuNews[]): Entry[] =>
	news.map((item, at) => ({ number: number + (at + 1) / 100, event, text: item.text ?? null }));
