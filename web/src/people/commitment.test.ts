import { expect, it } from "vitest";
import { commitment } from "./commitment";

it("commits to a contribution as docs/fair.md says", () => {
	expect(commitment("tableOne", 1, "ab".repeat(32))).toBe("1f3edc66e312d713fd8f2683a2d086f1e090d0a40189f3e3dcc70d795d1805e0");
});
