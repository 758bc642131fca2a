// What lobby, set-up and history say of a game.
import { settings } from "../app/settings.svelte";
import { texts } from "../i18n/texts";
import type { GameInfo } from "../net/wire";

const t = texts({
	en: { players: "{n} players", rounds: "{n} rounds", rounds_one: "1 round", open: "no fixed end" },
	ja: { players: "{n}人", rounds: "{n}局", rounds_one: "1局", open: "局数自由" },
});

/** `3 players`, `2–4 players`. */
export function players(seats: readonly number[]): string {
	const [first, last] = [seats[0] ?? 0, seats.at(-1) ?? 0];
	return t("players", { n: first === last ? first : `${first}${settings.lang === "ja" ? "〜" : "–"}${last}` });
}

/** How long a match is. */
export const length = (rounds: number | null): string => (rounds === null ? t("open") : t(rounds === 1 ? "rounds_one" : "rounds", { n: rounds }));

/** How long a usual match of a game is. */
export function usualLength(game: GameInfo): string {
	const rounds = game.options.find((option) => option.name === "rounds")?.default;
	return length(typeof rounds === "number" ? rounds : null);
}
