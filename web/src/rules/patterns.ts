// What it takes to have a yaku, so that it can be shown with few pictures.
import type { Message, Name, YakuInfo, YakuLevel } from "../net/wire";

/** One way to have it: all of some cards, so many of others (several numbers, where more cards bring more), and what else is said. */
export type Way = { all_of: string[]; some_of: string[]; steps: { need: number; points: number }[]; besides: Message | null };

/** The ways of a yaku; levels that differ only in a number are one. */
export function ways(yaku: Pick<YakuInfo, "levels">): Way[] {
	const found: Way[] = [];
	for (const level of yaku.levels) {
		const step = { need: level.need, points: level.points };
		const same = found.find((way) => level.need > 0 && same_cards(way, level));
		if (same) same.steps.push(step);
		else found.push({ all_of: level.all_of, some_of: level.need ? level.some_of : [], steps: [step], besides: level.besides ?? null });
	}
	return found;
}

const same_cards = (way: Way, level: YakuLevel): boolean => String(way.all_of) === String(level.all_of) && String(way.some_of) === String(level.some_of) && JSON.stringify(way.besides) === JSON.stringify(level.besides ?? null);

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
