// The matches that this browser keeps, each under a key of its own: two tabs with two matches do not get in each other's way.
import { store } from "../app/settings.svelte";
import type { RoundReport } from "../net/wire";
import type { Draft } from "./entry";

export type Value = boolean | number | string | null;

export type Match = {
	id: string;
	game: string;
	options: Record<string, Value>;
	names: string[];
	dealer: number; // of the first round
	rounds: RoundReport[];
	draft: Draft | null; // the round that is being entered
	at: number; // which round that is, from 0; smaller than the number of rounds when one is corrected
	entering: boolean; // whether it lies open
	stopped: boolean;
	begun: string;
	touched: string;
};

const PREFIX = "hanashobu-score-";
const FORMAT = "hanashobu-score/1";

export const keyOf = (id: string): string => PREFIX + id;

/** A new match, which nobody has entered anything for. */
export function begin(game: string, options: Record<string, Value>, names: string[], dealer: number): Match {
	const now = new Date().toISOString();
	return {
		id: newId(),
		game,
		options,
		names,
		dealer,
		rounds: [],
		draft: null,
		at: 0,
		entering: false,
		stopped: false,
		begun: now,
		touched: now,
	};
}

const newId = (): string => [...crypto.getRandomValues(new Uint8Array(5))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** Keeps a match; false where the browser keeps nothing. */
export const keep = (match: Match): boolean => store(keyOf(match.id), match);

/** One match, if this browser has it. */
export function find(id: string): Match | undefined {
	try {
		return read(JSON.parse(localStorage.getItem(keyOf(id)) ?? "null"));
	} catch {
		return undefined;
	}
}

/** All of them, the one last touched first. */
export const all = (): Match[] =>
	everything()
		.filter((match) => match !== undefined)
		.sort((one, other) => other.touched.localeCompare(one.touched));

/** How many matches are kept that this version cannot read: a trial version wrote them, or they are damaged. They stay as they are. */
export const unreadable = (): number => everything().filter((match) => match === undefined).length;

function everything(): (Match | undefined)[] {
	try {
		const keys = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? "");
		return keys.filter((key) => key.startsWith(PREFIX)).map((key) => find(key.slice(PREFIX.length)));
	} catch {
		return []; // a browser without storage has no matches
	}
}

export function forget(id: string): void {
	try {
		localStorage.removeItem(keyOf(id));
	} catch {
		// Nothing was kept.
	}
}

/** The match as a file. */
export const toFile = (match: Match): string => JSON.stringify({ format: FORMAT, match }, null, 1);

/** The match in a file, under an id of its own; undefined if there is none. */
export function fromFile(text: string): Match | undefined {
	try {
		const file: unknown = JSON.parse(text);
		if (!isRecord(file) || file.format !== FORMAT) return undefined;
		const match = read(file.match);
		return match && { ...match, id: newId(), entering: false };
	} catch {
		return undefined;
	}
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === "string";

// What a round has; one with anything else was written by another version, and would be settled without that.
const OF_ROUND = new Set<string>([
	"piles",
	"dealer",
	"leader",
	"field",
	"hands",
	"teyaku",
	"call",
	"sage",
	"buys",
	"answers",
	"extra",
] satisfies (keyof RoundReport)[]);

/** A match as it was stored, by this version of the page or by whoever; undefined if it cannot be one. */
export function read(value: unknown): Match | undefined {
	if (!isRecord(value) || !isText(value.id) || !isText(value.game) || !Array.isArray(value.names) || !Array.isArray(value.rounds))
		return undefined;
	const seats = value.names.length;
	if (!/^[\w-]{1,40}$/.test(value.id) || seats < 2 || seats > 7 || !value.names.every((name) => isText(name) && name.trim()))
		return undefined;
	if (
		!value.rounds.every(
			(round) =>
				isRecord(round) &&
				Array.isArray(round.piles) &&
				round.piles.length === seats &&
				Object.keys(round).every((key) => OF_ROUND.has(key)),
		)
	)
		return undefined;
	const draft = isDraft(value.draft) ? value.draft : null;
	const dealer = Number(value.dealer);
	const rounds = value.rounds as RoundReport[];
	return {
		id: value.id,
		game: value.game,
		options: isRecord(value.options) ? (value.options as Record<string, Value>) : {},
		names: value.names as string[],
		dealer: Number.isInteger(dealer) && dealer >= 0 && dealer < seats ? dealer : 0,
		rounds,
		draft: draft?.did.length === seats ? draft : null,
		at: draft && Number.isInteger(value.at) && Number(value.at) >= 0 ? Math.min(Number(value.at), rounds.length) : rounds.length,
		entering: value.entering === true && draft?.did.length === seats,
		stopped: value.stopped === true,
		begun: isText(value.begun) ? value.begun : "",
		touched: isText(value.touched) ? value.touched : "",
	};
}

const isDraft = (value: unknown): value is Draft =>
	isRecord(value) &&
	["owner", "hands", "extra"].every((key) => isRecord(value[key])) &&
	["did", "field", "teyaku", "sage", "buys", "answers"].every((key) => Array.isArray(value[key]));
