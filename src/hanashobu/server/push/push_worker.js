// Shows that it is somebody's turn, and opens the list of tables: nothing else is known here. The server puts WORDS, the sentence in each language, before this.
self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("push", (event) => event.waitUntil(show()));

self.addEventListener("notificationclick", (event) => {
	event.notification.close();
	event.waitUntil(self.clients.openWindow("/"));
});

async function show() {
	const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
	if (pages.some((page) => page.focused)) return; // who looks at a page of ours sees it there
	const lang = navigator.languages.map((each) => each.split("-")[0]).find((each) => each in WORDS) ?? Object.keys(WORDS)[0];
	await self.registration.showNotification(WORDS[lang], { lang, tag: "turn" });
}
