import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

vi.hoisted(() => vi.stubGlobal("navigator", { language: "en" }));
import { settings } from "../app/settings.svelte";
import { loadLanguage, say, t } from "./catalogue.svelte";

describe("what is wrong with a language stops nothing", () => {
	const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
	beforeEach(async () => {
		warn.mockClear();
		await loadLanguage("en");
		settings.lang = "en";
	});
	afterEach(() => {
		settings.lang = "en";
	});
	it("an unknown language is English", async () => {
		for (let time = 0; time < 2; time++) await loadLanguage("tlh");
		settings.lang = "tlh";
		expect(t("list-and", { a: "x", b: "y" })).toBe("x and y");
		expect(warn.mock.calls).toEqual([["There is no language tlh; the languages are en, es, ja."]]);
	});
	it("a language that is not loaded is English", () => {
		settings.lang = "xx";
		expect(t("you")).toBe("you");
	});
	it("a message that the language has not is English, and one with a mistake too", async () => {
		await loadLanguage("tlh", "list-and = { $a\n");
		settings.lang = "tlh";
		expect(t("list-and", { a: "x", b: "y" })).toBe("x and y");
	});
	it("a message that only English has is English, with one line in the log", async () => {
		await Promise.all([loadLanguage("en", "only-english = Only { $who }.\n"), loadLanguage("es")]);
		settings.lang = "es";
		for (let time = 0; time < 2; time++) expect(t("only-english", { who: "Ann" })).toBe("Only Ann.");
		expect(warn.mock.calls).toEqual([["Message only-english of language es is missing."]]);
	});
	it("a message that nobody has is its id, with one line in the log", () => {
		expect([t("no-such-message"), t("no-such-message")]).toEqual(["no-such-message", "no-such-message"]);
		expect(warn.mock.calls).toEqual([["Message no-such-message of language en is missing."]]);
	});
	it("an argument that is missing or of another type is shown as such, with one line in the log", () => {
		for (let time = 0; time < 2; time++) expect(say({ is: "message", id: "list-and", args: { a: "x" } })).toBe("x and {$b}");
		expect(warn).toHaveBeenCalledOnce();
	});
});
