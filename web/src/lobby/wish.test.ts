import { describe, expect, it } from "vitest";
import { words } from "../i18n/testing";
import type { GameInfo, OptionInfo, TableInfo } from "../net/wire";
import { again, change, formAddress, names, obstacle, optionTexts, read, resize, tableWish, usual, withFriends, write, you } from "./wish";

const option = (name: string, value: OptionInfo["default"], values: OptionInfo["default"][], takes_number = false, least = 1): OptionInfo => ({ name, title: words(name), default: value, choices: values.map((value) => ({ value, word: words(String(value)) })), takes_number, least, sentence: words(""), rule: "" }); // prettier-ignore
const name = { is: "name" as const, english: "Game", romaji: "Game", ruby: "遊" };
const game: GameInfo = {
	game: "some_game",
	name,
	kanji: "遊",
	sentence: words(""),
	seats: [2, 3, 4],
	usual_seats: 3,
	example: [],
	dealt: words(""),
	first: false,
	level: 1,
	minutes: 10,
	lesson: false,
	options: [
		option("rounds", 12, [null], true),
		option("must_match", false, [false, true]),
		option("kan", 12, [12, 10]),
		option("must_play_three", false, [false, true], true),
		option("hand_swap", false, [false, "once", "unlimited"]),
		option("chips", null, [null], true, 8),
	],
};
const bots = ["regular", "random"];
const from = (query: string) => read(new URLSearchParams(query), game, bots);

describe("an address becomes a wish", () => {
	it("is the usual table when nothing is said: you and bots", () => {
		expect(from("")).toEqual({ wish: usual(game, bots), unknown: [] });
		expect(from("").wish.seats.map((seat) => seat.bot)).toEqual([null, "regular", "regular"]);
	});
	it("knows a bot by the name that it had", () => {
		expect(from("bot=greedy")).toEqual(from("bot=regular"));
	});
	it("seats the usual bot where it does not know the one that is wished for, and no person", () => {
		const seats = (query: string) => from(query).wish.seats.map((seat) => seat.bot);
		expect(from("bot=skynet").unknown).toEqual(["bot=skynet"]);
		expect(seats("bot=skynet")).toEqual([null, "regular", "regular"]);
		expect(seats("bot=-&bot=skynet&bot=random")).toEqual([null, "regular", "random"]);
	});
	it("reads players, bots, names, options and seed", () => {
		const { wish, unknown } = from("players=4&bot=-&bot=random&bot=-&bot=regular&name=&name=Ben&o=rounds=6&o=must_match=on&o=hand_swap=once&seed=42");
		expect(unknown).toEqual([]);
		expect(wish.seats).toEqual([
			{ bot: null, name: "" },
			{ bot: "random", name: "Ben" },
			{ bot: null, name: "" },
			{ bot: "regular", name: "" },
		]);
		expect(wish.options).toEqual({ rounds: 6, must_match: true, hand_swap: "once" });
		expect(wish.seed).toBe("42");
	});
	it("seats people first where fewer bots than seats are named", () => {
		expect(from("bot=random").wish.seats.map((seat) => seat.bot)).toEqual([null, null, "random"]);
	});
	it("takes values as people type them", () => {
		expect(from("o=must-match=yes&o=rounds=none&o=kan=10&o=must_play_three=4&o=chips=8").wish.options).toEqual({ must_match: true, rounds: null, kan: 10, must_play_three: 4, chips: 8 });
	});
	it("leaves out what is as usual", () => {
		expect(from("o=rounds=12&o=must_match=off&o=chips=null").wish.options).toEqual({});
	});
	it("names what means nothing here, and goes on", () => {
		const { wish, unknown } = from("players=9&bot=-&bot=genius&bot=random&o=foo=1&o=kan=11&o=rounds=0&o=chips=7&o=rounds=-3&o=must_match&o=hand_swap=twice");
		expect(unknown).toEqual(["players=9", "bot=genius", "foo=1", "kan=11", "rounds=0", "chips=7", "rounds=-3", "must_match", "hand_swap=twice"]);
		expect(wish.seats.map((seat) => seat.bot)).toEqual([null, "regular", "random"]);
		expect(wish.options).toEqual({});
	});
	it("cuts a name that is too long for a table", () => {
		expect(from(`name=&name=${"x".repeat(99)}`).wish.seats[1]!.name).toHaveLength(40);
	});
});

describe("a wish becomes an address", () => {
	it("is short for the usual table", () => {
		expect(write(usual(game, bots), game, bots)).toBe("");
		expect(formAddress(usual(game, bots), game, bots)).toBe("/new/some_game");
	});
	it.each(["players=2", "bot=-&bot=-&bot=-", "bot=regular&bot=-&bot=random", "name=&name=%E3%81%82+b%26c", "o=rounds=null", "o=must_play_three=on&o=chips=100", "seed=0xff", "players=4&bot=-&bot=-&bot=random&bot=regular&name=&name=Ben&o=kan=10&seed=7"])(
		"comes back as it was: %s",
		(query) => {
			const { wish, unknown } = from(query);
			expect(unknown).toEqual([]);
			expect(from(write(wish, game, bots)).wish).toEqual(wish);
			expect(new URLSearchParams(write(wish, game, bots)).toString()).toBe(new URLSearchParams(query).toString());
		},
	);
	it("writes options as the API reads them", () => {
		expect(optionTexts({ rounds: null, must_match: true, kan: 10 })).toEqual(["rounds=null", "must_match=on", "kan=10"]);
	});
	it("asks for a finished table again without its owner's name", () => {
		const table = { game: "some_game", seats: [{ name: "Ann" }, { name: "Ben", bot: "random" }], options: { rounds: 6, must_match: false, kan: 12 } } as unknown as TableInfo;
		expect(again(table, game, bots)).toBe("/new/some_game?players=2&bot=-&bot=random&name=&name=Ben&o=rounds%3D6");
	});
});

describe("changing a wish", () => {
	it("forgets an option that is back to usual", () => {
		const wish = usual(game, bots);
		change(wish, game.options[1]!, true);
		expect(wish.options).toEqual({ must_match: true });
		change(wish, game.options[1]!, false);
		expect(wish.options).toEqual({});
	});
	it("keeps who sits when the table grows or shrinks", () => {
		const { wish } = from("bot=-&bot=random&bot=-");
		expect(resize(wish, 4, bots).seats.map((seat) => seat.bot)).toEqual([null, "random", null, "regular"]);
		expect(resize(wish, 2, bots).seats.map((seat) => seat.bot)).toEqual([null, "random"]);
	});
});

describe("what is sent", () => {
	it("names everybody: you by your own name, the others by flowers nobody else has", () => {
		const { wish } = from("players=4&bot=regular&bot=-&bot=regular&bot=random&name=&name=&name=Yuri");
		expect(you(wish)).toBe(1);
		expect(names(wish, "Ran", ["Sumire", "Yuri", "Ran", "Azami"])).toEqual(["Sumire", "Ran", "Yuri", "Azami"]);
	});
	it("is a table wish with the changed options only", () => {
		const { wish } = from("players=2&o=rounds=3&seed=42");
		expect(tableWish(wish, game, ["Ann", "Ben"])).toEqual({ game: "some_game", seats: [{ name: "Ann", bot: null }, { name: "Ben", bot: "regular" }], options: { rounds: 3 }, seed: "42", claim_for_me: true }); // prettier-ignore
		expect(tableWish(usual(game, bots), game, ["a", "b", "c"]).seed).toBeNull();
		expect(tableWish(usual(game, bots), game, ["a", "b", "c"], false).claim_for_me).toBe(false);
	});
	it("says what stands in the way", () => {
		const called = ["a", "b", "c"];
		expect(obstacle(usual(game, bots), called)).toBeUndefined();
		expect(obstacle(from("bot=regular&bot=regular&bot=regular").wish, called)).toBe("nobody");
		expect(obstacle(usual(game, bots), ["a", "b", "a"])).toBe("names");
		expect(obstacle({ ...usual(game, bots), seed: "x" }, called)).toBe("seed");
		for (const seed of ["0", "42", "0xFF", String(2n ** 256n - 1n)]) expect(obstacle({ ...usual(game, bots), seed }, called)).toBeUndefined();
		for (const seed of ["-1", "1.5", "042", String(2n ** 256n)]) expect(obstacle({ ...usual(game, bots), seed }, called)).toBe("seed");
	});
});

describe("a table with friends", () => {
	it("stands in the address, with what is special about it", () => {
		const wish = { ...withFriends(game, bots), friends: { clock: "friendly" as const, public: true, free_text: false, spectators: false } };
		const query = new URLSearchParams(write(wish, game, bots));
		expect(query.getAll("bot")).toEqual(["-", "~", "~"]);
		expect(read(query, game, bots)).toEqual({ wish, unknown: [] });
	});
	it("is opened with free seats, which have no names, and its settings", () => {
		const wish = withFriends(game, bots);
		const sent = tableWish(wish, game, names(wish, "Ann", ["Ben", "Cat"]));
		expect(sent.seats).toEqual([{ name: "Ann", bot: null }, { name: "", open: true }, { name: "", open: true }]);
		expect(sent.settings).toEqual({ clock: {}, public: false, free_text: false, spectators: true });
		expect(obstacle({ ...wish, seats: wish.seats.with(0, { bot: null, name: "", open: true }) }, ["", "", ""])).toBe("nobody");
	});
});
