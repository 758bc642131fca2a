// Opening a table, and the way to one.
import * as api from "../net/calls";
import { keepSeatKey } from "../net/seatKeys";
import { opened } from "../app/justOpened";
import { go } from "../app/route.svelte";
import { settings } from "../app/settings.svelte";
import { words } from "../i18n/words.svelte";
import type { GameInfo, Joined, SeatInfo } from "../net/wire";
import { flowers, myName } from "./seats";
import { isForFriends, names, tableRequest, usual, you, type Setup } from "./setup";

export const botNames = (): string[] => [
	words().usual,
	...words()
		.bots.map((bot) => bot.name)
		.filter((name) => name !== words().usual),
];

/** Who plays where one only presses "Play": beginners as long as there are notes, later the usual bots. */
export const playLevel = (): string => (settings.guide ? words().first : words().usual);

export const calledAt = (setup: Setup): string[] => names(setup, myName(), flowers());

/** Where a table is played, from the first seat of a person. */
export const tableAddress = (table: { id: string; seats: readonly SeatInfo[] }): string =>
	`/table/${table.id}?seat=${Math.max(0, you(table))}`;

/** Opens a table and goes there; the usual one if nothing else is asked for. Throws a Trouble. */
export async function open(game: GameInfo, setup: Setup = usual(game, [playLevel()])): Promise<void> {
	const asked = tableRequest(setup, game, calledAt(setup), settings.claimForMe);
	if (isForFriends(setup)) return gather(await api.openGathering(asked));
	const table = await api.openTable(asked);
	opened.add(table.id);
	go(tableAddress(table));
}

/** Goes to a table with friends, to which this device has just got a key. */
function gather({ table, key }: Joined): void {
	keepSeatKey(table.id, key);
	opened.add(table.id);
	go(`/table/${table.id}`);
}
