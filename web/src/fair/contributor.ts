// This device before a fair deal: it promises a number with "ready", and reveals it only where the server has kept its own promise.
import type { People, PeopleMessage } from "../net/wire";
import { commitNonce, freshNonce } from "./hash";
import { sameList } from "./receipt";
import { dropReceipt, keepReceipt, newReceipt, receiptOf } from "./receipts";

export class Contributor {
	/** What the server did, as a message; nothing of that is forgotten. */
	alarm = "";
	#ready = false;

	constructor(readonly table: string) {
		this.alarm = receiptOf(table)?.alarm ?? "";
	}

	/** Ready, with a commitment to a contribution that was never revealed anywhere; nothing where the server has not committed to anything itself. */
	ready(people: People, party: number): PeopleMessage | undefined {
		if (!people.fair) return people.seed == null ? this.#found("fair-alarm-nothing") : { type: "ready" };
		const kept = receiptOf(this.table);
		if (kept?.revealed && people.version <= (kept.version ?? 0)) return undefined; // from before it was revealed, so there is nothing to promise any more
		const again = kept && !kept.revealed && kept.nonce && kept.party === party && kept.commitment === people.fair.commitment;
		const receipt = again
			? kept
			: newReceipt(this.table, people.fair.commitment, { party, nonce: freshNonce(), ...(this.alarm && { alarm: this.alarm }) });
		return { type: "ready", commitment: commitNonce(this.table, party, receipt.nonce!) };
	}

	/** What to answer to news about the people: the contribution, if everything is as it was promised. */
	meet(people: People): PeopleMessage | undefined {
		const receipt = receiptOf(this.table);
		const { fair } = people;
		const mine = people.seats.filter((seat) => seat.yours);
		const ready = mine.some((seat) => seat.ready);
		const was = this.#ready;
		this.#ready = ready;
		if (!fair || !receipt?.nonce || receipt.party === undefined) return undefined;
		if (fair.commitment !== receipt.commitment) return this.#found("fair-alarm-commitment");
		const fixed = !!fair.fingerprint;
		if (!fixed && !fair.reveal) {
			if (receipt.revealed && people.version > (receipt.version ?? 0)) return this.#found("fair-alarm-again");
			if (was && !ready && !receipt.revealed && !receipt.alarm) dropReceipt(this.table);
			return undefined;
		}
		if (!(fixed ? was : ready)) return undefined; // another device of this person may have promised something else
		const list = (fair.parties ?? []).map(({ party, commitment }) => ({ party, commitment }));
		const own = list.find(({ party }) => party === receipt.party);
		if (!own) return this.#found("fair-alarm-missing");
		if (own.commitment !== commitNonce(this.table, receipt.party, receipt.nonce)) return this.#found("fair-alarm-replaced");
		if (receipt.revealed && !sameList(receipt.revealed, list)) return this.#found("fair-alarm-list");
		if (fixed) return undefined;
		if (!receipt.revealed) keepReceipt({ ...receipt, revealed: list, version: people.version });
		return { type: "reveal", nonce: receipt.nonce }; // as often as it is asked for: a message may have been lost
	}

	#found(alarm: string): undefined {
		this.alarm = alarm;
		const receipt = receiptOf(this.table);
		if (receipt && receipt.alarm !== alarm) keepReceipt({ ...receipt, alarm });
	}
}
