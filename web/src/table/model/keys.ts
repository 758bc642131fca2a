// Playing by keyboard: arrows go to the nearest card in their direction, whatever it belongs to.

const ARROWS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

const middle = (node: Element): [number, number] => {
	const { x, y, width, height } = node.getBoundingClientRect();
	return [x + width / 2, y + height / 2];
};

/** Moves the focus among the cards and answers of the table; true if the key was an arrow. */
export function rove(root: HTMLElement, key: string): boolean {
	const direction = ARROWS[key];
	if (!direction) return false;
	const cards = [...root.querySelectorAll<HTMLElement>("[data-rove]")];
	const here = cards.find((card) => card === document.activeElement);
	if (!here) {
		(root.querySelector<HTMLElement>("[data-hand][tabindex='0']") ?? cards[0])?.focus();
		return true;
	}
	const [x, y] = middle(here);
	const box = here.getBoundingClientRect();
	const least = (direction[0] ? box.width : box.height) * 0.4; // a neighbour that only sits a little higher is not above
	let [best, nearest]: [HTMLElement | null, number] = [null, Infinity];
	for (const card of cards) {
		const [dx, dy] = [middle(card)[0] - x, middle(card)[1] - y];
		const along = dx * direction[0] + dy * direction[1];
		const across = Math.abs(dx * direction[1]) + Math.abs(dy * direction[0]);
		const far = along + across * 2.5;
		if (card !== here && along > least && far < nearest) [best, nearest] = [card, far];
	}
	best?.focus();
	return true;
}

/** Whether a key is meant for a field of a form, and not for the table. */
export function typing(event: KeyboardEvent): boolean {
	const node = event.target as HTMLElement;
	return event.ctrlKey || event.metaKey || event.altKey || /^(INPUT|SELECT|TEXTAREA)$/.test(node.tagName);
}
