// The counters that lie in front of a player: matchsticks and beans, kan.
import { t } from "../../i18n/catalogue.svelte";
import { amountOf } from "../../i18n/message";
import { inCounters } from "../../i18n/units";
import type { Look } from "./look";

/** A kind of counter: how it is drawn, how many there are, and the same in words. */
export type Counters = { shape: "bean" | "matchstick" | "counter"; n: number; words: string };

const DRAWN: ReadonlySet<string> = new Set(["bean", "matchstick"]);

/** The counters of a seat; a total below zero has none. */
export function counters(look: Look, seat: number): Counters[] {
	const total = look.now?.seats[seat]?.total ?? look.board.totals[seat] ?? 0;
	return (total > 0 ? inCounters(total, look.book) : []).map(({ n, name }) => {
		return {
			shape: (DRAWN.has(name.english) ? name.english : "counter") as Counters["shape"],
			n,
			words: t("amount", { amount: amountOf(n, name) }),
		};
	});
}
