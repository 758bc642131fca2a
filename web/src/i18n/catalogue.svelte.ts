// The catalogue of the person's language: `t("lobby-games")` for the page's own words, `say(message)` for what comes from the table.
import { FluentResource } from "@fluent/bundle";
import languages from "catalogue:all";
import { settings, SOURCE, type Vocabulary } from "../app/settings.svelte";
import { fluent, functions, list, slug, type Args, type Reading } from "./arguments";
import { Messages } from "./messages";
import { kanji } from "./ruby";
import { cardInfo } from "./words.svelte";
import type { Message, Name } from "../net/wire";

export type { Arg, Args } from "./arguments";

type Pattern = NonNullable<ReturnType<Messages["get"]>>["value"];
type Found = { messages: Messages; pattern: NonNullable<Pattern> };

let loaded = $state.raw<Record<string, Messages>>({});
let you: number | null = null; // the seat that is being spoken to
let codes = false; // whether cards are named with their codes
const reported = new Set<string>();
const brought = new Map<string, Pattern>(); // the English that stands in the files of games

const reading: Reading = {
	text: t,
	has,
	name: (name) => plain(name),
	card: (code) => (cardInfo(code) ? `${codes ? `${code} ` : ""}${plain(cardInfo(code)!.name)}` : code),
	say: (message) => render(message),
	isYou: (player) => (you === null ? player.name === t("person-you") : player.seat === you), // where nobody is spoken to, somebody may be called so
};

/** Loads the catalogue of a language, with what the files of games add to it. */
export async function loadLanguage(lang: string, added: string | Promise<string> = ""): Promise<void> {
	const messages = new Messages(lang, functions(reading));
	if (!languages[lang]) report(`There is no language ${lang}; the languages are ${Object.keys(languages).join(", ")}.`);
	const source = await (languages[lang] ?? languages[SOURCE]!).load();
	for (const part of [source.default, await added]) messages.add(part);
	loaded = { ...loaded, [lang]: messages };
}

/** One of the page's own messages; to somebody at a seat, who is addressed as "you". */
export function t(id: string, args: Args = {}, seat: number | null = you): string {
	return say({ is: "message", id, args }, seat);
}

/** Whether the catalogues have a message: a bot, say, that somebody added has none. */
export function has(id: string): boolean {
	return Boolean(find(id));
}

/** What the table says; to somebody at a seat, who is addressed as "you". */
export function say(message: Message | null | undefined, seat: number | null = null): string {
	if (!message) return "";
	const before = you;
	you = seat;
	try {
		return render(message);
	} finally {
		you = before;
	}
}

/** A sentence of the rules, with the codes of its cards, so that their pictures can stand there. */
export function sayWithCodes(message: Message): string {
	codes = true;
	try {
		return say(message);
	} finally {
		codes = false;
	}
}

/** A name in the person's vocabulary. A language of its own may have its own name for what the others call in English; "this or that" part by part. */
export function plain(name: Pick<Name, "english" | "romaji" | "ruby" | "korean">, vocabulary: Vocabulary = settings.vocabulary): string {
	if (vocabulary === "romaji") return name.romaji;
	if (vocabulary === "kanji") return kanji(name.ruby);
	if (vocabulary === "korean" && name.korean) return kanji(name.korean);
	const whole = translated(name.english);
	if (whole) return whole;
	const parts = name.english.split(" or ").map(translated);
	return parts.every((part) => part !== undefined) ? list(parts, "list-or", reading) : name.english;
}

function translated(english: string): string | undefined {
	const own = loaded[settings.lang]?.get(`name-${slug(english)}`)?.value;
	return typeof own === "string" ? own : undefined;
}

function render({ id, args = {}, text = "" }: Message): string {
	const found = find(id, text);
	if (!found) return missing(id);
	const own = loaded[settings.lang];
	if (own && found.messages !== own && !text) report(`Message ${id} of language ${settings.lang} is missing.`);
	const errors: Error[] = [];
	const values = Object.fromEntries(Object.entries(args).map(([name, arg]) => [name, fluent(arg, reading)]));
	const shown = found.messages.bundle.formatPattern(found.pattern, values, errors);
	for (const error of errors) report(`Message ${id}: ${error.message}`);
	return shown;
}

/** The pattern of a message: in this language, in the file of a game, or in English. */
function find(id: string, text = ""): Found | undefined {
	const own = loaded[settings.lang];
	const pattern = own && part(own, id);
	if (own && pattern) return { messages: own, pattern };
	const english = loaded[SOURCE] ?? own;
	const other = english && (text ? game(text) : part(english, id));
	return english && other ? { messages: english, pattern: other } : undefined;
}

function part(messages: Messages, whole: string): Pattern | undefined {
	const [id, attribute] = whole.split(".") as [string, string?];
	const entry = messages.get(id);
	return attribute ? entry?.attributes[attribute] : entry?.value;
}

function game(text: string): Pattern {
	if (!brought.has(text)) {
		const entry = new FluentResource(`text = ${text}`).body[0];
		brought.set(text, entry && "value" in entry && entry.value ? entry.value : text);
	}
	return brought.get(text)!;
}

/** Nobody has translated it: the id for now, and English as soon as that is there. */
function missing(id: string): string {
	if (!Object.keys(loaded).length) return id; // nothing is loaded yet
	report(`Message ${id} of language ${settings.lang} is missing.`);
	if (!loaded[SOURCE]) void loadLanguage(SOURCE);
	return id;
}

function report(trouble: string): void {
	if (reported.has(trouble)) return;
	reported.add(trouble);
	console.warn(trouble);
}
