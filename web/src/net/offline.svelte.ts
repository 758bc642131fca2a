// The page works without a connection once it has been here; a new version waits until the person wants it, or has closed the page.

export const update = $state({ ready: false, begin: () => {} });

export async function workOffline(): Promise<void> {
	if (!("serviceWorker" in navigator)) return;
	const had = navigator.serviceWorker.controller !== null;
	navigator.serviceWorker.addEventListener("controllerchange", () => had && location.reload());
	const registered = await navigator.serviceWorker.register(new URL("./sw.js", document.baseURI), { updateViaCache: "none" });
	const look = () => {
		const waiting = registered.waiting;
		if (!waiting || !navigator.serviceWorker.controller) return;
		update.begin = () => waiting.postMessage("begin");
		update.ready = true;
	};
	look();
	registered.addEventListener("updatefound", () => registered.installing?.addEventListener("statechange", look));
}
