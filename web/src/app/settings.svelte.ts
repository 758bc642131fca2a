// What a person has chosen for this browser; kept in local storage, which may be missing or full.
import languages from "catalogue:all";

export type Vocabulary = "english" | "romaji" | "kanji" | "korean";
export type Speed = "slow" | "normal" | "fast" | "instant";

const KEY = "hanashobu-settings";

/** Where the notes are kept that were read. */
export const NOTES_READ = "hanashobu-guide";

export const SOURCE = "en"; // the language that stands in where another has no message

/** The languages that there are, English first. */
export const LANGUAGES: readonly string[] = Object.keys(languages).toSorted(
	(one, other) => Number(other === SOURCE) - Number(one === SOURCE) || (one < other ? -1 : 1),
); // localeCompare loads the order of all scripts first

/** What a language calls itself. */
export const languageName = (lang: string): string => languages[lang]?.name ?? lang;

/** The names of cards and yaku that go with a language. */
export const usualVocabulary = (lang: string): Vocabulary => languages[lang]?.vocabulary ?? "english";

/** The language of the browser, if the page has it: exactly, or at least the language of another country. */
export function preferred(wishes: readonly string[]): string {
	for (const wish of wishes) for (const lang of [wish, wish.split("-")[0]!]) if (LANGUAGES.includes(lang)) return lang;
	return SOURCE;
}

const lang = preferred(globalThis.navigator?.languages ?? []); // there is no navigator where tests run

const defaults = {
	lang,
	vocabulary: usualVocabulary(lang),
	theme: "system" as "system" | "light" | "dark",
	speed: "normal" as Speed,
	sound: false,
	numerals: true, // month numbers on the cards
	marks: true, // shapes for the kind of a card
	takeBack: 600, // ms in which a click can be taken back before it is sent; 0 for none
	guide: true, // explains the first game as it is played
	pinned: true, // yaku and log stand beside the table where a screen is wide enough
	claimForMe: true, // teyaku are claimed without a question
	name: "",
};

export type Settings = typeof defaults;

/** Reads a value that another version, or a person, may have spoilt. */
export function stored<T extends object>(key: string, fallback: T): T {
	try {
		const value = JSON.parse(localStorage.getItem(key) ?? "{}");
		return { ...fallback, ...(typeof value === "object" && value) };
	} catch {
		return fallback;
	}
}

/** Keeps a value; false where the browser keeps nothing. */
export function store(key: string, value: unknown): boolean {
	try {
		localStorage.setItem(key, JSON.stringify(value));
		return true;
	} catch {
		return false;
	}
}

export const settings: Settings = $state(stored(KEY, defaults));
if (!LANGUAGES.includes(settings.lang)) settings.lang = SOURCE; // another version had it, or somebody typed it

/** Takes over settings from another browser, as far as this version knows them. */
export function takeSettings(found: unknown): void {
	const values = new Map(Object.entries(found ?? {}));
	for (const [key, usual] of Object.entries(defaults))
		if (typeof values.get(key) === typeof usual) Object.assign(settings, { [key]: values.get(key) });
	if (!LANGUAGES.includes(settings.lang)) settings.lang = SOURCE;
}

/** Keeps the settings whenever they change, and tells the document; called once. */
export function keepSettings(): void {
	$effect.root(() => {
		$effect(() => {
			store(KEY, $state.snapshot(settings));
			document.documentElement.lang = settings.lang;
			document.documentElement.dataset.theme = settings.theme;
		});
	});
}

let made = ""; // as long as the page is open, also where the browser keeps nothing

/** Who this browser is to the server: a secret of its own, made once. */
export function player(): string {
	const kept = stored("hanashobu-player", { key: made });
	if (/^[0-9a-f]{32}$/.test(kept.key)) return kept.key;
	made = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
	store("hanashobu-player", { key: made });
	return made;
}
