// The page's own letters: Source Sans 3, and Noto Sans JP for Japanese, cut down to what the catalogues and the names of cards are written with.
// Whatever else people write (their names, what they say to each other) is in the fonts of their system.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import subsetFont from "subset-font";
import type { Plugin } from "vite";
import { languages, source } from "./catalogues.ts";

type Slice = { file: string; part: string[] };

export const FONTS = ["source-sans-3", "noto-sans-jp"].map((name) => join(import.meta.dirname, "node_modules/@fontsource-variable", name));
const [SANS, JAPANESE] = FONTS as [string, string];
const KEPT = join(import.meta.dirname, "../build/fonts");
const PREFIX = "fonts:";
const FIRST = /^(event|extra|hint|language|news|names|question|settlement|sums|page-(common|table|settlement|staging))/; // what is read until the first table is over

const read = (...path: string[]): string => readFileSync(join(...path), "utf-8");
const letters = (...texts: string[]): Set<string> => new Set([...texts.join("")].filter((letter) => letter >= " "));

/** Which letters each style sheet brings. */
export function wanted(): Record<string, Set<string>> {
	const always =
		String.fromCharCode(...Array.from({ length: 95 }, (_, i) => 32 + i)) + read(import.meta.dirname, "../src/hanashobu/text/names.json");
	const first = letters(
		always,
		source("ja", (name) => FIRST.test(name)),
	);
	return {
		sans: letters(always, ...languages().map((lang) => source(lang))),
		ja: first,
		"ja-more": new Set([...letters(source("ja"))].filter((letter) => !first.has(letter))),
	};
}

/** The slices of a package that have any of these letters, and which. */
function slices(folder: string, text: Set<string>, only: RegExp): Slice[] {
	const ranges = Object.entries(JSON.parse(read(folder, "unicode.json")) as Record<string, string>).filter(([slice]) => only.test(slice));
	return ranges.flatMap(([slice, range]) => {
		const spans = range.split(",").map((span) => span.trim().slice(2).split("-").map((code) => parseInt(code, 16))); // prettier-ignore
		const part = [...text].filter((letter) =>
			spans.some(([from = 0, to = from]) => from <= letter.codePointAt(0)! && letter.codePointAt(0)! <= to),
		);
		const file = join(folder, `files/${folder.split("/").at(-1)}-${slice.replaceAll(/[[\]]/g, "")}-wght-normal.woff2`);
		return part.length ? [{ file, part: part.toSorted() }] : [];
	});
}

function face(family: string, display: string, url: string, part: string[]): string {
	const range = part.map((letter) => `U+${letter.codePointAt(0)!.toString(16)}`).join();
	return `@font-face{font-family:"${family}";font-weight:400 700;font-display:${display};src:url(${url}) format("woff2");unicode-range:${range}}\n`;
}

const COMMON = { targetFormat: "woff2", variationAxes: { wght: { min: 400, max: 700, default: 400 } }, noLayoutClosure: true };
const UNUSED = ["BASE", "GDEF", "GPOS", "GSUB", "MVAR", "STAT", "VORG", "VVAR", "vhea", "vmtx"]; // by horizontal text; they would be there sixty times
const cut = ({ file, part }: Slice, dropTables: string[] = []): Promise<Buffer> =>
	subsetFont(readFileSync(file), part.join(""), { ...COMMON, dropTables, noHinting: dropTables.length > 0 });

/** Latin letters are files that the page's head names: they are there with the first words, or the system's are used until the next page. */
async function latin(folder: string, text: Set<string>): Promise<string> {
	const faces = slices(SANS, text, /^latin/).map(async (slice) => {
		const name = `sans-${slice.part.includes("a") ? "latin" : "more"}.woff2`;
		writeFileSync(join(folder, name), await cut(slice));
		return face("Source Sans 3", "optional", `./${name}`, slice.part);
	});
	return (await Promise.all(faces)).join("");
}

/** Japanese ones are in their style sheet: sixty slices would be sixty requests. Each is as wide as what it replaces, so nothing moves when they come. */
async function japanese(text: Set<string>): Promise<string> {
	const faces = slices(JAPANESE, text, /^\[/).map(async (slice) =>
		face("Noto Sans JP", "swap", `data:font/woff2;base64,${(await cut(slice, UNUSED)).toString("base64")}`, slice.part),
	);
	return (await Promise.all(faces)).join("");
}

/** A style sheet with its fonts, made once for the same letters. */
async function made(sheet: string): Promise<string> {
	const text = wanted()[sheet];
	if (!text) throw new Error(`There are no fonts ${sheet}; there are ${Object.keys(wanted()).join(", ")}.`);
	const from = [[...text].toSorted().join(""), read(import.meta.filename), ...FONTS.map((folder) => read(folder, "package.json"))];
	const folder = join(KEPT, `${sheet}-${createHash("sha256").update(from.join("")).digest("hex").slice(0, 12)}`);
	const path = join(folder, "fonts.css");
	if (!existsSync(path)) {
		mkdirSync(folder, { recursive: true });
		writeFileSync(path, await (sheet === "sans" ? latin(folder, text) : japanese(text)));
	}
	return path;
}

/** Offers `fonts:sans`, `fonts:ja` and `fonts:ja-more`, and has the Latin letters on their way with the page, behind its script. */
export function fonts(): Plugin {
	const found = /(^|\/)sans-latin-[^/]*\.woff2$/;
	const attrs = { rel: "preload", as: "font", type: "font/woff2", crossorigin: "", fetchpriority: "low" };
	let base = "/";
	return {
		name: "fonts",
		configResolved: (config) => void (base = config.base),
		resolveId: (id) => (id.startsWith(PREFIX) ? made(id.slice(PREFIX.length)) : undefined),
		transformIndexHtml: (_, { bundle }) =>
			Object.keys(bundle ?? {})
				.filter((file) => found.test(file))
				.map((file) => ({ tag: "link", attrs: { ...attrs, href: base + file }, injectTo: "head" as const })),
	};
}
