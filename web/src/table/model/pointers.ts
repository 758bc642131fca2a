// Where the places are that a lesson or a note points at: names that do not depend on how the table is laid out.

/** The elements of a place, as a selector; `me` is the seat that is spoken to. */
export function selector(place: string, me: number): string {
	const [where = "", what = ""] = place.split(/:(.*)/s);
	switch (where) {
		case "hand":
			return what ? `[data-hand]:has([data-code="${what}"])` : `[data-at="hand:${me}"]`;
		case "field":
			return what ? `[data-code-at="${what}"]` : '[data-at="field"]';
		case "draw":
			return '[data-at="stock"]';
		case "own-draw":
			return `[data-at="own:${me}"]`;
		case "captured":
			return `[data-at="taken:${me}"]`;
		case "seat":
			return `[data-plate="${what}"]`;
		case "pile":
			return `[data-at="pile:${me}:${what}"]`;
		case "answers":
			return "[data-slip]";
		case "answer":
			return `[data-answer="${what}"]`;
		case "yaku":
			return 'section.yaku, .bar [aria-keyshortcuts="y"]';
		case "plate":
			return ".mine .plate";
	}
	return `.bar [data-extra="${where}"]`; // what a mechanism shows at the rim
}

/** Marks the elements of these places, and only those. */
export function mark(root: ParentNode, places: readonly string[], me: number): void {
	const wanted = new Set<Element>(places.map((place) => selector(place, me)).filter(Boolean).flatMap((query) => [...root.querySelectorAll(query)])); // prettier-ignore
	for (const element of root.querySelectorAll("[data-pointed]")) if (!wanted.has(element)) element.removeAttribute("data-pointed");
	for (const element of wanted) element.setAttribute("data-pointed", "");
}
