// Which messages the page asks for, read from its sources; for the tests of the catalogues.

/** One call of `t`: the ids it may ask for, an id with a hole as a pattern, and the names of its arguments, unless they are computed. */
export type Call = { ids: string[]; patterns: RegExp[]; args: string[] | undefined };

/** The calls of `t` in a source. */
export function calls(source: string): Call[] {
	return [...source.matchAll(/(?<![\w.])t\(/g)].filter(({ index }) => !/function\s*$/.test(source.slice(0, index))).map(({ index }) => call(split(source, index + 2)));
}

function call([id = "", args]: string[]): Call {
	const compared = id.replaceAll(/[!=]== "[^"]*"/g, "");
	return {
		ids: [...compared.replaceAll(/`[^`]*`/g, "").matchAll(/"([a-z][a-z0-9-]*)"/g)].map(([, one]) => one!),
		patterns: [...compared.matchAll(/`([^`]*)`/g)].map(([, one]) => new RegExp(`^${one!.replaceAll(/\$\{[^}]*\}/g, "[a-z0-9-]+")}$`)),
		args: args === undefined || args === "" ? [] : args.startsWith("{") ? split(args, 1).map((one) => /^\w+/.exec(one)![0]) : undefined,
	};
}

/** The parts between commas from a place behind an opening bracket up to the closing one. */
function split(source: string, start: number): string[] {
	const parts: string[] = [];
	let [depth, from, quote] = [0, start, ""];
	for (let at = start; at < source.length; at++) {
		const here = source[at]!;
		if (quote) quote = here === quote ? "" : quote;
		else if ("\"'`".includes(here)) quote = here;
		else if ("([{".includes(here)) depth++;
		else if (depth && ")]}".includes(here)) depth--;
		else if (!depth && ",)]}".includes(here)) {
			parts.push(source.slice(from, at).trim());
			from = at + 1;
			if (here !== ",") break;
		}
	}
	return parts.filter(Boolean);
}
