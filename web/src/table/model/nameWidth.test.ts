import { expect, it } from "vitest";
import { breadth } from "./nameWidth";

it("sets longer names smaller, and counts a wide letter for two", () => {
	expect(["Hana", "Tsubaki", "すみれ"].map(breadth)).toEqual(["short", "short", "short"]);
	expect(["Grandmother", "すずらんちゃん"].map(breadth)).toEqual(["longer", "longer"]);
	expect(["名".repeat(40), "a name of forty letters, or nearly so many"].map(breadth)).toEqual(["longest", "longest"]);
});
