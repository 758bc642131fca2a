import { expect, it } from "vitest";
import type { RuleBook, YakuNews } from "../../net/wire";
import { rank } from "./rank";

const worth = (number: number) => ({ is: "message", id: "teyaku-worth", args: { worth: { is: "amount", number, unit: "kan" } } });
const book = {
	yaku: [{ levels: [{ points: 12 }] }, { levels: [{ points: 7 }] }, { levels: [{ points: 1 }] }, { levels: [], stops: true }],
	teyaku: [
		{ id: "HH-31", worth: worth(2) },
		{ id: "HH-35", worth: worth(3) },
		{ id: "HH-40", worth: worth(6) },
	],
} as unknown as RuleBook;
const made = (...rows: [row: number, points: number][]) => ({ made: rows.map(([row, points]): YakuNews => ({ at: 1, seat: 0, row, points, what: "made" })) }); // prettier-ignore
const claim = (...teyaku: string[]) => ({ claim: { seat: 0, teyaku, cards: [] } });

it("is as large as what was made is worth", () => {
	expect([made([2, 1]), made([1, 7]), made([0, 12]), made([2, 1], [1, 7])].map((one) => rank(one, book))).toEqual([
		"stamp",
		"band",
		"brush",
		"band",
	]);
	expect(rank(made([3, 0]), book)).toBe("brush"); // it ends the round
});

it("has a scene for teyaku, with the brush from four kan up", () => {
	expect([claim("HH-31"), claim("HH-35"), claim("HH-40"), claim("HH-31", "HH-40")].map((one) => rank(one, book))).toEqual([
		"stamp",
		"band",
		"brush",
		"brush",
	]);
});
