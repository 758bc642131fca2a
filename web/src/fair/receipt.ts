// The receipt of a fair match: what a device was shown before the deal, what it contributed, and how far it has followed the events (docs/fair.md).
import type { FairDeal } from "../net/wire";
import { commitNonce, type SCHEME, Unfair } from "./hash";

export type Committed = { party: number; commitment: string };
export type Receipt = {
	receipt: typeof SCHEME;
	table: string;
	/** The server's, as it was shown before the deal. */
	commitment: string;
	/** None where this device got its seat later. */
	party?: number;
	nonce?: string;
	/** The commitments that were there when the contribution was revealed, and the version of the message that showed them. */
	revealed?: Committed[];
	version?: number;
	/** Public events that were seen, and the head after them. */
	count?: number;
	head?: string;
	/** What the server did: a message. */
	alarm?: string;
	at?: number;
};

/** Compares the deal of a match with the receipt; throws what the server did. */
export function compareDeal(receipt: Receipt, deal: FairDeal | null | undefined): asserts deal is FairDeal {
	if (!deal) throw new Unfair("error-receipt-plain"); // a receipt is only kept where the server has committed to a secret
	if (deal.table !== receipt.table || deal.commitment !== receipt.commitment) throw new Unfair("error-receipt-commitment");
	if (receipt.party === undefined || receipt.nonce === undefined || !receipt.revealed) return;
	const own = deal.parties.find(({ party }) => party === receipt.party);
	if (!own) throw new Unfair("error-receipt-missing");
	if (own.commitment !== commitNonce(deal.table, receipt.party, receipt.nonce)) throw new Unfair("error-receipt-replaced");
	if (!sameList(receipt.revealed, deal.parties)) throw new Unfair("error-receipt-list");
}

/** What became of this device's contribution, as a message: it did not arrive in time, or it was promised and is not in the deal. */
export function outcome(receipt: Receipt, deal: FairDeal): "fair-agrees" | "fair-late" | "fair-unused" {
	if (receipt.party === undefined || receipt.nonce === undefined) return "fair-agrees";
	const own = deal.parties.find(({ party }) => party === receipt.party);
	if (own?.commitment !== commitNonce(deal.table, receipt.party, receipt.nonce)) return "fair-unused"; // another device of the person, or the server
	return own.nonce == null ? "fair-late" : "fair-agrees";
}

export const sameList = (one: readonly Committed[], other: readonly Committed[]): boolean =>
	one.length === other.length &&
	one.every(({ party, commitment }, at) => party === other[at]!.party && commitment === other[at]!.commitment);
