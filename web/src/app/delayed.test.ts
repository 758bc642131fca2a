import { beforeEach, describe, expect, it, vi } from "vitest";
import { Lasting } from "./delayed.svelte";

describe("something that lasts", () => {
	let lasting: Lasting;
	beforeEach(() => {
		vi.useFakeTimers();
		lasting = new Lasting(400);
	});

	it("is said after a while, and no longer than it is so", () => {
		lasting.is(true);
		vi.advanceTimersByTime(399);
		expect(lasting.current).toBe(false);
		vi.advanceTimersByTime(1);
		expect(lasting.current).toBe(true);
		lasting.is(false);
		expect(lasting.current).toBe(false);
	});

	it("is not said if it is over in a moment, however often that happens", () => {
		for (let time = 0; time < 5; time++) {
			lasting.is(true);
			vi.advanceTimersByTime(250);
			lasting.is(false);
			vi.advanceTimersByTime(1000);
			expect(lasting.current).toBe(false);
		}
	});

	it("goes on counting when it is said to be so again", () => {
		lasting.is(true);
		vi.advanceTimersByTime(300);
		lasting.is(true);
		vi.advanceTimersByTime(100);
		expect(lasting.current).toBe(true);
	});
});
