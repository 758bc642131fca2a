import { expect, it } from "vitest";
import { second } from "./secondPress";

const first = { timeStamp: 1000, clientX: 50, clientY: 60 };

it("knows the second half of a double press by its time and its place", () => {
	expect(second(first, { timeStamp: 1150, clientX: 52, clientY: 61 })).toBe(true);
	expect(second(first, { timeStamp: 1400, clientX: 50, clientY: 60 })).toBe(false);
	expect(second(first, { timeStamp: 1150, clientX: 90, clientY: 60 })).toBe(false);
});
