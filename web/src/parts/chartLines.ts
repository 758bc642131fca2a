// Where the lines and labels of a chart go.

/** A few whole steps for an axis that holds all values. */
export function steps(values: readonly number[]): number[] {
	const low = Math.min(...values);
	const high = Math.max(...values);
	const rough = Math.max(1, (high - low) / 4);
	const power = 10 ** Math.floor(Math.log10(rough));
	const step = Math.max(
		1,
		[1, 2, 5, 10].map((one) => one * power).find((one) => one >= rough)!,
	);
	const found: number[] = [];
	for (let value = Math.floor(low / step) * step; value < high + step; value += step) found.push(value);
	return found;
}

/** Moves labels apart so that none covers another; they keep their order. */
export function apart(places: readonly number[], gap: number, top: number, bottom: number): number[] {
	const order = places.map((_, at) => at).sort((a, b) => places[a]! - places[b]!);
	const moved = [...places];
	order.forEach((at, rank) => (moved[at] = Math.max(moved[at]!, rank ? moved[order[rank - 1]!]! + gap : top)));
	for (let rank = order.length - 1; rank >= 0; rank--) {
		const most = rank === order.length - 1 ? bottom : moved[order[rank + 1]!]! - gap;
		moved[order[rank]!] = Math.min(moved[order[rank]!]!, most);
	}
	return moved;
}
