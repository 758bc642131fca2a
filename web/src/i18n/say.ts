// What happened, in words: one sentence for each event, in the person's language and with the names of their vocabulary.
import { settings } from "../app/settings.svelte";
import type { Sayings, Telling } from "./say/context";
import { english } from "./say/english";
import { japanese } from "./say/japanese";
import type { AnyEvent } from "../net/wire";

const LANGUAGES: Record<"en" | "ja", Sayings> = { en: english, ja: japanese };

/** An event as a sentence; null where there is nothing to say. */
export function say(event: AnyEvent, table: Telling): string | null {
	const saying = LANGUAGES[settings.lang === "ja" ? "ja" : "en"][event.event] as (event: AnyEvent, at: Telling) => string | null;
	return saying(event, table);
}

export type { Telling };
