// Why a round ended as it did, where it was not simply played out.
import type { Sheet } from "../board/fold";
import type { Telling } from "../i18n/say";
import { called, rowsOf } from "../board/yaku";
import { t } from "../i18n/catalogue.svelte";
import { list, person } from "../i18n/message";

/** The sentences; none for a usual round. */
export function why(sheet: Sheet, at: Telling): string[] {
	const found: string[] = [];
	const winner = sheet.ends?.winner ?? null;
	const name = person(winner === null ? "" : at.names[winner]!, winner);
	const held = (seat: number) => sheet.score?.yaku[seat] ?? [];
	switch (sheet.ends?.why) {
		case "shoubu":
		case "cancel":
			found.push(t(`settlement-${sheet.ends.why}`, { who: name }, at.you));
			break;
		case "stopped": {
			const ids = winner === null ? [] : held(winner).filter(([, value]) => value === null);
			const yaku = ids.flatMap(([id]) => called(id, at.book, sheet.taken[winner!]));
			found.push(t("settlement-stopped", { who: name, yaku: list(yaku) }, at.you));
			break;
		}
		case "nobody_plays":
		case "split":
			found.push(t(`settlement-${sheet.ends.why.replace("_", "-")}`));
	}
	const cancelling = (sheet.score?.yaku ?? []).flatMap((rows, seat) => rows.flatMap(([id]) => rowsOf(id, at.book, sheet.taken[seat]).filter((row) => row.cancels)));
	for (const row of cancelling) found.push(t("settlement-cancels", { yaku: row.name }));
	return [...new Set(found)];
}
