// Bots that search and hints, in Python and its compiled kernel, beside the worker that has the tables.
import { loadPython } from "./python";
import type { FromThinker, ToThinker } from "./thinker";

type Thoughts = { think(job: Uint8Array): { toJs(): Uint8Array; destroy(): void }; trouble(): string };

let thoughts: Promise<Thoughts> | undefined;

const post = (message: FromThinker): void => (self as unknown as { postMessage(message: FromThinker): void }).postMessage(message);

self.onmessage = ({ data }: MessageEvent<ToThinker>) =>
	void (data.type === "begin" ? begin(data.folder) : think(data.id, data.job)).catch((error) =>
		post({ type: "failed", details: String(error) }),
	);

async function begin(folder: string): Promise<void> {
	thoughts = loadPython(folder).then((python) => python.pyimport("hanashobu.browser.thinking") as Thoughts);
	post({ type: "ready", trouble: (await thoughts).trouble() });
}

async function think(id: number, job: Uint8Array): Promise<void> {
	const found = (await thoughts!).think(job);
	post({ type: "thought", id, found: found.toJs() });
	found.destroy();
}
