import { describe, expect, it } from "vitest";
import { kanji, pieces } from "./ruby";

describe("pieces", () => {
	it("are kanji with their readings, and what has none", () => {
		expect(pieces("松[まつ]に鶴[つる]")).toEqual([{ text: "松", reading: "まつ" }, { text: "に" }, { text: "鶴", reading: "つる" }]);
	});
	it("keep kana, letters and what follows the last reading", () => {
		expect(pieces("ひらや")).toEqual([{ text: "ひらや" }]);
		expect(pieces("桐[きり]のカス（黄[き]）")).toEqual([{ text: "桐", reading: "きり" }, { text: "のカス（" }, { text: "黄", reading: "き" }, { text: "）" }]); // prettier-ignore
	});
	it("know 々 and 〇 as kanji", () => {
		expect(pieces("九[きゅう]〇[れい]花[はな]").map((piece) => piece.reading)).toEqual(["きゅう", "れい", "はな"]);
		expect(pieces("佐々木[ささき]")).toEqual([{ text: "佐々木", reading: "ささき" }]);
	});
	it("show kanji without a reading too", () => {
		expect(pieces("大役").map((piece) => piece.text).join("")).toBe("大役"); // prettier-ignore
		expect(pieces("")).toEqual([]);
	});
	it("put together again are the text without readings", () => {
		for (const ruby of ["柳[やなぎ]に小野道風[おののとうふう]", "三[さん]人[にん]で打[う]つ", "송학[songhak] 광[gwang]", "A B"]) {
			expect(pieces(ruby).map((piece) => piece.text).join("")).toBe(kanji(ruby)); // prettier-ignore
		}
	});
});

it("kanji leaves the readings out", () => {
	expect(kanji("松[まつ]に鶴[つる]")).toBe("松に鶴");
	expect(kanji("カス")).toBe("カス");
});
