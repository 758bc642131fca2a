import { expect, it } from "vitest";
import { empty } from "../board/board";
import { totals } from "./series";

it("has the totals after each round, ledger included, and the last ones of the match", () => {
	const board = empty();
	const sheet = { dealer: 0, taken: [], ledger: [] };
	const ends = (all: number[]) => ({ event: "round_end" as const, next_dealer: 0, totals: all, why: "hands_out" as const });
	board.sheets = [
		{ ...sheet, number: 1, before: [20, 20], ends: ends([30, 10]), ledger: [{ totals: [30, 60] }] },
		{ ...sheet, number: 2, before: [30, 60], ends: ends([25, 65]) },
		{ ...sheet, number: 3, before: [25, 65] },
	];
	expect(totals(board)).toEqual([
		[20, 20],
		[30, 60],
		[25, 65],
	]);
	board.over = { event: "match_end", totals: [5, 15], winners: [1], why: "stopped" };
	expect(totals(board).at(-1)).toEqual([5, 15]);
});
