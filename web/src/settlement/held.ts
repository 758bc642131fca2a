// What stands behind the slip of a round.
import type { Sheet } from "../board/board";

/** All values of a seat's yaku together; null where one ended the round. */
export function sum(rows: readonly (readonly [string, number | null])[]): number | null {
	return rows.some(([, value]) => value === null) ? null : rows.reduce((all, [, value]) => all + value!, 0);
}

/** Whether a seat took part: who did has taken cards, or was paid for more than going out. */
export const played = (sheet: Sheet, seat: number): boolean => Boolean(sheet.taken[seat]?.length) || Boolean(sheet.score?.cards?.[seat]);
