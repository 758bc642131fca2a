// The second half of a double press was meant for what was pressed first. Where that has gone meanwhile, whatever came up in its place does
// not get it. Cards are no part of this: a turn takes one answer anyway.

const DOUBLE = 400; // milliseconds between the two
const NEAR = 24; // pixels

export type Press = { timeStamp: number; clientX: number; clientY: number };

/** Whether a press is the second half of another one. */
export function second(first: Press, press: Press): boolean {
	return press.timeStamp - first.timeStamp < DOUBLE && Math.hypot(press.clientX - first.clientX, press.clientY - first.clientY) < NEAR;
}

/** Looks at every press of the page before anybody else does. */
export function guardSecondPress(): void {
	let first: { press: Press; on: Element } | null = null;
	addEventListener(
		"click",
		(event) => {
			if (!event.detail || !(event.target instanceof Element)) return; // a key, or a label that presses its box
			if (first && !first.on.isConnected && second(first.press, event)) {
				event.stopImmediatePropagation();
				event.preventDefault();
				return;
			}
			const on = event.target.closest("button, a");
			first = on && !on.matches("[data-hand], .lies") ? { press: event, on } : null;
		},
		true,
	);
}
