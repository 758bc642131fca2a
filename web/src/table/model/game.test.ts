import { beforeEach, describe, expect, it, vi } from "vitest";
import type { AnyEvent, ExtraInfo, Question } from "../../net/wire";
import { Game } from "./game.svelte";
import { draws, now, opening, recorder, settled, standing, takes } from "./recorder";

const choose: Question = { asked: "play", choices: [{ action: 0, card: "1a" }] };
const answers: AnyEvent = { event: "play", seat: 1, from: "hand", card: "5b", takes: ["5a"] };

describe("the play loop", () => {
	let { shown, stage } = recorder();
	let game: Game;
	beforeEach(async () => {
		({ shown, stage } = recorder());
		game = new Game(0, stage);
		game.receive({ start: 0, events: opening, now: now(3, choose) });
		await settled();
	});

	it("shows the present at once when it sits down, with nothing moving", () => {
		expect(shown).toEqual([]);
		expect(game.board.hands[0]!.map((card) => card.code)).toEqual(["1a", "2a"]);
		expect(game.question).toBe(choose);
		expect(game.log.map((entry) => entry.event.event)).toEqual(["match", "round", "deal"]);
	});

	it("offers a late claim when everything has been shown", async () => {
		const late = [{ action: 70, word: "hand", teyaku: ["X-1"] }];
		game.receive({ start: 3, events: [takes], now: { ...now(4), late } });
		expect(game.late).toEqual([]);
		await settled();
		expect(game.late).toEqual(late);
		game.receive({ start: 4, events: [draws], now: now(5) });
		await settled();
		expect(game.late).toEqual([]);
	});

	it("leaves a card that waits for its target where it lies when something is claimed in between", async () => {
		const take: Question = { asked: "take", card: "1a", choices: [{ action: 1, card: "1b" }] };
		game.receive({ start: 3, events: [], now: now(3, take) });
		await settled();
		expect(shown).toEqual(["play"]);
		game.receive({ start: 3, events: [{ event: "claim", seat: 0, teyaku: ["X-1"], shown: ["2a"] }], now: now(4, take) });
		await settled();
		expect(shown.filter((what) => !what.startsWith("wait"))).toEqual(["play", "claim", "claim X-1"]);
		expect([game.board.laid?.card.code, game.board.hands[0]!.map((card) => [card.code, card.open])]).toEqual(["1a", [["2a", true]]]);
	});

	it("shows events one by one: your own at once, others after a while", async () => {
		game.receive({ start: 3, events: [takes, draws], now: now(5) });
		game.receive({ start: 5, events: [answers], now: now(6) });
		await settled();
		expect(shown).toEqual(["play", "play", "wait 180", "play", "play", "wait 500", "play", "play"]);
		expect(game.board.taken.map((pile) => pile.map((card) => card.code))).toEqual([
			["1a", "1b"],
			["5b", "5a"],
		]);
		expect(game.now!.turn).toBe(6);
	});

	it("asks nothing while there is something to show", async () => {
		game.receive({ start: 3, events: [takes], now: now(4, choose) });
		expect(game.question).toBeNull();
		await settled();
		expect(game.question).toBe(choose);
	});

	it("never opens a question that a later update has answered", async () => {
		const asked: unknown[] = [];
		game.receive({ start: 3, events: [takes], now: now(4, choose) });
		game.receive({ start: 4, events: [draws], now: now(5) });
		for (let at = 0; at < 60; at++) {
			asked.push(game.question);
			await Promise.resolve();
		}
		expect(asked.every((question) => question === null)).toBe(true);
	});

	it("lays a drawn card open while its target is asked for, and does not draw it twice", async () => {
		const take: Question = {
			asked: "take",
			card: "3c",
			choices: [
				{ action: 8, card: "3a" },
				{ action: 9, card: "3b" },
			],
		};
		game.receive({ start: 3, events: [takes], now: now(4, take) });
		await settled();
		expect(game.board.laid?.card.code).toBe("3c");
		expect(game.board.stock).toHaveLength(3);
		game.receive({ start: 4, events: [{ event: "play", seat: 0, from: "stock", card: "3c", takes: ["3a"] }], now: now(5) });
		await settled();
		expect(game.board.laid).toBeNull();
		expect(game.board.stock).toHaveLength(3);
		expect(game.board.taken[0]!.map((card) => card.code)).toEqual(["1a", "1b", "3c", "3a"]);
	});

	it("holds everything back while somebody else has the device, and shows it afterwards", async () => {
		game.hold(true);
		game.receive({ start: 3, events: [takes], now: now(4, choose) });
		await settled();
		expect(shown).toEqual([]);
		expect(game.asked).toBe(choose);
		expect(game.shown).toBe(3);
		game.hold(false);
		await settled();
		expect(shown).toEqual(["play", "play"]);
		expect(game.shown).toBe(4);
	});

	it("forgets what was counted in the last round as soon as the next begins", async () => {
		const infos: ExtraInfo[] = [
			{ name: "loans", slots: ["total"], lasts: true },
			{ name: "stake", slots: ["total"] },
		];
		game = new Game(0, stage, undefined, undefined, infos);
		game.receive({ start: 0, events: [...opening], now: now(3) });
		await settled();
		game.now = { ...now(3), seats: [{ total: 5, points: 40, extra: { loans: 2, stake: 3 }, yaku: [{ row: 0, state: "made" }] }, standing] };
		const shown: unknown[] = [];
		const show = stage.show;
		stage.show = async (event, changes) => {
			shown.push(game.now!.seats[0]);
			await show(event, changes);
		};
		game.receive({ start: 3, events: [{ event: "round", number: 2, dealer: 0, totals: [7, -7] }], now: now(4) });
		await settled();
		expect(shown).toEqual([{ total: 7, extra: { loans: 2 } }]);
	});

	it("does not tell a long absence move by move", async () => {
		const rounds = Array.from({ length: 70 }, (_, number): AnyEvent => ({ event: "round", number, dealer: 0, totals: [0, 0] }));
		game.receive({ start: 3, events: rounds, now: now(73) });
		await settled();
		expect(shown).toEqual([]);
		expect(game.board.round).toBe(69);
	});
});

it("shows what was missed since this seat was last looked at", async () => {
	const { shown, stage } = recorder();
	const game = new Game(0, stage, undefined, 3);
	game.receive({ start: 0, events: [...opening, takes], now: now(4, choose) });
	await settled();
	expect(shown).toEqual(["play", "play"]);
	expect(game.question).toBe(choose);
});

it("waits for nothing in a hidden tab, or where no motion is wanted", async () => {
	const { shown, stage } = recorder(true);
	const game = new Game(0, stage);
	game.receive({ start: 0, events: opening, now: now(3) });
	game.receive({ start: 3, events: [takes, draws], now: now(5) });
	await settled();
	expect(shown).toEqual([]);
	expect(game.board.field.map((card) => card?.code ?? null)).toEqual(["5a", "3a", "3b"]);
});

it("lets a target that was chosen beforehand be answered before anybody is asked", async () => {
	const take: Question = { asked: "take", card: "3c", choices: [{ action: 8, card: "3a" }] };
	const answered = vi.fn(() => true);
	const { stage } = recorder();
	const game = new Game(0, stage, answered);
	game.receive({ start: 0, events: opening, now: now(3, take) });
	await settled();
	expect(answered).toHaveBeenCalledOnce();
	expect(game.question).toBeNull();
	expect(game.board.laid).toBeNull();
});
