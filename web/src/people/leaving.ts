// Leaving a table: the server revokes the key of this device and clears its cookie, and the page forgets the key.
import * as api from "../net/calls";
import { dropSeatKey } from "../net/seatKeys";
import { forgetMuted } from "./chat.svelte";

let left = false;

export async function leaveTable(table: string): Promise<void> {
	await api.forget(table);
	dropSeatKey(table);
	forgetMuted(table);
}

/** The same for a match, which is said in the lobby. */
export async function leaveMatch(table: string): Promise<void> {
	await leaveTable(table);
	left = true;
}

/** Whether a match was left a moment ago; to be said once. */
export function justLeft(): boolean {
	const was = left;
	left = false;
	return was;
}
