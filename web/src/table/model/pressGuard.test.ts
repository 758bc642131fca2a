import { expect, it } from "vitest";
import { STEADY, tooSoon } from "./pressGuard";

it("takes no press in the first 400 ms, by when it was made and not by when it is dealt with", () => {
	expect(STEADY).toBe(400);
	expect(tooSoon(1000, 1000)).toBe(true);
	expect(tooSoon(1000, 1399)).toBe(true);
	expect(tooSoon(1000, 1400)).toBe(false);
});

it("takes none at all before the answer has been painted", () => {
	expect(tooSoon(Infinity, 5000)).toBe(true);
});
