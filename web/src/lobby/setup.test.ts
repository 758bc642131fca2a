import { describe, expect, it } from "vitest";
import { words } from "../i18n/testing";
import type { GameInfo, OptionInfo, TableInfo } from "../net/wire";
import { optionTexts } from "./options";
import { again, change, formAddress, names, obstacle, read, resize, tableRequest, usual, withFriends, write, you } from "./setup";

const option = (name: string, value: OptionInfo["default"], values: OptionInfo["default"][], takes_number = false, least = 1): OptionInfo => ({ name, title: words(name), default: value, choices: values, words: values.map((value) => words(String(value))), takes_number, least, most: 999_999_999, sentence: words(""), rule: "" }); // prettier-ignore
const name = { is: "name" as const, english: "Game", romaji: "Game", ruby: "遊" };
const game: GameInfo = {
	game: "some_game",
	presets: [],
	name,
	kanji: "遊",
	sentence: words(""),
	seats: [2, 3, 4],
	usual_seats: 3,
	example: [],
	dealt: words(""),
	length: [],
	first: false,
	level: 1,
	minutes: 10,
	lesson: false,
	outside: false,
	options: [
		option("rounds", 12, [null], true),
		option("must_match", false, [false, true]),
		option("kan", 12, [12, 10]),
		option("must_play_three", false, [false, true], true),
		option("hand_swap", false, [false, "once", "unlimited"]),
		option("chips", null, [null], true, 8),
		option("pairs", "everywhere", ["everywhere", "off"]),
	],
};
const bots = ["regular", "random"];
const from = (query: string) => read(new URLSearchParams(query), game, bots);

describe("an address becomes a setup", () => {
	it("is the usual table when nothing is said: you and bots", () => {
		expect(from("")).toEqual({ setup: usual(game, bots), unknown: [] });
		expect(from("").setup.seats.map((seat) => seat.bot)).toEqual([null, "regular", "regular"]);
	});
	it("seats the usual bot where it does not know the one that is asked for, and no person", () => {
		const seats = (query: string) => from(query).setup.seats.map((seat) => seat.bot);
		expect(from("bot=skynet").unknown).toEqual(["bot=skynet"]);
		expect(seats("bot=skynet")).toEqual([null, "regular", "regular"]);
		expect(seats("bot=-&bot=skynet&bot=random")).toEqual([null, "regular", "random"]);
	});
	it("reads players, bots, names, options and seed", () => {
		const { setup, unknown } = from(
			"players=4&bot=-&bot=random&bot=-&bot=regular&name=&name=Ben&o=rounds=6&o=must_match=on&o=hand_swap=once&seed=42",
		);
		expect(unknown).toEqual([]);
		expect(setup.seats).toEqual([
			{ bot: null, name: "" },
			{ bot: "random", name: "Ben" },
			{ bot: null, name: "" },
			{ bot: "regular", name: "" },
		]);
		expect(setup.options).toEqual({ rounds: 6, must_match: true, hand_swap: "once" });
		expect(setup.seed).toBe("42");
	});
	it("takes off for a choice where one is called so", () => {
		expect(from("o=pairs=off&o=must_match=off")).toMatchObject({ setup: { options: { pairs: "off" } }, unknown: [] });
	});
	it("seats people first where fewer bots than seats are named", () => {
		expect(from("bot=random").setup.seats.map((seat) => seat.bot)).toEqual([null, null, "random"]);
	});
	it("takes values as people type them", () => {
		expect(from("o=must-match=yes&o=rounds=none&o=kan=10&o=must_play_three=4&o=chips=8").setup.options).toEqual({
			must_match: true,
			rounds: null,
			kan: 10,
			must_play_three: 4,
			chips: 8,
		});
	});
	it("leaves out what is as usual", () => {
		expect(from("o=rounds=12&o=must_match=off&o=chips=null").setup.options).toEqual({});
	});
	it("names what means nothing here, and goes on", () => {
		const { setup, unknown } = from(
			"players=9&bot=-&bot=genius&bot=random&o=foo=1&o=kan=11&o=rounds=0&o=chips=7&o=rounds=-3&o=must_match&o=hand_swap=twice",
		);
		expect(unknown).toEqual([
			"players=9",
			"bot=genius",
			"foo=1",
			"kan=11",
			"rounds=0",
			"chips=7",
			"rounds=-3",
			"must_match",
			"hand_swap=twice",
		]);
		expect(setup.seats.map((seat) => seat.bot)).toEqual([null, "regular", "random"]);
		expect(setup.options).toEqual({});
	});
	it("cuts a name that is too long for a table", () => {
		expect(from(`name=&name=${"x".repeat(99)}`).setup.seats[1]!.name).toHaveLength(40);
	});
});

describe("a setup becomes an address", () => {
	it("is short for the usual table", () => {
		expect(write(usual(game, bots), game, bots)).toBe("");
		expect(formAddress(usual(game, bots), game, bots)).toBe("/new/some_game");
	});
	it.each([
		"players=2",
		"bot=-&bot=-&bot=-",
		"bot=regular&bot=-&bot=random",
		"name=&name=%E3%81%82+b%26c",
		"o=rounds=null",
		"o=must_play_three=on&o=chips=100",
		"seed=0xff",
		"players=4&bot=-&bot=-&bot=random&bot=regular&name=&name=Ben&o=kan=10&seed=7",
	])("comes back as it was: %s", (query) => {
		const { setup, unknown } = from(query);
		expect(unknown).toEqual([]);
		expect(from(write(setup, game, bots)).setup).toEqual(setup);
		expect(new URLSearchParams(write(setup, game, bots)).toString()).toBe(new URLSearchParams(query).toString());
	});
	it("writes options as the API reads them", () => {
		expect(optionTexts({ rounds: null, must_match: true, kan: 10 })).toEqual(["rounds=null", "must_match=on", "kan=10"]);
	});
	it("asks for a finished table again without its owner's name", () => {
		const table = {
			game: "some_game",
			seats: [{ name: "Ann" }, { name: "Ben", bot: "random" }],
			options: { rounds: 6, must_match: false, kan: 12 },
		} as unknown as TableInfo;
		expect(again(table, game, bots)).toBe("/new/some_game?players=2&bot=-&bot=random&name=&name=Ben&o=rounds%3D6");
	});
});

describe("changing a setup", () => {
	it("forgets an option that is back to usual", () => {
		const setup = usual(game, bots);
		change(setup, game.options[1]!, true);
		expect(setup.options).toEqual({ must_match: true });
		change(setup, game.options[1]!, false);
		expect(setup.options).toEqual({});
	});
	it("keeps who sits when the table grows or shrinks", () => {
		const { setup } = from("bot=-&bot=random&bot=-");
		expect(resize(setup, 4, bots).seats.map((seat) => seat.bot)).toEqual([null, "random", null, "regular"]);
		expect(resize(setup, 2, bots).seats.map((seat) => seat.bot)).toEqual([null, "random"]);
	});
});

describe("what is sent", () => {
	it("names everybody: you by your own name, the others by flowers nobody else has", () => {
		const { setup } = from("players=4&bot=regular&bot=-&bot=regular&bot=random&name=&name=&name=Yuri");
		expect(you(setup)).toBe(1);
		expect(names(setup, "Ran", ["Sumire", "Yuri", "Ran", "Azami"])).toEqual(["Sumire", "Ran", "Yuri", "Azami"]);
	});
	it("is a table setup with the changed options only", () => {
		const { setup } = from("players=2&o=rounds=3&seed=42");
		expect(tableRequest(setup, game, ["Ann", "Ben"])).toEqual({ game: "some_game", seats: [{ name: "Ann", bot: null }, { name: "Ben", bot: "regular" }], options: { rounds: 3 }, seed: "42", claim_for_me: true }); // prettier-ignore
		expect(tableRequest(usual(game, bots), game, ["a", "b", "c"]).seed).toBeNull();
		expect(tableRequest(usual(game, bots), game, ["a", "b", "c"], false).claim_for_me).toBe(false);
	});
	it("says what stands in the way", () => {
		const called = ["a", "b", "c"];
		expect(obstacle(usual(game, bots), called, "")).toBeUndefined();
		expect(obstacle(from("bot=regular&bot=regular&bot=regular").setup, called, "")).toBe("nobody");
		expect(obstacle(usual(game, bots), ["a", "b", "a"], "")).toBe("names");
		expect(obstacle({ ...usual(game, bots), seed: "x" }, called, "")).toBe("seed");
		for (const seed of ["0", "42", "0xFF", String(2n ** 256n - 1n)])
			expect(obstacle({ ...usual(game, bots), seed }, called, "")).toBeUndefined();
		for (const seed of ["-1", "1.5", "042", String(2n ** 256n)]) expect(obstacle({ ...usual(game, bots), seed }, called, "")).toBe("seed");
	});
});

describe("a table with friends", () => {
	it("stands in the address, with what is special about it", () => {
		const setup = {
			...withFriends(game, bots),
			friends: { clock: "friendly" as const, public: true, free_text: false, spectators: false, hints: false },
		};
		const query = new URLSearchParams(write(setup, game, bots));
		expect(query.getAll("bot")).toEqual(["-", "~", "~"]);
		expect(read(query, game, bots)).toEqual({ setup, unknown: [] });
	});
	it("is opened with free seats, which have no names, and its settings", () => {
		const setup = withFriends(game, bots);
		const sent = tableRequest(setup, game, names(setup, "Ann", ["Ben", "Cat"]));
		expect(sent.seats).toEqual([
			{ name: "Ann", bot: null },
			{ name: "", open: true },
			{ name: "", open: true },
		]);
		expect(sent.settings).toEqual({ clock: {}, public: false, free_text: false, spectators: true, hints: true });
		expect(obstacle({ ...setup, seats: setup.seats.with(0, { bot: null, name: "", open: true }) }, ["", "", ""], "")).toBe("nobody");
	});

	it("needs the host's name: from the address, or the one that this browser knows", () => {
		const setup = withFriends(game, bots);
		const called = ["You", "", ""];
		expect(obstacle(setup, called, "  ")).toBe("unnamed");
		expect(obstacle(setup, called, "Ann")).toBeUndefined();
		expect(obstacle({ ...setup, seats: setup.seats.with(0, { bot: null, name: "Ann" }) }, called, "")).toBeUndefined();
		expect(obstacle(usual(game, bots), ["You", "b", "c"], "")).toBeUndefined(); // nobody else reads it there
	});
});
