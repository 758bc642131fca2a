// The receipts that this device keeps.
import { store, stored } from "../app/settings.svelte";
import type { AnyEvent } from "../net/wire";
import { SCHEME } from "./hash";
import type { Receipt } from "./receipt";

const PLACE = "hanashobu-receipt-";
const MOST = 200; // the oldest are forgotten

const memory = new Map<string, Receipt>(); // as long as the page is open, also where the browser keeps nothing

/** What this device holds of a match; nothing if it never sat there. */
export function receiptOf(table: string): Receipt | undefined {
	const kept = stored<Partial<Receipt>>(PLACE + table, {});
	return kept.table === table && typeof kept.commitment === "string" ? (kept as Receipt) : memory.get(table);
}

/** What this device holds of the match that a record is said to be of: the table is the one that it was asked for, whatever the record says. */
export function receiptFor(events: readonly AnyEvent[], table: string): Receipt | undefined {
	const begins = events[0];
	return receiptOf(table) ?? (begins?.event === "match" && begins.fair ? receiptOf(begins.fair.table) : undefined); // a record that somebody has brought has an id of its own
}

export function keepReceipt(receipt: Receipt): Receipt {
	memory.set(receipt.table, receipt);
	store(PLACE + receipt.table, receipt);
	return receipt;
}

/** A receipt for a table at which there was none, or none that can be used again. */
export function newReceipt(table: string, commitment: string, more: Partial<Receipt> = {}): Receipt {
	forgetOld();
	return keepReceipt({ receipt: SCHEME, table, commitment, at: Date.now(), ...more });
}

export function dropReceipt(table: string): void {
	memory.delete(table);
	try {
		localStorage.removeItem(PLACE + table);
	} catch {
		// Nothing was kept.
	}
}

function forgetOld(): void {
	try {
		const kept = Object.keys(localStorage).filter((key) => key.startsWith(PLACE));
		const old = kept.map((key) => ({ key, at: stored<{ at?: number }>(key, {}).at ?? 0 })).toSorted((one, other) => other.at - one.at);
		for (const { key } of old.slice(MOST - 1)) localStorage.removeItem(key);
	} catch {
		// Nothing was kept.
	}
}
