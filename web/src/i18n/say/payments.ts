// Payments of a settlement, those who pay the same for the same together.
import { settings } from "../../app/settings.svelte";
import type { Pay } from "../../net/wire";
import { paid as english } from "./english";
import { paid as japanese } from "./japanese";
import type { Party, Payment, Telling } from "./context";

const REFUND = "CO-12"; // fees of a deal that was thrown in: nothing of it is left to be told

/** What was paid after the last deal that was thrown in. */
const standing = (pays: readonly Pay[]): readonly Pay[] => pays.slice(pays.findLastIndex((pay) => pay.why === REFUND) + 1);

/** Payments in groups: several who pay one the same, one who pays several the same, and all that goes through the bank for one reason. */
export function payments(pays: readonly Pay[]): Payment[] {
	const found: Payment[] = [];
	for (const { from, to, amount, why, forgiven = 0 } of standing(pays)) {
		if (from === "bank" || to === "bank") {
			const seat = from === "bank" ? to : from;
			const change: [Party, number] = [seat, from === "bank" ? amount : -amount];
			const same = found.find((one) => one.changes && one.why === why);
			if (same) same.changes!.push(change);
			else found.push({ from: [], to: [], amount: 0, why, forgiven, changes: [change] });
			continue;
		}
		const alike = found.filter((one) => !one.changes && one.why === why && one.amount === amount && one.forgiven === forgiven);
		const payers = alike.find((one) => one.to.length === 1 && one.to[0] === to && !one.from.includes(from));
		const payees = alike.find((one) => one.from.length === 1 && one.from[0] === from && !one.to.includes(to));
		if (payers) payers.from.push(from);
		else if (payees) payees.to.push(to);
		else found.push({ from: [from], to: [to], amount, why, forgiven });
	}
	for (const one of found) one.changes?.sort(([a], [b]) => Number(a) - Number(b));
	return found;
}

/** A group in words, without its reason: `Ann and Cho pay Ben 30 each`. */
export const paid = (payment: Payment, at: Telling): string => (settings.lang === "ja" ? japanese : english)(payment, at);

export type { Payment };
