// Everything that this device can find out about a match that was dealt fairly: its cards, its seals, its receipt, and the public list.
import { get } from "../net/api";
import type { AnyEvent, ChainLink } from "../net/wire";
import { Unfair } from "./hash";
import { checkList, wholeList } from "./list";
import { receiptOf } from "./receipts";
import { verify, type Verdict } from "./verify";

export { Unfair };

/** Throws Unfair where something does not match; null where the match has no fair deal. */
export async function examine(events: readonly AnyEvent[]): Promise<Verdict | null> {
	const begins = events[0];
	const deal = begins?.event === "match" ? begins.fair : undefined;
	const receipt = deal ? receiptOf(deal.table) : undefined;
	if (receipt?.alarm) throw new Unfair(receipt.alarm);
	const found = verify(events, receipt);
	if (deal && receipt) {
		const list = await wholeList((after) => get<ChainLink[]>("/api/commitments", { after })).catch(() => undefined); // without a server there is none
		if (list) checkList(list, deal.commitment);
	}
	return found;
}
