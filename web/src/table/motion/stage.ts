// The stage of a browser: it shows events with motion and sound, and waits as long as the person likes.
import { tick } from "svelte";
import { calm } from "../../app/calm";
import { settings } from "../../app/settings.svelte";
import type { RuleBook } from "../../net/wire";
import type { Game, Stage } from "../model/game.svelte";
import { rank } from "../model/rank";
import type { Motion } from "./motion";
import { FACTOR } from "./pace";
import { scene } from "./scene.svelte";
import { fanfare, sound } from "./sound";

const HASTE = 0.3; // of the usual time, for who watches at speed
const SEEN = 380; // milliseconds for which a turned card lies open before it takes or stays

const sleep = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** `motion` is there once the table is on the page. */
export function browserStage(game: () => Game, motion: () => Motion | undefined, book: RuleBook | undefined): Stage {
	const still = (): boolean => settings.speed === "instant" || document.hidden || game().hurry === "skip";
	const quick = (): number => (game().now?.lesson?.quick ? FACTOR.fast : Infinity); // nobody decides anything then
	const factor = (): number => Math.min(FACTOR[settings.speed], quick()) * (game().hurry === "fast" ? HASTE : 1);
	const pause = (ms: number): Promise<void> => (ms && !still() ? sleep(ms * factor()) : Promise.resolve());

	return {
		still,
		pause,
		celebrate(occasion) {
			if (document.hidden || game().hurry === "skip") return Promise.resolve();
			const size = rank(occasion, book);
			const seat = game().seat;
			if (size !== "brush" && seat !== null && game().board.out.includes(seat)) return Promise.resolve(); // who is out sees the great ones only
			fanfare("won" in occasion ? "won" : "made");
			return scene.show(occasion, game().hurry === "fast" ? "fast" : settings.speed, size);
		},
		async show(event, changes) {
			sound(event, book);
			const moves = motion();
			if (!moves || calm()) {
				for (const [at, change] of changes.entries()) {
					if (at) await pause(SEEN);
					change();
				}
				await tick();
				return;
			}
			// A card from the hand goes straight to where it takes; a drawn one is turned over and seen first.
			const whole = event.event === "play" && event.from === "hand" ? [() => changes.forEach((change) => change())] : changes;
			for (const [at, change] of whole.entries()) {
				if (at) await pause(SEEN);
				await moves.run(game().board, event, change, Math.max(0.2, Math.min(1.4, factor())));
			}
		},
	};
}
