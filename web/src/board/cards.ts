// How cards move from one place of a board to another.
import type { Board, Card } from "./board";

/** The code of a card, none where this seat does not see its face. */
export const known = (code: string): string | null => (code === "?" ? null : code);

/** A card out of a hand: by its face, or one whose face is not known. */
export function pick(hand: Card[], code: string, remove = true): Card {
	const faces = hand.findIndex((card) => card.code === code);
	const at = faces >= 0 ? faces : hand.findLastIndex((card) => !card.code);
	const card = hand[at] ?? { key: -1, code: null };
	if (code !== "?") card.code = code;
	if (remove && at >= 0) hand.splice(at, 1);
	return card;
}

/** A hand that is known is so until a card that you do not see leaves it: that may be any which does not lie open, and if all lie open any of them. */
export function forget(hand: Card[]): void {
	if (!hand.every((card) => card.code)) return;
	const closed = hand.filter((card) => !card.open);
	for (const card of closed.length ? closed : hand) Object.assign(card, { code: null, open: false });
}

/** The month of a card by its code: `11` of `11c`. */
const monthOf = (code: string | null): string => /^\d+/.exec(code ?? "")?.[0] ?? "";

/** Cards of the same month beside each other, otherwise as they were dealt. */
export function byMonth(codes: readonly string[]): string[] {
	const months = [...new Set(codes.map((code) => monthOf(code) || code))];
	return codes.toSorted((one, other) => months.indexOf(monthOf(one) || one) - months.indexOf(monthOf(other) || other));
}

/** A card comes to the field: into a free slot beside one of its month, or one near the draw pile on the emptier side, so that nothing else moves. */
export function put(board: Board, card: Card): void {
	const { field } = board;
	const month = monthOf(card.code);
	const mates = month ? field.flatMap((there, at) => (there && monthOf(there.code) === month ? [at % 2 ? at - 1 : at + 1] : [])) : [];
	const lying = [0, 1].map((side) => field.filter((there, at) => there && sideOf(at) === side).length);
	const free = field.flatMap((there, at) => (there ? [] : [at]));
	const nearest = free.toSorted(
		(one, other) => ringOf(one) - ringOf(other) || lying[sideOf(one)]! - lying[sideOf(other)]! || one - other,
	)[0];
	field[mates.find((at) => field[at] === null) ?? nearest ?? field.length] = card;
}

/** Slots lie in pairs, in turn left and right of the draw pile, and ever further from it. */
const sideOf = (at: number): number => (at >> 1) % 2;
const ringOf = (at: number): number => at >> 2;

/** A card leaves the field, and its slot stays empty. */
export function lift(board: Board, code: string): Card {
	const at = board.field.findIndex((card) => card?.code === code);
	const card = board.field[at] ?? { key: board.nextKey++, code };
	if (at >= 0) board.field[at] = null;
	return card;
}

/** The draw pile was shuffled or cut: nobody knows a card of it, but who reads an open record finds each of them again. */
export function restack(board: Board, codes: readonly string[]): void {
	const before = board.stock;
	board.stock = codes.map((code, at) => {
		const card = known(code) ? before.find((there) => there.code === code) : before[at];
		return Object.assign(card ?? { key: board.nextKey++ }, { code: known(code), open: false });
	});
}

/** Cards of the field come to somebody's pile. */
export function capture(board: Board, seat: number, codes: readonly string[]): void {
	board.taken[seat]!.push(...codes.map((code) => lift(board, code)));
}

/** The same cards, face down. */
export const cover = (codes: readonly string[]): string[] => codes.map(() => "?");
