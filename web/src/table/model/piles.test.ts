import { describe, expect, it } from "vitest";
import { fanned } from "./piles";

const room = { width: 200, height: 220, card: 60 };

describe("captured cards", () => {
	it("lie side by side by kind where there is room", () => {
		const { spots, height } = fanned([1, 0, 2], room);
		expect(spots.map((kind) => kind.length)).toEqual([1, 0, 2]);
		expect(spots[2]![0]!.x).toBeGreaterThanOrEqual(60);
		expect(height).toBe(96);
	});

	it.each([1, 5, 12, 24, 48])("stay inside their room, %i of them", (count) => {
		for (const width of [60, 132, 200, 360])
			for (const height of [78, 96, 220]) {
				const { spots } = fanned([0, 2, 0, count], { width, height, card: 48 });
				for (const { x, y } of spots.flat()) {
					expect(x + 48).toBeLessThanOrEqual(width + 1);
					expect(y + 48 * 1.6).toBeLessThanOrEqual(height + 1);
				}
			}
	});

	it("leave every index open as long as that is possible", () => {
		const { spots } = fanned([2, 3, 4, 9], room);
		const all = spots.flat();
		all.slice(1).forEach(({ x, y }, at) => expect(y > all[at]!.y || x - all[at]!.x >= 0.33 * 60).toBe(true));
	});
});
