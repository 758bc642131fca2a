import { describe, expect, it } from "vitest";
import { foldAll } from "../board/fold";
import type { AnyEvent } from "../net/wire";
import { seenBy } from "./seatView";
import { before, next, opening, partAt, parts, stops } from "./moves";

const deal: AnyEvent = { event: "deal", hands: [["1a", "2a"], ["3a", "4a"], null], piles: null, field: ["5a", "6a"], stock: ["7a", "8a"] };
const events: AnyEvent[] = [
	{ event: "match", format: "hanafuda-record/1", game: "x", options: {}, seats: ["Ann", "Ben"], start: [0, 0] },
	{ event: "round", number: 1, dealer: 0, totals: [0, 0] },
	{ event: "deal", hands: [["1a"], ["3a"]], piles: null, field: ["1b"], stock: ["7a"] },
	{ event: "multiplier", value: 1 },
	{ event: "play", seat: 0, from: "hand", card: "1a", takes: ["1b"] },
	{ event: "pay", from: 1, to: 0, amount: 5, why: "X-1" },
	{ event: "score", cards: null, yaku: [[], []], result: [5, -5] },
	{ event: "round_end", next_dealer: 0, totals: [5, -5], why: "hands_out", winner: 0 },
	{ event: "round", number: 2, dealer: 0, totals: [5, -5] },
	{ event: "match_end", totals: [5, -5], winners: [0], why: "stopped" },
];

describe("through the eyes of a seat", () => {
	it("other hands, the draw pile and a field that lies face down are covered", () => {
		expect(seenBy(deal, 1)).toMatchObject({ hands: [["?", "?"], ["3a", "4a"], null], field: ["5a", "6a"], stock: ["?", "?"] });
		expect(seenBy({ ...deal, face_down: true }, 1)).toMatchObject({ field: ["?", "?"] });
		const piles: AnyEvent = {
			...deal,
			hands: [null, null],
			piles: [
				[["1a"], ["2a"]],
				[["3a"], ["4a"]],
			],
		};
		expect(seenBy(piles, 0)).toMatchObject({
			piles: [
				[["?"], ["?"]],
				[["?"], ["?"]],
			],
		});
	});

	it("only those concerned see a passed hand, a returned card, a chosen pile", () => {
		const passed: AnyEvent = { event: "passed_hand", from: 0, to: 2, cards: ["1a"] };
		expect([0, 1, 2].map((seat) => seenBy(passed, seat))).toMatchObject([{ cards: ["1a"] }, { cards: ["?"] }, { cards: ["1a"] }]);
		const back: AnyEvent = { event: "return", seat: 1, card: "9a" };
		expect([0, 1].map((seat) => seenBy(back, seat))).toMatchObject([{ card: "?" }, { card: "9a" }]);
		expect(seenBy({ event: "pile", seat: 0, hand: 1, cards: ["1a"] }, 1)).toMatchObject({ cards: ["?"] });
		expect(seenBy({ event: "cut", seat: 0, stock: ["1a", "2a"] }, 0)).toMatchObject({ stock: ["?", "?"] });
	});

	it("an answer whether to settle is only one's own", () => {
		const agrees: AnyEvent = { event: "agree", seat: 0, agrees: true };
		expect(seenBy(agrees, 0)).toEqual(agrees);
		expect(seenBy(agrees, 1)).toEqual({ event: "agree", seat: 0 });
	});

	it("nobody else hears of a hand that was kept hidden", () => {
		const hidden: AnyEvent = { event: "claim", seat: 0, declined: ["X-2"] };
		expect(seenBy(hidden, 0)).toEqual(hidden);
		expect(seenBy(hidden, 1)).toBeNull();
		const both: AnyEvent = { event: "claim", seat: 0, teyaku: ["X-1"], shown: ["1a"], declined: ["X-2"] };
		expect(seenBy(both, 1)).toEqual({ event: "claim", seat: 0, teyaku: ["X-1"], shown: ["1a"] });
	});
});

describe("a record", () => {
	it("has its rounds, and the round of every place", () => {
		const all = parts(events);
		expect(all).toEqual([
			{ number: 0, start: 0, end: 1 },
			{ number: 1, start: 1, end: 8 },
			{ number: 2, start: 8, end: 10 },
		]);
		expect([0, 1, 2, 8, 9, 10].map((at) => partAt(all, at).number)).toEqual([0, 0, 1, 1, 2, 2]);
	});

	it("is gone through move by move, what follows from a move together with it", () => {
		const all = stops(events, () => true);
		expect(all).toEqual([1, 2, 4, 7, 8, 9, 10]);
		expect([next(all, 2), next(all, 10), before(all, 7), before(all, 1), next(all, 5)]).toEqual([4, 10, 4, 1, 7]);
		expect(stops(events, (at) => at !== 4)).toEqual([1, 2, 7, 8, 9, 10]);
	});

	it("is opened when the first cards lie there", () => {
		expect(opening(events)).toBe(3);
		expect(foldAll(events.slice(0, opening(events))).field.length).toBe(1);
		expect(opening(events.slice(0, 1))).toBe(1);
	});

	it("shows every card of the draw pile after a shuffle, to whoever sees it open", () => {
		const shuffled: AnyEvent[] = [...events.slice(0, 3), { event: "cut", seat: 0, stock: ["7a"] }];
		expect(foldAll(shuffled).stock.map((card) => card.code)).toEqual(["7a"]);
		expect(foldAll(shuffled.map((event) => seenBy(event, 0)!)).stock.map((card) => card.code)).toEqual([null]);
	});
});
