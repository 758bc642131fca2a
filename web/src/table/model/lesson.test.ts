import { describe, expect, it } from "vitest";
import type { LessonStep, Question } from "../../net/wire";
import { pointed, target } from "./lesson";
import { selector } from "./pointers";

const step = (waits: LessonStep["waits"], ...answers: string[]): LessonStep => ({
	at: 1,
	of: 9,
	waits,
	answers,
	point: ["hand:2c", "field:2a", "yaku"],
});
const turn = (asked: Question["asked"] | null, more: Partial<Parameters<typeof target>[1]> = {}) => ({
	question: asked ? { asked, choices: [{ action: 84, word: "sage" }, { action: 85, word: "shoubu" }] } : null,
	asksHand: asked === "play" || asked === "return",
	asksField: asked === "take",
	choosing: false,
	picked: null,
	...more,
}); // prettier-ignore

describe("what a lesson waits for", () => {
	it("is its button where there is only something to read", () => expect(target(step("read"), turn("play"))).toBe("next"));
	it("is nothing while others play", () => expect(target(step("watch"), turn(null))).toBe(""));
	it("is a card of the hand, and then what it takes", () => {
		expect(target(step("answer", "2c", "2a"), turn("play"))).toBe("hand:2c");
		expect(target(step("answer", "2c", "2a"), turn("play", { picked: "2c", choosing: true }))).toBe("field:2a");
		expect(target(step("answer", "2a"), turn("take"))).toBe("field:2a");
	});
	it("is an answer by its word, or a pile", () => {
		expect(target(step("answer", "shoubu"), turn("call"))).toBe("answer:85");
		expect(target(step("answer", "pile 1"), turn("pile"))).toBe("pile:0");
	});
	it("is pointed at, and on the field nothing else", () => {
		expect(pointed(step("answer", "2c", "2a"), "field:2a")).toEqual(["field:2a"]);
		expect(pointed(step("answer", "2c"), "hand:2c")).toEqual(["field:2a", "yaku", "hand:2c"]);
	});
	it("has a place for every name", () => {
		for (const place of [
			"hand",
			"hand:1a",
			"field",
			"field:1a",
			"draw",
			"own-draw",
			"captured",
			"seat:1",
			"pile:0",
			"answers",
			"answer:3",
			"yaku",
			"multiplier",
			"plate",
		])
			expect(selector(place, 0)).toBeTruthy();
	});
});
