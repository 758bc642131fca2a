// A table with its rules. The one that the address names is asked for at once: it does not wait for the script that shows it.
import { parts } from "../pages";
import * as api from "./calls";
import { transport } from "./transport";
import type { TableInfo } from "./wire";

const find = (id: string): Promise<TableInfo> => api.oneTable(id, { rules: true });

let early: { id: string; found: Promise<TableInfo | undefined> } | undefined;

/** Asks for the table of an address ahead of its page. What goes wrong is tried again, when there are words for it. */
export function prepareTable(path: string): void {
	const [page, id] = parts(path);
	if (page !== "table" || !id || location.hash) return; // a seat may be carried over behind the "#", which comes first
	early = { id, found: find(id).catch(() => undefined) };
	transport.prepare(id);
}

/** A table with its rules. */
export async function tableWithRules(id: string): Promise<TableInfo> {
	const found = early?.id === id ? early.found : undefined;
	early = undefined;
	return (await found) ?? find(id);
}
