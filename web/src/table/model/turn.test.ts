import { beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../../app/settings.svelte";
import type { Act, Ask, Choice, Hint, Snapshot, Question } from "../../net/wire";
import type { Game } from "./game.svelte";
import { Turn } from "./turn.svelte";

const play: Question = {
	asked: "play",
	choices: [
		{ action: 0, card: "1a", outcome: { got: ["1a", "1b"], points: 25 } },
		{
			action: 4,
			card: "2a",
			outcome: {},
			targets: [
				{ card: "2c", outcome: { got: ["2a", "2c"] } },
				{ card: "2d", outcome: { got: ["2a", "2d"] } },
			],
		},
		{ action: 8, card: "3a", outcome: {} },
	],
};
const take: Question = {
	asked: "take",
	card: "2a",
	choices: [
		{ action: 6, card: "2c" },
		{ action: 7, card: "2d" },
	],
};
const now = (question: Question): Snapshot => ({ turn: 12, status: "playing", seats: [], question });

describe("your turn", () => {
	let said: (Act | Ask)[];
	let game: { question: Question | null; now: Snapshot; late: readonly Choice[] };
	let turn: Turn;
	beforeEach(() => {
		vi.useFakeTimers();
		settings.takeBack = 600;
		said = [];
		game = { question: play, now: now(play), late: [] };
		turn = new Turn(
			() => game as unknown as Game,
			(act) => said.push(act) > 0,
		);
	});

	it("plays with a click, a while later", () => {
		turn.press("1a", "mouse");
		expect(turn.waiting?.choice.card).toBe("1a");
		expect(said).toEqual([]);
		vi.advanceTimersByTime(600);
		expect(said).toEqual([{ type: "act", turn: 12, action: 0 }]);
	});

	it("lets you speak up in another's turn", () => {
		game = {
			question: null,
			now: { ...now(play), question: null },
			late: [{ action: 56, word: "redeal", text: { is: "message", id: "answer-play-redeal" } }],
		};
		expect(turn.late.map((choice) => choice.word)).toEqual(["redeal"]);
		turn.speakUp(turn.late[0]!);
		vi.advanceTimersByTime(600);
		expect(said).toEqual([{ type: "act", turn: 12, action: 56 }]);
	});

	it("takes a click back before it is sent", () => {
		turn.press("1a", "keys");
		expect(turn.back()).toBe(true);
		vi.advanceTimersByTime(2000);
		expect(said).toEqual([]);
		expect(turn.back()).toBe(false);
	});

	it("waits for nothing where nobody wants to take anything back", () => {
		settings.takeBack = 0;
		turn.press("3a", "mouse");
		expect(said).toEqual([{ type: "act", turn: 12, action: 8 }]);
	});

	it("picks a card up with the first touch and plays it with the second", () => {
		turn.press("1a", "touch");
		expect([turn.picked, turn.waiting]).toEqual(["1a", null]);
		turn.press("1a", "touch");
		expect(turn.waiting).not.toBeNull();
	});

	it("lights up what the card would take", () => {
		turn.looked = "1a";
		expect([...turn.targets]).toEqual(["1b"]);
		turn.looked = "2a";
		expect([...turn.targets]).toEqual(["2c", "2d"]);
		turn.looked = "3a";
		expect([...turn.targets]).toEqual([]);
	});

	it("lets the field say which of two is taken, and tells the server both", () => {
		turn.press("2a", "mouse");
		expect([turn.choosing, turn.waiting]).toEqual([true, null]);
		turn.take("1b"); // nothing that it could take
		expect(turn.waiting).toBeNull();
		turn.take("2d");
		vi.advanceTimersByTime(600);
		expect(said).toEqual([{ type: "act", turn: 12, action: 4 }]);
		expect(turn.answered(take, now(take))).toBe(true);
		expect(said[1]).toEqual({ type: "act", turn: 12, action: 7 });
	});

	it("chooses nothing for a card that was drawn", () => {
		turn.press("2a", "mouse");
		turn.take("2d");
		vi.advanceTimersByTime(600);
		const drawn: Question = { ...take, card: "2b" };
		expect(turn.answered(drawn, now(drawn))).toBe(false);
	});

	it("takes a card that is dropped on the field, and gives it back where it has to choose", () => {
		expect(turn.drop("2a", null)).toBe(false);
		expect(turn.drop("2a", "2c")).toBe(true);
		vi.advanceTimersByTime(600);
		expect(said[0]).toMatchObject({ type: "act", action: 4 });
	});

	it("is not asked twice, but again after a refusal", () => {
		settings.takeBack = 0;
		turn.press("1a", "mouse");
		expect(turn.question).toBeNull();
		turn.press("3a", "mouse");
		expect(said).toHaveLength(1);
		turn.refused();
		expect(turn.question).toBe(play);
	});

	it("makes an offer with a seat and a sum", () => {
		const offer: Question = {
			asked: "offer",
			choices: [
				{ action: 90, word: "no" },
				{ action: 91, word: "offer" },
			],
			bid: { seats: [1, 2], least: 12 },
		};
		game = { ...game, question: offer, now: now(offer) };
		turn.say(offer.choices[1]!, 2, 24);
		vi.advanceTimersByTime(600);
		expect(said).toEqual([{ type: "act", turn: 12, action: 91, to: 2, amount: 24 }]);
	});

	it("asks for advice once, shows it on this question, and puts it away", () => {
		const hint: Hint = {
			type: "hint",
			turn: 12,
			answers: [
				{ action: 8, worth: 3.2, error: 0.4 },
				{ action: 0, worth: -1, error: 0.5 },
			],
			takes: [],
			sentence: { is: "message", id: "hint-pile" },
			yaku: [],
			rounds: 900,
		};
		turn.askForHint();
		turn.askForHint();
		expect(said).toEqual([{ type: "ask", turn: 12 }]);
		expect([turn.thinking, turn.hint]).toEqual([true, null]);
		turn.advised({ ...hint, turn: 11 }); // of another turn
		expect(turn.hint).toBeNull();
		turn.advised(hint);
		expect([turn.thinking, turn.hint]).toEqual([false, hint]);
		const [first, , last] = play.choices;
		expect(turn.worth(first)!.worth).toBe(-1);
		expect(turn.best(turn.worth(first)!)).toBe(false);
		expect(turn.best(turn.worth(last)!)).toBe(true);
		turn.askForHint();
		expect(turn.hint).toBeNull();
		expect(said).toHaveLength(1);
	});

	it.each([
		["pile", [true, false, true]],
		["play", [true, false, false]],
	] as const)("marks one answer, but either of two piles: %s", (asked, marked) => {
		const question: Question = { asked, choices: [] };
		game = { ...game, question, now: now(question) };
		turn.askForHint();
		turn.advised({
			type: "hint",
			turn: 12,
			answers: [8, 0, 4].map((action) => ({ action, worth: action ? 16.2 : 3, error: 0.3 })),
			takes: [],
			sentence: { is: "message", id: "hint-pile" },
			yaku: [],
			rounds: 900,
		});
		expect(turn.hint!.answers.map((worth) => turn.best(worth))).toEqual(marked);
	});

	it("shows no advice on the question before", () => {
		turn.askForHint();
		turn = new Turn(
			() => ({ question: take, now: now(take), late: [] }) as unknown as Game,
			() => true,
		);
		turn.advised({ type: "hint", turn: 12, answers: [], takes: [], sentence: { is: "message", id: "hint-pile" }, yaku: [], rounds: 1 });
		expect(turn.hint).toBeNull();
	});

	describe("with teyaku", () => {
		const asked: Question = {
			asked: "claim",
			choices: [
				{ action: 68, word: "no" },
				{ action: 70, word: "hand", teyaku: ["X-1"] },
			],
		};
		const late: Choice[] = [{ action: 70, word: "hand", teyaku: ["X-1"], shows: ["1a"] }];

		it("never claims by itself, nor does a choice of before", () => {
			turn.press("2a", "mouse");
			turn.take("2d");
			vi.advanceTimersByTime(600);
			said.length = 0;
			expect(turn.answered(asked, now(asked))).toBe(false);
			expect(turn.answered({ ...asked, choices: asked.choices.slice(0, 1) }, now(asked))).toBe(false);
			vi.advanceTimersByTime(60_000);
			expect(said).toEqual([]);
		});

		it("asks for no advice where there is nothing to claim", () => {
			const nothing: Question = { ...asked, choices: asked.choices.slice(0, 1) };
			game = { ...game, question: nothing, now: now(nothing) };
			turn.askForHint();
			expect([said, turn.thinking]).toEqual([[], false]);
		});

		it("answers nothing else when claims were closed before the answer was sent", () => {
			game = { ...game, question: asked, now: now(asked) };
			turn.say(asked.choices[0]!);
			game = { ...game, question: play, now: now(play) }; // the same turn: nothing was claimed by anybody
			vi.advanceTimersByTime(600);
			expect([said, turn.waiting]).toEqual([[], null]);
		});

		it("claims late beside a question, which stays open", () => {
			game = { ...game, late };
			expect(turn.openLate()).toBe(true);
			expect(turn.lateOpen).toBe(true);
			turn.speakUp(late[0]!);
			turn.press("1a", "mouse"); // one thing at a time
			vi.advanceTimersByTime(600);
			expect(said).toEqual([{ type: "act", turn: 12, action: 70 }]);
			expect([turn.question, turn.late, turn.lateOpen]).toEqual([play, [], false]);
		});

		it("claims late when nobody asks", () => {
			game = { question: null, now: { ...now(play), question: null }, late };
			turn.openLate();
			turn.speakUp(late[0]!);
			vi.advanceTimersByTime(600);
			expect(said).toEqual([{ type: "act", turn: 12, action: 70 }]);
		});

		it("takes a late claim back, puts its slip away, and has it again after a refusal", () => {
			game = { ...game, late };
			turn.openLate();
			turn.speakUp(late[0]!);
			expect(turn.back()).toBe(true);
			vi.advanceTimersByTime(2000);
			expect([said, turn.lateOpen]).toEqual([[], true]);
			turn.openLate();
			expect(turn.lateOpen).toBe(false);
			turn.speakUp(late[0]!);
			vi.advanceTimersByTime(600);
			expect(turn.late).toEqual([]);
			turn.refused();
			expect(turn.late).toBe(late);
		});

		it("has nothing to open, and claims nothing that is not there", () => {
			expect(turn.openLate()).toBe(false);
			turn.speakUp(late[0]!);
			vi.advanceTimersByTime(600);
			expect(said).toEqual([]);
		});
	});

	it("can ask for a hint again after a refusal", () => {
		turn.askForHint();
		turn.refused();
		expect(turn.thinking).toBe(false);
		turn.askForHint();
		expect(said).toHaveLength(2);
	});
});
