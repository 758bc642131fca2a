import { describe, expect, it } from "vitest";
import { fresh, give } from "./entry";
import { marks } from "./marks";
import { begin, fromFile, read, toFile } from "./matches";

describe("a kept match", () => {
	const match = {
		...begin("hiraya", { rounds: 6 }, ["Aki", "Ben", "Chie"], 2),
		rounds: [{ piles: [["1a"], [], []] }],
		draft: give(fresh(3), "2a", 1),
		at: 1,
		entering: true,
	};
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
	it("is not read if a trial version wrote more beside its piles, which would be lost", () => {
		expect(read({ ...match, rounds: [{ piles: [["1a"], [], []], dealers_hand: 2, blind: true }] })).toBeUndefined();
		expect(
			fromFile(JSON.stringify({ format: "hanashobu-score/1", match: { ...match, rounds: [{ piles: [["1a"], [], []], blind: true }] } })),
		).toBeUndefined();
		const { extra: _, ...draft } = fresh(3);
		expect(read({ ...match, draft })).toMatchObject({ draft: null, at: 1 });
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
