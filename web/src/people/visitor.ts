// Somebody who follows the link of a table at which people gather: whether there is a seat for them, and if not, why.
import type { People } from "../net/wire";

export type Welcome = "free" | "locked" | "full";

/** What whoever has no seat is offered; undefined for those who sit there. */
export function welcome(people: People): Welcome | undefined {
	if (people.stage !== "gathering" || people.seats.some((seat) => seat.yours)) return undefined;
	if (people.locked) return "locked";
	return people.seats.some((seat) => !seat.person && !seat.bot) ? "free" : "full";
}

/** The name of the host, who invites. */
export const hostOf = (people: People): string => people.seats.find((seat) => seat.host)?.name ?? "";
