// Which page an address shows. Those other than the lobby are fetched when they are needed.
const late = {
	new: () => import("./pages/Setup.svelte"),
	table: () => import("./pages/Table.svelte"),
	replay: () => import("./pages/Replay.svelte"),
	review: () => import("./pages/Review.svelte"),
	score: () => import("./pages/Score.svelte"),
	rules: () => import("./pages/Rules.svelte"),
	learn: () => import("./pages/Learn.svelte"),
	history: () => import("./pages/History.svelte"),
};

/** The parts of an address. */
export const parts = (path: string): string[] => path.split("/").filter(Boolean);

const nowhere = () => import("./pages/NotFound.svelte");

/** What fetches the page of an address; undefined for the lobby. */
export const pageOf = (path: string) => {
	const [first] = parts(path);
	if (first === undefined) return undefined;
	return Object.hasOwn(late, first) ? late[first as keyof typeof late] : nowhere;
};
