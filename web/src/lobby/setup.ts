// What the set-up form asks for, and how it stands in an address:
// /new/GAME?players=3&bot=-&bot=regular&bot=random&name=&name=Ben&o=rounds=6&seed=42
// What is as usual is left out, so that a link says only what is special about a table.
import type { GameInfo, OptionInfo, TableInfo, TableRequest } from "../net/wire";
import { CLOCKS, isClock, type ClockChoice } from "../people/clocks";
import { changedOptions, isChoice, optionTexts } from "./options";

export type Value = OptionInfo["default"];

/** Who shall sit somewhere: a bot by its name, a person at this device, or whoever comes by the link; an empty name is the usual one. */
export type Seat = { bot: string | null; name: string; open?: boolean };

/** What is special about a table with friends. */
export type Friends = { clock: ClockChoice; public: boolean; free_text: boolean; spectators: boolean; hints: boolean };

/** `options` has only those that are not as usual. */
export type Setup = { seats: Seat[]; options: Record<string, Value>; seed: string; friends: Friends };

/** What was read, and the parts of the address that mean nothing here. */
export type Read = { setup: Setup; unknown: string[] };

const PERSON = "-";
const FRIEND = "~"; // whoever comes by the link
const FRIENDS: Friends = { clock: "none", public: false, free_text: false, spectators: true, hints: true };
const LONGEST_NAME = 40;
const MOST_SEED = 2n ** 256n;

/** The usual table: you, and bots. */
export function usual(game: GameInfo, bots: readonly string[], players = game.usual_seats): Setup {
	return { seats: Array.from({ length: players }, (_, at) => usualSeat(at, bots)), options: {}, seed: "", friends: FRIENDS };
}

/** The usual table with friends: you, and whoever comes by the link. */
export function withFriends(game: GameInfo, bots: readonly string[]): Setup {
	const setup = usual(game, bots);
	return { ...setup, seats: setup.seats.map((seat, at) => (at ? { bot: null, name: "", open: true } : seat)) };
}

const usualSeat = (at: number, bots: readonly string[]): Seat => ({ bot: at ? (bots[0] ?? null) : null, name: "" });

/** The setup in the query of an address. */
export function read(query: URLSearchParams, game: GameInfo, bots: readonly string[]): Read {
	const unknown: string[] = [];
	const asked = query.get("players");
	const players = game.seats.includes(Number(asked)) ? Number(asked) : game.usual_seats;
	if (asked && Number(asked) !== players) unknown.push(`players=${asked}`);

	const setup = usual(game, bots, players);
	const sitting = query.getAll("bot").slice(0, players);
	const nobody = sitting.filter((bot) => bot && bot !== PERSON && bot !== FRIEND && !bots.includes(bot));
	unknown.push(...nobody.map((bot) => `bot=${bot}`));
	const first = players - sitting.length; // fewer than seats: people sit first
	if (sitting.length && !nobody.length) setup.seats.forEach((seat, at) => at < first && (seat.bot = null));
	sitting.forEach((bot, at) => {
		const seat = setup.seats[first + at]!; // an unknown bot becomes the usual one, never a person
		seat.bot = bot === PERSON || bot === FRIEND || !bot ? null : bots.includes(bot) ? bot : (bots[0] ?? null);
		if (bot === FRIEND) seat.open = true;
	});
	query.getAll("name").forEach((name, at) => {
		if (setup.seats[at]) setup.seats[at].name = name.slice(0, LONGEST_NAME);
	});
	for (const text of query.getAll("o")) {
		const [name = "", value = ""] = text.split(/=(.*)/s);
		const option = game.options.find((one) => one.name === name.replaceAll("-", "_"));
		const found = option && parse(value, option);
		if (!option || found === undefined) unknown.push(text);
		else change(setup, option, found);
	}
	setup.seed = query.get("seed")?.trim() ?? "";
	setup.friends = readFriends(query);
	return { setup, unknown };
}

function readFriends(query: URLSearchParams): Friends {
	const clock = query.get("clock") ?? "none";
	return {
		clock: isClock(clock) ? clock : "none",
		public: query.has("public"),
		free_text: query.has("text"),
		spectators: query.get("watch") !== "off",
		hints: query.get("hints") !== "off",
	};
}

/** The query of an address for this setup; empty for the usual table. */
export function write(setup: Setup, game: GameInfo, bots: readonly string[]): string {
	const query = new URLSearchParams();
	if (setup.seats.length !== game.usual_seats) query.set("players", String(setup.seats.length));
	if (setup.seats.some((seat, at) => seat.open || seat.bot !== usualSeat(at, bots).bot))
		for (const seat of setup.seats) query.append("bot", seat.open ? FRIEND : (seat.bot ?? PERSON));
	const named = setup.seats.findLastIndex((seat) => seat.name);
	for (const seat of setup.seats.slice(0, named + 1)) query.append("name", seat.name);
	for (const text of optionTexts(setup.options)) query.append("o", text);
	if (setup.seed) query.set("seed", setup.seed);
	const { clock, public: listed, free_text: text, spectators, hints } = setup.friends;
	if (clock !== "none") query.set("clock", clock);
	if (listed) query.set("public", "on");
	if (text) query.set("text", "on");
	if (!spectators) query.set("watch", "off");
	if (!hints) query.set("hints", "off");
	return query.toString();
}

/** The address of the form with this setup. */
export function formAddress(setup: Setup, game: GameInfo, bots: readonly string[]): string {
	const query = write(setup, game, bots);
	return `/new/${game.game}${query ? `?${query}` : ""}`;
}

/** The address that asks for a table like this one, with another deal. */
export function again(table: TableInfo, game: GameInfo, bots: readonly string[]): string {
	const setup: Setup = { seats: table.seats.map(({ bot, name }) => ({ bot: bot ?? null, name })), options: {}, seed: "", friends: FRIENDS };
	const me = setup.seats[you(setup)];
	if (me) me.name = ""; // whoever opens the link sits there
	setup.options = changedOptions(game, table.options);
	return formAddress(setup, game, bots);
}

/** Sets a house rule; one that is as usual is not kept. */
export function change(setup: Setup, option: OptionInfo, value: Value): void {
	if (value === option.default) delete setup.options[option.name];
	else setup.options[option.name] = value;
}

/** The same setup with so many seats: those who sit stay, bots come, the last ones leave. */
export function resize(setup: Setup, players: number, bots: readonly string[]): Setup {
	const seats = Array.from({ length: players }, (_, at) => setup.seats[at] ?? usualSeat(at, bots));
	return { ...setup, seats };
}

/** Your seat: the first with a person of this device in it; -1 if there is none. */
export const you = (setup: { seats: readonly { bot?: string | null; open?: boolean }[] }): number =>
	setup.seats.findIndex((seat) => !seat.bot && !seat.open);

/** Whether people come to this table by its link. */
export const isForFriends = (setup: Setup): boolean => setup.seats.some((seat) => seat.open);

/** What the seats are called: what was entered, else your own name and the usual ones. */
export function names(setup: Setup, me: string, usualNames: readonly string[]): string[] {
	const mine = you(setup);
	const free = usualNames.filter((name) => name !== me && !setup.seats.some((seat) => seat.name === name));
	return setup.seats.map((seat, at) => seat.name.trim() || (at === mine ? me : (free.shift() ?? String(at + 1))));
}

/** What keeps a table from being opened, as far as a form can tell: nobody plays, the host of friends has no name, two share one, or a seed is none. */
export function obstacle(setup: Setup, called: readonly string[], myName: string): "nobody" | "unnamed" | "names" | "seed" | undefined {
	const me = setup.seats[you(setup)];
	if (!me) return "nobody";
	if (isForFriends(setup) && !(me.name || myName).trim()) return "unnamed";
	const known = called.filter((_, at) => !setup.seats[at]?.open); // whoever comes by the link has a name of their own
	if (new Set(known.map((name) => name.split(/\s+/).join(" "))).size < known.length) return "names";
	return setup.seed && !isSeed(setup.seed) ? "seed" : undefined;
}

function isSeed(text: string): boolean {
	return /^(0|[1-9]\d{0,77}|0x[\da-f]{1,64})$/i.test(text) && BigInt(text) < MOST_SEED;
}

/** What is sent to the server. */
export function tableRequest(setup: Setup, game: GameInfo, called: readonly string[], claimForMe = true): TableRequest {
	const seats = setup.seats.map(({ bot, open }, at) => (open ? { name: "", open } : { name: called[at]!, bot }));
	const { clock, ...others } = setup.friends;
	const settings = isForFriends(setup) ? { settings: { ...others, clock: CLOCKS[clock] } } : {};
	return { game: game.game, seats, options: { ...setup.options }, seed: setup.seed || null, claim_for_me: claimForMe, ...settings };
}

const WORDS: Record<string, Value> = {
	on: true,
	true: true,
	yes: true,
	off: false,
	false: false,
	no: false,
	null: null,
	none: null,
	open: null,
};

function parse(text: string, option: OptionInfo): Value | undefined {
	const word = text.trim().toLowerCase();
	if (/^\d{1,9}$/.test(word)) {
		const number = Number(word);
		return (option.takes_number && number >= option.least && number <= option.most) || isChoice(option, number) ? number : undefined;
	}
	const value = isChoice(option, word) || !(word in WORDS) ? word : WORDS[word]!; // a choice may itself be called off
	return isChoice(option, value) ? value : undefined;
}
