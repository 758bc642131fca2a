// Lists which files each page and each language needs, so that the server can name them in the page's head: they are on their way before a script has run.
import type { Plugin, Rolldown } from "vite";

const PAGE = /\/src\/pages\/(\w+)\.svelte$/;
const LANGUAGE = /catalogue:([\w-]+)$/;

/** A chunk, what it imports, and their styles. */
function needed(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle, found = new Set<string>()): Set<string> {
	if (found.has(chunk.fileName)) return found;
	found.add(chunk.fileName);
	for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
	for (const name of chunk.imports) {
		const other = bundle[name];
		if (other?.type === "chunk") needed(other, bundle, found);
	}
	return found;
}

/** The address of a page is its name, but that of the set-up. */
const address = (page: string): string => (page === "Setup" ? "new" : page.toLowerCase());

export function preloads(): Plugin {
	return {
		name: "preloads",
		apply: "build",
		generateBundle(_, bundle) {
			const [pages, languages]: [Record<string, string[]>, Record<string, string>] = [{}, {}];
			for (const chunk of Object.values(bundle)) {
				if (chunk.type !== "chunk" || !chunk.isDynamicEntry) continue;
				const page = PAGE.exec(chunk.facadeModuleId ?? "")?.[1];
				const language = LANGUAGE.exec(chunk.facadeModuleId ?? "")?.[1];
				if (page) pages[address(page)] = [...needed(chunk, bundle)];
				if (language) languages[language] = chunk.fileName;
			}
			this.emitFile({ type: "asset", fileName: "preloads.json", source: JSON.stringify({ pages, languages }) });
		},
	};
}
