// How large a moment is shown: a stamp at the plate for a trifle, a band for what is usual, the brush for what is great.
import type { MatchEnds, RuleBook, YakuNews } from "../../net/wire";

export type Rank = "stamp" | "band" | "brush";
export type Claim = { seat: number; teyaku: readonly string[]; cards: readonly string[] };
export type Occasion = { made: readonly YakuNews[] } | { claim: Claim } | { won: MatchEnds };

const TRIFLE = 2; // points, kan or chips
const GREAT = 4; // of a teyaku
const TOP = 0.75; // of the best yaku of the game

/** The rank of a moment; of several yaku at once that of the best. */
export function rank(occasion: Occasion, book: RuleBook | undefined): Rank {
	if ("won" in occasion || !book) return "brush";
	if ("claim" in occasion) {
		const best = Math.max(0, ...occasion.claim.teyaku.map((id) => teyakuWorth(book, id)));
		return best >= GREAT ? "brush" : best <= TRIFLE ? "stamp" : "band";
	}
	const most = Math.max(0, ...book.yaku.flatMap((row) => row.levels.map((level) => level.points)));
	const best = Math.max(0, ...occasion.made.map((item) => item.points ?? 0));
	if (occasion.made.some((item) => book.yaku[item.row]?.stops)) return "brush";
	return best <= TRIFLE ? "stamp" : best >= TOP * most ? "brush" : "band";
}

/** A claim as it is shown. */
export const claimed = (event: { seat: number; teyaku?: string[]; shown?: string[] }): Claim => ({
	seat: event.seat,
	teyaku: event.teyaku ?? [],
	cards: event.shown ?? [],
});

/** What a teyaku is worth, in the unit of yaku. */
export function teyakuWorth(book: RuleBook, id: string): number {
	const worth = book.teyaku.find((row) => row.id === id)?.worth.args?.worth;
	return typeof worth === "object" && worth.is === "amount" ? worth.number : 0;
}
