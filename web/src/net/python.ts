// Python in a worker, with this program and the compiled kernel in it.
import type { PyodideAPI } from "pyodide";

const PACKAGES = "/lib/python3.14/site-packages";
const KERNEL = `${PACKAGES}/hanashobu/engine/libraries`;
const ARCHIVES = ["msgspec", "hanashobu"];
const KERNEL_FILES = ["kernel.json", "kernel.wasm"];

/** Python, as soon as everything has arrived; without the kernel it searches by itself, and says why. */
export async function loadPython(folder: string, progress: (share: number) => void = () => {}): Promise<PyodideAPI> {
	const kernel = Promise.all(KERNEL_FILES.map((name) => fetched(`${folder}kernel/${name}`))).catch(() => []);
	const [python, ...archives] = await Promise.all([start(folder, progress), ...ARCHIVES.map((name) => fetched(`${folder}python/${name}.zip`))]);
	for (const archive of archives) python.unpackArchive(archive, "zip", { extractDir: PACKAGES });
	python.FS.mkdirTree(KERNEL);
	(await kernel).forEach((file, at) => python.FS.writeFile(`${KERNEL}/${KERNEL_FILES[at]}`, new Uint8Array(file)));
	progress(0.8);
	return python;
}

async function start(folder: string, progress: (share: number) => void): Promise<PyodideAPI> {
	const { loadPyodide } = (await import(/* @vite-ignore */ `${folder}pyodide/pyodide.mjs`)) as typeof import("pyodide");
	progress(0.1);
	const python = await loadPyodide({ indexURL: `${folder}pyodide/`, stdout: console.log, stderr: console.warn });
	progress(0.6);
	return python;
}

async function fetched(address: string): Promise<ArrayBuffer> {
	const answer = await fetch(address);
	if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
	return answer.arrayBuffer();
}
