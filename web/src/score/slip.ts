// Payments as a slip shows them: those who pay the same for the same stand in one line, and what goes through the bank in another.
import type { Pay } from "../lib/wire";

export type Party = Pay["to"];
export type Line = { why: string; from: Party[]; to: Party; amount: number; forgiven: number; changes: [seat: number, points: number][] };

export function lines(payments: readonly Pay[]): Line[] {
	const found: Line[] = [];
	for (const pay of payments) {
		const seat = pay.from === "bank" ? pay.to : pay.to === "bank" ? pay.from : undefined;
		if (typeof seat === "number") {
			const points = pay.from === "bank" ? pay.amount : -pay.amount;
			const line = found.find((line) => line.changes.length && line.why === pay.why);
			if (line) line.changes.push([seat, points]);
			else found.push({ why: pay.why, from: [], to: "bank", amount: 0, forgiven: 0, changes: [[seat, points]] });
			continue;
		}
		const forgiven = pay.forgiven ?? 0;
		const line = found.find((line) => !line.changes.length && line.why === pay.why && line.to === pay.to && line.amount === pay.amount && line.forgiven === forgiven);
		if (line && !line.from.includes(pay.from)) line.from.push(pay.from);
		else found.push({ why: pay.why, from: [pay.from], to: pay.to, amount: pay.amount, forgiven, changes: [] });
	}
	for (const line of found) line.changes.sort(([one], [other]) => one - other);
	return found;
}
