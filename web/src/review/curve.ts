// What a player could expect of the match, from change to change.
import type { MatchLuck } from "../net/wire";

export type Step = { round: number; by: "cards" | "decision" | "rest"; from: number; to: number };

/** Every change of what a seat could expect: its points so far, and what the round would bring on average. */
export function steps(luck: MatchLuck, seat: number): Step[] {
	let before = 0;
	return luck.rounds.flatMap(({ round, luck: one }) => {
		let now = before + one.place[seat]!;
		before += one.result[seat]!;
		const start = before - one.result[seat]!;
		return (one.curve ?? []).map((change) => {
			const from = now;
			now = start + change.after[seat]!;
			const by = change.cause === "decision" ? "decision" : change.cause === "rest" ? "rest" : "cards";
			return { round, by, from, to: now } as const;
		});
	});
}
