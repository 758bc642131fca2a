// This device during a fair match: it follows the chain of events, compares what is new with what it has seen, and keeps how far it came.
import type { AnyEvent, FairDeal } from "../net/wire";
import { Chain } from "./chain";
import { fingerprint } from "./fair";
import { commitSecret, Unfair, type Words } from "./hash";
import { compareDeal } from "./receipt";
import { keepReceipt, newReceipt, receiptOf } from "./receipts";

export class Witness {
	/** What does not hold, as a message; nothing of that is forgotten. */
	alarm = "";
	/** The deal, where it is a fair one. */
	deal: FairDeal | undefined;
	/** Its fingerprint, from what this device was sent: a server could say the same words to everybody. */
	words: Words | undefined;
	#chain: Chain | undefined;

	constructor(readonly table: string) {
		this.alarm = receiptOf(table)?.alarm ?? "";
	}

	/** The next events of a seat, from its first one on, and the head that the server names after them. */
	receive(events: readonly AnyEvent[], head: string | null | undefined): void {
		try {
			for (const event of events) this.#follow(event);
			if (this.#chain && this.#chain.head !== head) throw new Unfair("error-receipt-head");
			if (!this.alarm) this.#keep();
		} catch (error) {
			this.#found(error instanceof Unfair ? error.id : "error-receipt-head");
		}
	}

	#follow(event: AnyEvent): void {
		const receipt = receiptOf(this.table);
		if (event.event === "match") {
			this.deal = event.fair ?? undefined;
			if (receipt) compareDeal(receipt, this.deal);
			if (!this.deal) return;
			this.words = fingerprint(this.deal);
			this.#chain = new Chain(this.table);
			if (!receipt) newReceipt(this.table, this.deal.commitment);
		}
		this.#chain?.follow(event);
		if (this.#chain && receipt?.head && receipt.count === this.#chain.count && receipt.head !== this.#chain.head)
			throw new Unfair("error-receipt-head");
		if (event.event === "match_end" && this.deal && event.secret != null && commitSecret(this.table, event.secret) !== this.deal.commitment)
			throw new Unfair("error-fair-secret");
	}

	#keep(): void {
		const receipt = receiptOf(this.table);
		if (receipt && this.#chain && this.#chain.count > (receipt.count ?? 0))
			keepReceipt({ ...receipt, count: this.#chain.count, head: this.#chain.head });
	}

	#found(alarm: string): void {
		this.alarm = alarm;
		const receipt = receiptOf(this.table);
		if (receipt && !receipt.alarm) keepReceipt({ ...receipt, alarm });
	}
}
