// How the page reaches the tables: over the network to a server, or by messages to a worker that has everything in it. Nothing else knows which.
export { transport } from "#reach"; // network.ts; in the page that needs no server, worker.ts

/** What the page uses of a WebSocket. */
export type Line = Pick<WebSocket, "readyState" | "send" | "close" | "onopen" | "onmessage" | "onclose">;

export type Transport = {
	/** Whether others can come: there is a server that they reach too. */
	shared: boolean;
	/** Asks for an address of the API; rejects where nobody can be reached. */
	ask(url: string, init: RequestInit): Promise<Response>;
	/** Begins to open a line to a table at which somebody will sit down soon. */
	prepare(table: string): void;
	/** A line to a table: the prepared one, which may be open already, or a new one. */
	connect(table: string): Line;
};
