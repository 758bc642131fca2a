// The rows of a settlement: what was paid or written down, each yaku and shown hand with its cards, and those that brought nothing.
import type { HeldLine, Message, Name, Settlement } from "../net/wire";

export type Row = {
	rule: string;
	seat: number | null;
	reason: Message | undefined;
	names: Name[];
	cards: string[];
	changes: readonly number[];
	each: readonly (Message | null)[];
	sum: Message | null;
	worth: Message | null;
};

/** One row a reason; a yaku of which nobody paid anything for stands below, with what it is worth. */
export function rows(settlement: Settlement | undefined): Row[] {
	const held = settlement?.held ?? [];
	const sums = settlement?.sums ?? [];
	const of = (rule: string, seat: number | null): HeldLine[] => held.filter((line) => line.rule === rule && line.seat === seat);
	const paid = sums.map((row): Row => {
		const lines = of(row.rule, row.seat ?? null);
		return {
			...shown(lines),
			rule: row.rule,
			seat: row.seat ?? null,
			reason: row.reason,
			changes: row.changes,
			each: row.each ?? [],
			sum: row.sum ?? null,
			worth: null,
		};
	});
	const alone = held.filter((line) => !sums.some((row) => row.rule === line.rule && row.seat === line.seat));
	const rest = alone.map((line): Row => ({
		...shown([line]),
		rule: line.rule,
		seat: line.seat,
		reason: undefined,
		changes: [],
		each: [],
		sum: null,
		worth: line.worth,
	}));
	return [...paid, ...rest];
}

function shown(lines: readonly HeldLine[]): { names: Name[]; cards: string[] } {
	return { names: lines.flatMap((line) => line.names), cards: [...new Set(lines.flatMap((line) => line.cards))] };
}
