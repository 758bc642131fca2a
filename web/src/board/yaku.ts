// Rows of the yaku table by the id that events carry; several rows may share one.
import { settings, usualVocabulary } from "../app/settings.svelte";
import { plain } from "../i18n/catalogue.svelte";
import type { Name, RuleBook, YakuInfo } from "../net/wire";

type Rows = Pick<RuleBook, "yaku" | "teyaku" | "reasons">;

/** Whether a pile has all that a row needs. */
export function holds(row: YakuInfo, pile: ReadonlySet<string>): boolean {
	return row.levels.some((level) => level.all_of.every((code) => pile.has(code)) && level.some_of.filter((code) => pile.has(code)).length >= level.need);
}

/** The rows of an id; with a pile only those that it holds, if the id has several. */
export function rowsOf(id: string, book: Rows, pile?: readonly string[]): YakuInfo[] {
	const rows = book.yaku.filter((row) => row.id === id);
	if (rows.length < 2 || !pile) return rows;
	const cards = new Set(pile);
	const held = rows.filter((row) => holds(row, cards));
	return held.length ? held : rows;
}

/** What people call the thing with this id: a yaku, a dealt hand, or what a payment is for. */
export function called(id: string, book: Rows, pile?: readonly string[]): Name[] {
	const rows = rowsOf(id, book, pile);
	if (rows.length) return rows.map((row) => row.name);
	const hand = book.teyaku.find((row) => row.id === id);
	return [hand?.name ?? book.reasons[id] ?? { is: "name", english: id, romaji: id, ruby: id }];
}

/** Whether it is a name, which people choose a vocabulary for, and not just words such as `the difference`. */
export const isName = (name: Name): boolean => /^\p{Lu}/u.test(name.english);

/** A name in the chosen vocabulary; other words in the chosen language. */
export const worded = (name: Name): string => plain(name, isName(name) ? settings.vocabulary : usualVocabulary(settings.lang));

/** The cards of a pile that belong to the rows of an id, in the order of the pile. */
export function cardsOf(id: string, book: Rows, pile: readonly string[]): string[] {
	const cards = new Set(rowsOf(id, book, pile).flatMap((row) => row.cards));
	return pile.filter((code) => cards.has(code));
}
