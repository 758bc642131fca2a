// The clocks that a table can have, and how they are called.
import { t } from "../i18n/catalogue.svelte";
import type { ClockSettings } from "../net/wire";

/** What the host can choose from; each is called by the message `clock-…`. */
export const CLOCKS = {
	none: {},
	friendly: { kind: "friendly", move: 30, bank: 120 },
	strict: { kind: "strict", move: 20, then: "bot" },
	day: { kind: "days", move: 1 },
	days: { kind: "days", move: 3 },
	week: { kind: "days", move: 7 },
} as const satisfies Record<string, ClockSettings>;

export type ClockChoice = keyof typeof CLOCKS;

export const isClock = (word: string): word is ClockChoice => Object.hasOwn(CLOCKS, word);

/** A clock in words. */
export function clockWords(clock: ClockSettings | undefined): string {
	return t("clock-is", { kind: clock?.kind ?? "none", move: clock?.move ?? 0, bank: clock?.bank ?? 0 });
}

/** How much time is left, as people read it: 1:05, or days. */
export function left(ms: number): string {
	const seconds = Math.max(0, Math.ceil(ms / 1000));
	if (seconds >= 2 * 86_400) return t("clock-days", { n: Math.floor(seconds / 86_400) });
	if (seconds >= 7200) return t("clock-hours", { n: Math.floor(seconds / 3600) });
	return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
