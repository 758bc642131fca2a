// One match on the page: every change is kept at once, and settled by the server as soon as it can be reached.
import { Trouble } from "../net/api";
import * as api from "../net/calls";
import { settings } from "../app/settings.svelte";
import type { RoundSheet, RoundReport, RuleBook, ScoreSheet } from "../net/wire";
import { optionTexts } from "../lobby/options";
import { draftOf, fresh, reportOf, type Draft } from "./entry";
import { find, keep, keyOf, type Match } from "./matches";

const PAUSE = 120; // ms from a tap to the question what it brings
const AGAIN = 3000; // ms until an unreachable server is asked once more

export class Keeper {
	match = $state.raw<Match>()!;
	book = $state.raw<RuleBook>();
	/** The match as far as it is written down. */
	sheet = $state.raw<ScoreSheet>();
	/** The round that is being entered. */
	live = $state.raw<RoundSheet>();
	/** The server cannot be reached, and what it knows of the match is old. */
	away = $state(false);
	/** What the server refuses, as a sentence. */
	refusal = $state("");
	/** The browser keeps nothing. */
	unkept = $state(false);
	/** Taps that can be taken back. */
	past = $state.raw<Draft[]>([]);

	#timer: ReturnType<typeof setTimeout> | undefined;
	#asked = 0;

	constructor(match: Match) {
		this.match = match;
		this.unkept = !keep(match);
		$effect(() => {
			void settings.lang;
			this.book = this.sheet = undefined;
			this.#later(0);
		});
		$effect(() => {
			const elsewhere = (event: StorageEvent) => event.key === keyOf(match.id) && this.#fromElsewhere();
			const awake = () => document.visibilityState === "visible" && this.#later(0);
			addEventListener("storage", elsewhere);
			addEventListener("online", awake);
			document.addEventListener("visibilitychange", awake);
			return () => {
				removeEventListener("storage", elsewhere);
				removeEventListener("online", awake);
				document.removeEventListener("visibilitychange", awake);
				clearTimeout(this.#timer);
				this.#asked = -1;
			};
		});
	}

	get deck(): string[] {
		// The blank that somebody sits out with is in nobody's pile.
		return (this.book?.deck ?? []).filter((code) => code !== "0" || !this.book?.has.sits_out);
	}

	/** Whether an earlier round is being put right. */
	get correcting(): boolean {
		return this.match.at < this.match.rounds.length;
	}

	#change(change: Partial<Match>): void {
		this.match = { ...this.match, ...change, touched: new Date().toISOString() };
		this.unkept = !keep(this.match);
		this.#later(PAUSE);
	}

	/** A tap: the draft before it can be had again. */
	enter(draft: Draft): void {
		if (this.match.draft) this.past = [...this.past.slice(-99), this.match.draft];
		this.#change({ draft });
	}

	undo(): void {
		const draft = this.past.at(-1);
		if (!draft) return;
		this.past = this.past.slice(0, -1);
		this.#change({ draft });
	}

	/** Goes on with the round that was begun, or begins the next one. */
	open(): void {
		const { draft, rounds, names } = this.match;
		if (draft) return this.#change({ entering: true });
		this.#begin(fresh(names.length), rounds.length);
	}

	/** An earlier round lies open to be put right. */
	correct(at: number): void {
		this.#begin(draftOf(this.match.rounds[at]!, this.deck), at);
	}

	#begin(draft: Draft, at: number): void {
		this.past = [];
		this.live = undefined;
		this.#change({ draft, at, entering: true });
	}

	/** Back to the match; what was entered stays. */
	close(): void {
		this.#change({ entering: false });
	}

	/** What was entered is thrown away. */
	discard(): void {
		this.past = [];
		this.#change({ draft: null, at: this.match.rounds.length, entering: false });
	}

	/** The round is written down. */
	write(): void {
		const { draft, at, rounds } = this.match;
		if (!draft) return;
		const round = reportOf(draft, this.deck);
		const next: RoundReport[] = at < rounds.length ? rounds.map((one, place) => (place === at ? round : one)) : [...rounds, round];
		this.past = [];
		this.#change({ rounds: next, draft: null, at: next.length, entering: false });
	}

	/** The last round is struck out. */
	strike(): void {
		const rounds = this.match.rounds.slice(0, -1);
		this.#change({ rounds, draft: null, at: rounds.length, stopped: false });
	}

	stop(stopped: boolean): void {
		this.#change({ stopped, draft: null, at: this.match.rounds.length });
	}

	#fromElsewhere(): void {
		const match = find(this.match.id);
		if (!match) return;
		this.past = [];
		this.match = match;
		this.sheet = undefined;
		this.#later(0);
	}

	#later(wait: number): void {
		clearTimeout(this.#timer);
		this.#timer = setTimeout(() => void this.#ask(), wait);
	}

	/** Asks what the match comes to; only the answer to the last question counts. */
	async #ask(): Promise<void> {
		const number = ++this.#asked;
		const match = this.match;
		const { game, options, names, dealer, rounds, draft, at, entering, stopped } = match;
		try {
			const book = this.book ?? (await api.rules(game, { players: names.length, option: optionTexts(options) }));
			if (number !== this.#asked) return;
			this.book = book;
			const settle = (rounds: RoundReport[], stopped: boolean) => api.score({ game, options, names, dealer, rounds, stopped });
			const live = draft && entering ? await settle([...rounds.slice(0, at), reportOf(draft, this.deck)], false) : undefined;
			const sheet = live && this.sheet ? this.sheet : await settle(rounds, stopped);
			if (number !== this.#asked) return;
			this.live = live?.rounds.at(-1);
			this.sheet = sheet;
			this.away = false;
			this.refusal = "";
		} catch (error) {
			if (number !== this.#asked) return;
			this.away = error instanceof Trouble && error.unreachable;
			this.refusal = this.away ? "" : error instanceof Trouble ? error.message : String(error);
			if (this.away) this.#later(AGAIN);
		}
	}
}
