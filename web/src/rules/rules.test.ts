import { describe, expect, it } from "vitest";
import { words } from "../i18n/testing";
import type { Message, YakuInfo } from "../net/wire";
import { chapters, withCards } from "./chapters";
import { cardsInRound, groups, ways } from "./patterns";

const line = (rule: string, text = rule) => ({ rule, text: words(text) });

describe("chapters", () => {
	it("are cut at the common rules of a turn and of the match", () => {
		const found = chapters([
			line("CO-4"),
			line("XX-1"),
			line("CO-6"),
			line("CO-7"),
			line("CO-8"),
			line("XX-2"),
			line("CO-13"),
			line("CO-14"),
		]);
		expect(found.map((chapter) => [chapter.name, chapter.rules.map((rule) => rule.rule)])).toEqual([
			["before", ["CO-4", "XX-1"]],
			["turn", ["CO-6", "CO-7", "CO-8"]],
			["score", ["XX-2"]],
			["match", ["CO-13", "CO-14"]],
		]);
	});
	it("keep lines of one rule together, and lose none", () => {
		const lines = [line("XX-3", "a"), line("XX-3", "b"), line("XX-4", "c"), line("CO-7", "d")];
		expect(chapters(lines)[0]!.rules).toEqual([{ rule: "XX-3", texts: [words("a"), words("b")] }, { rule: "XX-4", texts: [words("c")] }]); // prettier-ignore
		expect(chapters(lines).flatMap((chapter) => chapter.rules.flatMap((rule) => rule.texts))).toEqual(["a", "b", "c", "d"].map(words));
	});
	it("have no empty one", () => {
		expect(chapters([line("CO-7")]).map((chapter) => chapter.name)).toEqual(["turn"]);
		expect(chapters([line("XX-1")]).flatMap((chapter) => chapter.rules)).toHaveLength(1);
	});
});

describe("cards in a text", () => {
	it("are found by their codes, in both languages", () => {
		expect(withCards("The wild card is 11d Lightning: it")).toEqual([
			{ text: "The wild card is " },
			{ code: "11d" },
			{ text: " Lightning: it" },
		]);
		expect(withCards("鬼札は11d 柳に雷です")).toEqual([{ text: "鬼札は" }, { code: "11d" }, { text: " 柳に雷です" }]);
	});
	it("are not seen in ids and numbers", () => {
		expect(withCards("HI-1 has 13 cards, 13a, x1a and 2d6")).toEqual([{ text: "HI-1 has 13 cards, 13a, x1a and 2d6" }]);
	});
});

describe("the ways to have a yaku", () => {
	const level = (points: number, text: string, all_of: string[], some_of: string[] = [], need = 0, besides: Message | null = null) => ({
		points,
		text: words(text),
		all_of,
		some_of,
		need,
		besides,
	});
	it("are one where only the number differs", () => {
		const found = ways({ levels: [level(5, "any 5 of x", [], ["1b", "2b"], 5), level(3, "any 4 of x", [], ["1b", "2b"], 4)] });
		expect(found).toEqual([{ all_of: [], some_of: ["1b", "2b"], steps: [{ need: 5, points: 5 }, { need: 4, points: 3 }], besides: null }]); // prettier-ignore
	});
	it("are shown by the first month where each month has its own", () => {
		const months = Array.from({ length: 12 }, (_, at) => ({ ...level(4, "", [`${at + 1}a`]), month: at + 1 }));
		const yaku = { levels: months, cards: months.flatMap((one) => one.all_of) };
		expect(ways(yaku)).toEqual([{ all_of: ["1a"], some_of: [], steps: [{ need: 0, points: 4 }], besides: null, month: 1 }]);
		expect([1, 12, 13].map((round) => cardsInRound(yaku, round))).toEqual([["1a"], ["12a"], ["1a"]]);
		expect(cardsInRound({ levels: [level(5, "", ["3a"])], cards: ["3a"] }, 2)).toEqual(["3a"]);
	});
	it("are several where the cards differ", () => {
		expect(ways({ levels: [level(5, "1a Crane", ["1a"]), level(3, "3a Curtain", ["3a"])] })).toHaveLength(2);
	});
	it("say which cards must not be there", () => {
		const none = words("none of the Willow cards");
		expect(ways({ levels: [level(30, "", ["8a", "9a"], [], 0, none)] })[0]!.besides).toBe(none);
	});
});

it("yaku stand in their groups, in the order of the table", () => {
	const row = (id: string, english: string) => ({ id, group: english ? { is: "name", english, romaji: "", ruby: "" } : null }) as YakuInfo;
	expect(groups([row("a", "brights"), row("b", ""), row("c", "brights"), row("d", "")]).map((one) => one.rows.map((yaku) => yaku.id))).toEqual([["a", "c"], ["b", "d"]]); // prettier-ignore
});
