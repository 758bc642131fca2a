// The worker in which bots that search and hints think, as the worker with the tables uses it.

export type ToThinker = { type: "begin"; folder: string } | { type: "think"; id: number; job: Uint8Array };

export type FromThinker =
	| { type: "ready"; trouble: string } // why there is no compiled kernel; empty if there is
	| { type: "thought"; id: number; found: Uint8Array }
	| { type: "failed"; details: string };

type Waiting = { resolve: (found: Uint8Array) => void; reject: (error: Error) => void };

export class Thinker {
	#worker: Worker | undefined;
	#lost: Error | undefined;
	#last = 0;
	readonly #waiting = new Map<number, Waiting>();

	/** `slow` is called once if thoughts take longer than they should, with the reason. */
	constructor(
		readonly folder: string,
		readonly slow: (details: string) => void,
	) {}

	/** Begins, if it has not begun: it takes as long as the tables themselves do, so it waits until nobody has wanted anything for a moment, or a thought is wanted. */
	begin(): void {
		if (this.#worker || this.#lost) return;
		try {
			this.#worker = new Worker(new URL("./think.worker.ts", import.meta.url), { type: "module" });
			this.#worker.onmessage = ({ data }: MessageEvent<FromThinker>) => this.#told(data);
			this.#worker.onerror = (event) => this.#lose(event.message);
			this.#post({ type: "begin", folder: this.folder });
		} catch (error) {
			this.#lose(String(error));
		}
	}

	/** The outcome of a job of Python; rejects where there is no such worker. */
	think(job: Uint8Array): Promise<Uint8Array> {
		this.begin();
		if (this.#lost) return Promise.reject(this.#lost);
		return new Promise((resolve, reject) => {
			const id = ++this.#last;
			this.#waiting.set(id, { resolve, reject });
			this.#post({ type: "think", id, job });
		});
	}

	#post(message: ToThinker): void {
		this.#worker?.postMessage(message);
	}

	#told(message: FromThinker): void {
		if (message.type === "failed") this.#lose(message.details);
		else if (message.type === "thought") {
			this.#waiting.get(message.id)?.resolve(message.found);
			this.#waiting.delete(message.id);
		} else if (message.trouble) this.slow(message.trouble);
	}

	#lose(details: string): void {
		if (this.#lost) return;
		this.#lost = new Error(details);
		this.#worker?.terminate();
		for (const { reject } of this.#waiting.values()) reject(this.#lost);
		this.#waiting.clear();
		this.slow(details);
	}
}
