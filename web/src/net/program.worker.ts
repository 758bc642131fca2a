// The program in a worker: Python has the tables, IndexedDB keeps them. One tab has them at a time.
import { loadPython } from "./python";
import { openStorage, type Storage } from "./storage";
import { Thinker } from "./thinker";
import type { Hindrance, ToPage, ToWorker } from "./messages";

type Answer = { toJs(): [Uint8Array<ArrayBuffer>, number, string, string]; destroy(): void };
type Program = {
	ask(method: string, url: string, body: string, key: string): Promise<Answer>;
	connect(line: number, table: string): void;
	deliver(line: number, text: string): void;
	disconnect(line: number): void;
};
type Start = (storage: Storage, kept: string[], post: (line: number, text: string, code: number) => void, thinker: Thinker) => Program;

const LOCK = "hanashobu";
const LEAVING = 2000; // milliseconds that the worker of a page that was reloaded or closed may take to let go

let program: Program | undefined;
let thinker: Thinker | undefined;

const post = (message: ToPage): void => (self as unknown as { postMessage(message: ToPage): void }).postMessage(message);

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
	if (data.type === "begin") void begin(data.folder, data.takeOver);
	else if (data.type === "ask") void ask(data);
	else if (data.type === "connect") program?.connect(data.line, data.table);
	else if (data.type === "say") program?.deliver(data.line, data.text);
	else if (data.type === "hangUp") program?.disconnect(data.line);
	else thinker?.begin(); // whoever thinks at the table will be wanted, and beginning delays no click now
};

async function ask({ id, method, url, body, key }: Extract<ToWorker, { type: "ask" }>): Promise<void> {
	try {
		const answer = await program!.ask(method, url, body, key);
		const [bytes, status, media, file] = answer.toJs();
		answer.destroy();
		post({ type: "answer", id, status, media, file, body: bytes });
	} catch (error) {
		console.error(error);
		post({ type: "failed", id });
	}
}

async function begin(folder: string, takeOver: boolean): Promise<void> {
	if (typeof WebAssembly !== "object") return hinder("incapable", "There is no WebAssembly.");
	if (!(await hold(takeOver))) return hinder("elsewhere", "Another tab has the tables.");
	try {
		const [python, storage] = await Promise.all([loadPython(folder, (share) => post({ type: "progress", share })), openStorage()]);
		const begun = python.pyimport("hanashobu.browser.start").start as Start;
		thinker = new Thinker(folder, (details) => post({ type: "slow", details }));
		const send = (line: number, text: string, code: number): void =>
			post(code ? { type: "ended", line, code } : { type: "heard", line, text });
		program = begun(storage, await storage.all(), send, thinker);
		post({ type: "ready", kept: storage.keeps, trial: storage.trial });
	} catch (error) {
		hinder("incomplete", String(error));
	}
}

/** Has the tables from now on, until this tab is closed or another takes them over; false if another has them and keeps them. */
async function hold(takeOver: boolean): Promise<boolean> {
	if (!navigator.locks) return true;
	return new Promise((got) => {
		let had = false;
		const how: LockOptions = takeOver ? { steal: true } : { signal: AbortSignal.timeout(LEAVING) };
		const held = navigator.locks.request(LOCK, how, () => {
			got((had = true));
			return new Promise<void>(() => {});
		});
		held.catch(() => {
			if (!had) return got(false);
			hinder("elsewhere", "Another tab has taken over the tables.");
			self.close(); // nothing that this one does may be kept any more
		});
	});
}

function hinder(why: Hindrance, details: string): void {
	post({ type: "hindered", why, details });
}
