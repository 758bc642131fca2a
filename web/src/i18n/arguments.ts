// The arguments of messages as Fluent takes them, and the functions that the catalogues call. Python's `text/reader.py` has the same.
import { FluentNumber, FluentType, type FluentFunction, type FluentValue } from "@fluent/bundle";
import type { Amount, Arg, Message, Name, Player } from "../net/wire";

export type { Amount, Arg };
export type Args = Record<string, Arg>;

/** What a reader decides: language, vocabulary, seat. */
export interface Reading {
	text(id: string, args?: Args): string;
	has(id: string): boolean;
	name(name: Name): string;
	card(code: string): string;
	say(message: Message): string;
	isYou(player: Player): boolean;
}

const LONGEST = 80; // letters of somebody's own words that a sentence repeats

/** A number with a true minus sign. */
export const number = (value: number): string => String(value).replace("-", "−");

/** Points won or lost: `+70`, `−35`, `0`. */
export const signed = (points: number): string => (points > 0 ? `+${points}` : number(points));

/** The part of an id that stands for an English name: `five-brights`. */
export const slug = (english: string): string => english.normalize("NFKD").replaceAll(/\P{ASCII}/gu, "").toLowerCase().replaceAll(/[^a-z0-9]+/g, "-").replaceAll(/^-|-$/g, ""); // prettier-ignore

/** A name from a script that is written from right to left turns nothing around but itself. */
const isolated = (text: string): string => (/[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/.test(text) ? `\u2068${text}\u2069` : text);

class Plain extends FluentNumber {
	override toString(): string {
		return number(this.value);
	}
}

/** A typed argument, with the text that stands for it in a sentence. */
class Typed<T> extends FluentType<T> {
	constructor(
		value: T,
		readonly shown: () => string,
	) {
		super(value);
	}
	toString(): string {
		return this.shown();
	}
}

/** An argument as Fluent takes it. */
export function fluent(arg: Arg, read: Reading): FluentValue {
	if (typeof arg === "number") return new Plain(arg);
	if (typeof arg === "string") return arg;
	return new Typed(arg, () => shown(arg, read));
}

function shown(arg: Arg, read: Reading): string {
	if (typeof arg === "number") return number(arg);
	if (typeof arg === "string") return arg;
	switch (arg.is) {
		case "player":
			return read.isYou(arg) ? read.text("you") : isolated(arg.name);
		case "cards":
			return list(cards(arg.codes, read), "list-comma", read);
		case "name":
			return read.name(arg);
		case "amount":
			return amount(arg, read);
		case "quoted":
			return read.text("quoted", { text: isolated(arg.text.length > LONGEST ? `${arg.text.slice(0, LONGEST)}…` : arg.text) });
		case "message":
			return read.say(arg);
		case "list":
			return list(arg.items.map((one) => shown(one, read)), "list-and", read); // prettier-ignore
	}
}

/** Cards one by one; those of one name are counted: `two Susuki Chaff`. */
function cards(codes: readonly string[], read: Reading): string[] {
	if (codes.includes("?")) return codes.map((code) => (code === "?" ? code : read.card(code)));
	const times = new Map<string, number>();
	for (const card of codes.map(read.card)) times.set(card, (times.get(card) ?? 0) + 1);
	return [...times].map(([card, n]) => (n > 1 ? read.text("cards-same", { n, card }) : card));
}

/** Texts one after another, the last joined with a message such as `list-or`. */
export function list(texts: string[], last: string, read: Reading, between = "list-comma"): string {
	if (!texts.length) return read.text("list-empty");
	return texts.reduce((joined, text, at) => read.text(at === texts.length - 1 ? last : between, { a: joined, b: text }));
}

function amount({ number: n, unit = "points" }: Amount, read: Reading, attribute = ""): string {
	const id = `unit-${slug(unit)}${attribute}`;
	return read.has(id) ? read.text(id, { n }) : read.text(`unit-other${attribute}`, { n, unit });
}

// oxlint-disable-next-line typescript/no-explicit-any -- Fluent hands on whatever a message was given
const value = (arg: FluentValue | undefined): any => (arg instanceof FluentType ? arg.value : arg);
const points = (arg: FluentValue | undefined): number => (typeof value(arg) === "object" ? value(arg).number : Number(value(arg)));
const decimal = (arg: FluentValue | undefined, digits: FluentValue | undefined): string =>
	Number(value(arg)).toFixed(Number(value(digits) ?? 1));

/** The functions of the catalogues. */
export function functions(read: Reading): Record<string, FluentFunction> {
	const all = (arg: FluentValue | undefined): Arg[] => (value(arg)?.is === "list" ? value(arg).items : [value(arg)]);
	const texts = (arg: FluentValue | undefined): string[] =>
		value(arg)?.is === "cards" ? cards(value(arg).codes, read) : all(arg).map((one) => shown(one, read));
	const isOther = (one: Arg | undefined): boolean => typeof one === "object" && one.is === "player" && !read.isYou(one);
	return {
		PERSON: ([who]) => {
			const people = all(who) as Player[];
			return people.length !== 1 ? "many" : people[0]?.is === "player" && read.isYou(people[0]) ? "you" : "one";
		},
		COUNT: ([things]) => new Plain((value(things).codes ?? value(things).items).length),
		HAS: ([thing]) => (has(value(thing)) ? "yes" : "no"),
		SIGNED: ([n]) => signed(points(n)),
		DECIMAL: ([n], { digits }) => decimal(n, digits).replace("-", "−"),
		SIGNED_DECIMAL: ([n], { digits }) => (Number(value(n)) < 0 ? "" : "+") + decimal(n, digits).replace("-", "−"),
		PERCENT: ([n], { digits }) => `${(Number(value(n)) * 100).toFixed(Number(digits ?? 0))}%`,
		GROUPED: ([n]) => Number(value(n)).toLocaleString("en").replace("-", "−"),
		SHORT: ([n]) => (value(n)?.is === "amount" ? amount(value(n), read, ".short") : shown(value(n), read)),
		PEOPLE: ([who]) =>
			fluent({ is: "list", items: all(who).toSorted((one, other) => Number(isOther(one)) - Number(isOther(other))) }, read),
		AND: ([things]) => list(texts(things), "list-and", read),
		OR: ([things]) => list(texts(things), "list-or", read),
		COMMA: ([things]) => list(texts(things), "list-comma", read),
		BRIEF: ([cards]) => shown(value(cards), read), // a page has room for their names, and shows no codes
		SEMICOLON: ([things]) => list(texts(things), "list-semicolon", read, "list-semicolon"),
		CAPITAL: ([thing]) => {
			const text = shown(value(thing), read);
			if (isOther(all(thing)[0])) return text; // somebody's name stays as it is
			return text.slice(0, 1).toUpperCase() + text.slice(1);
		},
	};
}

function has(arg: Arg | undefined): boolean {
	if (typeof arg !== "object") return Boolean(arg);
	if (arg.is === "cards") return arg.codes.length > 0 && !arg.codes.includes("?");
	if (arg.is === "list") return arg.items.length > 0;
	return arg.is === "amount" ? arg.number !== 0 : true;
}
