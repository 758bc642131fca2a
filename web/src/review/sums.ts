// What a review adds up to for each player.
import type { Decision, MatchLuck, RoundLuck } from "../net/wire";

/** The parts of a result, in the order in which they are read. */
export const PARTS = ["place", "deal", "draws", "own", "others", "rest"] as const;

export type Kind = { kind: string; decisions: number; mistakes: number; cost: number };
export type Skill = { decisions: number; mistakes: number; cost: number; small: number; kinds: Kind[] };

/** A part of everybody's result, over all rounds. */
export function sum(luck: MatchLuck, part: keyof Pick<RoundLuck, "result" | (typeof PARTS)[number]>): number[] {
	return luck.names.map((_, seat) => luck.rounds.reduce((all, round) => all + round.luck[part][seat]!, 0));
}

/** The standard error of deal and draws together. */
export const errors = (luck: MatchLuck): number[] =>
	luck.names.map((_, seat) => Math.sqrt(luck.rounds.reduce((all, round) => all + round.luck.error[seat]! ** 2, 0)));

/** What a player's decisions cost, together and by kind. */
export function skill(decisions: readonly Decision[], seat: number): Skill {
	const own = decisions.filter((one) => one.seat === seat);
	const cost = (some: readonly Decision[]): number => some.reduce((all, one) => all + one.cost, 0);
	const mistakes = (some: readonly Decision[]): Decision[] => some.filter((one) => one.mistake);
	const kinds = [...new Set(own.map((one) => one.kind))].sort().map((kind) => {
		const some = own.filter((one) => one.kind === kind);
		return { kind, decisions: some.length, mistakes: mistakes(some).length, cost: cost(some) / some.length };
	});
	const wrong = mistakes(own);
	return { decisions: own.length, mistakes: wrong.length, cost: cost(wrong), small: cost(own) - cost(wrong), kinds };
}

/** The costliest mistakes, the worst first. */
export const costliest = (decisions: readonly Decision[], most = 3): Decision[] =>
	decisions
		.filter((one) => one.mistake)
		.sort((a, b) => b.cost - a.cost)
		.slice(0, most);
