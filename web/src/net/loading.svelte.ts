// How far the program has come that runs in the page itself. With a server there is nothing to wait for.
import type { Hindrance } from "./messages";

export const loading = $state({
	share: 0, // of what has to arrive
	kept: true, // whether the browser keeps what is played
	trial: false, // whether it has matches of a trial version, which nobody reads
	slow: false, // whether bots that search are slower than they should be, because something did not arrive
	rested: false, // whether nothing was wanted of it for a moment: then what can wait begins
	hindrance: undefined as Hindrance | undefined,
	again: () => {}, // try again; where another tab has the tables, take them over
});

/** Does something that can wait when the page has nothing else to do. */
export function whenIdle(work: () => void): void {
	if ("requestIdleCallback" in window) requestIdleCallback(work, { timeout: 2000 });
	else setTimeout(work, 500); // Safari has no such thing
}
