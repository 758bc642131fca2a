// Folds events into the state of a table. It knows where cards lie, and no rule of any game; what a mechanism changes is in its own file.
import { kindOf } from "../mechanisms/events";
import type { AnyEvent, Play } from "../net/wire";
import { empty, type Board, type Card } from "./board";
import { byMonth, known, lift, pick, put, restack } from "./cards";

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
			kindOf(event).fold?.(board, event);
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
	Object.assign(board, {
		stock: [],
		own: each(() => []),
		piles: null,
		hands: each(() => []),
		field: [],
		taken: each(() => []),
		laid: null,
	});
	Object.assign(board, { faceDown: false, active: null, out: [], leader: null, nextKey: 0 });
}
