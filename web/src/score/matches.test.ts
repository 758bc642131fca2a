import { describe, expect, it } from "vitest";
import { fresh, give } from "./entry";
import { marks } from "./marks";
import { begin, fromFile, read, toFile } from "./matches";
import { lines } from "./slip";

describe("a kept match", () => {
	const match = { ...begin("hiraya", { rounds: 6 }, ["Aki", "Ben", "Chie"], 2), rounds: [{ piles: [["1a"], [], []] }], draft: give(fresh(3), "2a", 1), at: 1, entering: true };
	it("is read as it was written", () => {
		expect(read(JSON.parse(JSON.stringify(match)))).toEqual(match);
	});
	it("comes out of a file under an id of its own", () => {
		const found = fromFile(toFile(match))!;
		expect(found).toEqual({ ...match, id: found.id, entering: false });
		expect(found.id).not.toBe(match.id);
	});
	it.each(["", "[]", "null", '{"format":"other"}', '{"format":"hanashobu-score/1","match":{"id":"x"}}', "{"])("is not in %s", (text) => {
		expect(fromFile(text)).toBeUndefined();
	});
	it("does not come from something spoilt", () => {
		expect(read({ ...match, names: ["Aki"] })).toBeUndefined();
		expect(read({ ...match, rounds: [{ piles: [[]] }] })).toBeUndefined();
		expect(read({ ...match, id: "../x y" })).toBeUndefined();
		expect(read({ ...match, draft: { did: [] } })).toMatchObject({ draft: null, at: 1, entering: false });
		expect(read({ ...match, dealer: 9 })?.dealer).toBe(0);
	});
});

describe("marks", () => {
	it("are as short as they can be", () => {
		expect(marks(["Aki", "ben", "Chie"])).toEqual(["A", "B", "C"]);
		expect(marks(["Aki", "Ami", "Ben"])).toEqual(["Ak", "Am", "B"]);
		expect(marks(["Aki", "Akira"])).toEqual(["1", "2"]);
		expect(marks(["花", "花子", "月"])).toEqual(["花", "花子", "月"]);
	});
});

describe("a slip", () => {
	const pay = (from: number | "bank", to: number | "bank", amount: number, why: string) => ({ event: "pay" as const, from, to, amount, why });
	it("puts those together who pay the same for the same", () => {
		expect(lines([pay(0, 1, 30, "Y"), pay(2, 1, 30, "Y"), pay(2, 1, 40, "Z")])).toMatchObject([{ why: "Y", from: [0, 2], to: 1, amount: 30 }, { why: "Z", from: [2], amount: 40 }]);
	});
	it("shows the bank by what it changes", () => {
		expect(lines([pay(0, "bank", 5, "P"), pay("bank", 1, 10, "P"), pay(2, "bank", 5, "P")])).toMatchObject([{ why: "P", changes: [[0, -5], [1, 10], [2, -5]] }]);
	});
	it("keeps two equal payments of one player apart", () => {
		expect(lines([pay(0, 1, 12, "D"), pay(0, 1, 12, "D")])).toHaveLength(2);
	});
});
