// The notes of the first game: what is happening now, in plain words. A note that was put away does not come back.
import { say as read, t } from "../../i18n/catalogue.svelte";
import type { Question } from "../../net/wire";
import type { Look } from "./look";

type Plain = "match" | "nothing" | "choose" | "draw" | "others" | "yaku" | "multiplier" | "face-down" | "settled" | "over";

/** A note: its name, under which it is put away, and its text. */
export type Note = { name: string; text: string };

/** The note that fits what is happening, the most special first; of those already put away none. */
export function note(look: Look, question: Question | null, choosing: boolean, read: ReadonlySet<string>): Note | null {
	return fitting(look, question, choosing).find((one) => !read.has(one.name)) ?? null;
}

function fitting(look: Look, question: Question | null, choosing: boolean): Note[] {
	const now = look.now;
	const say = (...names: Plain[]) => names.map((name) => ({ name, text: t(`guide-${name}`) }));
	if (!now || look.you === null) return [];
	if (now.status === "over") return say("over");
	if (now.status === "between") return say("settled");
	if (now.claims && (!question || question.choices.length < 2)) return []; // nothing to explain, and soon over
	if (!question) return look.board.faceDown ? say("face-down") : say("others");
	switch (question.asked) {
		case "take":
			return say(question.card && look.board.laid?.from === "hand" ? "choose" : "draw");
		case "play": {
			const takes = question.choices.some((choice) => choice.outcome?.got?.length || choice.targets?.length);
			const begun = now.seats[look.you]?.yaku?.some((row) => row.state === "near" || row.state === "made");
			return say(...(choosing ? (["choose"] as const) : []), takes ? "match" : "nothing", ...(look.board.multiplier > 1 ? (["multiplier"] as const) : []), ...(begun ? (["yaku"] as const) : []));
		}
		case "dealer_takes":
			return say("choose");
	}
	return [{ name: question.asked, text: read({ is: "message", id: `question-${question.asked.replaceAll("_", "-")}.guide` }) }];
}
