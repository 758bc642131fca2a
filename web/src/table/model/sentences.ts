// Events in words, for the log, the line above the hand and screen readers; each is put into words once.
import { say as read, t } from "../../i18n/catalogue.svelte";
import { list } from "../../i18n/message";
import { say } from "../../i18n/say";
import { settings } from "../../app/settings.svelte";
import type { AnyEvent, Choice, RuleBook } from "../../net/wire";
import { called, worded } from "../../board/yaku";
import type { Look } from "./look";

/** What an answer claims, by name; empty where it claims nothing. */
export function claimed(choice: Choice, book: RuleBook): string {
	return choice.teyaku?.length ? t("together", { items: list(choice.teyaku.map((id) => called(id, book).map(worded).join("/"))) }) : "";
}

/** An answer that is a word, as it stands on a button. */
export function named(choice: Choice, book: RuleBook): string {
	const word = wordOf(choice);
	return claimed(choice, book) || word.charAt(0).toUpperCase() + word.slice(1);
}

/** What people type for an answer, as a word of their language; a game from outside may have words that no catalogue knows. */
export function wordOf({ word = "" }: Choice): string {
	return word && read({ is: "message", id: `word-${word.toLowerCase().replaceAll(" ", "-")}`, text: word });
}

const kept = new WeakMap<AnyEvent, { by: string; said: string | null }>();

/** An event as a sentence, null where there is nothing to say. */
export function sentence(event: AnyEvent, look: Look): string | null {
	const by = `${settings.lang} ${settings.vocabulary} ${look.you} ${look.book.name.english}`;
	const known = kept.get(event);
	if (known?.by === by) return known.said;
	const said = say(event, { names: look.board.names, you: look.you, book: look.book });
	kept.set(event, { by, said });
	return said;
}
