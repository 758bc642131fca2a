// Keeps the whole page in the browser, so that it works without a connection. static.py writes what there is, with checksums, where it says FILES.
const FILES = {};
const VERSION = "";
const CACHE = `hanashobu-${VERSION}`;
const scope = new URL("./", self.location.href).href;

self.addEventListener("install", (event) => event.waitUntil(fill()));
self.addEventListener("activate", (event) => event.waitUntil(begin()));
self.addEventListener("message", (event) => event.data === "begin" && self.skipWaiting()); // the person wants the new version now

/** Everything, or nothing: a file that does not arrive whole leaves the version before in place. What has not changed is not fetched again. */
async function fill() {
	const cache = await caches.open(CACHE);
	for (const [path, checksum] of Object.entries(FILES)) {
		const kept = await caches.match(new Request(scope + path), { ignoreSearch: true });
		const same = kept?.headers.get("x-checksum") === checksum;
		await cache.put(scope + path, same ? kept : await fetched(path, checksum));
	}
}

async function fetched(path, checksum) {
	const answer = await fetch(scope + path, { integrity: checksum, cache: "no-cache" });
	if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
	const headers = new Headers(answer.headers);
	headers.set("x-checksum", checksum);
	headers.delete("content-encoding"); // it is decoded already
	return new Response(await answer.blob(), { headers });
}

async function begin() {
	for (const name of await caches.keys()) if (name.startsWith("hanashobu-") && name !== CACHE) await caches.delete(name);
	await self.clients.claim();
}

self.addEventListener("fetch", (event) => {
	const { request } = event;
	if (request.method !== "GET" || !request.url.startsWith(scope)) return;
	event.respondWith(answer(request));
});

async function answer(request) {
	const path = request.url.slice(scope.length).replace(/[?#].*/s, "") || "index.html";
	const kept = path in FILES && (await (await caches.open(CACHE)).match(scope + path));
	return kept || fetch(request);
}
