// What the page itself keeps, beside the tables, for an export: settings, notes that were read, the scorekeeper's matches.
// Keys are no part of it: whoever imports the file owns what is in it.
import { NOTES_READ, settings, store, stored, takeSettings } from "../app/settings.svelte";
import { all, find, keep, read } from "../score/matches";

export type PageData = { settings?: unknown; notes?: unknown; scores?: unknown };

const notes = (): string[] => stored(NOTES_READ, { notes: [] as string[] }).notes;

export const pageData = (): PageData => ({ settings: $state.snapshot(settings), notes: notes(), scores: all() });

/** Takes over what another browser has exported; returns how many matches of the scorekeeper are new here. */
export function takePageData(data: PageData): number {
	takeSettings(data.settings);
	store(NOTES_READ, { notes: [...new Set([...notes(), ...list(data.notes).filter((note) => typeof note === "string")])] });
	const newer = list(data.scores).flatMap((one) => {
		const match = read(one);
		return match && match.touched > (find(match.id)?.touched ?? "") ? [match] : [];
	});
	return newer.filter(keep).length;
}

const list = (found: unknown): unknown[] => (Array.isArray(found) ? found : []);
