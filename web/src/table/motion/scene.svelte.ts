// The great moment that is being shown: a yaku that somebody made, or the end of the match. It passes by itself, or somebody skips it.
import type { Speed } from "../../app/settings.svelte";
import type { Occasion } from "../model/game.svelte";

/** `waits`: the table waits until it is over, and a press only ends it; otherwise the table goes on behind it. */
export type Shown = { number: number; occasion: Occasion; ms: number; waits: boolean };

/** Milliseconds for one yaku, for each further one, and for the end of the match. */
const [ONE, MORE, MATCH] = [1500, 450, 2000];

/** Shorter or longer, but never too short to be read. */
const PACE: Record<Speed, number> = { slow: 1.5, normal: 1, fast: 0.65, instant: 1 };

export class Scene {
	current: Shown | null = $state.raw(null);

	#number = 0;
	#timer: ReturnType<typeof setTimeout> | undefined;
	#done: () => void = () => {};

	/** Shows it; done when it is over. Whoever wants everything at once does not wait for it; `waits` says who holds the table meanwhile. */
	show(occasion: Occasion, speed: Speed, waits = speed !== "instant"): Promise<void> {
		this.skip();
		const ms = PACE[speed] * ("won" in occasion ? MATCH : ONE + MORE * (occasion.made.length - 1));
		this.current = { number: ++this.#number, occasion, ms, waits };
		const over = new Promise<void>((done) => (this.#done = done));
		this.#timer = setTimeout(() => this.skip(), ms);
		return speed === "instant" ? Promise.resolve() : over;
	}

	/** Ends what is being shown. */
	skip(): void {
		clearTimeout(this.#timer);
		this.current = null;
		this.#done();
	}
}

export const scene = new Scene();
