// The notes of the first games: what is happening now, in plain words. A note that was put away does not come back.
import { say as read, t, type Args } from "../../i18n/catalogue.svelte";
import { cards } from "../../i18n/message";
import { cardInfo } from "../../i18n/words.svelte";
import { extras, guide } from "../../mechanisms/extras";
import type { AnyEvent, Question, RuleBook } from "../../net/wire";
import type { Entry } from "./game.svelte";
import type { Look } from "./look";

/** A note: its name, under which it is put away, and its text. */
export type Note = { name: string; text: string };

/** What the notes look at besides the table: the question, the card that is picked up, and what has just been shown. */
export type Moment = { question: Question | null; picked: string | null; log: readonly Pick<Entry, "event">[] };

/** The note that fits what is happening, the most special first; of those already put away none. */
export function note(look: Look, moment: Moment, read: ReadonlySet<string>): Note | null {
	return fitting(look, moment).find((one) => !read.has(one.name)) ?? null;
}

const say = (name: string, args: Args = {}): Note => ({ name, text: t(`guide-${name}`, args) });

function fitting(look: Look, moment: Moment): Note[] {
	const { now, you } = look;
	if (!now || you === null) return [];
	if (now.status === "over") return [say("over")];
	if (now.status === "between") return [say("settled")];
	const { question } = moment;
	if (question) return asked(look, moment, question);
	if (now.claims) return []; // nothing to explain, and soon over
	const seen = since(moment.log, you).flatMap((event) => shown(event, look));
	if (look.board.faceDown) return [...seen, say("face-down")];
	return look.acting === null || look.acting === you ? seen : [...seen, say("others")];
}

/** What has happened since you last played a card from your hand, the latest first. */
function since(log: Moment["log"], you: number): AnyEvent[] {
	const last = log.findLastIndex(
		({ event }) => event.event === "round" || (event.event === "play" && event.seat === you && event.from === "hand"),
	);
	return log.slice(Math.max(0, last)).map(({ event }) => event).toReversed(); // prettier-ignore
}

/** What there is to say of an event when it happens. */
function shown(event: AnyEvent, { book, you }: Look): Note[] {
	if (event.event === "leftovers" && wilds(book).length) return [say("leftovers", { card: cards(wilds(book)) })];
	if (event.event !== "play") return [];
	const notes: Note[] = [];
	const wild = wilds(book).find((code) => code === event.card || event.takes?.includes(code));
	if (wild && event.takes?.length) notes.push(say("wild", { card: cards([wild]) }));
	if (event.seat === you && event.from === "stock")
		notes.push(
			event.takes?.length
				? say("drawn", { card: cards([event.card]), taken: cards(event.takes) })
				: say("drawn-stays", { card: cards([event.card]) }),
		);
	return notes;
}

function asked(look: Look, moment: Moment, question: Question): Note[] {
	switch (question.asked) {
		case "take": {
			const drawn = look.board.laid?.from === "hand" ? [] : [say("draw")];
			return [...choosing(look, question.card ?? null, targets(question, null)), ...drawn];
		}
		case "play":
			return [...(moment.picked ? choosing(look, moment.picked, targets(question, moment.picked)) : []), ...playing(look, question)];
		case "dealer_takes":
			return [say("choose-one")];
	}
	const guide = `question-${question.asked.replaceAll("_", "-")}.guide`;
	return [{ name: question.asked, text: read({ is: "message", id: guide }) }];
}

/** The cards that take others by choice. */
const wilds = ({ card_sets }: RuleBook): readonly string[] => card_sets.wilds ?? [];

const targets = (question: Question, picked: string | null): string[] =>
	picked
		? (question.choices.find((choice) => choice.card === picked)?.targets ?? []).map((one) => one.card)
		: question.choices.flatMap((choice) => choice.card ?? []);

/** Which of several cards to take: by the wild card, by month, or with the wild card among them. */
function choosing({ book }: Look, card: string | null, among: readonly string[]): Note[] {
	if (!card || among.length < 2) return [];
	if (wilds(book).includes(card)) return [say("choose-wild", { card: cards([card]) })];
	const month = cardInfo(card)?.month;
	if (among.every((code) => cardInfo(code)?.month === month)) return [say("choose")];
	const wild = wilds(book).find((code) => among.includes(code));
	return [wild ? say("choose-it", { card: cards([wild]) }) : say("choose-one")];
}

/** What helps somebody who is to play a card. */
function playing(look: Look, question: Question): Note[] {
	const takes = question.choices.filter((choice) => choice.outcome?.got?.length || choice.targets?.length);
	const begun = look.now?.seats[look.you ?? 0]?.yaku?.some((row) => row.state === "near" || row.state === "made");
	const wild = takes.flatMap((choice) => (choice.card && wilds(look.book).includes(choice.card) ? [choice.card] : []));
	const hold = wild.slice(0, 1).map((code) => say("hold-wild", { card: cards([code]) }));
	const notes = wild.length < takes.length ? [say("match"), ...hold] : takes.length ? hold : [say("nothing")];
	notes.push(...extras(look, "rim").flatMap((extra) => (guide(extra) ? [{ name: extra.name, text: guide(extra) }] : [])));
	if (begun) notes.push(say("yaku"));
	return notes;
}
