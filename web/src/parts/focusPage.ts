// Coming to another page without a reload: screen readers notice by the focus.
let arrivedBefore = false;

/** Puts the focus at the beginning of a page's content, unless it is the first page. */
export function arrive(): void {
	if (arrivedBefore) document.getElementById("main")?.focus({ preventScroll: true });
	arrivedBefore = true;
}
