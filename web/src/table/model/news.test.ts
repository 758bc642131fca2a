import { beforeEach, describe, expect, it } from "vitest";
import type { YakuNews } from "../../net/wire";
import { Game } from "./game.svelte";
import { draws, now, opening, recorder, settled, takes } from "./recorder";

describe("news of yaku", () => {
	let { shown, stage } = recorder();
	let game: Game;
	beforeEach(async () => begin(false));

	async function begin(still: boolean): Promise<void> {
		({ shown, stage } = recorder(still));
		game = new Game(0, stage);
		game.receive({ start: 0, events: opening, now: now(3) });
		await settled();
	}

	const text = { is: "message" as const, id: "news-made", args: {} };
	const made = (at: number, row: number, what: YakuNews["what"] = "made"): YakuNews => ({
		at,
		seat: 0,
		row,
		what,
		points: 5,
		cards: ["1a", "1b"],
		text,
	});

	it("stages what an event made, after its cards have moved and once", async () => {
		game.receive({ start: 3, events: [takes, draws], now: now(5), news: [made(3, 7), made(3, 8), made(4, 9, "better")] });
		await settled();
		const plays = shown.filter((line) => !line.startsWith("wait"));
		expect(plays).toEqual(["play", "play", "made 7,8", "play", "play", "made 9"]);
		expect(game.log.map((entry) => entry.number)).toEqual([0, 1, 2, 3, 3.01, 3.02, 4, 4.01]);
	});

	it("notes a lost chance without staging it, and lets it be read", async () => {
		game.receive({ start: 3, events: [takes], now: now(4), news: [made(3, 7, "lost")] });
		await settled();
		expect(shown.some((line) => line.startsWith("made"))).toBe(false);
		expect(shown).toContain("wait 900");
		expect(game.log.at(-1)!.text).toBe(text);
	});

	it("stages nothing that happened before, and tells of it in the log", async () => {
		game.receive({ start: 0, events: [...opening, takes], now: now(4), news: [made(3, 7)] });
		await settled();
		expect(shown).toEqual([]);
		expect(game.log.at(-1)!.text).toBe(text);
	});

	it("stages without waiting where everything happens at once", async () => {
		await begin(true);
		game.receive({ start: 3, events: [takes], now: now(4), news: [made(3, 7)] });
		await settled();
		expect(shown).toEqual(["made 7"]);
	});

	it("leaves the table's own event of a yaku to them", async () => {
		game.receive({
			start: 3,
			events: [takes, { event: "made", seat: 0, yaku: ["X-1"] }],
			now: now(5),
			texts: [null, { is: "message", id: "event-made" }],
			news: [made(3, 7)],
		});
		await settled();
		expect(game.log.filter((entry) => entry.event.event === "made").map((entry) => entry.text)).toEqual([null]);
	});
});
