// Cards that rise from a capture pile and come together where they are shown.
import { calm } from "../../app/calm";

const RISE = 420; // milliseconds
const AFTER = 26; // between one card and the next

/** Lets a shown card come from where it lies: from its picture in the pile of a seat, or where that is only counted from there. */
export function gather(node: HTMLElement, { seat, code, at, pace }: { seat: number; code: string; at: number; pace: number }): void {
	if (calm()) return;
	const pile = document.querySelector(`[data-at="taken:${seat}"]`);
	const from = (pile?.querySelector(`[data-code="${code}"]`) ?? pile)?.getBoundingClientRect();
	const to = node.getBoundingClientRect();
	if (!from?.width || !to.width) return;
	const [x, y] = [from.x + from.width / 2 - to.x - to.width / 2, from.y + from.height / 2 - to.y - to.height / 2];
	const scale = Math.min(from.width, from.height) / to.width;
	const [start, above] = [
		`translate(${x}px, ${y}px) scale(${scale})`,
		`translate(${x * 0.35}px, ${y * 0.35 - 14}px) scale(${(1 + scale) / 2 + 0.1})`,
	];
	const path = [{ transform: start, opacity: 0.4 }, { transform: above, opacity: 1, offset: 0.55 }, { transform: "none", opacity: 1 }]; // prettier-ignore
	node.animate(path, { duration: RISE * pace, delay: at * AFTER * pace, easing: "cubic-bezier(0.2, 0.7, 0.25, 1)", fill: "backwards" });
}
