// What a list of tables with friends says about each: what this device is wanted for, or what the table waits for.
import type { TableInfo } from "../net/wire";

export type Wait = "turn" | "ready" | "seats" | "gathering" | "others";

/** `turn` and `ready` are this device's own to do. */
export function waitsFor(table: TableInfo): Wait {
	const gathers = table.stage === "gathering";
	if (table.seats.some((seat) => seat.open)) return table.your_turn && !gathers ? "turn" : "seats";
	if (table.your_turn) return gathers ? "ready" : "turn";
	return gathers ? "gathering" : "others";
}
