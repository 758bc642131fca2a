// Events in words, for the log, the line above the hand and screen readers; each is put into words once.
import { say } from "../lib/say";
import { settings } from "../lib/settings.svelte";
import type { AnyEvent } from "../lib/wire";
import type { Look } from "./look";

const kept = new WeakMap<AnyEvent, { by: string; said: string | null }>();

/** An event as a sentence, null where there is nothing to say. */
export function sentence(event: AnyEvent, look: Look): string | null {
	const by = `${settings.lang} ${settings.vocabulary} ${look.you} ${look.book.name.english}`;
	const known = kept.get(event);
	if (known?.by === by) return known.said;
	const said = say(event, { names: look.board.names, you: look.you, book: look.book });
	kept.set(event, { by, said });
	return said;
}
