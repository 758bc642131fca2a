// What a mechanism says of its events: how each changes the table, what a seat learns of it, and how it is shown.
import type { Board } from "../board/board";
import type { AnyEvent, RuleBook } from "../net/wire";

export type EventKind<E extends AnyEvent = AnyEvent> = {
	/** How it changes the table. */
	fold?: (board: Board, event: E) => void;
	/** What a seat learns of it, if that is not all; null for one that it never hears of. */
	seenBy?: (event: E, seat: number) => E | null;
	/** It follows at once from what was before: nobody has decided it. All others are somebody's answer. */
	atOnce?: boolean;
	/** The pause before it, as if somebody thought about it, whoever's it is. */
	before?: number;
	/** The pause after it, in which it can be read. */
	after?: number;
	/** It is looked at together with the event before. */
	follows?: boolean;
	/** The notes that are heard with it. */
	chime?: (event: E, book?: RuleBook) => number[];
};

/** The kinds of events of a mechanism, by their names. */
export type EventKinds = { [E in AnyEvent as E["event"]]?: EventKind<E> };
