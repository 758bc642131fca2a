import { beforeEach, describe, expect, it, vi } from "vitest";
import type { YakuNews } from "../../net/wire";
import { Scene } from "./scene.svelte";

const item: YakuNews = { at: 3, seat: 0, row: 1, what: "made" };

describe("a great moment", () => {
	let scene: Scene;
	let over: string[];
	beforeEach(() => {
		vi.useFakeTimers();
		scene = new Scene();
		over = [];
		return () => vi.useRealTimers();
	});

	it("passes by itself, and the table waits for that", async () => {
		void scene.show({ made: [item] }, "normal").then(() => over.push("first"));
		await vi.advanceTimersByTimeAsync(1400);
		expect([scene.current?.waits, over]).toEqual([true, []]);
		await vi.advanceTimersByTimeAsync(200);
		expect([scene.current, over]).toEqual([null, ["first"]]);
	});

	it("can be skipped", async () => {
		void scene.show({ made: [item] }, "slow").then(() => over.push("first"));
		scene.skip();
		await vi.advanceTimersByTimeAsync(0);
		expect([scene.current, over]).toEqual([null, ["first"]]);
	});

	it("takes longer for two, and shorter for who plays fast", () => {
		void scene.show({ made: [item] }, "fast");
		const fast = scene.current!.ms;
		void scene.show({ made: [item, { ...item, row: 2 }] }, "normal");
		expect(scene.current!.ms).toBeGreaterThan(1500);
		expect(fast).toBeLessThan(1500);
	});

	it("keeps nobody waiting who wants everything at once", async () => {
		await scene.show({ made: [item] }, "instant");
		expect(scene.current?.waits).toBe(false);
		await vi.advanceTimersByTimeAsync(5000);
		expect(scene.current).toBe(null);
	});
});
