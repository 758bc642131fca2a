import { beforeEach, describe, expect, it, vi } from "vitest";

vi.hoisted(() => vi.stubGlobal("navigator", { language: "en" }));
import { settings } from "../app/settings.svelte";
import { fill, texts } from "./texts";
import { cardInfo, cardName, cardNames, gameInfo, loadWords, plain } from "./words.svelte";

const crane = { english: "Crane", romaji: "matsu ni tsuru", ruby: "松[まつ]に鶴[つる]" };
const moon = { english: "Moon", romaji: "susuki ni tsuki", ruby: "芒[すすき]に月[つき]" };

describe("texts", () => {
	it("fill their holes, and leave a hole that nobody fills", () => {
		expect(fill("{who} takes {n} cards", { who: "Ben", n: 0 })).toBe("Ben takes 0 cards");
		expect(fill("{who} and {other}", { who: "Ben" })).toBe("Ben and {other}");
		expect(fill("{a}{a}", { a: "{b}", b: "x" })).toBe("{b}{b}");
	});
	it("follow the language", () => {
		const t = texts({ en: { play: "Play {game}" }, ja: { play: "{game}を遊ぶ" } });
		settings.lang = "en";
		expect(t("play", { game: "Mushi" })).toBe("Play Mushi");
		settings.lang = "ja";
		expect(t("play", { game: "むし" })).toBe("むしを遊ぶ");
	});
});

describe("names", () => {
	beforeEach(async () => {
		settings.lang = "en";
		settings.vocabulary = "english";
		const cards = [{ code: "1a", month: 1, kind: "Bright", ribbon: "", name: crane }, { code: "8a", month: 8, kind: "Bright", ribbon: "", name: moon }]; // prettier-ignore
		const answers: Record<string, unknown> = { "/api/words": { cards, months: [], kinds: {}, bots: [], version: "" }, "/api/games": [{ game: "one" }] };
		vi.stubGlobal("fetch", async (url: string) => new Response(JSON.stringify(answers[url.split("?")[0]!])));
		await loadWords();
	});
	it.each([["english", "Crane"], ["romaji", "matsu ni tsuru"], ["kanji", "松に鶴"]] as const)("are plain text in %s", (vocabulary, text) => {
		settings.vocabulary = vocabulary;
		expect(plain(crane)).toBe(text);
		expect(cardName("1a")).toBe(text);
	}); // prettier-ignore
	it("stand in a list as the language writes lists", () => {
		expect(cardNames(["1a", "8a"])).toBe("Crane, Moon");
		settings.lang = "ja";
		settings.vocabulary = "kanji";
		expect(cardNames(["1a", "8a"])).toBe("松に鶴、芒に月");
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
