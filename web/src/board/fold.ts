// Folds events into the state of a table. It knows where cards lie, and no rule of any game.
//
// A card is the same object from the deal to the end of the round: whoever draws it can follow it by its key. A card whose face this seat has
// not seen has no code.
import type { AnyEvent, MatchBegins, MatchEnds, Play, RoundEnds, RoundScore, Settlement } from "../net/wire";

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

/** The steps of an event that people should see one after another: a played card lies open before it takes. */
export function steps(event: AnyEvent): ((board: Board) => void)[] {
	return event.event === "play" ? [(board) => lay(board, event), (board) => settle(board, event)] : [(board) => apply(board, event)];
}

/** All of an event at once. */
export function fold(board: Board, event: AnyEvent): void {
	for (const step of steps(event)) step(board);
}

/** The board after these events. */
export function foldAll(events: readonly AnyEvent[]): Board {
	const board = empty();
	for (const event of events) fold(board, event);
	return board;
}

const known = (code: string): string | null => (code === "?" ? null : code);

function apply(board: Board, event: AnyEvent): void {
	const sheet = board.sheets.at(-1);
	switch (event.event) {
		case "match":
			Object.assign(board, empty(), { match: event, names: event.seats, totals: [...event.start] });
			clear(board);
			break;
		case "dealer_draw":
			board.dealer = event.dealer;
			break;
		case "round":
			clear(board);
			board.round = event.number;
			board.dealer = event.dealer;
			board.totals = [...event.totals];
			board.sheets.push({ number: event.number, dealer: event.dealer, before: [...event.totals], taken: [], ledger: [] });
			break;
		case "deal": {
			clear(board);
			const cards = (codes: readonly string[]) => codes.map((code): Card => ({ key: board.nextKey++, code: known(code) }));
			board.stock = cards(event.stock);
			board.field = cards(byMonth(event.field));
			board.hands = event.hands.map((hand) => cards(hand ?? []));
			board.piles = event.piles ? event.piles.map(([first, second]) => [cards(first), cards(second)]) : null;
			board.faceDown = event.face_down ?? false;
			break;
		}
		case "misdeal":
			clear(board);
			break;
		case "sits_out":
			for (const code of event.field ?? []) put(board, pick(board.hands[event.seat]!, code));
			for (const blank of board.hands[event.seat]!) blank.code = "0";
			board.out.push(event.seat);
			break;
		case "leader":
			board.leader = event.leader;
			board.faceDown = false;
			byMonth(event.field ?? []).forEach((code) => {
				const there = board.field.find((card) => card?.code === code) ?? board.field.find((card) => card && !card.code);
				if (there) there.code = code;
			});
			break;
		case "speak":
			if (event.says === "out") board.out.push(event.seat);
			break;
		case "passed_hand": {
			const hand = board.hands[event.from]!;
			board.hands[event.from] = [];
			board.hands[event.to] = (event.cards ?? []).length ? event.cards!.map((code) => pick(hand, code)) : hand;
			break;
		}
		case "forced_out":
			board.out.push(event.seat);
			break;
		case "active":
			board.active = [...event.seats];
			board.out = board.names.map((_, seat) => seat).filter((seat) => !event.seats.includes(seat));
			for (const seat of board.out) {
				board.stock.push(...board.hands[seat]!.filter((card) => card.code !== "0")); // to be shuffled in
				board.hands[seat] = board.hands[seat]!.filter((card) => card.code === "0");
			}
			break;
		case "shuffle":
			restack(board, event.stock);
			break;
		case "claim":
			for (const code of event.shown ?? []) pick(board.hands[event.seat]!, code, false).open = true;
			break;
		case "return":
			if (event.card === "?") forget(board.hands[event.seat]!);
			board.stock.push(pick(board.hands[event.seat]!, event.card));
			break;
		case "cut":
			restack(board, event.stock);
			break;
		case "dealer_takes":
			board.taken[event.seat]!.push(...event.cards.map((code) => lift(board, code)));
			break;
		case "pile": {
			const both = board.piles![event.seat]!;
			const chosen = both[event.hand as 0 | 1];
			event.cards?.forEach((code, at) => chosen[at] && (chosen[at]!.code = known(code)));
			board.hands[event.seat] = chosen;
			board.own[event.seat] = both[(1 - event.hand) as 0 | 1];
			board.piles![event.seat] = [[], []];
			break;
		}
		case "leftovers":
			board.taken[event.seat]!.push(...event.cards.map((code) => lift(board, code)));
			break;
		case "score":
			if (sheet) Object.assign(sheet, { score: event, taken: board.taken.map((pile) => pile.map((card) => card.code!)) });
			break;
		case "round_end":
			if (sheet) sheet.ends = event;
			board.totals = [...event.totals];
			break;
		case "match_end":
			board.over = event;
			board.totals = [...event.totals];
			break;
		default:
			if (!("totals" in event)) break;
			sheet?.ledger.push(event); // something that comes after a round
			board.totals = [...event.totals];
	}
}

/** A played card waits, open, for its player to say what it takes; no event tells of that yet. */
export function wait(board: Board, seat: number, card: string): void {
	const from = board.hands[seat]!.some((held) => held.code === card) ? "hand" : "stock";
	lay(board, { event: "play", seat, from, card });
}

/** The card lies in the middle, open. */
function lay(board: Board, event: Play): void {
	if (board.laid?.seat === event.seat && board.laid.card.code === event.card) return; // it waits there already
	const from = event.from === "hand" ? board.hands[event.seat]! : board.own[event.seat]?.length ? board.own[event.seat]! : board.stock;
	const card = event.from === "hand" ? pick(from, event.card) : (from.shift() ?? { key: board.nextKey++, code: null });
	card.code = event.card;
	card.open = false;
	board.laid = { seat: event.seat, card, from: event.from };
}

/** Then it takes, or stays. */
function settle(board: Board, event: Play): void {
	const card = board.laid?.card ?? { key: board.nextKey++, code: event.card };
	board.laid = null;
	if (event.takes?.length || event.alone) board.taken[event.seat]!.push(card, ...(event.takes ?? []).map((code) => lift(board, code)));
	else put(board, card);
}

function clear(board: Board): void {
	const each = <T>(make: () => T): T[] => board.names.map(make);
	Object.assign(board, { stock: [], own: each(() => []), piles: null, hands: each(() => []), field: [], taken: each(() => []), laid: null });
	Object.assign(board, { faceDown: false, active: null, out: [], leader: null, nextKey: 0 });
}

/** A card out of a hand: by its face, or one whose face is not known. */
function pick(hand: Card[], code: string, remove = true): Card {
	const faces = hand.findIndex((card) => card.code === code);
	const at = faces >= 0 ? faces : hand.findLastIndex((card) => !card.code);
	const card = hand[at] ?? { key: -1, code: null };
	if (code !== "?") card.code = code;
	if (remove && at >= 0) hand.splice(at, 1);
	return card;
}

/** A hand that is known is so until a card that you do not see leaves it: that may be any which does not lie open, and if all lie open any of them. */
function forget(hand: Card[]): void {
	if (!hand.every((card) => card.code)) return;
	const closed = hand.filter((card) => !card.open);
	for (const card of closed.length ? closed : hand) Object.assign(card, { code: null, open: false });
}

/** The month of a card by its code: `11` of `11c`. */
const monthOf = (code: string | null): string => /^\d+/.exec(code ?? "")?.[0] ?? "";

/** Cards of the same month beside each other, otherwise as they were dealt. */
function byMonth(codes: readonly string[]): string[] {
	const months = [...new Set(codes.map((code) => monthOf(code) || code))];
	return codes.toSorted((one, other) => months.indexOf(monthOf(one) || one) - months.indexOf(monthOf(other) || other));
}

/** A card comes to the field: into a free slot beside one of its month, or the first free one, so that nothing else moves. */
function put(board: Board, card: Card): void {
	const month = monthOf(card.code);
	const mates = month ? board.field.flatMap((there, at) => (there && monthOf(there.code) === month ? [at + 1, at - 1] : [])) : [];
	const free = mates.find((at) => board.field[at] === null) ?? board.field.indexOf(null);
	if (free >= 0) board.field[free] = card;
	else board.field.push(card);
}

/** A card leaves the field, and its slot stays empty. */
function lift(board: Board, code: string): Card {
	const at = board.field.findIndex((card) => card?.code === code);
	const card = board.field[at] ?? { key: board.nextKey++, code };
	if (at >= 0) board.field[at] = null;
	return card;
}

/** The draw pile was shuffled or cut: nobody knows a card of it, but who reads an open record finds each of them again. */
function restack(board: Board, codes: readonly string[]): void {
	const before = board.stock;
	board.stock = codes.map((code, at) => {
		const card = known(code) ? before.find((there) => there.code === code) : before[at];
		return Object.assign(card ?? { key: board.nextKey++ }, { code: known(code), open: false });
	});
}
