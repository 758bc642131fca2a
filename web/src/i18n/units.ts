// Points as a table counts them out: matchsticks and beans, kan, chips.
import { kanji } from "./ruby";
import { settings } from "../app/settings.svelte";
import type { Name, RuleBook } from "../net/wire";

type Counting = Pick<RuleBook, "points" | "counters">;

// What a thing is counted in where Japanese does not put the number straight before it: 豆3粒, but 3貫.
const MEASURES: Record<string, string> = { matchstick: "本", bean: "粒", chip: "枚" };

const singular = (word: string): string => word.replace(/s$/, "");

/** So many of a thing: `3 beans`, `1 kan`, `豆3粒`. */
function many(count: number, name: Name): string {
	const one = singular(name.english);
	if (settings.lang === "ja") return MEASURES[one] ? `${kanji(name.ruby)}${count}${MEASURES[one]}` : `${count}${kanji(name.ruby)}`;
	// A word that English has from Japanese keeps its form.
	return `${count} ${count === 1 || one === name.romaji ? one : `${one}s`}`;
}

/** The points of a total that lie in the smallest counters before larger ones are used. */
const kept = (total: number, book: Counting): number => Math.max(0, Math.min(total, ...book.counters.slice(-1).map((counter) => (counter.kept ?? 0) * counter.points)));

/** A total in counters only: `10 matchsticks, 24 beans`; below zero it is owed; empty where a table has none, or too few points for one. */
export function counted(points: number, book: Counting): string {
	const parts: string[] = [];
	let left = Math.abs(points);
	for (const [place, counter] of book.counters.entries()) {
		const spare = place < book.counters.length - 1 ? kept(points, book) : 0;
		const count = Math.floor((left - spare) / counter.points);
		left -= count * counter.points;
		if (count) parts.push(many(count, counter.name));
	}
	if (parts.length && left) parts.push(many(left, book.points));
	if (!parts.length) return "";
	return settings.lang === "ja" ? (points < 0 ? "借り：" : "") + parts.join("、") : (points < 0 ? "owes " : "") + parts.join(", ");
}

/** `1240 (10 matchsticks, 24 beans)`. */
export function show(points: number, book: Counting): string {
	const parts = counted(points, book);
	if (!parts) return number(points);
	return settings.lang === "ja" ? `${number(points)}（${parts}）` : `${number(points)} (${parts})`;
}

/** An amount in a sentence: `30`, `3 chips`; in Japanese `30点`, `チップ3枚`. */
export function amount(points: number, book: Counting): string {
	return settings.lang === "en" && book.points.english === "points" ? number(points) : many(points, book.points);
}

/** A value of the yaku table: `7 kan`, or just `30` where it is points. */
export function worth(value: number, book: Pick<RuleBook, "yaku_unit">): string {
	return book.yaku_unit ? many(value, book.yaku_unit) : number(value);
}

/** A number with a true minus sign. */
export const number = (points: number): string => String(points).replace("-", "−");

/** Points won or lost: `+70`, `−35`, `0`. */
export const signed = (points: number): string => (points > 0 ? `+${points}` : number(points));
