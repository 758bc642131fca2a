// What a choice brings, in a short sentence.
import { t } from "../../i18n/catalogue.svelte";
import { amountOf, cards, list } from "../../i18n/message";
import type { Choice, List, Outcome, RuleBook } from "../../net/wire";


const yakuNames = (ids: readonly string[], book: RuleBook): List => list(ids.flatMap((id) => book.yaku.find((row) => row.id === id)?.name ?? []));

/** What an outcome counts and makes. */
function gain(outcome: Outcome | null | undefined, book: RuleBook): string[] {
	const parts: string[] = [];
	if (outcome?.points) parts.push(t("table-preview-points", { points: amountOf(outcome.points, book.points) }));
	if (outcome?.yaku?.length) parts.push(t("table-preview-makes", { yaku: yakuNames(outcome.yaku, book) }));
	return parts;
}

/** What a hand card does, and what that brings; with a target what that one brings. */
export function bringing(choice: Choice, book: RuleBook, target: string | null = null): string {
	const chosen = choice.targets?.find((one) => one.card === target);
	if (chosen) return [t("table-preview-takes", { cards: cards([chosen.card]) }), ...gain(chosen.outcome, book)].join(" · ");
	if (choice.targets?.length) return t("table-preview-takes-one", { n: choice.targets.length, cards: cards(choice.targets.map((one) => one.card)) });
	if (!choice.outcome) return "";
	const got = (choice.outcome.got ?? []).filter((code) => code !== choice.card);
	const does = got.length ? t("table-preview-takes", { cards: cards(got) }) : choice.outcome.got?.length ? t("table-preview-alone") : t("table-preview-stays");
	return [does, ...gain(choice.outcome, book)].join(" · ");
}

/** What taking a field card brings. */
export function taking(choice: Choice, book: RuleBook): string {
	const got = (choice.outcome?.got ?? []).length ? choice.outcome!.got! : choice.card ? [choice.card] : [];
	return [t("table-preview-takes", { cards: cards(got) }), ...gain(choice.outcome, book)].join(" · ");
}

/** An average with its sign: `+3.2`, `−12`. */
export const average = (worth: number): string => `${worth < 0 ? "−" : "+"}${Math.abs(worth) < 100 ? Math.abs(worth).toFixed(1) : Math.round(Math.abs(worth))}`;
