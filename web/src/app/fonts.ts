// The fonts of a language beyond the Latin letters, which come with the page. Nothing waits for them, and without them the system's are used.
type Sheets = { first: () => Promise<unknown>; more: () => Promise<unknown> };
const SHEETS: Record<string, Sheets> = { ja: { first: () => import("fonts:ja"), more: () => import("fonts:ja-more") } };

/** Loads the letters of a first table, then those of the other pages. */
export async function loadFonts(lang: string): Promise<void> {
	try {
		await SHEETS[lang]?.first();
		await SHEETS[lang]?.more();
	} catch {
		// what cannot be loaded is not needed to read the page
	}
}
