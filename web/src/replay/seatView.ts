// A record is open to all. To look through the eyes of one seat, what that seat could not see is covered, as the server does it at a live table.
import { kindOf } from "../mechanisms/events";
import type { AnyEvent } from "../net/wire";

/** What a seat learns of an event; null for one that it never hears of. */
export function seenBy(event: AnyEvent, seat: number): AnyEvent | null {
	const kind = kindOf(event);
	return kind.seenBy ? kind.seenBy(event, seat) : event;
}
