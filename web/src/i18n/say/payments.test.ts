import { beforeEach, expect, it } from "vitest";
import { settings } from "../../app/settings.svelte";
import type { Pay, RuleBook } from "../../net/wire";
import type { Telling } from "./context";
import { paid, payments } from "./payments";

const pay = (from: Pay["from"], to: Pay["to"], amount: number, why: string, forgiven = 0): Pay => ({ event: "pay", from, to, amount, why, forgiven });
const book = { points: { english: "points", romaji: "ten", ruby: "点[てん]" }, counters: [] } as unknown as RuleBook;
const at: Telling = { names: ["Ann", "Ben", "Cho"], you: null, book };
const told = (pays: Pay[], you: number | null = null): string[] => payments(pays).map((one) => paid(one, { ...at, you }));

beforeEach(() => void Object.assign(settings, { lang: "en" }));

it("tells those who pay the same for the same together", () => {
	const pays = [pay(2, 1, 30, "HI-Y4"), pay(0, 1, 30, "HI-Y4"), pay(0, 1, 20, "HI-Y2")];
	expect(told(pays)).toEqual(["Cho and Ann pay Ben 30 each", "Ann pays Ben 20"]);
	expect(told(pays, 1)[0]).toBe("Cho and Ann pay you 30 each");
	expect(told(pays, 2)[0]).toBe("You and Ann pay Ben 30 each");
	expect(told(pays, 0)[0]).toBe("You and Cho pay Ben 30 each");
	settings.lang = "ja";
	expect(told(pays, 2)[0]).toBe("あなた、AnnがBenに30点ずつ払います");
});

it("tells one who pays several the same together", () => {
	expect(told([pay(1, 0, 6, "KR-12"), pay(1, 2, 6, "KR-12")])).toEqual(["Ben pays Ann and Cho 6 each"]);
});

it("keeps two equal payments of one player apart", () => {
	expect(told([pay(0, 1, 12, "HH-B1"), pay(0, 1, 12, "HH-B1")])).toEqual(["Ann pays Ben 12", "Ann pays Ben 12"]);
});

it("puts what goes through the bank into one line, by seat", () => {
	expect(told([pay(2, "bank", 5, "HI-14"), pay(0, "bank", 5, "HI-14"), pay("bank", 1, 10, "HI-14")], 0)).toEqual(["You −5, Ben +10, Cho −5"]);
});

it("tells of the pot, and of what a stake could not cover", () => {
	expect(told([pay(0, "pot", 12, "HH-42"), pay("pot", 1, 12, "HH-27")])).toEqual(["Ann pays 12 into the pot", "Ben gets 12 from the pot"]);
	expect(told([pay(0, 1, 8, "TA-16", 6)])).toEqual(["Ann pays Ben 8 (6 unpaid: the stake holds no more)"]);
});

it("leaves out what was given back", () => {
	expect(told([pay(0, "pot", 12, "HH-42"), pay("pot", 0, 12, "CO-12"), pay(1, 2, 5, "HH-32")])).toEqual(["Ben pays Cho 5"]);
});
