// What lies in front of a player besides cards: matchsticks and beans, a stake, loans.
import { t } from "../../i18n/catalogue.svelte";
import { amountOf } from "../../i18n/message";
import { inCounters } from "../../i18n/units";
import type { Look } from "./look";

/** A kind of token: how it is drawn, how many there are, and the same in words. */
export type Token = { shape: "bean" | "matchstick" | "stake" | "loan" | "counter"; n: number; words: string };

const DRAWN: ReadonlySet<string> = new Set(["bean", "matchstick"]);

/** The tokens of a seat; a total below zero has none. */
export function tokens(look: Look, seat: number): Token[] {
	const standing = look.now?.seats[seat];
	const total = standing?.total ?? look.board.totals[seat] ?? 0;
	const found = (total > 0 ? inCounters(total, look.book) : []).map(({ n, name }): Token => {
		return { shape: (DRAWN.has(name.english) ? name.english : "counter") as Token["shape"], n, words: t("amount", { amount: amountOf(n, name) }) };
	});
	if (standing?.stake != null) found.push({ shape: "stake", n: standing.stake, words: t("table-player-stake", { stake: standing.stake }) });
	if (standing?.loans) found.push({ shape: "loan", n: standing.loans, words: t("table-player-loans", { n: standing.loans }) });
	return found;
}
