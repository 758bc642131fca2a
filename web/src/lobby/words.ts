// What lobby, set-up and history say about a game.
import { t } from "../i18n/catalogue.svelte";
import { list } from "../i18n/message";
import type { GameInfo, Message } from "../net/wire";

/** `3 players`, `2–4 players`. */
export function players(seats: readonly number[]): string {
	const [from, to] = [seats[0] ?? 0, seats.at(-1) ?? 0];
	return from === to ? t("lobby-game-players", { n: from }) : t("lobby-game-players-range", { from, to });
}

/** How long a match is: `6 rounds`, `at most 12 rounds, until somebody has 264 points`. */
export const length = (parts: readonly Message[]): string => t("commas", { items: list(parts) });

/** How much there is to learn, and how long a match takes: `easy · about 15 min`. */
export const effort = (game: GameInfo): string =>
	`${t("lobby-game-level", { level: game.level })} · ${t("lobby-game-minutes", { n: game.minutes })}`;
