import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { say, type Telling } from "./say";
import fixture from "./say/fixture.json";
import { settings } from "../app/settings.svelte";
import type { AnyEvent, RuleBook } from "../net/wire";
import { loadWords } from "./words.svelte";

// Real events of every kind, from matches of every game, with what their sentences need of the rules.
type Told = { game: string; seats: number; event: AnyEvent; dealt?: [string, string] };
const told = fixture.events as unknown as Told[];
const books = fixture.books as unknown as Record<string, RuleBook>;
const NAMES = ["Ann", "Ben", "Cho", "Dai", "Eri", "Fumi", "Gen"];

const at = ({ game, seats, dealt }: Told, you: number | null = null): Telling => {
	return { names: NAMES.slice(0, seats), you, book: { ...books[game]!, dealt: dealt?.[settings.lang === "ja" ? 1 : 0] ?? "" } };
};
const one = (kind: AnyEvent["event"], where: (event: any) => boolean = () => true): Told => told.find(({ event }) => event.event === kind && where(event))!;

beforeAll(async () => {
	vi.stubGlobal("fetch", async (url: string) => new Response(JSON.stringify(url.includes("words") ? { cards: fixture.cards } : [])));
	await loadWords();
});
beforeEach(() => void Object.assign(settings, { lang: "en", vocabulary: "english" }));

describe("every event", () => {
	it.each([
		["en", "english", null],
		["en", "romaji", 1],
		["ja", "kanji", 0],
	] as const)("is a sentence (%s, %s, seen by %s)", async (lang, vocabulary, you) => {
		Object.assign(settings, { lang, vocabulary });
		const lines = told.map((row) => `${row.event.event}: ${say(row.event, at(row, you)) ?? "–"}`);
		for (const line of lines) expect(line).toMatch(lang === "ja" ? /(。|–)$/ : /(\.|–)$/);
		expect(lines.join("\n")).not.toMatch(/undefined|null|NaN|\[object|\?/);
		await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot(`./say/said.${lang}.${vocabulary}.txt`);
	});
});

describe("a sentence", () => {
	it("tells no card that was not seen", () => {
		const row = one("passed_hand");
		expect(say({ ...row.event, cards: ["?", "?"] } as AnyEvent, at(row))).toMatch(/^\w+ passes the hand to \w+\.$/);
		expect(say({ event: "return", seat: 1, card: "?" }, at(row))).toBe("Ben puts a card back into the draw pile.");
		expect(say({ event: "agree", seat: 1 }, at(one("agree")))).toBe("Ben has answered whether to share the pot.");
	});

	it("tells of a tie in the draw for the dealer", () => {
		const event: AnyEvent = { event: "dealer_draw", draws: [["1a", "1b"], ["2a", "3a"]], dealer: 0 };
		expect(say(event, at(one("made"), 0))).toMatch(/^You draw Crane, Ben draws .*\. A tie, so once more: you draw .*, Ben draws Curtain\. You deal first\.$/i);
	});

	it("names the row that a pile holds, where several share an id", () => {
		const row = { points: 1, text: "", some_of: [], need: 0 };
		const name = (english: string) => ({ is: "name" as const, english, romaji: english, ruby: english });
		const yaku = (english: string, cards: string[]) => ({ id: "X-1", name: name(english), group: "", worth: "", cards, levels: [{ ...row, all_of: cards }] });
		const table = at(one("made"), null);
		const book = { ...table.book, yaku: [yaku("Pine Row", ["1a", "1b"]), yaku("Plum Row", ["2a", "2b"])] };
		const event: AnyEvent = { event: "made", seat: 1, yaku: ["X-1"] };
		expect(say(event, { ...table, book })).toBe("Ben has Pine Row or Plum Row.");
		expect(say(event, { ...table, book, taken: [[], ["2a", "2b", "5a"]] })).toBe("Ben has Plum Row.");
	});

	it("keeps the words of a rule in the person's language, and names in their vocabulary", () => {
		settings.vocabulary = "romaji";
		expect(say(one("pay", (event) => event.to === "pot").event, at(one("pay", (event) => event.to === "pot")))).toContain("for going out");
		const claim: AnyEvent = { event: "claim", seat: 0, teyaku: ["HH-A6"], shown: ["8a"] };
		expect(say(claim, at(one("claim")))).toBe("Ann shows kuttsuki: susuki ni tsuki.");
	});
});
