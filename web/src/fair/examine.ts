// Everything that this device can find out about a match that was dealt fairly: its cards, its seals, its receipt, and the public list.
import * as api from "../net/calls";
import type { AnyEvent } from "../net/wire";
import { Unfair } from "./hash";
import { checkList, wholeList } from "./list";
import { receiptFor } from "./receipts";
import { verify, type Verdict } from "./verify";

export { Unfair };

export type Examined = Verdict & { /** Whether the public list could not be read. */ unlisted?: boolean };

/** Throws Unfair where something does not match; null where the match has no fair deal. */
export async function examine(events: readonly AnyEvent[], table: string): Promise<Examined | null> {
	const receipt = receiptFor(events, table);
	if (receipt?.alarm) throw new Unfair(receipt.alarm);
	const found = verify(events, receipt);
	if (!found || !receipt) return found;
	const list = await wholeList((after) => api.commitments({ after })).catch(() => undefined);
	if (list) checkList(list, receipt.commitment);
	return { ...found, unlisted: !list };
}
