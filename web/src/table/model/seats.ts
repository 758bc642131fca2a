// Who sits where. You sit at the bottom, the next player to your right, and play runs counter-clockwise.

export type Sides = { right: number[]; left: number[] };

/** The other seats in turn order: the first half, rounded up, upwards on the right; the others downwards on the left. */
export function around(seats: number, you: number): Sides {
	const others = Array.from({ length: seats - 1 }, (_, step) => (you + 1 + step) % seats);
	const half = Math.ceil(others.length / 2);
	return { right: others.slice(0, half), left: others.slice(half) };
}
