// Changing the language of the page.
import { LANGUAGES, settings, usualVocabulary } from "../app/settings.svelte";
import { loadLanguage } from "../i18n/catalogue.svelte";

/** Changes the language once its catalogue is there. Cards and yaku get the names that go with it, unless somebody has chosen others. */
export async function speak(lang: string): Promise<void> {
	if (lang === settings.lang || !LANGUAGES.includes(lang)) return;
	await loadLanguage(lang);
	if (settings.vocabulary === usualVocabulary(settings.lang)) settings.vocabulary = usualVocabulary(lang);
	settings.lang = lang;
}
