import { describe, expect, it } from "vitest";
import { LANGUAGES, languageName, preferred, usualVocabulary } from "./settings.svelte";

describe("the language", () => {
	it("is the first that the browser wants and the page has, of whatever country", () => {
		expect(preferred(["ja"])).toBe("ja");
		expect(preferred(["ja-JP", "en"])).toBe("ja");
		expect(preferred(["tlh", "fr-CH", "ja-JP"])).toBe("ja");
	});

	it("needs nothing but a folder of catalogues", () => {
		expect(LANGUAGES).toContain("es");
		expect(languageName("es")).toBe("Español");
		expect(preferred(["es-MX", "en"])).toBe("es");
	});

	it("is English where the page has none of them", () => {
		expect(preferred([])).toBe("en");
		expect(preferred(["tlh", ""])).toBe("en");
	});

	it("is listed by its own name, English first, and brings its names of cards", () => {
		expect(LANGUAGES[0]).toBe("en");
		expect(languageName("ja")).toBe("日本語");
		expect([usualVocabulary("en"), usualVocabulary("ja"), usualVocabulary("tlh")]).toEqual(["english", "kanji", "english"]);
	});
});
