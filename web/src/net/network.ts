// A server, over HTTP and WebSockets.
import type { Transport } from "./transport";

export const transport: Transport = {
	shared: true,
	ask: (url, init) => fetch(url, init),
	connect: (table) => new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/tables/${table}/socket`),
};
