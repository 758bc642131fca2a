// Keys of the replay: they work wherever they are not needed for something else.
import type { Replay } from "./replay.svelte";

/** Does what a key asks for. */
export function keys(event: KeyboardEvent, replay: Replay): void {
	if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
	const at = event.target instanceof Element ? event.target : null;
	if (at?.closest('textarea, select, dialog, input:not([type="range"])')) return;
	const does: Record<string, () => void> = {
		ArrowRight: () => void replay.forward(),
		ArrowLeft: () => replay.back(),
		Home: () => replay.go(1),
		End: () => replay.go(Infinity),
		"[": () => replay.goRound(-1),
		"]": () => replay.goRound(1),
		" ": () => (replay.playing = !replay.playing && !replay.ended),
	};
	if (event.key === " " && at?.closest("button, a, summary")) return; // it presses that
	if (!does[event.key]) return;
	event.preventDefault();
	if (event.key !== " ") replay.playing = false;
	does[event.key]!();
}
