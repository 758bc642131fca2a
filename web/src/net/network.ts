// A server, over HTTP and WebSockets.
import type { Transport } from "./transport";

const open = (table: string): WebSocket =>
	new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/tables/${table}/socket`);

let prepared: { table: string; line: WebSocket } | undefined;

export const transport: Transport = {
	shared: true,
	ask: (url, init) => fetch(url, init),
	prepare: (table) => (prepared = { table, line: open(table) }),
	connect(table) {
		const line = prepared?.table === table && prepared.line.readyState <= WebSocket.OPEN ? prepared.line : open(table);
		prepared = undefined;
		return line;
	},
};
