// Events and answers in words, for the log, the line above the hand and screen readers.
import { plain, say as read, t } from "../../i18n/catalogue.svelte";
import { list } from "../../i18n/message";
import { settings } from "../../app/settings.svelte";
import type { Choice, Message, RuleBook } from "../../net/wire";
import type { Entry } from "./game.svelte";
import type { Look } from "./look";

/** What an answer claims, by name; empty where it claims nothing. */
export function claimed(choice: Choice, book: RuleBook): string {
	return choice.teyaku?.length
		? t("together", { items: list(choice.teyaku.map((id) => book.teyaku.find((row) => row.id === id)?.name ?? id)) })
		: "";
}

const PILES: Record<string, string> = { "pile 1": "table-pile-left", "pile 2": "table-pile-right" };

/** An answer that is a word, as it stands on a button. */
export function named(choice: Choice, book: RuleBook): string {
	const pile = PILES[choice.word ?? ""];
	if (pile) return t(pile);
	const word = wordOf(choice);
	return claimed(choice, book) || word.charAt(0).toUpperCase() + word.slice(1);
}

/** What people type for an answer, as a word of their language; a game may have words of its own, which have names. */
export function wordOf({ word = "", called }: Choice): string {
	if (called) return plain(called);
	return word && read({ is: "message", id: `word-${word.toLowerCase().replaceAll(" ", "-")}`, text: word });
}

const kept = new WeakMap<Message, { by: string; said: string }>();

/** What is said of an event, empty where there is nothing to say; each message is put into words once. */
export function sentence({ text }: Pick<Entry, "text">, look: Pick<Look, "you">): string {
	if (!text) return "";
	const by = `${settings.lang} ${settings.vocabulary} ${look.you}`;
	const known = kept.get(text);
	if (known?.by === by) return known.said;
	const said = read(text, look.you);
	kept.set(text, { by, said });
	return said;
}
