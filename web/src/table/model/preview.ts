// What a choice brings, in a short sentence.
import { t } from "../../i18n/catalogue.svelte";
import { amountOf, cards, list } from "../../i18n/message";
import type { Choice, Outcome, RuleBook } from "../../net/wire";

import { plain } from "../../i18n/catalogue.svelte";
import { cardInfo, words } from "../../i18n/words.svelte";
import type { Turn } from "./turn.svelte";

/** What an outcome counts and makes. */
function gain(outcome: Outcome | null | undefined, book: RuleBook): string[] {
	const parts: string[] = [];
	if (outcome?.points) parts.push(t("table-preview-points", { points: amountOf(outcome.points, book.points) }));
	if (outcome?.yaku?.length) parts.push(t("table-preview-makes", { yaku: list(outcome.yaku.map((made) => made.name)) }));
	return parts;
}

/** What a hand card does, and what that brings; with a target what that one brings. */
export function bringing(choice: Choice, book: RuleBook, target: string | null = null): string {
	const chosen = choice.targets?.find((one) => one.card === target);
	if (chosen) return [t("table-preview-takes", { cards: cards([chosen.card]) }), ...gain(chosen.outcome, book)].join(" · ");
	if (choice.targets?.length)
		return t("table-preview-takes-one", { n: choice.targets.length, cards: cards(choice.targets.map((one) => one.card)) });
	if (!choice.outcome) return "";
	const got = (choice.outcome.got ?? []).filter((code) => code !== choice.card);
	const does = got.length
		? t("table-preview-takes", { cards: cards(got) })
		: choice.outcome.got?.length
			? t("table-preview-alone")
			: t("table-preview-stays");
	return [does, ...gain(choice.outcome, book)].join(" · ");
}

/** What taking a field card brings. */
export function taking(choice: Choice, book: RuleBook): string {
	const got = (choice.outcome?.got ?? []).length ? choice.outcome!.got! : choice.card ? [choice.card] : [];
	return [t("table-preview-takes", { cards: cards(got) }), ...gain(choice.outcome, book)].join(" · ");
}

/** What a card of the field is, and which cards of the hand take it. */
export function facts(code: string, book: RuleBook, turn: Pick<Turn, "asksHand" | "cards">): string {
	const info = cardInfo(code);
	if (!info) return "";
	const takers = turn.asksHand
		? [...turn.cards.values()].filter(
				(choice) => choice.card !== code && (choice.outcome?.got?.includes(code) || choice.targets?.some((one) => one.card === code)),
			)
		: [];
	const points = book.card_points.find((row) => row.cards.includes(code))?.points;
	return [
		info.month ? t("table-fact-month", { n: info.month, month: words().months[info.month - 1]! }) : "",
		info.kind ? plain(words().kinds[info.kind]!) : "",
		points === undefined ? "" : t("table-fact-points", { points: amountOf(points, book.points) }),
		takers.length ? t("table-fact-takers", { cards: list(takers.map((choice) => cards([choice.card!]))) }) : "",
	].filter(Boolean).join(" · "); // prettier-ignore
}

/** An average with its sign: `+3.2`, `−12`. */
export const average = (worth: number): string =>
	`${worth < 0 ? "−" : "+"}${Math.abs(worth) < 100 ? Math.abs(worth).toFixed(1) : Math.round(Math.abs(worth))}`;
