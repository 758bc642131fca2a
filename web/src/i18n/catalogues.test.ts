// Whether the catalogues are whole, and what the page asks of them, is checked by `make words` (src/hanashobu/check); here, that its parser reads them.
import { FluentResource } from "@fluent/bundle";
import { expect, it } from "vitest";

const CATALOGUES = import.meta.glob<string>("../../../src/hanashobu/text/catalogues/*/*.ftl", {
	query: "?raw",
	import: "default",
	eager: true,
});

it.each(Object.keys(CATALOGUES))("%s can be read: nothing in it is skipped", (path) => {
	const text = CATALOGUES[path]!;
	const begun = [...text.matchAll(/^(-?[a-z][\w-]*) *=/gim)].map(([, id]) => id);
	expect(new FluentResource(text).body.map((entry) => entry.id)).toEqual(begun);
});
