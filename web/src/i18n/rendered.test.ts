// Python and the page say the same: every message of every language, filled by Python (tests/text/rendered_messages.py), is rendered here with @fluent/bundle.
import { execFileSync } from "node:child_process";
import { beforeAll, describe, expect, it, vi } from "vitest";

vi.hoisted(() => vi.stubGlobal("navigator", { language: "en" }));
import { LANGUAGES, settings } from "../app/settings.svelte";
import type { CardInfo, Message } from "../net/wire";
import { loadLanguage, say } from "./catalogue.svelte";
import { loadWords } from "./words.svelte";

interface Rendered {
	seats: (number | null)[];
	cards: CardInfo[];
	rendered: { lang: string; message: Message; texts: string[] }[];
}

const python = process.env["HANA_PYTHON"]; // set by web/build.py

describe.skipIf(!python)("every message reads as in Python", () => {
	let by: Rendered;
	beforeAll(async () => {
		by = JSON.parse(
			execFileSync(python!, ["-m", "tests.text.rendered_messages"], { cwd: "..", encoding: "utf-8", maxBuffer: 2 ** 28 }),
		) as Rendered;
		const answers: Record<string, unknown> = {
			"/api/words": { cards: by.cards, months: [], kinds: {}, bots: [], version: "" },
			"/api/games": [],
		};
		vi.stubGlobal("fetch", async (url: string) => new Response(JSON.stringify(answers[url.split("?")[0]!])));
		await Promise.all([loadWords(), ...LANGUAGES.map((lang) => loadLanguage(lang))]);
	}, 120_000);

	it.each(LANGUAGES)("in %s", (lang) => {
		const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
		Object.assign(settings, { lang, vocabulary: lang === "ja" ? "kanji" : "english" });
		const rows = by.rendered.filter((row) => row.lang === lang);
		expect(rows.length).toBeGreaterThan(1500);
		const apart = rows.flatMap(({ message, texts }) => {
			const shown = by.seats.map((seat) => say(message, seat));
			return shown.every((text, at) => text === texts[at]) ? [] : [{ id: message.id, args: message.args, python: texts, page: shown }];
		});
		expect(apart.slice(0, 12)).toEqual([]);
		expect(warn.mock.calls).toEqual([]);
	});
});
