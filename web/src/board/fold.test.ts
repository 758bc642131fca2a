import { describe, expect, it } from "vitest";
import { empty, type Board } from "./board";
import { fold, foldAll, wait } from "./fold";
import type { AnyEvent, Claim } from "../net/wire";

// Matches of every game as one seat received them, and what the server says that it sees after each update (fixtures/make.py).
type There = { hand: string[]; sizes: number[]; field: string[]; taken: number[]; stock: number[]; card?: string; actor?: number };
type Stream = { game: string; seat: number; updates: { events: AnyEvent[]; there?: There }[] };
const streams = import.meta.glob<Stream>("./fixtures/*.json", { eager: true, import: "default" });

const codes = (cards: readonly ({ code: string | null } | null)[]): (string | null)[] =>
	cards.flatMap((card) => (card ? [card.code] : [])).sort();
const drawPile = (board: Board, seat: number): number => board.own[seat]?.length || board.stock.length;
const everyCard = (board: Board) => [
	...board.stock,
	...board.own.flat(),
	...(board.piles ?? []).flat(2),
	...board.hands.flat(),
	...board.field.flatMap((card) => card ?? []),
	...board.taken.flat(),
	...(board.laid ? [board.laid.card] : []),
];

describe.each(Object.entries(streams))("%s", (_, stream) => {
	it("shows the table as the server sees it, after every update", () => {
		const board = empty();
		for (const { events, there } of stream.updates) {
			for (const event of events) fold(board, event);
			if (!there) continue;
			if (there.card) wait(board, there.actor!, there.card);
			const piled = board.piles?.some((pair) => pair.some((pile) => pile.length));
			expect(board.hands.map((hand) => hand.length)).toEqual(there.sizes);
			expect(codes(board.field)).toEqual(board.faceDown ? there.field.map(() => null) : [...there.field].sort());
			expect(board.taken.map((pile) => pile.length)).toEqual(there.taken);
			if (!piled) expect(board.names.map((_, seat) => drawPile(board, seat))).toEqual(there.stock);
			expect(codes(board.hands[stream.seat]!)).toEqual([...there.hand].sort());
		}
		expect(board.over).toBeDefined();
	});

	it("keeps every card one object, in one place", () => {
		const board = empty();
		let dealt = 0;
		for (const event of stream.updates.flatMap((update) => update.events)) {
			fold(board, event);
			const cards = everyCard(board);
			if (event.event === "deal") dealt = cards.length;
			if (cards.length) expect(cards.length).toBe(dealt);
			expect(new Set(cards.map((card) => card.key)).size).toBe(cards.length);
			const faces = cards.flatMap((card) => card.code ?? []);
			expect(new Set(faces).size).toBe(faces.length);
		}
	});

	it("keeps a sheet for every round", () => {
		const events = stream.updates.flatMap((update) => update.events);
		const board = foldAll(events);
		expect(board.sheets.map((sheet) => sheet.number)).toEqual(events.flatMap((event) => (event.event === "round" ? event.number : [])));
		for (const sheet of board.sheets) expect(sheet.ends).toBeDefined();
	});
});

it("shows a hand that is claimed late, after a card was put back", () => {
	const events = Object.values(streams).flatMap((stream) =>
		stream.game === "taiyaku" ? stream.updates.flatMap((update) => update.events) : [],
	);
	const at = events.findIndex(
		(event, at) =>
			event.event === "claim" &&
			event.teyaku?.length &&
			events
				.slice(
					events.findLastIndex((one, before) => before < at && one.event === "deal"),
					at,
				)
				.some((one) => one.event === "return"),
	);
	const claim = events[at] as Claim;
	const begin = events.findLastIndex((event, before) => before < at && event.event === "match");
	const board = foldAll(events.slice(begin, at));
	const before = board.hands[claim.seat]!.length;
	fold(board, claim);
	expect(board.hands[claim.seat]).toHaveLength(before);
	expect(
		board.hands[claim.seat]!.filter((card) => card.open)
			.map((card) => card.code)
			.sort(),
	).toEqual([...claim.shown!].sort());
});

it("has a match of every game to fold, and nearly every kind of event", () => {
	const kinds = new Set(
		Object.values(streams).flatMap((stream) => stream.updates.flatMap((update) => update.events.map((event) => event.event))),
	);
	expect(new Set(Object.values(streams).map((stream) => stream.game)).size).toBe(7);
	for (const kind of [
		"misdeal",
		"redeal",
		"leader",
		"sits_out",
		"passed_hand",
		"swap",
		"blind",
		"offer",
		"counter_offer",
		"answer",
		"agree",
		"two_left",
		"pile",
		"dealer_takes",
		"return",
		"cut",
		"claim",
		"call",
	])
		expect(kinds).toContain(kind);
});
