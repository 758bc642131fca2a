// Who sits where. You sit at the bottom, the next player to your right, and play runs counter-clockwise.

export type Round = { right: number[]; top: number[]; left: number[] };

/** The other seats round the table, each side in turn order: the right side upwards, the top leftwards, the left side downwards. */
export function around(seats: number, you: number): Round {
	const others = Array.from({ length: seats - 1 }, (_, step) => (you + 1 + step) % seats);
	const side = others.length < 2 ? 0 : others.length < 5 ? 1 : 2;
	return { right: others.slice(0, side), top: others.slice(side, others.length - side), left: others.slice(others.length - side) };
}

export type Spot = { seat: number; column: string; row: number };

/** The same as strips above the field: in two columns the right one is read upwards and the left one downwards. */
export function strips(seats: number, you: number): { columns: number; spots: Spot[] } {
	const { right, top, left } = around(seats, you);
	const others = [...right, ...top, ...left];
	if (others.length < 4)
		return { columns: others.length, spots: others.map((seat, at) => ({ seat, column: String(others.length - at), row: 1 })) };
	const half = Math.floor(others.length / 2);
	const odd = others.length % 2;
	const spots = others.map((seat, at): Spot => {
		if (odd && at === half) return { seat, column: "1 / span 2", row: 1 };
		return at < half ? { seat, column: "2", row: half - at + odd } : { seat, column: "1", row: at - half + 1 };
	});
	return { columns: 2, spots };
}

/** Where the seats of one side stand, from the top down, in parts of its height: those who are out only need a line or two. */
export function stacked(out: readonly boolean[]): { y: string; h: string }[] {
	const [GAP, SMALL] = ["0.4rem", "4.4rem"];
	const [first, second] = out;
	if (second === undefined) return [{ y: "0cqh", h: first ? SMALL : "100cqh" }];
	if (first === second)
		return [
			first ? { y: "0cqh", h: SMALL } : { y: "0cqh", h: `calc(50cqh - ${GAP} / 2)` },
			first ? { y: `calc(${SMALL} + ${GAP})`, h: SMALL } : { y: `calc(50cqh + ${GAP} / 2)`, h: `calc(50cqh - ${GAP} / 2)` },
		];
	const rest = `calc(100cqh - ${SMALL} - ${GAP})`;
	return first ? [{ y: "0cqh", h: SMALL }, { y: `calc(${SMALL} + ${GAP})`, h: rest }] : [{ y: "0cqh", h: rest }, { y: `calc(100cqh - ${SMALL})`, h: SMALL }]; // prettier-ignore
}
