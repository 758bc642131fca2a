import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { settings } from "../app/settings.svelte";
import type { Arg, Message } from "../net/wire";
import { loadLanguage, say } from "./catalogue.svelte";
import { amountOf, cards, list, person } from "./message";

// Messages as the server sends them; Python's tests read the same ones (tests/play/test_narration.py).
const message = (id: string, args: Record<string, Arg> = {}): Message => ({ is: "message", id, args });
const [ann, ben, cho] = ["Ann", "Ben", "Cho"].map((name, seat) => person(name, seat)) as [Arg, Arg, Arg];
const five = amountOf(30, { english: "points" });
const pays = (payers: Arg[], payees: Arg[]): Message => message("payment", { payers: list(payers), payees: list(payees), sum: five });

beforeAll(async () => void (await Promise.all(["en", "ja", "es"].map((lang) => loadLanguage(lang)))));
beforeEach(() => void Object.assign(settings, { lang: "en", vocabulary: "english" }));

describe("an event that the server tells", () => {
	it("addresses whoever reads it, and nobody else", () => {
		const cut = message("event-cut", { who: ben });
		expect([say(cut), say(cut, 1), say(cut, 0)]).toEqual(["Ben cuts the draw pile.", "You cut the draw pile.", "Ben cuts the draw pile."]);
		settings.lang = "ja";
		expect(say(cut, 1)).toBe("あなたが山札をカットしました。");
		settings.lang = "es";
		expect(say(cut, 1)).toBe("Cortas el mazo.");
	});

	it("puts whoever reads it first among several", () => {
		const paid = pays([ann, cho], [ben]);
		expect([say(paid), say(paid, 2), say(paid, 1)]).toEqual([
			"Ann and Cho pay Ben 30 each",
			"You and Ann pay Ben 30 each",
			"Ann and Cho pay you 30 each",
		]);
		expect(say(pays([ben], [ann, cho]), 2)).toBe("Ben pays you and Ann 30 each");
		settings.lang = "ja";
		expect(say(paid, 2)).toBe("あなたとAnnがBenに30点ずつ払います");
		settings.lang = "es";
		expect(say(paid, 1)).toBe("Ann y Cho te pagan 30 puntos cada uno");
	});

	it("leaves names as they are, also at the beginning of a sentence", () => {
		for (const lang of ["en", "ja", "es"]) {
			settings.lang = lang;
			for (const name of ["jo, ann", "takes 2 of 3", "ア、イ", "أمل", "🎴 and you", "{ $who }", "you"]) {
				for (const paid of [
					pays([person(name, 0), cho], [ben]),
					pays([ben], [cho, person(name, 0)]),
					message("event-two-left-split", { who: list([person(name, 0), ben]) }),
				])
					expect(say(paid, 1), lang).toContain(name);
			}
		}
	});

	it("says nothing of cards that are not seen", () => {
		const back = (code: string) => message("event-return", { who: ben, card: cards([code]) });
		expect(say(back("?"))).toBe("Ben puts a card back into the draw pile.");
		const pile = (codes: string[]) => message("event-pile", { who: ben, pile: 2, cards: cards(codes) });
		expect(say(pile(["?", "?"]))).toBe("Ben takes the right pile as a hand.");
	});

	it("explains card points against par", () => {
		const line = (times: number) =>
			message("payment-changes", {
				changes: list([
					message("payment-par.first", { who: ann, points: 30, par: 80, times, n: -50 * times }),
					message("payment-par", { who: ben, points: 90, par: 80, times, n: 10 * times }),
				]),
			});
		expect(say(line(1), 0)).toBe("You 30 − 80 = −50, Ben 90 − 80 = +10");
		expect(say(line(2), 1)).toBe("Ann (30 − 80) × 2 = −100, you (90 − 80) × 2 = +20");
	});
});
