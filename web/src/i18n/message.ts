// The arguments of the page's own messages: people, cards, amounts and lists of them, never finished text.
import type { Amount, Arg } from "./arguments";
import type { Cards, List, Player, Quoted } from "../net/wire";

/** Somebody at the table, or at a table of the scorekeeper. */
export const person = (name: string, seat: number | null = null): Player => ({ is: "player", name, seat });

/** Several things, which the catalogue joins. */
export const list = (items: readonly Arg[]): List => ({ is: "list", items: [...items] });

export const people = (names: readonly string[]): List => list(names.map((name) => person(name)));

export const cards = (codes: readonly string[]): Cards => ({ is: "cards", codes: [...codes] });

/** Somebody's own words. */
export const quoted = (text: string): Quoted => ({ is: "quoted", text });

/** A number of what a table counts in; the English name of the unit tells which. */
export const amountOf = (number: number, unit: { english: string }): Amount => ({ is: "amount", number, unit: unit.english });
