// How large cards can be in the room that there is.

export type Fit = { card: number; columns: number; rows: number; gap: number };

const RATIO = 320 / 200; // a card's height by its width

/** The largest cards so that `count` of them fit, in at least and at most so many rows; `extra` card widths beside them are kept free. */
export function fit(width: number, height: number, count: number, { least = 1, most = 3, extra = 0, largest = 220 } = {}): Fit {
	let best: Fit = { card: 0, columns: 1, rows: 1, gap: 0 };
	for (let rows = least; rows <= most; rows++) {
		const columns = Math.ceil(count / rows);
		const gap = Math.max(4, Math.min(width, height * 2) * 0.012);
		const card = Math.floor(
			Math.min((width - gap * (columns - 1 + extra)) / (columns + extra), (height - gap * (rows - 1)) / rows / RATIO, largest),
		);
		if (card > best.card) best = { card, columns, rows, gap };
	}
	return best;
}
