// How likely yaku are: which of them to show, and in what order.
import type { YakuChance, YakuInfo } from "../../net/wire";

const SURE = 0.995; // made, or as good as made
const STOPS = 1000; // a yaku that ends the round is dearer than any other

/** A seat's yaku: what is sure comes last, and of many only so many, those that matter most. */
export function foremost(yaku: readonly YakuChance[], seat: number, rows: readonly YakuInfo[], most: number): YakuChance[] {
	const own = yaku.filter((one) => one.seat === seat);
	const weight = (one: YakuChance): number =>
		sure(one) ? 0 : one.chance * Math.max(1, ...rows.filter((row) => row.id === one.yaku).map(dearest));
	const kept = new Set([...own].sort((one, other) => weight(other) - weight(one)).slice(0, most));
	const shown = own.filter((one) => kept.has(one));
	return [...shown.filter((one) => !sure(one)), ...shown.filter(sure)];
}

/** Whether it is made, or as good as made. */
export const sure = (one: YakuChance): boolean => one.chance >= SURE;

const dearest = (row: YakuInfo): number => (row.stops ? STOPS : Math.max(0, ...row.levels.map((level) => level.points)));
