// What the sentences about events are made of.
import type { AnyEvent, RuleBook } from "../../net/wire";

/** The table that an event happened at. With the piles that were taken, rows that share an id can be told apart. */
export type Telling = {
	names: readonly string[];
	you: number | null;
	book: RuleBook;
	taken?: readonly (readonly string[])[];
};

export type Of<K extends AnyEvent["event"]> = Extract<AnyEvent, { event: K }>;

export type Party = Of<"pay">["to"];

/** Payments that are told together; those through the bank by what they change for each seat. */
export type Payment = { from: Party[]; to: Party[]; amount: number; why: string; forgiven: number; changes?: [Party, number][] };

/** A sentence for every kind of event; null where there is nothing to say. */
export type Sayings = { [K in AnyEvent["event"]]: (event: Of<K>, at: Telling) => string | null };

/** Cards whose faces are known. */
export const seen = (codes: readonly string[] | undefined): readonly string[] => (codes && !codes.includes("?") ? codes : []);

/** Everybody's name, from a seat to the right. */
export const around = (names: readonly string[], seat: number): string[] => [...names.slice(seat), ...names.slice(0, seat)];

/** Each thing once, with how often it is there. */
export function counted(items: readonly string[]): [item: string, count: number][] {
	const found = new Map<string, number>();
	for (const item of items) found.set(item, (found.get(item) ?? 0) + 1);
	return [...found];
}

/** The pile of a seat, where it is known. */
export const pileOf = (at: Telling, seat: Party): readonly string[] | undefined => (typeof seat === "number" ? at.taken?.[seat] : undefined);

/** Whether a payment's reason says no more than the pot it comes from or goes to. */
export function isPot(why: string, parties: readonly Party[], at: Telling): boolean {
	const reason = at.book.reasons[why]?.english;
	const pots: Record<string, string> = { pot: "the pot", year: "the year's pot", prize: "the prize pot" };
	return parties.some((party) => pots[party] === reason);
}
