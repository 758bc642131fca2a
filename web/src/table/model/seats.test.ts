import { describe, expect, it } from "vitest";
import { fit } from "../motion/cardSize";
import { around, stacked, strips } from "./seats";

describe("round the table", () => {
	it("has the next player to your right, and play runs counter-clockwise", () => {
		expect(around(2, 0)).toEqual({ right: [], top: [1], left: [] });
		expect(around(3, 0)).toEqual({ right: [1], top: [], left: [2] });
		expect(around(4, 2)).toEqual({ right: [3], top: [0], left: [1] });
		expect(around(7, 0)).toEqual({ right: [1, 2], top: [3, 4], left: [5, 6] });
	});

	it.each([2, 3, 4, 5, 6, 7])("seats everybody of %i once, as strips too", (seats) => {
		for (let you = 0; you < seats; you++) {
			const { right, top, left } = around(seats, you);
			const { spots } = strips(seats, you);
			expect([you, ...right, ...top, ...left].sort()).toEqual(Array.from({ length: seats }, (_, seat) => seat));
			expect(new Set(spots.map(({ column, row }) => `${column} ${row}`)).size).toBe(seats - 1);
		}
	});

	it("has strips in the same order: up on the right, down on the left", () => {
		expect(strips(7, 0).spots.map(({ seat, column, row }) => [seat, column, row])).toEqual([
			[1, "2", 3],
			[2, "2", 2],
			[3, "2", 1],
			[4, "1", 1],
			[5, "1", 2],
			[6, "1", 3],
		]);
		expect(strips(6, 0).spots.map(({ row }) => row)).toEqual([3, 2, 1, 2, 3]);
	});
});

it("gives the room of who is out to the neighbour", () => {
	expect(stacked([false])).toEqual([{ y: "0cqh", h: "100cqh" }]);
	expect(stacked([false, false]).map(({ h }) => h)).toEqual(["calc(50cqh - 0.4rem / 2)", "calc(50cqh - 0.4rem / 2)"]);
	expect(stacked([true, false])).toEqual([
		{ y: "0cqh", h: "4.4rem" },
		{ y: "calc(4.4rem + 0.4rem)", h: "calc(100cqh - 4.4rem - 0.4rem)" },
	]);
	expect(stacked([false, true])[1]).toEqual({ y: "calc(100cqh - 4.4rem)", h: "4.4rem" });
	expect(stacked([true, true]).map(({ h }) => h)).toEqual(["4.4rem", "4.4rem"]);
});

it("makes cards as large as the room allows, and never larger", () => {
	for (const [width, height] of [
		[366, 330],
		[620, 380],
		[1800, 900],
	] as const) {
		const { card, columns, rows, gap } = fit(width, height, 12, { least: 2, most: 4, extra: 1.5, largest: 190 });
		expect(card).toBeGreaterThan(40);
		expect(card * (columns + 1.5) + gap * columns).toBeLessThanOrEqual(width + 1);
		expect(card * 1.6 * rows + gap * (rows - 1)).toBeLessThanOrEqual(height + 1);
		expect(columns * rows).toBeGreaterThanOrEqual(12);
	}
});
