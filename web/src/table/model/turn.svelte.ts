// What you do with a question: look at a card, pick it up, choose what it takes, answer, and take that back before it is sent.
import { settings } from "../../app/settings.svelte";
import type { Act, Ask, Choice, Hint, Snapshot, Outcome, Question, AnswerValue } from "../../net/wire";
import { cardNumber } from "../../i18n/words.svelte";
import type { Game } from "./game.svelte";

export type How = "mouse" | "touch" | "keys";

/** An answer that waits a moment, so that a slip of the hand can be taken back. It answers the question of its own turn, never a later one. */
type Waiting = { turn: number; asked: Question["asked"] | null; choice: Choice; target: string | null; to: number | null; amount: number };

export class Turn {
	/** The card under the pointer or with the focus. */
	looked: string | null = $state(null);
	/** The hand card that is picked up. */
	picked: string | null = $state(null);
	waiting: Waiting | null = $state.raw(null);
	/** Whether the last card was pressed by touch: then it takes a second tap to play it. */
	byTouch = $state(false);

	#hint: Hint | null = $state.raw(null);
	#asked: Question | null = $state.raw(null); // the question that advice was asked for
	#sent: Question | null = $state.raw(null); // the question that has been answered
	#opened: readonly Choice[] | null = $state.raw(null); // what can be done late, with its slip open
	#spoken: readonly Choice[] | null = $state.raw(null); // that of which one has been sent
	#target: { card: string; target: string } | null = null; // to be said as soon as it is asked
	#timer: ReturnType<typeof setTimeout> | undefined;

	constructor(
		readonly game: () => Game,
		readonly send: (said: Act | Ask) => boolean,
	) {}

	/** The question, while it has no answer. */
	question: Question | null = $derived.by(() => {
		const question = this.game().question;
		return question === this.#sent ? null : question;
	});

	/** The advice on this question, if it was asked for and has come. */
	hint: Hint | null = $derived(this.question && this.question === this.#asked ? this.#hint : null);
	/** Whether it was asked for and has not come yet. */
	thinking = $derived(!!this.question && this.question === this.#asked && !this.#hint);

	/** Whether the hand is asked for a card; otherwise it is the field, or a slip. */
	asksHand = $derived(this.question?.asked === "play" || this.question?.asked === "return");
	asksField = $derived(!this.asksHand && !!this.question?.choices.some((choice) => choice.card));

	/** The answers that are cards, by their code. */
	cards = $derived(new Map((this.question?.choices ?? []).flatMap((choice) => (choice.card ? [[choice.card, choice] as const] : []))));
	/** The answers that are words. */
	words = $derived((this.question?.choices ?? []).filter((choice) => !choice.card));
	/** Those that need a slip of paper: a pile is chosen on the table. */
	slip = $derived(this.question?.asked === "pile" ? this.words.filter((choice) => choice.text) : this.words);

	/** Whether there is anything to think about: not where the only answer is that there is nothing to claim. */
	decides = $derived(!!this.question && !(this.question.asked === "claim" && this.question.choices.length < 2));

	/** What can be done whoever's turn it is: a teyaku to claim, a new deal to ask for. */
	late: readonly Choice[] = $derived.by(() => {
		const late = this.game().late;
		return late === this.#spoken ? [] : late;
	});
	/** Whether its slip is open. */
	lateOpen = $derived(this.late.length > 0 && this.late === this.#opened);

	/** The hand card that is being thought about. */
	current = $derived.by(() => {
		const code = this.waiting?.choice.card ?? this.picked ?? this.looked;
		return this.asksHand && code ? (this.cards.get(code) ?? null) : null;
	});

	/** The field cards that it can take, or that can be chosen. */
	targets = $derived.by((): ReadonlySet<string> => {
		if (this.asksField) return new Set(this.cards.keys());
		if (!this.current) return new Set();
		if (this.current.targets?.length) return new Set(this.current.targets.map((target) => target.card));
		return new Set((this.current.outcome?.got ?? []).filter((code) => code !== this.current!.card));
	});

	/** Whether a choice on the field is open. */
	choosing = $derived(this.asksField || !!(this.picked && this.current?.targets?.length && !this.waiting));

	/** What the present thought would bring. */
	outcome = $derived.by((): Outcome | null => {
		if (this.asksField) return (this.looked && this.cards.get(this.looked)?.outcome) || null;
		const target = this.waiting?.target ?? this.looked;
		return this.current?.targets?.find((one) => one.card === target)?.outcome ?? this.current?.outcome ?? null;
	});

	/** Asks for advice, or puts it away. */
	askForHint(): void {
		if (!this.decides || this.waiting || this.thinking) return;
		const again = this.hint;
		this.#hint = null;
		this.#asked = again || !this.send({ type: "ask", turn: this.game().now!.turn }) ? null : this.question;
	}

	/** Advice has come; what was asked before something happened is of no use any more. */
	advised(hint: Hint): void {
		if (hint.turn === this.game().now?.turn) this.#hint = hint;
	}

	/** What an answer is worth. */
	worth(choice: Choice | undefined): AnswerValue | undefined {
		return choice && this.hint?.answers.find((one) => one.action === choice.action);
	}

	/** What it is worth to take a card of the field: as the answer, or with the best card of the hand. */
	worthOfTaking(code: string): AnswerValue | undefined {
		if (this.asksField) return this.worth(this.cards.get(code));
		if (!this.hint || !this.current || this.current.action !== this.hint.answers[0]?.action) return undefined;
		return this.hint.takes.find((one) => one.action === cardNumber(code));
	}

	/** What the best answer of the same kind is worth. */
	top(worth: AnswerValue): number {
		const { answers = [], takes = [] } = this.hint ?? {};
		return (answers.includes(worth) ? answers : takes)[0]?.worth ?? worth.worth;
	}

	/** Whether it is what a hint would do: one thing, but of two piles that lie face down either. */
	best(worth: AnswerValue): boolean {
		const [first, takes] = [this.hint?.answers[0], this.hint?.takes[0]];
		return worth === first || worth === takes || (this.question?.asked === "pile" && worth.worth === first?.worth);
	}

	/** A hand card is pressed. A first touch only picks it up; so does a card that has to choose. */
	press(code: string, how: How): void {
		const choice = this.cards.get(code);
		if (!choice || !this.asksHand || this.waiting) return;
		const again = this.picked === code;
		this.picked = code;
		this.byTouch = how === "touch";
		if (choice.targets?.length) return;
		if (again || how !== "touch") this.#answer(choice);
	}

	/** A field card is pressed: the one to take. */
	take(code: string): void {
		if (this.waiting) return;
		if (this.asksField) {
			const choice = this.cards.get(code);
			if (choice) this.#answer(choice);
		} else if (this.picked && this.current && this.targets.has(code)) {
			this.#answer(this.current, this.current.targets?.length ? code : null);
		}
	}

	/** A hand card is dropped onto the field, perhaps onto the card that it should take; false if it goes back. */
	drop(code: string, onto: string | null): boolean {
		const choice = this.cards.get(code);
		if (!choice || !this.asksHand || this.waiting) return false;
		this.picked = code;
		if (!choice.targets?.length) this.#answer(choice);
		else if (onto && this.targets.has(onto)) this.#answer(choice, onto);
		else return false;
		return true;
	}

	/** The field itself is pressed: the picked card goes there, if there is nothing to choose. */
	lay(): void {
		if (this.picked && this.current && !this.current.targets?.length && !this.waiting) this.#answer(this.current);
	}

	/** An answer that is a word; an offer says to whom and how much. */
	say(choice: Choice, to: number | null = null, amount = 0): void {
		if (!this.waiting && this.question?.choices.includes(choice)) this.#answer(choice, null, to, amount);
	}

	/** Opens the slip of what can be done late, or puts it away; false if there is nothing. */
	openLate(): boolean {
		if (!this.late.length || this.waiting) return false;
		this.#opened = this.lateOpen ? null : this.late;
		this.picked = null;
		return true;
	}

	/** Does one of these. */
	speakUp(choice: Choice): void {
		if (!this.waiting && this.late.includes(choice)) this.#wait({ asked: null, choice, target: null, to: null, amount: 0 });
	}

	/** Puts back what is picked up, or takes back what has not been sent; false if there was nothing. */
	back(): boolean {
		const something = !!(this.waiting || this.picked);
		this.clear();
		return something;
	}

	clear(): void {
		clearTimeout(this.#timer);
		this.waiting = null;
		this.picked = null;
		this.#target = null;
	}

	/** The server did not like it: everything is as it was. */
	refused(): void {
		this.#sent = null;
		this.#spoken = null;
		if (!this.#hint) this.#asked = null;
		this.clear();
	}

	/** Answers at once what was chosen on the field beforehand; true if it did. */
	answered(question: Question, now: Snapshot): boolean {
		const wanted = this.#target;
		this.#target = null;
		if (question.asked !== "take" || !wanted || wanted.card !== question.card) return false;
		const choice = question.choices.find((one) => one.card === wanted.target);
		return !!choice && this.send({ type: "act", turn: now.turn, action: choice.action });
	}

	#answer(choice: Choice, target: string | null = null, to: number | null = null, amount = 0): void {
		this.#wait({ asked: this.question?.asked ?? null, choice, target, to, amount });
	}

	#wait(answer: Omit<Waiting, "turn">): void {
		this.waiting = { turn: this.game().now!.turn, ...answer };
		clearTimeout(this.#timer);
		if (settings.takeBack > 0) this.#timer = setTimeout(() => this.#go(), settings.takeBack);
		else this.#go();
	}

	#go(): void {
		const { turn, asked, choice, target, to, amount } = this.waiting!;
		const { question, late } = this.game();
		this.clear();
		if (asked && asked !== question?.asked) return; // claims are closed after a while, and then nobody is asked any more
		if (target && choice.card) this.#target = { card: choice.card, target };
		const act: Act = { type: "act", turn, action: choice.action };
		if (to !== null) Object.assign(act, { to, amount });
		if (!this.send(act)) this.#target = null;
		else if (asked) this.#sent = question;
		else this.#spoken = late;
	}
}
