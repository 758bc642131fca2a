import { describe, expect, it } from "vitest";
import type { ReportFieldInfo, RuleBook } from "../net/wire";
import {
	callSage,
	choices,
	draftOf,
	fresh,
	give,
	hold,
	holder,
	left,
	pile,
	players,
	restTo,
	say,
	steps,
	takeBack,
	reportOf,
	type Draft,
} from "./entry";

const DECK = ["1a", "1b", "1c", "1d", "2a", "2b"];
const NOTHING: RuleBook["has"] = {};

describe("piles", () => {
	it("a tapped card goes to a player, and back when it is tapped again", () => {
		const one = give(fresh(2), "1a", 0);
		expect(pile(one, 0, DECK)).toEqual(["1a"]);
		expect(pile(give(one, "1a", 0), 0, DECK)).toEqual([]);
		expect(give(one, "1a", 1).owner).toEqual({ "1a": 1 });
		expect(takeBack(one, "1a").owner).toEqual({});
	});
	it("leaves the draft before it as it was", () => {
		const before = fresh(2);
		give(before, "1a", 0);
		expect(before.owner).toEqual({});
	});
	it("the rest is what nobody has", () => {
		const draft = restTo(give(fresh(2), "1b", 0), 1, DECK);
		expect(left(draft, DECK)).toEqual([]);
		expect(pile(draft, 1, DECK)).toEqual(["1a", "1c", "1d", "2a", "2b"]);
	});
});

describe("who did not play", () => {
	const full: Draft = {
		...fresh(4),
		owner: { "1a": 1, "1b": 0 },
		teyaku: [{ seat: 1, id: "T" }],
		sage: [0, 1],
		call: { seat: 1, says: "shoubu" },
		hands: { 1: ["1a"] },
		answers: [{ seat: 1, what: "Y" }],
		buys: [{ buyer: 1, seller: 2, amount: 3 }],
	};
	it("has no pile and said nothing", () => {
		const draft = say(full, 1, "out");
		expect(draft).toMatchObject({ owner: { "1b": 0 }, teyaku: [], sage: [0], call: null, hands: {}, answers: [], buys: [] });
		expect(players(draft)).toEqual([0, 2, 3]);
	});
	it("who is forced out keeps the dealt hand", () => {
		expect(say(full, 1, "forced").hands).toEqual({ 1: ["1a"] });
	});
});

describe("dealt hands", () => {
	it("take no more cards than are dealt", () => {
		let draft = fresh(2);
		for (const code of ["1a", "1b", "1c"]) draft = hold(draft, 1, code, 2);
		expect(draft.hands).toEqual({ 1: ["1a", "1b"] });
		expect(holder(draft, "1b")).toBe(1);
		expect(holder(draft, "1c")).toBeUndefined();
		expect(hold(hold(draft, 1, "1a", 2), 1, "1b", 2).hands).toEqual({});
	});
});

describe("sage", () => {
	it("keeps the order of the first calls", () => {
		expect(callSage(callSage(fresh(3), 2), 0).sage).toEqual([2, 0]);
		expect(callSage(callSage(callSage(fresh(3), 2), 0), 2).sage).toEqual([0]);
	});
});

describe("what is sent", () => {
	it("leaves out what nobody entered", () => {
		expect(reportOf(give(fresh(2), "2a", 1), DECK)).toEqual({ piles: [[], ["2a"]] });
	});
	it("comes back as it was", () => {
		const draft: Draft = {
			dealer: 1,
			leader: 2,
			field: ["1a"],
			did: ["plays", "out", "plays", "forced"],
			owner: { "1b": 0, "1c": 2 },
			hands: { 3: ["2a"] },
			teyaku: [{ seat: 0, id: "T" }],
			call: { seat: 0, says: "cancel" },
			sage: [2, 0],
			shared: false,
			buys: [{ buyer: 0, seller: 1, amount: 9 }],
			answers: [{ seat: 2, what: "Y" }],
			extra: { dealers_hand: 2, blind: true },
		};
		expect(draftOf(reportOf(draft, DECK), DECK)).toEqual(draft);
		expect(reportOf(draft, DECK).piles).toEqual([["1b"], "out", ["1c"], "forced"]);
	});
	it("tells that two who were left in shared the pot, and comes back as it was", () => {
		const draft: Draft = { ...fresh(4), did: ["plays", "out", "plays", "out"], shared: true };
		expect(reportOf(draft, DECK).piles).toEqual(["in", "out", "in", "out"]);
		expect(draftOf(reportOf(draft, DECK), DECK)).toEqual(draft);
		expect(reportOf(say(draft, 1, "plays"), DECK).piles).toEqual([[], [], [], "out"]);
	});
	it("reads a pile that is the rest, and somebody who was in when nobody played", () => {
		const draft = draftOf({ piles: [["1a"], "rest", "in"] }, DECK);
		expect(pile(draft, 1, DECK)).toEqual(DECK.slice(1));
		expect(draft.did).toEqual(["plays", "plays", "plays"]);
	});
});

describe("steps", () => {
	it("are there only where the rules have something to say", () => {
		const blank: ReportFieldInfo = { name: "x", takes: "yes", label: { is: "message", id: "report-x" } };
		expect(steps({ has: NOTHING, report_fields: [] })).toEqual(["cards", "slip"]);
		expect(steps({ has: NOTHING, report_fields: [blank] })).toEqual(["before", "cards", "slip"]);
		expect(steps({ has: { ...NOTHING, multiplier: 1 }, report_fields: [] })).toEqual(["before", "cards", "slip"]);
		expect(steps({ has: { ...NOTHING, calls: 1, teyaku: 1 }, report_fields: [] })).toEqual(["before", "cards", "after", "slip"]);
	});
	it("so are the things a player can have done", () => {
		expect(choices(NOTHING)).toEqual(["plays"]);
		expect(choices({ ...NOTHING, dropout: 1, waits: 1 })).toEqual(["plays", "out", "forced", "waits"]);
		expect(choices({ ...NOTHING, dropout: 1, sits_out: 1, buyout: 1 })).toEqual(["plays", "out", "forced", "blank", "sold"]);
	});
});
