// Python in a worker, with this program and the compiled kernel in it.
import type { PyodideAPI } from "pyodide";

const LIBRARY = "/lib/python3.14";
const KERNEL = `${LIBRARY}/site-packages/hanashobu/engine/libraries`;
const KERNEL_FILES = ["kernel.json", "kernel.wasm"];
const NO_ARCHIVE = "data:application/zip;base64,UEsFBgAAAAAAAAAAAAAAAAAAAAAAAA=="; // Python's own library comes with ours, unpacked

type Files = Map<string, Uint8Array>;

/** Python, as soon as everything has arrived; without the kernel it searches by itself, and says why. */
export async function loadPython(folder: string, progress: (share: number) => void = () => {}): Promise<PyodideAPI> {
	const files = Promise.all([packed(`${folder}python/program.bin`), kernelFiles(folder)]);
	const never = new Promise<void>(() => {}); // Python does not start without its library; whoever waits for the files learns why
	const fsInit = (fs: PyodideAPI["FS"]): Promise<void> =>
		files.then(
			(all) => all.forEach((some) => write(some, fs)),
			() => never,
		);
	const [python] = await Promise.all([start(folder, fsInit, progress), files]);
	progress(0.7);
	return python;
}

async function start(
	folder: string,
	fsInit: (fs: PyodideAPI["FS"]) => Promise<void>,
	progress: (share: number) => void,
): Promise<PyodideAPI> {
	const part = (name: string): Promise<unknown> => import(/* @vite-ignore */ `${folder}pyodide/${name}`);
	part("pyodide.asm.mjs").catch(() => {}); // on its way already when Pyodide imports it, which then learns what is wrong with it
	const { loadPyodide } = (await part("pyodide.mjs")) as typeof import("pyodide");
	progress(0.1);
	const broken = refusal();
	const loading = loadPyodide({
		indexURL: `${folder}pyodide/`,
		stdLibURL: NO_ARCHIVE,
		env: { PYTHONPATH: LIBRARY },
		fsInit,
		stdout: console.log,
		stderr: console.warn,
	});
	return Promise.race([loading, broken]);
}

/** Rejects when WebAssembly cannot be instantiated, say because half of it is missing: Pyodide only warns of that, and waits forever. */
function refusal(): Promise<never> {
	const instantiate = WebAssembly.instantiateStreaming;
	return new Promise((_, reject) => {
		const instantiateStreaming: typeof instantiate = (...given) => {
			const instance = instantiate(...given);
			instance.catch(reject);
			return instance;
		};
		Object.assign(WebAssembly, { instantiateStreaming });
	});
}

function write(files: Files, fs: PyodideAPI["FS"]): void {
	const made = new Set<string>();
	for (const [path, file] of files) {
		const parent = path.slice(0, path.lastIndexOf("/"));
		if (!made.has(parent)) fs.mkdirTree(parent);
		made.add(parent);
		fs.writeFile(path, file, { canOwn: true });
	}
}

/** The files of an archive that compile.mjs has packed: decompressing is the browser's own work here, which Python takes much longer for. */
async function packed(address: string): Promise<Files> {
	const stream = (await fetched(address)).body!.pipeThrough(new DecompressionStream("gzip"));
	const whole = new Uint8Array(await new Response(stream).arrayBuffer());
	let at = 4 + new DataView(whole.buffer).getUint32(0, true);
	const names = JSON.parse(new TextDecoder().decode(whole.subarray(4, at))) as [string, number][];
	return new Map(names.map(([name, size]) => [`${LIBRARY}/${name}`, whole.subarray(at, (at += size))]));
}

async function kernelFiles(folder: string): Promise<Files> {
	try {
		const found = await Promise.all(KERNEL_FILES.map(async (name) => (await fetched(`${folder}kernel/${name}`)).arrayBuffer()));
		return new Map(found.map((file, at) => [`${KERNEL}/${KERNEL_FILES[at]}`, new Uint8Array(file)]));
	} catch {
		return new Map();
	}
}

async function fetched(address: string): Promise<Response> {
	const answer = await fetch(address);
	if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
	return answer;
}
