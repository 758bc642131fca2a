// The great moment that is being shown: a yaku that somebody made, or the end of the match. It passes by itself, or somebody skips it.
import type { Speed } from "../../app/settings.svelte";
import type { Occasion, Rank } from "../model/rank";

/** `waits`: the table waits until it is over, and a press only ends it; otherwise the table goes on behind it. */
export type Shown = { number: number; occasion: Occasion; ms: number; waits: boolean };

/** Milliseconds for one yaku, for each further one, and for the end of the match. */
const ONE: Record<Rank, number> = { stamp: 1500, band: 1200, brush: 1500 };
const [MORE, MATCH] = [450, 2000];

/** Shorter or longer, but never too short to be read. */
const PACE: Record<Speed, number> = { slow: 1.5, normal: 1, fast: 0.65, instant: 1 };

export class Scene {
	current: Shown | null = $state.raw(null);

	#number = 0;
	#timer: ReturnType<typeof setTimeout> | undefined;
	#done: () => void = () => {};

	/** Shows it; done when it is over. Whoever wants everything at once does not wait for it; `waits` says who holds the table meanwhile. */
	show(occasion: Occasion, speed: Speed, size: Rank = "brush", waits = speed !== "instant" && size !== "stamp"): Promise<void> {
		this.skip();
		const more = "made" in occasion ? occasion.made.length - 1 : 0;
		const ms = PACE[speed] * ("won" in occasion ? MATCH : ONE[size] + MORE * more);
		this.current = { number: ++this.#number, occasion, ms, waits };
		const over = new Promise<void>((done) => (this.#done = done));
		this.#timer = setTimeout(() => this.skip(), ms);
		return waits ? over : Promise.resolve();
	}

	/** Ends what is being shown. */
	skip(): void {
		clearTimeout(this.#timer);
		this.current = null;
		this.#done();
	}
}

export const scene = new Scene();
