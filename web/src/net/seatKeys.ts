// The keys to seats at tables with friends. Each opens the seats of one table; whoever has it is that player, so it never stands in an address.
import { store, stored } from "../app/settings.svelte";

const PLACE = "hanashobu-seats";
const MOST = 200; // the oldest are forgotten; the cookie of a running match still has theirs

/** A key, and what this device will contribute to a fair deal. */
type Kept = { key: string; nonce?: string };

const all = (): Record<string, Kept> => stored<Record<string, Kept>>(PLACE, {});

/** The key to a table, if this device has one. */
export const seatKey = (table: string): string | undefined => {
	const kept = all()[table];
	return typeof kept?.key === "string" ? kept.key : undefined;
};

/** All keys of this device, the latest last. */
export const seatKeys = (): { table: string; key: string }[] => Object.entries(all()).flatMap(([table, { key }]) => (typeof key === "string" ? [{ table, key }] : []));

export function keepSeatKey(table: string, key: string): void {
	const { [table]: _, ...others } = all();
	store(PLACE, Object.fromEntries([...Object.entries(others).slice(1 - MOST), [table, { key }]]));
}

export function dropSeatKey(table: string): void {
	const { [table]: _, ...others } = all();
	store(PLACE, others);
}

/** What this device contributes to the deal of a table: random, made once, kept for a reload. */
export function contribution(table: string): string {
	const kept = all();
	const known = kept[table]?.nonce;
	if (known && /^[0-9a-f]{64}$/.test(known)) return known;
	const nonce = [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
	if (kept[table]) store(PLACE, { ...kept, [table]: { ...kept[table], nonce } });
	return nonce;
}

/** The key that goes with a request: that of the table it is about, if there is one. */
export const keyOf = (url: string): string | undefined => {
	const table = /^\/api\/tables\/([\w-]+)/.exec(url)?.[1];
	return table && seatKey(table);
};
