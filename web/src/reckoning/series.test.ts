import { expect, it } from "vitest";
import { empty } from "../lib/fold";
import { apart, steps, totals } from "./series";

it("has the totals after each round, ledger included, and the last ones of the match", () => {
	const board = empty();
	const sheet = { dealer: 0, multiplier: 1, claims: [], pays: [], taken: [], ledger: [] };
	const ends = (all: number[]) => ({ event: "round_end" as const, next_dealer: 0, totals: all, why: "hands_out" as const });
	board.sheets = [
		{ ...sheet, number: 1, before: [20, 20], ends: ends([30, 10]), ledger: [{ event: "loan", seat: 1, amount: 50, totals: [30, 60] }] },
		{ ...sheet, number: 2, before: [30, 60], ends: ends([25, 65]) },
		{ ...sheet, number: 3, before: [25, 65] },
	];
	expect(totals(board)).toEqual([[20, 20], [30, 60], [25, 65]]);
	board.over = { event: "match_end", totals: [5, 15], winners: [1], why: "stopped" };
	expect(totals(board).at(-1)).toEqual([5, 15]);
});

it("makes an axis of few whole steps around all values", () => {
	expect(steps([-35, 70])).toEqual([-50, 0, 50, 100]);
	expect(steps([0, 0])).toEqual([0]);
	expect(steps([96, 88, 108])).toEqual([85, 90, 95, 100, 105, 110]);
	for (const values of [[-1092, 780], [3, 5], [1000, 1010], [-7, -3]]) {
		const found = steps(values);
		expect(found.length).toBeLessThanOrEqual(7);
		expect(found[0]).toBeLessThanOrEqual(Math.min(...values));
		expect(found.at(-1)).toBeGreaterThanOrEqual(Math.max(...values));
	}
});

it("moves labels apart, in order and within bounds", () => {
	const moved = apart([50, 51, 49, 100], 12, 0, 100);
	expect(moved[2]!).toBeLessThan(moved[0]!);
	expect(moved[0]!).toBeLessThan(moved[1]!);
	const sorted = [...moved].sort((a, b) => a - b);
	sorted.slice(1).forEach((place, at) => expect(place - sorted[at]!).toBeGreaterThanOrEqual(12));
	expect(Math.max(...moved)).toBeLessThanOrEqual(100);
});
