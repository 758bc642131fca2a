import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { calls } from "./scan";

const CATALOGUES = import.meta.glob<string>("../../../src/hanashobu/text/catalogues/*/*.ftl", { query: "?raw", import: "default", eager: true });
const SOURCES = import.meta.glob<string>(["../**/*.{ts,svelte}", "!../**/*.test.ts", "!./scan.ts"], { query: "?raw", import: "default", eager: true });
const COMMON = new Set(["language.ftl"]); // shared with Python; the page uses some of it
type Entries = Map<string, { args: string[]; page: boolean }>;

/** Everything that a pattern refers to: arguments, and other messages. */
function found(node: unknown, type: string): string[] {
	if (Array.isArray(node)) return node.flatMap((one) => found(one, type));
	if (!node || typeof node !== "object") return [];
	const own = "type" in node && node.type === type && "name" in node ? [String(node.name)] : [];
	return [...own, ...Object.values(node).flatMap((one) => found(one, type))];
}

/** The files of a language that the page loads. */
const files = (lang: string): [string, string][] =>
	Object.entries(CATALOGUES).flatMap(([path, text]): [string, string][] => (path.split("/").at(-2) === lang && !path.includes("/cli-") ? [[path.split("/").at(-1)!, text]] : []));

function catalogue(lang: string): Entries {
	const entries: Entries = new Map();
	for (const [name, text] of files(lang)) {
		for (const entry of new FluentResource(text).body) {
			expect(entries.has(entry.id), `${lang}/${name} has ${entry.id} for the second time`).toBe(false);
			entries.set(entry.id, { args: [...new Set(found(entry, "var"))].toSorted(), page: name.startsWith("page-") || COMMON.has(name) });
		}
	}
	return entries;
}

const languages = [...new Set(Object.keys(CATALOGUES).map((path) => path.split("/").at(-2)!))];
const english = catalogue("en");
const texts = new Map(Object.entries(SOURCES));
const asked = [...texts].flatMap(([name, text]) => calls(text).map((call) => ({ name, ...call })));

describe("the page", () => {
	it("asks only for messages that there are, with all their arguments and no others", () => {
		const wrong = asked.flatMap(({ name, ids, args }) =>
			ids.flatMap((id) => {
				const entry = english.get(id);
				if (!entry) return [`${name}: there is no message ${id}`];
				return args && args.toSorted().join() !== entry.args.join() ? [`${name}: ${id} is given (${args.join(", ")}) and has (${entry.args.join(", ")})`] : [];
			}),
		);
		expect(wrong).toEqual([]);
	});

	it("has a message for every id that it puts together", () => {
		const wrong = asked.flatMap(({ name, patterns }) => patterns.filter((pattern) => ![...english.keys()].some((id) => pattern.test(id))).map((pattern) => `${name}: ${pattern.source}`));
		expect(wrong).toEqual([]);
	});

	it("uses all messages of its own", () => {
		const ids = new Set(asked.flatMap((call) => call.ids));
		const patterns = asked.flatMap((call) => call.patterns);
		const all = [...texts.values()].join("\n");
		const unused = [...english].filter(([id, { page }]) => page && !/^(unit|language)-/.test(id) && !ids.has(id) && !patterns.some((pattern) => pattern.test(id)) && !all.includes(`"${id}"`));
		expect(unused.map(([id]) => id)).toEqual([]);
	});
});

describe.each(languages)("the catalogue of %s", (lang) => {
	const own = catalogue(lang);

	it("has the messages of English", () => {
		const page = (entries: Entries) => [...entries].filter(([, entry]) => entry.page).map(([id]) => id).toSorted(); // prettier-ignore
		expect(page(own)).toEqual(page(english));
	});

	it("uses no arguments that English does not have", () => {
		const wrong = [...own].filter(([id, { args, page }]) => page && args.some((arg) => !english.get(id)?.args.includes(arg))).map(([id]) => id); // prettier-ignore
		expect(wrong).toEqual([]);
	});

	it("can be read: nothing in it is skipped", () => {
		for (const [name, text] of files(lang)) {
			const begun = [...text.matchAll(/^(-?[a-z][\w-]*) *=/gm)].map(([, id]) => id);
			expect(new FluentResource(text).body.map((entry) => entry.id), `${lang}/${name}`).toEqual(begun);
		}
	});
});
