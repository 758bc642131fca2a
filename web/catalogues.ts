// The catalogues of messages, one module for each language: `import("catalogue:ja")`. They belong to the Python package, which uses the same files.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const FOLDER = process.env.CATALOGUES ?? join(import.meta.dirname, "../src/hanashobu/text/catalogues"); // tests add a language in a copy
const ALL = "catalogue:all";

export const languages = (): string[] => readdirSync(FOLDER).filter((name) => /^[a-z]{2,3}(-[A-Za-z]+)?$/.test(name));
const files = (lang: string): string[] => readdirSync(join(FOLDER, lang)).filter((name) => name.endsWith(".ftl") && !name.startsWith("cli-")).toSorted(); // prettier-ignore

/** A catalogue without its comments. */
export const source = (lang: string, which: (name: string) => boolean = () => true): string => files(lang).filter(which).map((name) => readFileSync(join(FOLDER, lang, name), "utf-8").replaceAll(/^#.*\n/gm, "").replaceAll(/\n{2,}/g, "\n")).join("\n"); // prettier-ignore

/** What the page says about a language before it is loaded. */
function described(lang: string): string {
	const text = source(lang);
	const value = (id: string, otherwise: string): string =>
		JSON.stringify(new RegExp(`^${id} = (.+)$`, "m").exec(text)?.[1]?.trim() ?? otherwise);
	return `${JSON.stringify(lang)}: { name: ${value("language-name", lang)}, vocabulary: ${value("language-vocabulary", "english")}, load: () => import("catalogue:${lang}") }`;
}

/** Offers `catalogue:all`, which languages there are and how to load each, and `catalogue:en` and so on, the sources themselves. */
export function catalogues(): Plugin {
	return {
		name: "catalogues",
		resolveId: (id) => (id.startsWith("catalogue:") ? `\0${id}` : undefined),
		load(id) {
			if (id === `\0${ALL}`) return `export default {${languages().map(described).join(",")}}`;
			if (!id.startsWith("\0catalogue:")) return undefined;
			const lang = id.slice("\0catalogue:".length);
			for (const name of files(lang)) this.addWatchFile(join(FOLDER, lang, name));
			return `export default ${JSON.stringify(source(lang))}`;
		},
	};
}
