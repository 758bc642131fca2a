// What it takes to have a yaku, so that it can be shown with few pictures.
import type { Message, Name, YakuInfo, YakuLevel } from "../net/wire";

/** One way to have it: all of some cards, so many of others (several numbers, where more cards bring more), and what else is said. */
export type Way = {
	all_of: string[];
	some_of: string[];
	steps: { need: number; points: number }[];
	besides: Message | null;
	month?: number;
};

const MONTHS = 12;

/** Whether it has a way for every month, which counts in rounds of that month. */
export const monthly = (yaku: Pick<YakuInfo, "levels">): boolean =>
	new Set(yaku.levels.flatMap((level) => level.month || [])).size === MONTHS;

/** The ways of a yaku; levels that differ only in a number are one, and of one that has a way for every month the first stands for all. */
export function ways(yaku: Pick<YakuInfo, "levels">): Way[] {
	const found: Way[] = [];
	for (const level of monthly(yaku) ? yaku.levels.slice(0, 1) : yaku.levels) {
		const step = { need: level.need, points: level.points };
		const same = found.find((way) => level.need > 0 && same_cards(way, level));
		if (same) same.steps.push(step);
		else
			found.push({
				all_of: level.all_of,
				some_of: level.need ? level.some_of : [],
				steps: [step],
				besides: level.besides ?? null,
				...(level.month && { month: level.month }),
			});
	}
	return found;
}

const same_cards = (way: Way, level: YakuLevel): boolean =>
	way.month === level.month &&
	String(way.all_of) === String(level.all_of) &&
	String(way.some_of) === String(level.some_of) &&
	JSON.stringify(way.besides) === JSON.stringify(level.besides ?? null);

/** The cards of a yaku that count in a round, of which each has its month (KK-13). */
export function cardsInRound(yaku: Pick<YakuInfo, "levels" | "cards">, round: number): string[] {
	const month = (Math.max(round - 1, 0) % MONTHS) + 1;
	const others = yaku.levels.filter((level) => level.month && level.month !== month);
	if (!others.length) return yaku.cards;
	const counted = new Set(yaku.levels.filter((level) => !others.includes(level)).flatMap((level) => [...level.all_of, ...level.some_of]));
	return yaku.cards.filter((code) => counted.has(code));
}

/** Yaku in their groups, in the order of the table; those without one stand together where the first of them stands. */
export function groups(rows: readonly YakuInfo[]): { group: Name | null; rows: YakuInfo[] }[] {
	const found: { group: Name | null; rows: YakuInfo[] }[] = [];
	for (const row of rows) {
		const same = found.find((one) => one.group?.english === row.group?.english);
		if (same) same.rows.push(row);
		else found.push({ group: row.group ?? null, rows: [row] });
	}
	return found;
}
