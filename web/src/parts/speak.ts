// Changing the language of the page.
import { settings, type Lang } from "../app/settings.svelte";

/** Speaks this language from now on; who keeps the usual names of the other language for cards gets those of this one. */
export function speak(lang: Lang): void {
	if (lang === settings.lang) return;
	if (settings.vocabulary !== "romaji") settings.vocabulary = lang === "ja" ? "kanji" : "english";
	settings.lang = lang;
}
