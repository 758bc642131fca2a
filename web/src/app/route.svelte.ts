// Where the person is: the path and the query of the address. Where any folder of any server may hold the page, both stand behind a "#".
import { matchIn } from "../replay/link";

const HASH = import.meta.env.BASE_URL === "./";

const here = (): URL =>
	HASH ? new URL(location.hash.startsWith("#/") ? location.hash.slice(1) : "/", location.origin) : new URL(location.href);

/** What an address holds beside its path and its query, where no server gets to see it: a match. */
const held = (): string | undefined => matchIn(location.hash);

export const route = $state({ path: here().pathname, query: here().searchParams, match: held() });

function read(): void {
	if (HASH && location.hash && !location.hash.startsWith("#/")) return; // a place on this page
	const { pathname, searchParams } = here();
	route.path = pathname;
	route.query = searchParams;
	route.match = held();
}

addEventListener("popstate", read);

/** An address of the page, as it stands in a link. */
const linked = (to: string): string => (HASH ? `#${to}` : to);

/** The whole address of a place in the page, for other people. */
export const shared = (to: string): string => new URL(linked(to), HASH ? document.baseURI : location.origin).href;

/** The same with a match in it. Behind the "#" of a static page it is part of the query. */
export const sharedWith = (to: string, match: string): string =>
	shared(`${to}${HASH ? (to.includes("?") ? "&" : "?") : "#"}match=${match}`);

/** Goes to another address of the page. */
export function go(to: string, replace = false): void {
	history[replace ? "replaceState" : "pushState"](null, "", linked(to));
	read();
	if (!replace) scrollTo(0, 0);
}

/** Links inside the page do not reload it; put on the root element. */
export function followLinks(event: MouseEvent): void {
	const link = (event.target as Element).closest?.("a[href]");
	if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute("download")) return;
	if (link.origin !== location.origin || event.button || event.ctrlKey || event.metaKey || event.shiftKey) return;
	const to = link.getAttribute("href")!;
	if (HASH && to.startsWith("#")) return inside(event, to.slice(1));
	if (link.hash && link.pathname === location.pathname && link.search === location.search) return; // a place on this page
	if (link.pathname.startsWith("/api") || link.pathname.startsWith("/deck")) return;
	event.preventDefault();
	go(link.pathname + link.search + link.hash);
}

/** Where the address is behind a "#", a place on this page cannot be. */
function inside(event: MouseEvent, place: string): void {
	event.preventDefault();
	if (place.startsWith("/")) return go(place);
	const found = document.getElementById(place);
	found?.scrollIntoView();
	found?.focus({ preventScroll: true });
}

/** Before a link is opened in another tab or copied, it gets the address that works there; put on the root element. */
export function prepareLinks(event: Event): void {
	const link = (event.target as Element).closest?.('a[href^="/"]');
	if (HASH && link) link.setAttribute("href", linked(link.getAttribute("href")!));
}
