// Why a round ended as it did, where it was not simply played out.
import type { Sheet } from "../board/fold";
import type { Telling } from "../i18n/say";
import { called, rowsOf, worded } from "../board/yaku";
import { t } from "./words";

/** The sentences; none for a usual round. */
export function why(sheet: Sheet, at: Telling): string[] {
	const found: string[] = [];
	const winner = sheet.ends?.winner ?? null;
	const name = winner === null ? "" : winner === at.you ? t("youAtFirst") : at.names[winner]!;
	const held = (seat: number) => sheet.score?.yaku[seat] ?? [];
	switch (sheet.ends?.why) {
		case "shoubu":
		case "cancel":
			found.push(t(sheet.ends.why, { name }));
			break;
		case "stopped": {
			const ids = winner === null ? [] : held(winner).filter(([, value]) => value === null);
			const yaku = ids.flatMap(([id]) => called(id, at.book, sheet.taken[winner!]).map(worded)).join(", ");
			found.push(t("stopped", { name, yaku }));
			break;
		}
		case "nobody_plays":
		case "split":
			found.push(t(sheet.ends.why));
	}
	const cancelling = (sheet.score?.yaku ?? []).flatMap((rows, seat) => rows.flatMap(([id]) => rowsOf(id, at.book, sheet.taken[seat]).filter((row) => row.cancels)));
	for (const row of cancelling) found.push(t("cancels", { yaku: worded(row.name) }));
	return [...new Set(found)];
}
