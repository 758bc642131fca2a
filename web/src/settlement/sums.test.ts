import { expect, it } from "vitest";
import type { HeldLine, Settlement } from "../net/wire";
import { rows } from "./sums";

const name = { english: "Triplet", romaji: "sanbon", ruby: "三本", korean: "" };
const message = (id: string) => ({ is: "message" as const, id });
const line = (seat: number, rule: string, cards: string[]): HeldLine => ({ seat, rule, names: [name], cards, worth: message("yaku-worth"), shown: false }) as HeldLine; // prettier-ignore

it("puts the cards beside what was paid for them, and what brought nothing below", () => {
	const settlement = {
		held: [line(0, "HH-31", ["7a", "7c"]), line(1, "HH-Y1", ["1a"])],
		sums: [
			{ rule: "HH-21", reason: message("sum-cards"), changes: [60, -60], each: [message("sum-minus"), null] },
			{ rule: "HH-31", reason: message("payment-reason"), changes: [96, -96], seat: 0, sum: message("sum-paid") },
		],
	} as unknown as Settlement;
	const found = rows(settlement);
	expect(found.map((row) => [row.rule, row.cards, row.changes])).toEqual([
		["HH-21", [], [60, -60]],
		["HH-31", ["7a", "7c"], [96, -96]],
		["HH-Y1", ["1a"], []],
	]);
	expect(found[2]!.worth).not.toBeNull();
	expect(rows(undefined)).toEqual([]);
});
