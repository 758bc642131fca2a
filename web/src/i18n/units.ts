// Points as a table counts them out: matchsticks and beans, kan, chips.
import { number } from "./arguments";
import { t } from "./catalogue.svelte";
import { amountOf, list } from "./message";
import type { Amount, Name, RuleBook } from "../net/wire";

export { number, signed } from "./arguments";

type Counting = Pick<RuleBook, "points" | "counters">;

/** The points of a total that lie in the smallest counters before larger ones are used. */
const kept = (total: number, book: Counting): number =>
	Math.max(0, Math.min(total, ...book.counters.slice(-1).map((counter) => (counter.kept ?? 0) * counter.points)));

/** A total in counters, the largest first: what is too little for any is left over. */
export function inCounters(points: number, book: Counting): { n: number; name: Name; points: number }[] {
	let left = Math.abs(points);
	return book.counters.flatMap((counter, place) => {
		const spare = place < book.counters.length - 1 ? kept(points, book) : 0;
		const n = Math.floor((left - spare) / counter.points);
		left -= n * counter.points;
		return n ? [{ n, name: counter.name, points: n * counter.points }] : [];
	});
}

/** A total in counters only: `10 matchsticks, 24 beans`; below zero it is owed; empty where a table has none, or too few points for one. */
export function counted(points: number, book: Counting): string {
	const found = inCounters(points, book);
	const parts: Amount[] = found.map(({ n, name }) => amountOf(n, name));
	const left = Math.abs(points) - found.reduce((sum, one) => sum + one.points, 0);
	if (parts.length && left) parts.push(amountOf(left, book.points));
	if (!parts.length) return "";
	return t(points < 0 ? "amount-owed" : "commas", { items: list(parts) });
}

/** `1240 (10 matchsticks, 24 beans)`. */
export function show(points: number, book: Counting): string {
	const parts = counted(points, book);
	return parts ? t("amount-counted", { n: points, parts }) : number(points);
}

/** An amount in a sentence: `30`, `3 chips`; in Japanese `30点`, `チップ3枚`. */
export const amount = (points: number, book: Counting): string => t("amount-short", { amount: amountOf(points, book.points) });

/** A value of the yaku table: `7 kan`, or just `30` where it is points. */
export const worth = (value: number, book: Pick<RuleBook, "yaku_unit">): string =>
	book.yaku_unit ? t("amount", { amount: amountOf(value, book.yaku_unit) }) : number(value);
