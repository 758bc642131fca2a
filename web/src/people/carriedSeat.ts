// A seat that another device carries over here: the code stands behind the # of a link, which no server sees, and is used once.
import * as api from "../net/calls";
import { keepSeatKey } from "../net/seatKeys";

export async function takeCarriedSeat(table: string): Promise<void> {
	const code = /^#carry=([\w-]+)$/.exec(location.hash)?.[1];
	if (!code) return;
	history.replaceState(null, "", location.pathname + location.search);
	const { key } = await api.carried(table, { code });
	keepSeatKey(table, key);
}
