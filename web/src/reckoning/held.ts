// What stands behind the slip of a round.
import type { Sheet } from "../board/fold";
import { say } from "../i18n/catalogue.svelte";
import { list } from "../i18n/message";
import type { RuleBook, Settlement } from "../net/wire";

/** All values of a seat's yaku together; null where one ended the round. */
export function sum(rows: readonly (readonly [string, number | null])[]): number | null {
	return rows.some(([, value]) => value === null) ? null : rows.reduce((all, [, value]) => all + value!, 0);
}

/** Whether a seat took part: who did has taken cards, or was paid for more than going out. */
export const played = (sheet: Sheet, seat: number): boolean => Boolean(sheet.taken[seat]?.length) || Boolean(sheet.score?.cards?.[seat]);

/** The rules behind a round, each with what it pays for and its text, in the order in which they were used. */
export function rulesUsed(settlement: Settlement, book: RuleBook): { id: string; what: string; text: string }[] {
	const used = new Map<string, string>();
	for (const { rule, names } of settlement.held ?? []) used.set(rule, say({ is: "message", id: "commas", args: { items: list(names) } }));
	for (const { rule, reason } of settlement.payments ?? []) if (!used.has(rule)) used.set(rule, say(reason));
	return [...used].flatMap(([id, what]) => {
		const text = book.teyaku.find((row) => row.id === id)?.text ?? yakuText(id, book) ?? book.lines.filter((line) => line.rule === id).map((line) => line.text).join(" ");
		return text ? [{ id, what, text }] : [];
	});
}

function yakuText(id: string, book: RuleBook): string | undefined {
	const rows = book.yaku.filter((row) => row.id === id);
	return rows.length ? rows.map((row) => `${row.levels.map((level) => level.text).join(" / ")} — ${row.worth}`).join("; ") : undefined;
}
