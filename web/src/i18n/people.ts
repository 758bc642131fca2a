// People as the page names them.
import { t } from "./catalogue.svelte";
import { person } from "./message";

/** A name in a list: whoever reads it is marked, unless already called just that. */
export const marked = (name: string, isYou: boolean): string =>
	isYou && name !== t("person-you") ? t("person-is-you", { name: person(name) }) : name;
