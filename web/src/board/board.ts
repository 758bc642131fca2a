// The state of a table as a page shows it: where cards lie, and who has what.
//
// A card is the same object from the deal to the end of the round: whoever draws it can follow it by its key. A card whose face this seat has
// not seen has no code.
import type { MatchBegins, MatchEnds, RoundEnds, RoundScore, Settlement } from "../net/wire";

export type Card = { key: number; code: string | null; open?: boolean };

/** One round as the settlement needs it. */
export type Sheet = {
	number: number;
	dealer: number;
	before: number[];
	taken: string[][];
	score?: RoundScore;
	ends?: RoundEnds;
	ledger: { totals: number[] }[]; // what changed the totals after the round
	settlement?: Settlement; // the same in words
};

export type Board = {
	match: MatchBegins | undefined;
	names: string[];
	round: number;
	dealer: number;
	totals: number[];
	stock: Card[]; // the common draw pile, top first
	own: Card[][]; // draw piles of their own, where a game has them
	piles: [Card[], Card[]][] | null; // two piles to choose from, before the choice
	hands: Card[][];
	field: (Card | null)[]; // a card keeps its slot until it is taken
	taken: Card[][];
	laid: { seat: number; card: Card; from: "hand" | "stock" } | null; // played, seen by all, and not yet taken or left
	faceDown: boolean;
	active: number[] | null; // who plays the round, once that is known
	out: number[];
	leader: number | null;
	sheets: Sheet[];
	over: MatchEnds | undefined;
	nextKey: number;
};

export function empty(): Board {
	return {
		match: undefined,
		names: [],
		round: 0,
		dealer: 0,
		totals: [],
		stock: [],
		own: [],
		piles: null,
		hands: [],
		field: [],
		taken: [],
		laid: null,
		faceDown: false,
		active: null,
		out: [],
		leader: null,
		sheets: [],
		over: undefined,
		nextKey: 0,
	};
}
