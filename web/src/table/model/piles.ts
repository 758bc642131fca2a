// How captured cards lie in the room that there is: fanned by kind, every index open, in as many lines as that takes.

export type Room = { width: number; height: number; card: number };
export type Spot = { x: number; y: number };

const [RATIO, BETWEEN, LINE] = [1.6, 6, 6]; // of a card; pixels between kinds, and between lines
const [OPEN, INDEX] = [0.42, 0.34]; // how much of a card a fan leaves open, at most and at least: its index
const LEAST = 0.3; // of its height, where lines lie over each other

/** Where each card lies, by kind, from the upper left corner of what they take together, and how large that is. */
export function fanned(kinds: readonly number[], room: Room): { spots: Spot[][]; width: number; height: number } {
	const { card, height } = room;
	const tall = card * RATIO;
	const most = Math.max(1, Math.ceil((height - tall) / (tall * LEAST)) + 1);
	for (let lines = 1; lines <= most; lines++) {
		const packed = narrowest(kinds, room, lines);
		if (packed) return stacked(packed, room, lines);
	}
	return stacked(squeezed(kinds, room, most), room, most);
}

type Line = { x: number; line: number };

/** In so many lines, with the widest step that fits; none if an index would be covered. */
function narrowest(kinds: readonly number[], room: Room, lines: number): Line[][] | null {
	for (let step = OPEN; step >= INDEX - 1e-9; step -= 0.02) {
		const packed = wrapped(kinds, room, step * room.card);
		if (packed.flat().every(({ line }) => line < lines)) return packed;
	}
	return null;
}

/** One card after the other, on a new line where there is no room. */
function wrapped(kinds: readonly number[], { width, card }: Room, step: number): Line[][] {
	let [x, line] = [0, 0];
	return kinds.map((count) => {
		const cards = Array.from({ length: count }, () => {
			if (x > 0 && x + card > width + 0.5) [x, line] = [0, line + 1];
			const here = { x, line };
			x += step;
			return here;
		});
		if (count) x += card - step + BETWEEN;
		return cards;
	});
}

/** Where nothing else fits: all of them in so many lines, as close as that takes. */
function squeezed(kinds: readonly number[], { width, card }: Room, lines: number): Line[][] {
	const each = Math.ceil(kinds.reduce((sum, count) => sum + count, 0) / lines);
	const step = Math.max(0, width - card) / Math.max(1, each - 1);
	let at = 0;
	return kinds.map((count) => Array.from({ length: count }, () => ({ x: (at % each) * step, line: Math.floor(at++ / each) })));
}

function stacked(packed: Line[][], { card, height }: Room, lines: number): { spots: Spot[][]; width: number; height: number } {
	const tall = card * RATIO;
	const step = lines > 1 ? Math.max(0, Math.min(tall + LINE, (height - tall) / (lines - 1))) : 0;
	const spots = packed.map((cards) => cards.map(({ x, line }) => ({ x, y: line * step })));
	const all = spots.flat();
	const most = (of: (spot: Spot) => number): number => all.reduce((max, spot) => Math.max(max, of(spot)), 0);
	return { spots, width: most(({ x }) => x + card), height: most(({ y }) => y + tall) };
}
