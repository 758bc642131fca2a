import { beforeAll, describe, expect, it, vi } from "vitest";
import { settings } from "../../app/settings.svelte";
import { empty } from "../../board/board";
import { loadWords } from "../../i18n/words.svelte";
import type { AnyEvent, Choice, Question, RuleBook, Snapshot } from "../../net/wire";
import { note, type Moment } from "./guide";
import type { Look } from "./look";

const CARDS = ["1a", "1b", "1c", "2a", "2b", "2c", "3b", "8a", "11d"];
const info = (code: string) => ({
	code,
	month: parseInt(code),
	kind: "Chaff",
	ribbon: "",
	name: { is: "name", english: `card ${code}`, romaji: code, ruby: code },
});

beforeAll(async () => {
	const words = { cards: CARDS.map(info), months: [], kinds: {}, bots: [], usual: "", first: "", version: "" };
	vi.stubGlobal("fetch", (url: string) => Promise.resolve(new Response(JSON.stringify(url.includes("words") ? words : []))));
	await loadWords();
	settings.lang = "en";
	settings.vocabulary = "english";
});

const seat = { total: 0 };
const snapshot: Snapshot = { turn: 1, status: "playing", seats: [seat, seat, seat] };
const look = (more: Partial<Look> = {}, now: Partial<Snapshot> = {}, wilds: string[] = ["11d"]): Look => ({ board: { ...empty(), round: 1 }, now: { ...snapshot, ...now }, book: { card_sets: { wilds }, extras: [{ name: "multiplier", slots: ["rim"] }, { name: "pot", slots: ["rim"] }], points: { english: "points" } } as unknown as RuleBook, you: 0, bottom: 0, bots: [], acting: null, open: false, ...more }); // prettier-ignore
const moment = (question: Question | null = null, picked: string | null = null, events: AnyEvent[] = []): Moment => ({
	question,
	picked,
	log: events.map((event, number) => ({ number, event })),
});
const card = (code: string, targets: string[] = [], got: string[] = []): Choice => ({
	action: 0,
	card: code,
	outcome: { got },
	targets: targets.map((card) => ({ card, outcome: {} })),
});
const asks = (...choices: Choice[]): Question => ({ asked: "play", choices });
const play = (seat: number, from: "hand" | "stock", code: string, ...takes: string[]): AnyEvent => ({
	event: "play",
	seat,
	from,
	card: code,
	takes,
});
const name = (...given: Parameters<typeof note>) => note(...given)?.name;
const NONE = new Set<string>();

describe("a note fits what is happening", () => {
	it("says two of a month only where there are two of a month", () => {
		const question = asks(card("2c", ["2a", "2b"]), card("11d", ["1a", "2a", "2b", "3b", "8a", "1b"]));
		expect(name(look(), moment(question, "2c"), NONE)).toBe("choose");
		expect(note(look(), moment(question, "11d"), NONE)).toEqual({
			name: "choose-wild",
			text: expect.stringContaining("card 11d is the wild card"),
		});
	});
	it("says what a card with a match can do beside a wild card that lies there", () => {
		expect(name(look(), moment(asks(card("1c", ["1a", "11d"])), "1c"), NONE)).toBe("choose-it");
	});
	it("knows a wild card that is drawn", () => {
		const drawn: Question = { asked: "take", card: "11d", choices: ["1a", "2a", "3b"].map((code) => card(code)) };
		expect(name(look(), moment(drawn), NONE)).toBe("choose-wild");
	});
	it("explains a draw of one's own when it happens, and nobody else's", () => {
		const mine = [play(0, "hand", "1c", "1a"), play(0, "stock", "2c", "2b")];
		expect(note(look(), moment(null, null, mine), NONE)).toEqual({ name: "drawn", text: expect.stringContaining("card 2c") });
		expect(name(look(), moment(null, null, [play(0, "hand", "1c", "1a"), play(0, "stock", "8a")]), NONE)).toBe("drawn-stays");
		expect(name(look({ acting: 1 }), moment(null, null, [play(1, "hand", "1c", "1a"), play(1, "stock", "8a")]), NONE)).toBe("others");
	});
	it("explains a wild card when it takes, whoever plays it", () => {
		const seen = [play(0, "hand", "1c", "1a"), play(1, "hand", "11d", "8a")];
		expect(name(look({ acting: 1 }), moment(null, null, seen), NONE)).toBe("wild");
		expect(name(look({ acting: 1 }, {}, []), moment(null, null, seen), NONE)).toBe("others");
	});
	it("says why somebody gets what is left on the field", () => {
		expect(name(look({ acting: 1 }), moment(null, null, [{ event: "leftovers", seat: 1, cards: ["8a"] }]), NONE)).toBe("leftovers");
	});
	it("does not speak of the others during one's own turn", () => {
		expect(name(look({ acting: 0 }), moment(), NONE)).toBeUndefined();
		expect(name(look({ acting: 2 }), moment(), NONE)).toBe("others");
	});
	it("speaks of the settlement during the settlement, and of the end at the end", () => {
		expect(name(look({}, { status: "between" }), moment(), NONE)).toBe("settled");
		expect(name(look({}, { status: "over" }), moment(), NONE)).toBe("over");
	});
	it("says that nothing matches, that something does, or that only the wild card takes", () => {
		expect(name(look(), moment(asks(card("1c"))), NONE)).toBe("nothing");
		expect(name(look(), moment(asks(card("1c", [], ["1c", "1a"]))), NONE)).toBe("match");
		expect(name(look(), moment(asks(card("1c"), card("11d", ["2a", "8a"]))), NONE)).toBe("hold-wild");
	});
	it("explains what a mechanism shows, where there is something to explain", () => {
		const question = moment(asks(card("1c")));
		expect(note(look({}, { extra: { multiplier: 2, pot: 6 } }), question, new Set(["nothing"]))).toEqual({
			name: "multiplier",
			text: expect.stringContaining("counts 2 times"),
		});
		expect(name(look({}, { extra: { pot: 6 } }), question, new Set(["nothing"]))).toBeUndefined();
	});
	it("does not come back once it is put away", () => {
		expect(name(look(), moment(asks(card("1c"))), new Set(["nothing"]))).toBeUndefined();
	});
});
