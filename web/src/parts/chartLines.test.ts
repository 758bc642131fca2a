import { expect, it } from "vitest";
import { apart, steps } from "./chartLines";

it("makes an axis of few whole steps around all values", () => {
	expect(steps([-35, 70])).toEqual([-50, 0, 50, 100]);
	expect(steps([0, 0])).toEqual([0]);
	expect(steps([96, 88, 108])).toEqual([85, 90, 95, 100, 105, 110]);
	for (const values of [
		[-1092, 780],
		[3, 5],
		[1000, 1010],
		[-7, -3],
	]) {
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
