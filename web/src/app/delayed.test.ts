import { beforeEach, describe, expect, it, vi } from "vitest";
import { Delayed } from "./delayed.svelte";

describe("something that lasts", () => {
	let delayed: Delayed;
	beforeEach(() => {
		vi.useFakeTimers();
		delayed = new Delayed(400);
	});

	it("is said after a while, and no longer than it is so", () => {
		delayed.is(true);
		vi.advanceTimersByTime(399);
		expect(delayed.current).toBe(false);
		vi.advanceTimersByTime(1);
		expect(delayed.current).toBe(true);
		delayed.is(false);
		expect(delayed.current).toBe(false);
	});

	it("is not said if it is over in a moment, however often that happens", () => {
		for (let time = 0; time < 5; time++) {
			delayed.is(true);
			vi.advanceTimersByTime(250);
			delayed.is(false);
			vi.advanceTimersByTime(1000);
			expect(delayed.current).toBe(false);
		}
	});

	it("goes on counting when it is said to be so again", () => {
		delayed.is(true);
		vi.advanceTimersByTime(300);
		delayed.is(true);
		vi.advanceTimersByTime(100);
		expect(delayed.current).toBe(true);
	});
});
