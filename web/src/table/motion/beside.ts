// Puts what belongs to a seat beside its name: over its captured cards, inside the window.
export function beside(node: HTMLElement, seat: number): void {
	const plate = (
		document.querySelector(`[data-seat="${seat}"]`) ?? document.querySelector(`[data-at="taken:${seat}"]`)
	)?.getBoundingClientRect();
	const stage = node.offsetParent?.getBoundingClientRect();
	if (!plate || !stage) return;
	const inside = (at: number, size: number, room: number): number => Math.max(8, Math.min(at, room - size - 8));
	node.style.left = `${inside(plate.left - stage.left + plate.width / 2 - node.offsetWidth / 2, node.offsetWidth, stage.width)}px`;
	node.style.top = `${inside(plate.top - stage.top + plate.height / 2 - node.offsetHeight / 2, node.offsetHeight, stage.height)}px`;
}
