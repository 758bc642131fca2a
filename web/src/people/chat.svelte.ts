// Who said what at a table, and whom this device does not want to read there.
import { store, stored } from "../app/settings.svelte";
import type { ChatLine, People, SeatPerson } from "../net/wire";

const PLACE = "hanashobu-muted";
const MOST = 200; // tables

const muted = $state(stored<Record<string, number[]>>(PLACE, {}));

/** Whether this device shows nothing that somebody says at a table. */
export const isMuted = (table: string, party: number): boolean => !!muted[table]?.includes(party);

export function mute(table: string, party: number, wanted: boolean): void {
	const others = (muted[table] ?? []).filter((one) => one !== party);
	keep(table, wanted ? [...others, party] : others);
}

/** The same people at another table: who was muted stays so. */
export const keepMuted = (table: string, next: string): void => keep(next, muted[table] ?? []);

/** Whoever leaves a table leaves that behind, too. */
export const forgetMuted = (table: string): void => keep(table, []);

function keep(table: string, parties: number[]): void {
	delete muted[table];
	if (parties.length) muted[table] = parties;
	store(PLACE, Object.fromEntries(Object.entries(muted).slice(-MOST)));
}

/** Who said a line: the seats may have been drawn since, and whoever left has none. */
export function speaker(people: People, line: ChatLine): SeatPerson | undefined {
	const own = people.seats.filter((seat) => seat.person && seat.party === line.party);
	return own.find((seat) => seat === people.seats[line.seat]) ?? own[0];
}

/** The lines that this device shows. */
export const linesShown = (people: People, table: string): ChatLine[] => (people.chat ?? []).filter((line) => !isMuted(table, line.party));

/** How many of them others have said since this one. */
export const linesUnread = (people: People, table: string, read: number): number =>
	linesShown(people, table).filter((line) => line.number > read && !speaker(people, line)?.yours).length;

/** Those whom one can mute: everybody at another device, once. */
export const otherPeople = (people: People): SeatPerson[] =>
	people.seats.filter((seat, at) => seat.person && !seat.yours && people.seats.findIndex(({ party }) => party === seat.party) === at);
