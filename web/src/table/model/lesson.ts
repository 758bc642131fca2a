// A lesson at the table: what the learner has to press next, and whether a press is something else.
import type { LessonStep } from "../../net/wire";
import { selector } from "./pointers";
import type { Turn } from "./turn.svelte";

/** The place that has to be pressed next: "next" for the button, none while there is nothing to do. */
export function target(step: LessonStep, turn: Pick<Turn, "question" | "asksField" | "asksHand" | "choosing" | "picked">): string {
	if (step.waits === "read") return "next";
	const [first, then] = step.answers ?? [];
	if (step.waits !== "answer" || !turn.question || !first) return "";
	if (turn.asksField) return `field:${first}`;
	if (turn.asksHand) return turn.choosing && turn.picked === first && then ? `field:${then}` : `hand:${first}`;
	if (turn.question.asked === "pile") return `pile:${Number(first.replace(/\D/g, "")) - 1}`;
	return `answer:${turn.question.choices.find((choice) => choice.word === first)?.action ?? ""}`;
}

/** What is pointed at: everything that is spoken of, and while a card is chosen on the field only that. */
export function pointed(step: LessonStep, next: string): readonly string[] {
	if (next.startsWith("field:")) return [next];
	return next && next !== "next" ? [...(step.point ?? []).filter((place) => !place.startsWith("hand")), next] : (step.point ?? []);
}

const PRESSABLE = "[data-hand], [data-code-at], [data-answer], [data-at^='pile:'], [data-late]";

/** Whether a press is on something of the game that is not what the lesson waits for; `takes` are the field cards that the card picked up takes. */
export function astray(pressed: Element, next: string, me: number, takes: ReadonlySet<string> = new Set()): boolean {
	const found = pressed.closest(PRESSABLE);
	if (!found || takes.has(found.getAttribute("data-code-at") ?? "")) return false;
	return !(next && next !== "next" && found.matches(selector(next, me)));
}
