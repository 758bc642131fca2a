// Dates as the language of the page writes them.
import { t } from "./catalogue.svelte";

/** A day, with or without the time of day. */
export function date(when: string | number, timed = false): string {
	return new Intl.DateTimeFormat(t("date-locale"), { dateStyle: "medium", ...(timed ? { timeStyle: "short" as const } : {}) }).format(
		new Date(when),
	);
}
