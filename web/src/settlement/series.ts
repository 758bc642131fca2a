// The totals of a match, round by round.
import type { Board } from "../board/board";

/** Everybody's total before the first round and after each that is over: one list for each round. */
export function totals(board: Board): number[][] {
	const after = board.sheets.flatMap((sheet) => (sheet.ends ? [[...(sheet.ledger.at(-1)?.totals ?? sheet.ends.totals)]] : []));
	const start = board.sheets[0]?.before ?? board.match?.start ?? [];
	const found = [[...start], ...after];
	if (board.over && found.length) found[found.length - 1] = [...board.over.totals];
	return found;
}
