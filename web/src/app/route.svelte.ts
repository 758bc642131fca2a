// Where the person is: the path and the query of the address.

export const route = $state({ path: location.pathname, query: new URLSearchParams(location.search) });

function read(): void {
	route.path = location.pathname;
	route.query = new URLSearchParams(location.search);
}

addEventListener("popstate", read);

/** Goes to another address of the page. */
export function go(to: string, replace = false): void {
	history[replace ? "replaceState" : "pushState"](null, "", to);
	read();
	if (!replace) scrollTo(0, 0);
}

/** Links inside the page do not reload it; put on the root element. */
export function followLinks(event: MouseEvent): void {
	const link = (event.target as Element).closest?.("a[href]");
	if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute("download")) return;
	if (link.origin !== location.origin || event.button || event.ctrlKey || event.metaKey || event.shiftKey) return;
	if (link.hash && link.pathname === location.pathname && link.search === location.search) return; // a place on this page
	if (link.pathname.startsWith("/api") || link.pathname.startsWith("/deck")) return;
	event.preventDefault();
	go(link.pathname + link.search + link.hash);
}
