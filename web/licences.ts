// Writes THIRD-PARTY.txt beside the page: other people's work that is in it, with the full texts of its licences. Where a text is missing, the build fails.
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { FONTS } from "./fonts.ts";
import type { Plugin, Rolldown } from "vite";

const TEXTS = join(import.meta.dirname, "licences"); // of packages that name their licence and do not bring its text
const BRUSH = {
	name: "Yuji Boku (letters of it, brush.woff2)",
	licence: "OFL-1.1",
	text: readFileSync(join(import.meta.dirname, "src/table/brush/OFL.txt"), "utf-8"),
};
const HEAD = "\ufeffThe page of Hanashōbu contains other people’s work. Its own licence is MIT; these are theirs.\n"; // it begins with a mark that it is UTF-8, which not every host of files says

type Work = { name: string; licence: string; text: string };

/** The packages of which there is something in these chunks. */
function packages(chunks: readonly Rolldown.OutputChunk[]): string[] {
	const modules = chunks.flatMap((chunk) => chunk.moduleIds);
	return [...new Set(modules.flatMap((id) => /^[^\0].*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(id)?.[0] ?? []))].toSorted();
}

function work(folder: string): Work {
	const {
		name,
		version,
		license: licence = "",
	} = JSON.parse(readFileSync(join(folder, "package.json"), "utf-8")) as { name: string; version: string; license?: string };
	const own = readdirSync(folder).find((file) => /^licen[cs]e(\.(md|txt))?$/i.test(file));
	const file = own ? join(folder, own) : join(TEXTS, `${licence}.txt`);
	if (!existsSync(file))
		throw new Error(
			`${name} ${version} is part of the page, but has no text of its licence: put one into web/licences/${licence || "NAME"}.txt.`,
		);
	return { name: `${name} ${version}`, licence, text: readFileSync(file, "utf-8") };
}

const written = ({ name, licence, text }: Work): string =>
	`\n${"=".repeat(80)}\n${name} (${licence})\n${"=".repeat(80)}\n\n${text.trim()}\n`;

export function licences(): Plugin {
	return {
		name: "licences",
		apply: "build",
		generateBundle(_, bundle) {
			const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
			const source = HEAD + [...[...packages(chunks), ...FONTS].map(work), BRUSH].map(written).join("");
			this.emitFile({ type: "asset", fileName: "THIRD-PARTY.txt", source });
		},
	};
}
