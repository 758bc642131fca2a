// What a page and its worker say to each other.

/** A request, or something about a line to a table. */
export type ToWorker =
	| { type: "begin"; folder: string; takeOver: boolean }
	| { type: "ask"; id: number; method: string; url: string; body: string; key: string }
	| { type: "connect"; line: number; table: string }
	| { type: "say"; line: number; text: string }
	| { type: "hangUp"; line: number }
	| { type: "rested" }; // nobody at a table has wanted anything for a moment

/** Why the worker has no tables: another tab has them, or something did not arrive or cannot run. */
export type Hindrance = "elsewhere" | "incomplete" | "incapable";

export type ToPage =
	| { type: "progress"; share: number }
	| { type: "ready"; kept: boolean; trial: boolean } // whether the browser keeps what is played, and has matches of a trial version
	| { type: "answer"; id: number; status: number; media: string; file: string; body: Uint8Array<ArrayBuffer> }
	| { type: "failed"; id: number }
	| { type: "heard"; line: number; text: string }
	| { type: "ended"; line: number; code: number }
	| { type: "slow"; details: string } // bots that search are slower than they should be
	| { type: "hindered"; why: Hindrance; details: string };
