// A device at tables with friends, with the page's own code and without a page: node fair-device.mjs.
// Reads what happens to it, a line of JSON each, and prints what it does: an `answer` for the server, and the `alarm` that a person reads in red.
import { createInterface } from "node:readline";
import { createServer } from "vite";

const kept = new Map();
globalThis.localStorage = {
	getItem: (name) => kept.get(name) ?? null,
	setItem: (name, value) => kept.set(name, value),
	removeItem: (name) => kept.delete(name),
};

const server = await createServer({
	root: import.meta.dirname,
	appType: "custom",
	logLevel: "error",
	server: { middlewareMode: true, hmr: false, ws: false, watch: null },
	optimizeDeps: { noDiscovery: true },
});
const [{ Contributor }, { Witness }, { examine }, { receiptOf }] = await Promise.all(
	["contributor", "witness", "examine", "receipts"].map((name) => server.ssrLoadModule(`/src/fair/${name}.ts`)),
);
const fetched = globalThis.fetch;

const contributors = new Map();
const witnesses = new Map();
const one = (all, Kind, table) => all.get(table) ?? all.set(table, new Kind(table)).get(table);

const doing = {
	ready({ table, people, party }) {
		const contributor = one(contributors, Contributor, table);
		return { answer: contributor.ready(people, party), alarm: contributor.alarm };
	},
	people({ table, people }) {
		const contributor = one(contributors, Contributor, table);
		return { answer: contributor.meet(people) ?? null, alarm: contributor.alarm };
	},
	update({ table, events, head }) {
		const witness = one(witnesses, Witness, table);
		witness.receive(events, head);
		return { alarm: witness.alarm };
	},
	/** Nothing is left but what the browser keeps. */
	reload({ table }) {
		contributors.delete(table);
		witnesses.delete(table);
		return { receipt: receiptOf(table) ?? null };
	},
	/** What "Check the deal" finds, and what is looked at when a match is over. */
	async check({ address, table, events }) {
		globalThis.fetch = (url, init) => fetched(new URL(url, address), init);
		return examine(events, table).then(
			(found) => found,
			(error) => {
				if (error.id === undefined) throw error;
				return { alarm: error.id };
			},
		);
	},
};

console.log(JSON.stringify({ ready: true }));
for await (const line of createInterface({ input: process.stdin })) {
	const { does, ...what } = JSON.parse(line);
	console.log(JSON.stringify(await doing[does](what)));
}
await server.close();
