import { expect, it } from "vitest";
import type { TableInfo } from "../net/wire";
import { waitsFor } from "./rows";

const row = (table: Partial<TableInfo>, open = false) =>
	waitsFor({ seats: [{ name: "Ann" }, { name: open ? "" : "Ben", open }], stage: "playing", ...table } as TableInfo);

it("says what a table waits for", () => {
	expect(row({ stage: "gathering", your_turn: true }, true)).toBe("seats");
	expect(row({ stage: "gathering", your_turn: true })).toBe("ready");
	expect(row({ stage: "gathering" })).toBe("gathering"); // nobody's turn: nothing has been dealt
	expect(row({ your_turn: true })).toBe("turn");
	expect(row({})).toBe("others");
});
