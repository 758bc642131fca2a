import { beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../../app/settings.svelte";
import type { AnyEvent, Choice, Snapshot, Question, TableInfo, ServerMessage } from "../../net/wire";
import { Device } from "./device.svelte";

// Two people and a bot at one device. The server is played by the test: it sends each seat what it likes.
const info: TableInfo = {
	id: "t",
	game: "hiraya",
	options: {},
	seats: [{ name: "Ann" }, { name: "Ben" }, { name: "Bot", bot: "regular" }],
	created: "",
	status: "playing",
	round: 1,
	rounds: 1,
	totals: [0, 0, 0],
};
const play: Question = { asked: "play", choices: [{ action: 0, card: "1a" }] };
const begin: AnyEvent[] = [
	{ event: "match", format: "hanafuda-record/1", game: "hiraya", options: {}, seats: ["Ann", "Ben", "Bot"], start: [0, 0, 0], rounds: 1 },
	{ event: "round", number: 1, dealer: 0, totals: [0, 0, 0] },
];
const moved: AnyEvent = { event: "round", number: 2, dealer: 0, totals: [0, 0, 0] };

class Line {
	static OPEN = 1;
	static all: Line[] = [];
	readyState = 1;
	said: unknown[] = [];
	onopen?: () => void;
	onmessage?: (message: { data: string }) => void;
	onclose?: () => void;
	constructor() {
		Line.all.push(this);
	}
	send(text: string): void {
		this.said.push(JSON.parse(text));
	}
	close(): void {}
}

/** Tells a seat so many events and what it is asked. */
function send(
	seat: number,
	start: number,
	events: AnyEvent[],
	question: Question | null,
	status: Snapshot["status"] = "playing",
	claims = false,
	late: Choice[] = [],
): void {
	const standing = { total: 0 };
	const update: ServerMessage = {
		type: "update",
		start,
		events,
		now: { turn: start + events.length, status, seats: [standing, standing, standing], question, claims, late },
	};
	Line.all[seat]!.onmessage!({ data: JSON.stringify(update) });
}

const settled = async (): Promise<void> => {
	for (let at = 0; at < 60; at++) await Promise.resolve();
};

describe("two people at one device", () => {
	let device: Device;
	const shown: string[] = [];
	beforeEach(() => {
		Line.all = [];
		shown.length = 0;
		vi.stubGlobal("WebSocket", Line);
		vi.stubGlobal("location", { protocol: "http:", host: "here" });
		vi.stubGlobal("document", Object.assign(new EventTarget(), { hidden: false }));
		for (const name of ["addEventListener", "removeEventListener"]) vi.stubGlobal(name, () => undefined);
		vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
		device = new Device(info, 0, () => ({
			still: () => false,
			celebrate: async () => {},
			pause: async () => undefined,
			show: async (event, changes) => {
				shown.push(event.event);
				changes.forEach((change) => change());
			},
		}));
	});

	it("shows nothing before it knows whose turn it is", async () => {
		send(0, 0, begin, null);
		await settled();
		expect(device.ready).toBe(false);
		send(1, 0, begin, play);
		await settled();
		expect(device.ready).toBe(true);
		expect(device.curtain).toBe(1);
	});

	it("asks for the person who has to play, and shows what they missed", async () => {
		send(0, 0, begin, play);
		send(1, 0, begin, null);
		await settled();
		expect(device.curtain).toBe(0);
		device.lift(0);
		expect(device.curtain).toBeNull();
		send(1, 2, [moved], play); // Ben receives it first
		expect(device.curtain).toBeNull(); // Ann's own update is still on its way
		send(0, 2, [moved], null);
		await settled();
		expect(shown).toEqual(["round"]);
		expect(device.curtain).toBe(1);
		device.lift(1);
		await settled();
		expect(shown).toEqual(["round", "round"]);
		expect([device.seat, device.curtain, device.game.question]).toEqual([1, null, play]);
	});

	it("needs no curtain for the settlement, but one before the next deal", async () => {
		send(0, 0, begin, null, "between");
		send(1, 0, begin, null, "between");
		await settled();
		expect(device.curtain).toBeNull();
		expect(device.say({ type: "go_on", turn: 2 })).toBe(true);
		send(0, 2, [moved], play);
		send(1, 2, [moved], null);
		await settled();
		expect(device.curtain).toBe(0);
		expect(shown).toEqual([]);
		device.lift(0);
		await settled();
		expect(shown).toEqual(["round"]);
		expect(device.game.question).toBeTruthy();
	});

	describe("while teyaku are claimed", () => {
		const claim: Question = { asked: "claim", choices: [{ action: 68, word: "no" }] };

		it("passes from one who is asked to the next, and then to whose turn it is", async () => {
			send(0, 0, begin, claim, "playing", true);
			send(1, 0, begin, claim, "playing", true);
			await settled();
			expect([device.covered, device.curtain]).toEqual([false, 0]);
			device.lift(0);
			expect([device.curtain, device.game.question]).toEqual([null, claim]);
			send(0, 2, [], null, "playing", true); // Ann has answered
			await settled();
			expect(device.curtain).toBe(1);
			device.lift(1);
			await settled();
			expect([device.seat, device.curtain, device.game.question]).toEqual([1, null, claim]);
			send(1, 2, [], null, "playing", true);
			await settled();
			expect([device.covered, device.curtain]).toEqual([false, null]); // Ben goes on looking
			send(0, 2, [], play);
			send(1, 2, [], null);
			await settled();
			expect(device.curtain).toBe(0);
		});

		it("names nobody while nobody here is asked", async () => {
			send(0, 0, begin, null, "playing", true);
			send(1, 0, begin, null, "playing", true);
			await settled();
			expect([device.covered, device.waitsForClaims]).toEqual([true, true]);
			send(0, 2, [moved], null);
			send(1, 2, [moved], play);
			await settled();
			expect([device.covered, device.curtain, device.waitsForClaims]).toEqual([false, 1, false]);
		});

		it("shows late claims to nobody but the one who looks", async () => {
			const late = [{ action: 70, word: "hand", teyaku: ["X-1"] }];
			send(0, 0, begin, play);
			send(1, 0, begin, null, "playing", false, late);
			await settled();
			device.lift(0);
			await settled();
			expect(device.turn.late).toEqual([]);
			send(0, 2, [moved], null);
			send(1, 2, [moved], play, "playing", false, late);
			await settled();
			device.lift(1);
			await settled();
			expect(device.turn.late).toEqual(late);
		});

		it("tells the table whether people want to be asked, when they sit down and when that changes", () => {
			for (const line of Line.all) line.onopen!();
			settings.claimForMe = false;
			device.connect();
			for (const line of Line.all.slice(2)) line.onopen!();
			settings.claimForMe = true;
			expect(Line.all.map((line) => line.said[0])).toMatchObject(
				[true, true, false, false].map((claim_for_me) => ({ type: "sit", claim_for_me })),
			);
		});
	});

	it("shows a round that was over before anybody had to be asked", async () => {
		send(0, 0, begin, null, "between");
		send(1, 0, begin, null, "between");
		await settled();
		device.say({ type: "go_on", turn: 2 });
		send(0, 2, [moved], null, "between");
		send(1, 2, [moved], null, "between");
		await settled();
		expect(device.curtain).toBeNull();
		expect(device.game.now?.turn).toBe(3);
	});
});
