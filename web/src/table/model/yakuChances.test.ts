import { describe, expect, it } from "vitest";
import { words } from "../../i18n/testing";
import type { YakuChance, YakuInfo } from "../../net/wire";
import { foremost } from "./yakuChances";

const row = (id: string, points: number, stops = false): YakuInfo => ({
	id,
	name: { is: "name", english: id, romaji: id, ruby: id },
	group: null,
	worth: words(String(points)),
	levels: [{ points, text: words(""), all_of: [], some_of: [], need: 0 }],
	cards: [],
	stops,
});
const rows = [row("small", 1), row("dear", 30), row("end", 0, true), row("had", 20)];
const chance = (seat: number, yaku: string, part: number): YakuChance => ({
	seat,
	yaku,
	name: { is: "name", english: yaku, romaji: yaku, ruby: yaku },
	chance: part,
	error: 0,
});
const yaku = [chance(0, "had", 1), chance(0, "small", 0.9), chance(0, "dear", 0.2), chance(0, "end", 0.05), chance(1, "small", 0.4)];
const names = (seat: number, most: number): string[] => foremost(yaku, seat, rows, most).map((one) => one.yaku);

describe("How likely yaku are", () => {
	it("shows a seat its own, the likeliest first and what is sure last", () => {
		expect(names(0, 9)).toEqual(["small", "dear", "end", "had"]);
		expect(names(1, 9)).toEqual(["small"]);
		expect(names(2, 9)).toEqual([]);
	});

	it("keeps of many what is dear and likely, a yaku that ends the round above all", () => {
		expect(names(0, 2)).toEqual(["dear", "end"]);
		expect(names(0, 1)).toEqual(["end"]);
	});
});
