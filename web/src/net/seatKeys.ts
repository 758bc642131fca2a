// The keys to seats at tables with friends. Each opens the seats of one table; whoever has it is that player, so it never stands in an address.
import { store, stored } from "../app/settings.svelte";

const PLACE = "hanashobu-seats";
const MOST = 200; // the oldest are forgotten; the cookie of a running match still has theirs

type Kept = { key: string };

const all = (): Record<string, Kept> => stored<Record<string, Kept>>(PLACE, {});

/** The key to a table, if this device has one. */
export const seatKey = (table: string): string | undefined => {
	const kept = all()[table];
	return typeof kept?.key === "string" ? kept.key : undefined;
};

/** All keys of this device, the latest last. */
export const seatKeys = (): { table: string; key: string }[] =>
	Object.entries(all()).flatMap(([table, { key }]) => (typeof key === "string" ? [{ table, key }] : []));

export function keepSeatKey(table: string, key: string): void {
	const { [table]: _, ...others } = all();
	store(PLACE, Object.fromEntries([...Object.entries(others).slice(1 - MOST), [table, { key }]]));
}

export function dropSeatKey(table: string): void {
	const { [table]: _, ...others } = all();
	store(PLACE, others);
}

/** The key that goes with a request: that of the table it is about, if there is one. */
export const keyOf = (url: string): string | undefined => {
	const table = /^\/api\/tables\/([\w-]+)/.exec(url)?.[1];
	return table && seatKey(table);
};
