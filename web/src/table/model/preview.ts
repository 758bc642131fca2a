// What a choice brings, in a short sentence.
import { texts } from "../../i18n/texts";
import { amount } from "../../i18n/units";
import type { Choice, Outcome, RuleBook } from "../../net/wire";
import { cardNames, plain } from "../../i18n/words.svelte";

const t = texts({
	en: { takes: "takes {cards}", takesOne: "takes one of {count}: {cards}", stays: "stays on the field", alone: "is taken by itself", points: "+{points}", makes: "makes {yaku}" },
	ja: { takes: "{cards}を取る", takesOne: "{count}枚のうち1枚を取る（{cards}）", stays: "場に残る", alone: "この札だけを取る", points: "＋{points}", makes: "{yaku}ができる" },
});

const yakuNames = (ids: readonly string[], book: RuleBook): string => ids.flatMap((id) => book.yaku.find((row) => row.id === id) ?? []).map((row) => plain(row.name)).join(", ");

/** What an outcome counts and makes. */
function gain(outcome: Outcome | null | undefined, book: RuleBook): string[] {
	const parts: string[] = [];
	if (outcome?.points) parts.push(t("points", { points: amount(outcome.points, book) }));
	if (outcome?.yaku?.length) parts.push(t("makes", { yaku: yakuNames(outcome.yaku, book) }));
	return parts;
}

/** What a hand card does, and what that brings; with a target what that one brings. */
export function bringing(choice: Choice, book: RuleBook, target: string | null = null): string {
	const chosen = choice.targets?.find((one) => one.card === target);
	if (chosen) return [t("takes", { cards: cardNames([chosen.card]) }), ...gain(chosen.outcome, book)].join(" · ");
	if (choice.targets?.length) return t("takesOne", { count: choice.targets.length, cards: cardNames(choice.targets.map((one) => one.card)) });
	if (!choice.outcome) return "";
	const got = (choice.outcome.got ?? []).filter((code) => code !== choice.card);
	const does = got.length ? t("takes", { cards: cardNames(got) }) : choice.outcome.got?.length ? t("alone") : t("stays");
	return [does, ...gain(choice.outcome, book)].join(" · ");
}

/** What taking a field card brings. */
export function taking(choice: Choice, book: RuleBook): string {
	const got = (choice.outcome?.got ?? []).length ? choice.outcome!.got! : choice.card ? [choice.card] : [];
	return [t("takes", { cards: cardNames(got) }), ...gain(choice.outcome, book)].join(" · ");
}

/** An average with its sign: `+3.2`, `−12`. */
export const average = (worth: number): string => `${worth < 0 ? "−" : "+"}${Math.abs(worth) < 100 ? Math.abs(worth).toFixed(1) : Math.round(Math.abs(worth))}`;
