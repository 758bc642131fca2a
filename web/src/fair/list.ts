// The public list of commitments, from docs/fair.md alone.
import type { ChainLink } from "../net/wire";
import { bytes, hash, hex, Unfair, utf8 } from "./hash";

/** Whether nothing in the whole list was changed or used twice, and this commitment is in it, of a table that was not given up. */
export function checkList(list: readonly ChainLink[], commitment: string): void {
	const seen = new Map<string, number>();
	let before = new Uint8Array(32);
	for (const [at, link] of list.entries()) {
		const due = hash("chain", before, utf8(`${at + 1}`), bytes(link.commitment, "commitment"), utf8(`${link.time}`));
		if (link.number !== at + 1 || link.hash !== hex(due)) throw new Unfair("error-fair-chain", { number: at + 1 });
		const earlier = seen.get(link.commitment);
		if (earlier !== undefined) throw new Unfair("error-fair-twice", { before: earlier, number: at + 1 });
		seen.set(link.commitment, at + 1);
		before = due;
	}
	const found = list[(seen.get(commitment) ?? 0) - 1];
	if (!found) throw new Unfair("error-fair-unlisted");
	if (found.state?.startsWith("closed")) throw new Unfair("error-fair-listed-closed", { number: found.number });
}

/** The whole list, part by part. */
export async function wholeList(part: (after: number) => Promise<ChainLink[]>): Promise<ChainLink[]> {
	const list: ChainLink[] = [];
	for (;;) {
		const more = await part(list.length);
		list.push(...more);
		if (!more.length) return list;
	}
}
