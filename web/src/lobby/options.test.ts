import { describe, expect, it } from "vitest";
import { words } from "../i18n/testing";
import type { OptionInfo } from "../net/wire";
import { isChoice, valueWord } from "./options";

const rounds: OptionInfo = {
	name: "rounds",
	title: words("局数"),
	default: 12,
	choices: [null],
	words: [words("終わりなし")],
	takes_number: true,
	least: 1,
	most: 999_999_999,
	sentence: words(""),
	rule: "CO-13",
};

describe("a value in words", () => {
	it("is what the server calls it", () => expect(valueWord(rounds, null)).toBe("終わりなし"));
	it("is a number where it is none of the choices", () => expect(valueWord(rounds, 6)).toBe("6"));
	it("does not take a number for a switch", () => {
		const switched = { ...rounds, choices: [true], words: [words("on")] };
		expect([isChoice(switched, true), isChoice(switched, 1), valueWord(switched, 1)]).toEqual([true, false, "1"]);
	});
});
