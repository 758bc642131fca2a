// What the parts of a table need to know to draw it. It also serves where nobody plays: then `you` is null and nothing can be pressed.
import type { Board, Card } from "../../board/board";
import type { People, Snapshot, RuleBook } from "../../net/wire";

export type Look = {
	board: Board;
	now: Snapshot | undefined;
	book: RuleBook;
	/** Whose hand lies open and who can be spoken to as "you". */
	you: number | null;
	/** Who sits at the bottom. */
	bottom: number;
	bots: readonly (string | null)[];
	/** Whose deed is being shown, or whose turn it is. */
	acting: number | null;
	/** Whether it should be said that everybody waits for claims. */
	claiming?: boolean;
	/** Who is here, ready or away, at a table with friends. */
	people?: People | undefined;
	/** Whether everybody's cards lie open. */
	open: boolean;
};

/** Whether a hand card shows its face here. */
export function faceUp(look: Look, seat: number, card: Card): boolean {
	return look.open || card.open === true || (seat === look.you && look.now?.looked !== false);
}

/** Who takes no part in the round. */
export const isOut = (look: Look, seat: number): boolean =>
	look.board.out.includes(seat) || (!!look.board.active && !look.board.active.includes(seat));

/** Whether the rules ask questions whose answers are words: then the place where they are asked is large enough from the start. */
export const asksInWords = ({ book: { has } }: Look): boolean => Boolean(has.dropout || has.calls || has.claims || has.own_stock);
