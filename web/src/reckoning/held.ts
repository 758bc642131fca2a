// What everybody held in a round, line by line.
import type { Sheet } from "../board/fold";
import { inUnits, worth } from "../i18n/units";
import type { Name, RuleBook } from "../net/wire";
import { called, cardsOf, rowsOf } from "../board/yaku";

/** A yaku, or a hand that was shown; a value of null ends the round. */
export type Held = { seat: number; id: string; names: Name[]; cards: readonly string[]; value: string | null; shown: boolean };

/** The shown hands and the yaku of everybody, in the order of the seats. */
export function held(sheet: Sheet, book: RuleBook): Held[] {
	const hands = sheet.claims.flatMap((claim) =>
		(claim.teyaku ?? []).map((id, at): Held => {
			const row = book.teyaku.find((one) => one.id === id);
			// The cards are shown once, however many hands they prove.
			return { seat: claim.seat, id, names: called(id, book), cards: at ? [] : (claim.shown ?? []), value: row ? inUnits(row.worth, book.yaku_unit) : "", shown: true };
		}),
	);
	const yaku = (sheet.score?.yaku ?? []).flatMap((rows, seat) =>
		rows.map(([id, value]): Held => {
			const pile = sheet.taken[seat] ?? [];
			return { seat, id, names: called(id, book, pile), cards: cardsOf(id, book, pile), value: value === null ? null : worth(value, book), shown: false };
		}),
	);
	return [...hands, ...yaku].sort((a, b) => a.seat - b.seat);
}

/** All values of a seat's yaku together; null where one ended the round. */
export function sum(rows: readonly (readonly [string, number | null])[]): number | null {
	return rows.some(([, value]) => value === null) ? null : rows.reduce((all, [, value]) => all + value!, 0);
}

/** Whether a seat took part: who did has taken cards, or was paid for more than going out. */
export const played = (sheet: Sheet, seat: number): boolean => Boolean(sheet.taken[seat]?.length) || Boolean(sheet.score?.cards?.[seat]);

/** The rules behind a round, each with its text, in the order in which they were used. */
export function rulesUsed(sheet: Sheet, book: RuleBook): { id: string; names: Name[]; text: string }[] {
	const ids = new Set([...sheet.claims.flatMap((claim) => claim.teyaku ?? []), ...(sheet.score?.yaku ?? []).flat().map(([id]) => id), ...sheet.pays.map((pay) => pay.why)]);
	return [...ids].flatMap((id) => {
		const text = book.teyaku.find((row) => row.id === id)?.text ?? yakuText(id, book) ?? book.lines.filter((line) => line.rule === id).map((line) => line.text).join(" ");
		return text ? [{ id, names: called(id, book), text }] : [];
	});
}

function yakuText(id: string, book: RuleBook): string | undefined {
	const rows = rowsOf(id, book);
	return rows.length ? rows.map((row) => `${row.levels.map((level) => level.text).join(" / ")} — ${row.worth}`).join("; ") : undefined;
}
