import { beforeEach, describe, expect, it, vi } from "vitest";

vi.hoisted(() => vi.stubGlobal("navigator", { language: "en" }));
import { settings } from "../app/settings.svelte";
import { plain } from "./catalogue.svelte";
import { cardInfo, cardName, cardNames, gameInfo, loadWords } from "./words.svelte";

const crane = {
	is: "name" as const,
	english: "Crane",
	romaji: "matsu ni tsuru",
	ruby: "松[まつ]に鶴[つる]",
	korean: "송학[songhak] 광[gwang]",
};
const moon = { is: "name" as const, english: "Moon", romaji: "susuki ni tsuki", ruby: "芒[すすき]に月[つき]" };

describe("names", () => {
	beforeEach(async () => {
		settings.lang = "en";
		settings.vocabulary = "english";
		const cards = [{ code: "1a", month: 1, kind: "Bright", ribbon: "", name: crane }, { code: "8a", month: 8, kind: "Bright", ribbon: "", name: moon }]; // prettier-ignore
		const answers: Record<string, unknown> = {
			"/api/words": { cards, months: [], kinds: {}, bots: [], version: "" },
			"/api/games": [{ game: "one" }],
		};
		vi.stubGlobal("fetch", async (url: string) => new Response(JSON.stringify(answers[url.split("?")[0]!])));
		await loadWords();
	});
	it.each([["english", "Crane"], ["romaji", "matsu ni tsuru"], ["kanji", "松に鶴"], ["korean", "송학 광"]] as const)("are plain text in %s", (vocabulary, text) => {
		settings.vocabulary = vocabulary;
		expect(plain(crane)).toBe(text);
		expect(cardName("1a")).toBe(text);
	}); // prettier-ignore
	it("are the language's own where Koreans have none", () => {
		settings.vocabulary = "korean";
		expect(plain(moon)).toBe("Moon");
	});
	it("stand in a list as the language writes lists", () => {
		expect(cardNames(["1a", "8a"])).toBe("Crane, Moon");
		settings.lang = "ja";
		settings.vocabulary = "kanji";
		expect(cardNames(["1a", "8a"])).toBe("松に鶴、芒に月");
	});
	it("are the language's own, of which several are named one by one", () => {
		const rows = { english: "Wisteria Row or Iris Row", romaji: "fujishima, ayameshima", ruby: "藤島・菖蒲島" };
		expect(plain(rows)).toBe("Wisteria Row or Iris Row");
		settings.lang = "es";
		expect(plain(crane)).toBe("Grulla");
		expect(plain(rows)).toBe("Fila de glicinas o Fila de lirios");
		expect(plain({ ...rows, english: "Wisteria Row or Something New" })).toBe("Wisteria Row or Something New");
	});
	it("hide a card that is face down", () => {
		expect(cardInfo("?")).toBeUndefined();
		expect(cardName("?")).toBe("a card face down");
		settings.lang = "ja";
		expect(cardName("?")).toBe("伏せ札");
	});
	it("find a game", () => {
		expect(gameInfo("one")?.game).toBe("one");
		expect(gameInfo("none")).toBeUndefined();
	});
});
