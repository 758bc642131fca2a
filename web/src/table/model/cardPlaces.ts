// Where every card lies, in words that the page uses too (data-at): so a card can be followed even where it has no picture of its own.
import type { Board, Card } from "../../board/board";

export type Place = string; // stock, own:2, pile:2:0, hand:2, field, taken:2, laid

/** The place of every card, by its key. */
export function places(board: Board): Map<number, Place> {
	const found = new Map<number, Place>();
	const lay = (cards: readonly (Card | null)[], place: Place) => cards.forEach((card) => card && found.set(card.key, place));
	lay(board.stock, "stock");
	lay(board.field, "field");
	board.names.forEach((_, seat) => {
		lay(board.own[seat] ?? [], `own:${seat}`);
		board.piles?.[seat]?.forEach((pile, which) => lay(pile, `pile:${seat}:${which}`));
		lay(board.hands[seat] ?? [], `hand:${seat}`);
		lay(board.taken[seat] ?? [], `taken:${seat}`);
	});
	if (board.laid) found.set(board.laid.card.key, "laid");
	return found;
}
