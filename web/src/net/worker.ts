// A worker that has everything in it: the page needs no server.
import type { Hindrance, ToPage, ToWorker } from "./messages";
import { loading, whenIdle } from "./loading.svelte";
import type { Line, Transport } from "./transport";

const CONNECTING = 0,
	OPEN = 1,
	CLOSED = 3; // as a WebSocket has them, prettier-ignore

const PREPARED = new Set(["/api/words", "/api/games"]); // what the API answers everybody: files, which are there before the worker is

const REST = 1500; // ms in which nobody wants anything and nothing happens: what can wait begins then, and delays no click

const TAKE_OVER = "hanashobu-take-over";

type Waiting = { resolve: (answer: Response) => void; reject: (error: Error) => void };

let worker: Worker | undefined;
let ready: { promise: Promise<void>; resolve: () => void };
const waiting = new Map<number, Waiting>();
const lines = new Map<number, WorkerLine>();
let last = 0;
let resting: ReturnType<typeof setTimeout> | undefined;

class WorkerLine implements Line {
	readyState: number = CONNECTING;
	onopen: Line["onopen"] = null;
	onmessage: Line["onmessage"] = null;
	onclose: Line["onclose"] = null;
	readonly #number = ++last;

	constructor(table: string) {
		lines.set(this.#number, this);
		void begun().then(() => {
			if (this.readyState === CLOSED) return;
			post({ type: "connect", line: this.#number, table });
			this.readyState = OPEN;
			this.onopen?.call(this as unknown as WebSocket, new Event("open"));
		});
	}

	send(text: string): void {
		post({ type: "say", line: this.#number, text });
	}

	close(): void {
		if (this.readyState === OPEN) post({ type: "hangUp", line: this.#number });
		this.ended(1000);
	}

	heard(text: string): void {
		this.onmessage?.call(this as unknown as WebSocket, new MessageEvent("message", { data: text }));
	}

	ended(code: number): void {
		if (this.readyState === CLOSED) return;
		this.readyState = CLOSED;
		lines.delete(this.#number);
		this.onclose?.call(this as unknown as WebSocket, new CloseEvent("close", { code }));
	}
}

function begun(takeOver = wanted()): Promise<void> {
	if (!worker) {
		let resolve = () => {};
		ready ??= { promise: new Promise<void>((done) => (resolve = done)), resolve: () => resolve() };
		loading.again = again;
		worker = new Worker(new URL("./program.worker.ts", import.meta.url), { type: "module" });
		worker.onmessage = ({ data }: MessageEvent<ToPage>) => told(data);
		worker.onerror = (error) => hinder("incomplete", error.message);
		post({ type: "begin", folder: new URL("./", document.baseURI).href, takeOver });
	}
	return ready.promise;
}

/** Begins once more, and takes the tables over if another tab has them. What is shown may be old by now, so a page that was ready is loaded anew. */
function again(): void {
	if (loading.share === 1) {
		try {
			sessionStorage.setItem(TAKE_OVER, "yes");
		} catch {
			// Then the page asks once more.
		}
		location.reload();
		return;
	}
	worker?.terminate();
	worker = undefined;
	loading.hindrance = undefined;
	void begun(true);
}

/** Whether this page was loaded anew in order to take over. */
function wanted(): boolean {
	try {
		const found = sessionStorage.getItem(TAKE_OVER) !== null;
		sessionStorage.removeItem(TAKE_OVER);
		return found;
	} catch {
		return false; // a browser that keeps nothing
	}
}

function post(message: ToWorker): void {
	busy();
	worker?.postMessage(message);
}

function busy(): void {
	clearTimeout(resting);
	resting = setTimeout(() => whenIdle(rest), REST);
}

function rest(): void {
	if (loading.share < 1) return;
	loading.rested = true;
	if (lines.size) worker?.postMessage({ type: "rested" } satisfies ToWorker);
}

function told(message: ToPage): void {
	if (message.type === "answer") {
		const headers: Record<string, string> = { "content-type": message.media };
		if (message.file) headers["content-disposition"] = `attachment; filename="${message.file}"`;
		waiting.get(message.id)?.resolve(new Response(message.body, { status: message.status, headers }));
		waiting.delete(message.id);
	} else if (message.type === "failed") {
		waiting.get(message.id)?.reject(new Error("the worker failed"));
		waiting.delete(message.id);
	} else if (message.type === "heard") {
		busy();
		lines.get(message.line)?.heard(message.text);
	} else if (message.type === "ended") lines.get(message.line)?.ended(message.code);
	else if (message.type === "progress") loading.share = message.share;
	else if (message.type === "ready") {
		busy();
		loading.share = 1;
		loading.kept = message.kept;
		loading.trial = message.trial;
		ready.resolve();
	} else if (message.type === "slow") {
		console.warn(message.details);
		loading.slow = true;
	} else hinder(message.why, message.details);
}

function hinder(why: Hindrance, details: string): void {
	console.error(details);
	loading.hindrance = why;
}

export const transport: Transport = {
	shared: false,
	async ask(url, { method = "GET", body, headers }) {
		const there = begun();
		const prepared = PREPARED.has(url) && (await fetch(new URL(`.${url}.json`, document.baseURI)).catch(() => undefined));
		if (prepared && prepared.ok) return prepared;
		await there;
		const id = ++last;
		const key = (new Headers(headers).get("authorization") ?? "").replace(/^Bearer /, "");
		return new Promise<Response>((resolve, reject) => {
			waiting.set(id, { resolve, reject });
			post({ type: "ask", id, method, url, body: typeof body === "string" ? body : "", key });
		});
	},
	prepare: () => {}, // there is no way to go
	connect: (table) => new WorkerLine(table),
};
