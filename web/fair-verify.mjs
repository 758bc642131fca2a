// Checks the fair deals of records with the page's own code: node fair-verify.mjs FILE, where each line is the array of a match's events.
// Prints a line of JSON for each: what was found, or `refused` with the id of the message and the number of the event.
// Of an object {table, events} the chain alone is followed, over whatever a seat was sent: its `head`, and how many events it has.
// Of an object {receipt, events} the match is compared with the receipt too.
import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { createServer } from "vite";

const server = await createServer({
	root: import.meta.dirname,
	configFile: false,
	appType: "custom",
	logLevel: "error",
	server: { middlewareMode: true, hmr: false, ws: false, watch: null },
	optimizeDeps: { noDiscovery: true },
});
const { verify } = await server.ssrLoadModule("/src/fair/verify.ts");
const { Chain } = await server.ssrLoadModule("/src/fair/chain.ts");

function followed({ table, events }) {
	const chain = new Chain(table);
	for (const event of events) chain.follow(event);
	return { head: chain.head, count: chain.count };
}

for await (const line of createInterface({ input: createReadStream(process.argv[2]) })) {
	const asked = JSON.parse(line);
	const examined = () => (Array.isArray(asked) ? verify(asked) : asked.receipt ? verify(asked.events, asked.receipt) : followed(asked));
	const found = await Promise.resolve()
		.then(examined)
		.catch((error) => {
			if (error.id === undefined) throw error;
			return { refused: error.id, at: error.at };
		});
	process.stdout.write(`${JSON.stringify(found)}\n`);
}
await server.close();
