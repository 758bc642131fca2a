import { describe, expect, it } from "vitest";
import { around } from "./seats";

describe("round the table", () => {
	it("has the next player to your right, and play runs counter-clockwise", () => {
		expect(around(2, 0)).toEqual({ right: [1], left: [] });
		expect(around(3, 0)).toEqual({ right: [1], left: [2] });
		expect(around(4, 2)).toEqual({ right: [3, 0], left: [1] });
		expect(around(7, 0)).toEqual({ right: [1, 2, 3], left: [4, 5, 6] });
	});

	it.each([2, 3, 4, 5, 6, 7])("seats everybody of %i once", (seats) => {
		for (let you = 0; you < seats; you++) {
			const { right, left } = around(seats, you);
			expect([you, ...right, ...left].sort()).toEqual(Array.from({ length: seats }, (_, seat) => seat));
		}
	});
});
