// What stands on the pages of a table with friends, rendered without a browser.
import { render } from "svelte/server";
import { beforeEach, describe, expect, it, vi } from "vitest";

const stub = vi.hoisted(() => {
	const nothing = (): void => {};
	const kept = new Map<string, string>();
	const browser = {
		navigator: { language: "en" },
		location: new URL("http://localhost/table/some-table"),
		document: { addEventListener: nothing, removeEventListener: nothing, hidden: false },
		addEventListener: nothing,
		removeEventListener: nothing,
		WebSocket: { OPEN: 1 },
		localStorage: { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) },
	};
	const stub = (): void => Object.entries(browser).forEach(([name, value]) => void vi.stubGlobal(name, value));
	stub();
	return stub;
});
import { settings } from "../app/settings.svelte";
import type { Words } from "../fair/hash";
import type { People, SeatPerson, TableInfo } from "../net/wire";
import { transport, type Line } from "../net/transport";
import Gathering from "./Gathering.svelte";
import NextRound from "./NextRound.svelte";
import Notices from "./Notices.svelte";
import TableMenu from "./TableMenu.svelte";

const ann: SeatPerson = { name: "Ann", person: true, party: 0, yours: true };
const ben: SeatPerson = { name: "Ben", person: true, party: 1 };
const people = (seats: SeatPerson[], more: object = {}): People =>
	({ type: "people", stage: "playing", at: 0, seats, ...more }) as unknown as People;

/** What people read, without the tags. */
const read = (body: string): string => body.replace(/<!--.*?-->/gs, "").replace(/<style.*?<\/style>/gs, "").replace(/<[^>]+>/g, " ").replace(/\s+/g, " ").trim(); // prettier-ignore

beforeEach(() => {
	stub();
	Object.assign(settings, { lang: "en" });
});

describe("between two rounds", () => {
	const offered = (...seats: SeatPerson[]): string =>
		read(render(NextRound, { props: { people: people(seats), goOn: () => true, stop: () => true, refused: false } }).body);

	it("a player is offered the next round, and to suggest the end", () => {
		expect(offered(ann, ben)).toBe("Next round Suggest ending the match");
	});

	it("reads whom the next round waits for, and who suggests the end", () => {
		expect(offered({ ...ann, ready: true }, ben)).toBe("Ready Suggest ending the match Waiting for Ben.");
		expect(offered({ ...ann, stops: true }, { ...ben, ready: true })).toBe("Next round Keep playing after all");
		expect(offered(ann, { ...ben, stops: true })).toContain("Ben would like to end the match here.");
	});

	it("has a vote on the end while a bot plays, and nothing else to press", () => {
		expect(offered({ ...ann, bot: "regular" }, ben)).toBe("Suggest ending the match");
	});

	it("has nothing to press for who watches", () => {
		expect(offered({ ...ann, yours: false }, ben)).toBe("");
	});
});

describe("beside the cards", () => {
	it("everybody reads that the match rests when everybody's time is up, and who can play again does", () => {
		const rests = (...seats: SeatPerson[]): string =>
			read(render(Notices, { props: { people: people(seats, { abandoned: 86_400_000 * 365 }), say: () => true } }).body);
		const sentence = "Everybody's time is up. The match goes on when somebody plays again; otherwise it is abandoned on 1 Jan 1971.";
		expect(rests({ ...ann, bot: "regular" }, { ...ben, bot: "regular" })).toBe(`${sentence} Play again myself`);
		expect(rests({ ...ben, bot: "regular" })).toContain(sentence);
	});

	it("everybody else reads who has taken a hint", () => {
		const taken = (name: string, seat: number): string => {
			const notices = [{ is: "message", id: "notice-hints", args: { who: { is: "player", name, seat }, n: 1 } }];
			return read(render(Notices, { props: { people: people([ann, ben], { notices }), say: () => true } }).body);
		};
		expect(taken("Ben", 1)).toBe("Ben has taken a hint.");
		expect(taken("Ann", 0)).toBe("");
	});

	it("the menu has the words that people read to each other", () => {
		const said = { latin: "the server says", kana: "さーばーがいう" }; // which could say the same to everybody
		const menu = (words?: Words): string =>
			read(
				render(TableMenu, {
					props: { table: "some-table", words, people: people([ann, ben], { fair: { commitment: "ab".repeat(32), fingerprint: said } }) },
				}).body,
			);
		const words = { latin: "retebo masota dobazu shaniki", kana: "れてぼ まそた どばず しゃにき" };
		expect(menu(words)).toContain("If everybody sees these words, everybody has the same deal: retebo masota dobazu shaniki");
		expect(menu()).toMatch(/Everybody has to see the same two words: [a-z]+ [a-z]+ /);
		settings.lang = "ja";
		expect(menu(words)).toContain("れてぼ まそた どばず しゃにき");
	});
});

describe("the gathering", () => {
	/** A line on which people are read, and which then breaks, or does not. */
	const gathering = (breaks: boolean): string => {
		const connect = vi.spyOn(transport, "connect").mockImplementation(() => {
			const line: {
				onmessage?: (message: { data: string }) => void;
				onclose?: () => void;
				readyState: number;
				close(): void;
				send(): void;
			} = {
				readyState: 1,
				close: () => {},
				send: () => {
					line.onmessage?.({ data: JSON.stringify(people([ann, ben], { stage: "gathering" })) });
					if (breaks) line.onclose?.();
				},
			};
			return line as unknown as Line;
		});
		const table = { id: "some-table", game: "mushi", seats: [], yours: [0] } as unknown as TableInfo;
		try {
			return read(render(Gathering, { props: { table, again: () => {} } }).body);
		} finally {
			connect.mockRestore();
		}
	};

	it("says that its connection is gone, beside the people who were there", () => {
		const sentence = "Not connected. Trying again";
		expect(gathering(false)).toContain("Ben");
		expect(gathering(false)).not.toContain(sentence);
		expect(gathering(true)).toContain(sentence);
		expect(gathering(true)).toContain("Ben");
	});
});
