// The lines of a rule book in chapters, so that they are not a wall. The server gives them in the order in which a round needs them; the
// common rules of a turn and of the match's length stand in every game, and are where one chapter ends and the next begins.
import type { Message, Line } from "../net/wire";

type Rule = { rule: string; texts: Message[] };
export type Chapter = { name: "before" | "turn" | "score" | "match"; rules: Rule[] };

const TURN = new Set(["CO-6", "CO-7", "CO-8", "CO-9"]);
const MATCH = "CO-13";

/** The chapters that have anything in them; lines of one rule that follow each other stand together. */
export function chapters(lines: readonly Line[]): Chapter[] {
	const from = lines.findIndex((line) => TURN.has(line.rule));
	const to = lines.findLastIndex((line) => TURN.has(line.rule)) + 1;
	const end = lines.findIndex((line) => line.rule === MATCH);
	const last = end < 0 ? lines.length : end;
	const cut: [Chapter["name"], readonly Line[]][] = [
		["before", lines.slice(0, Math.max(0, from))],
		["turn", lines.slice(Math.max(0, from), to)],
		["score", lines.slice(to, last)],
		["match", lines.slice(last)],
	];
	return cut.map(([name, part]) => ({ name, rules: together(part) })).filter((chapter) => chapter.rules.length);
}

function together(lines: readonly Line[]): Rule[] {
	const rules: Rule[] = [];
	for (const { rule, text } of lines) {
		if (rules.at(-1)?.rule === rule) rules.at(-1)!.texts.push(text);
		else rules.push({ rule, texts: [text] });
	}
	return rules;
}

export type Part = { text: string } | { code: string };

/** A text cut at the codes of cards (1a to 12d), so that their pictures can stand there. */
export function withCards(text: string): Part[] {
	return text
		.split(/(?<![A-Za-z0-9-])((?:1[0-2]|[1-9])[a-d])(?![A-Za-z0-9])/)
		.map((part, at): Part => (at % 2 ? { code: part } : { text: part }))
		.filter((part) => "code" in part || part.text);
}
