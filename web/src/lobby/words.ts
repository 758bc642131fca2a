// What lobby, set-up and history say about a game.
import { t } from "../i18n/catalogue.svelte";
import type { GameInfo } from "../net/wire";

/** `3 players`, `2–4 players`. */
export function players(seats: readonly number[]): string {
	const [from, to] = [seats[0] ?? 0, seats.at(-1) ?? 0];
	return from === to ? t("lobby-game-players", { n: from }) : t("lobby-game-players-range", { from, to });
}

/** How long a match is. */
export const length = (rounds: number | null): string => (rounds === null ? t("lobby-game-open") : t("lobby-game-rounds", { n: rounds }));

/** How much there is to learn, and how long a match takes: `easy · about 15 min`. */
export const effort = (game: GameInfo): string => `${t("lobby-game-level", { level: game.level })} · ${t("lobby-game-minutes", { n: game.minutes })}`;

/** How long a usual match of a game is. */
export function usualLength(game: GameInfo): string {
	const rounds = game.options.find((option) => option.name === "rounds")?.default;
	return length(typeof rounds === "number" ? rounds : null);
}
