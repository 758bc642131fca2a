// For tests: the first moves of a match, and a stage that writes down what it is asked to do.
import type { AnyEvent, Question, Snapshot } from "../../net/wire";
import type { Stage } from "./game.svelte";

export const standing = { total: 0 };
export const now = (turn: number, question: Question | null = null): Snapshot => ({
	turn,
	status: "playing",
	seats: [standing, standing],
	question,
});

export const opening: AnyEvent[] = [
	{ event: "match", format: "hanafuda-record/1", game: "any", options: {}, seats: ["Aki", "Ben"], start: [0, 0], rounds: 1 },
	{ event: "round", number: 1, dealer: 0, totals: [0, 0] },
	{
		event: "deal",
		hands: [
			["1a", "2a"],
			["?", "?"],
		],
		piles: null,
		field: ["1b", "3a", "3b"],
		stock: ["?", "?", "?", "?"],
	},
];
export const takes: AnyEvent = { event: "play", seat: 0, from: "hand", card: "1a", takes: ["1b"] };
export const draws: AnyEvent = { event: "play", seat: 0, from: "stock", card: "5a" };

/** A stage that shows each change at once, and what it was asked to do. */
export function recorder(still = false) {
	const shown: string[] = [];
	const stage: Stage = {
		async show(event, changes) {
			for (const change of changes) {
				change();
				shown.push(event.event);
			}
		},
		async pause(ms) {
			if (ms) shown.push(`wait ${ms}`);
		},
		still: () => still,
		async celebrate(occasion) {
			shown.push(
				"won" in occasion
					? "won"
					: "claim" in occasion
						? `claim ${occasion.claim.teyaku.join()}`
						: `made ${occasion.made.map((item) => item.row).join()}`,
			);
		},
	};
	return { shown, stage };
}

/** When everything that waits for nothing has been shown. */
export async function settled(): Promise<void> {
	for (let at = 0; at < 60; at++) await Promise.resolve();
}
