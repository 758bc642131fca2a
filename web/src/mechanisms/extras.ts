// What the mechanisms of a game show of the table and of its players, beside what every game has: pots, multipliers, stakes, loans.
// In words each is the message `extra-NAME`.
import { has, t, type Args } from "../i18n/catalogue.svelte";
import { amountOf } from "../i18n/message";
import type { ExtraInfo, Snapshot } from "../net/wire";
import type { Look } from "../table/model/look";

type Value = number | number[];
export type Slot = ExtraInfo["slots"][number];

/** Something that is shown now. */
export type Extra = { name: string; value: Value; id: string; args: Args };

/** What is to be shown now in a place, of the table or of a seat. */
export function extras({ now, book }: Pick<Look, "now" | "book">, slot: Slot, seat?: number): Extra[] {
	const values = (seat === undefined ? now?.extra : now?.seats[seat]?.extra) ?? {};
	return book.extras.flatMap(({ name, slots }) => {
		const value = values[name];
		if (value === undefined || !slots.includes(slot)) return [];
		const args: Args =
			typeof value === "number" ? { n: value, sum: amountOf(value, book.points) } : { n: value.map((one) => `×${one}`).join(" ") };
		return [{ name, value, id: `extra-${name.replaceAll("_", "-")}`, args }];
	});
}

/** Something in words. */
export const words = ({ id, args }: Extra): string => t(id, args);

/** What explains it in a first game, if anything does. */
export const guide = ({ id, args }: Extra): string => (has(`${id}.guide`) ? t(`${id}.guide`, args) : "");

/** What lasts from one round to the next. */
export function lasting(extra: Snapshot["extra"], infos: readonly ExtraInfo[]): Record<string, Value> {
	return Object.fromEntries(Object.entries(extra ?? {}).filter(([name]) => infos.some((info) => info.name === name && info.lasts)));
}
