import { expect, test } from "vitest";
import type { Decision, MatchLuck, RoundLuck } from "../net/wire";
import { steps } from "./curve";
import { costliest, errors, PARTS, skill, sum } from "./sums";

const round = (result: number, place: number): RoundLuck => ({
	result: [result, -result],
	place: [place, -place],
	deal: [10, -10],
	draws: [result - place - 10, 10 + place - result],
	own: [0, 0],
	others: [0, 0],
	rest: [0, 0],
	error: [3, 4],
	curve: [
		{ cause: "deal", after: [place + 10, -place - 10] },
		{ cause: "decision", after: [place + 10, -place - 10], seat: 0, moment: 0 },
		{ cause: "draw", after: [result, -result], seat: 0, moment: 0 },
	],
});
const luck: MatchLuck = {
	game: "hiraya",
	names: ["Aki", "Ben"],
	least: 0.5,
	rounds: [
		{ round: 1, luck: round(20, 2), moments: 1 },
		{ round: 2, luck: round(-5, -2), moments: 1 },
	],
};
const decision = (seat: number, kind: string, cost: number): Decision => ({
	round: 1,
	line: 4,
	moment: 0,
	seat,
	kind,
	played: "1a",
	cost,
	error: 0.1,
	mistake: cost >= 0.5, // prettier-ignore
});

test("the parts add up to the result over all rounds", () => {
	const parts = PARTS.map((part) => sum(luck, part)[0]!);
	expect(parts.reduce((a, b) => a + b)).toBeCloseTo(sum(luck, "result")[0]!);
	expect(errors(luck)[1]).toBeCloseTo(Math.hypot(4, 4));
});

test("the curve goes from round to round, and ends where the match does", () => {
	const found = steps(luck, 0);
	expect(found.map((step) => step.by)).toEqual(["cards", "decision", "cards", "cards", "decision", "cards"]);
	expect([found[0]!.from, found[0]!.to, found[2]!.to]).toEqual([2, 12, 20]);
	expect([found[3]!.from, found[3]!.to, found[5]!.to]).toEqual([18, 28, 15]);
});

test("mistakes and small losses are counted apart", () => {
	const some = [decision(0, "take", 3), decision(0, "take", 0.2), decision(0, "discard", 0.1), decision(1, "take", 5)];
	expect(skill(some, 0)).toEqual({
		decisions: 3,
		mistakes: 1,
		cost: 3,
		small: expect.closeTo(0.3),
		kinds: [
			{ kind: "discard", decisions: 1, mistakes: 0, cost: 0.1 },
			{ kind: "take", decisions: 2, mistakes: 1, cost: 1.6 },
		],
	});
	expect(costliest(some).map((one) => one.cost)).toEqual([5, 3]);
});
