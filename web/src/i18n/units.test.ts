import { beforeEach, describe, expect, it } from "vitest";
import { settings } from "../app/settings.svelte";
import { amount, counted, show, signed, worth } from "./units";

const name = (english: string, romaji: string, ruby: string) => ({ is: "name" as const, english, romaji, ruby });
const points = name("points", "ten", "点[てん]");
const beans = {
	points,
	counters: [
		{ name: name("matchstick", "matchi-bō", "マッチ棒[ぼう]"), points: 100 },
		{ name: name("bean", "mame", "豆[まめ]"), points: 10, kept: 20 },
	],
};
const sticks = { points, counters: beans.counters.map(({ name, points }) => ({ name, points })) };
const kan = { points, counters: [{ name: name("kan", "kan", "貫[かん]"), points: 12 }], yaku_unit: name("kan", "kan", "貫[かん]") };
const chips = { points: name("chips", "chippu", "チップ"), counters: [] };
const plain = { points, counters: [], yaku_unit: null };

beforeEach(() => void Object.assign(settings, { lang: "en" }));

describe("points", () => {
	it("are counted out in the table's counters, largest first", () => {
		expect(show(1240, sticks)).toBe("1240 (12 matchsticks, 4 beans)");
		expect(show(111, sticks)).toBe("111 (1 matchstick, 1 bean, 1 point)");
		expect(show(29, kan)).toBe("29 (2 kan, 5 points)");
		expect(show(12, kan)).toBe("12 (1 kan)");
	});

	it("lie in small counters first where a table keeps some of them", () => {
		expect(show(1000, beans)).toBe("1000 (8 matchsticks, 20 beans)");
		expect(show(1240, beans)).toBe("1240 (10 matchsticks, 24 beans)");
		expect(show(291, beans)).toBe("291 (29 beans, 1 point)");
		expect(show(300, beans)).toBe("300 (1 matchstick, 20 beans)");
		expect(show(150, beans)).toBe("150 (15 beans)");
		expect(show(-240, beans)).toBe("−240 (owes 2 matchsticks, 4 beans)");
	});

	it("are just a number where no counter is that small, or there is none", () => {
		expect(show(5, kan)).toBe("5");
		expect(show(0, beans)).toBe("0");
		expect(show(-35, plain)).toBe("−35");
		expect(counted(5, kan)).toBe("");
	});

	it("below zero are owed", () => {
		expect(show(-40, beans)).toBe("−40 (owes 4 beans)");
		settings.lang = "ja";
		expect(show(-40, beans)).toBe("−40（借り：豆4粒）");
	});

	it("are counted in Japanese with the measures of the things", () => {
		settings.lang = "ja";
		expect(show(1243, beans)).toBe("1243（マッチ棒10本、豆24粒、3点）");
		expect(show(29, kan)).toBe("29（2貫、5点）");
		expect(amount(3, chips)).toBe("チップ3枚");
		expect(amount(30, plain)).toBe("30点");
		expect(worth(7, kan)).toBe("7貫");
	});

	it("stand in a sentence as people say them", () => {
		expect([amount(30, plain), amount(1, chips), amount(3, chips)]).toEqual(["30", "1 chip", "3 chips"]);
		expect([worth(7, kan), worth(30, plain)]).toEqual(["7 kan", "30"]);
		expect([signed(70), signed(-35), signed(0)]).toEqual(["+70", "−35", "0"]);
	});
});
