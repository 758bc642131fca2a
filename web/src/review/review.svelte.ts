// A review that is being made: the luck of the match at once, then its decisions a few at a time. It goes on while one looks at other pages.
import { Trouble } from "../net/api";
import * as api from "../net/calls";
import type { Decision, MatchLuck } from "../net/wire";

export class Review {
	luck = $state.raw<MatchLuck>();
	decisions = $state.raw<readonly Decision[]>([]);
	/** How many moments have been looked at. */
	done = $state(0);
	trouble = $state("");
	readonly all = $derived.by(() => this.luck?.rounds.reduce((sum, round) => sum + round.moments, 0) ?? 0);
	readonly complete = $derived.by(() => this.luck !== undefined && this.done >= this.all);
	#going = false;
	#next = new Map<number, number>(); // by round, the moment to ask for

	constructor(readonly id: string) {}

	/** Goes on to the end; what was finished before a trouble is kept. */
	async go(): Promise<void> {
		if (this.#going) return;
		this.#going = true;
		this.trouble = "";
		try {
			this.luck ??= await api.luck(this.id);
			for (const { round, moments } of this.luck.rounds) await this.#judge(round, moments);
		} catch (error) {
			this.trouble = error instanceof Trouble ? error.message : String(error);
		} finally {
			this.#going = false;
		}
	}

	async #judge(round: number, moments: number): Promise<void> {
		for (let start = this.#next.get(round) ?? 0; start < moments;) {
			const part = await api.decisions(this.id, { round, start });
			this.decisions = [...this.decisions, ...part.decisions];
			this.done += part.next - start;
			start = part.next;
			this.#next.set(round, start);
		}
	}

	/** What is said of the line of the record with this number: a mistake, where it is one. */
	mistakeAt = (line: number): Decision | undefined => this.decisions.find((one) => one.mistake && one.line === line);
}

const reviews = new Map<string, Review>();

/** The review of a record; the same one wherever it is asked for. */
export function reviewOf(id: string): Review {
	const found = reviews.get(id) ?? new Review(id);
	reviews.set(id, found);
	return found;
}

/** The review of a record, if somebody has asked for one. */
export const knownReview = (id: string): Review | undefined => reviews.get(id);
