import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { catalogues } from "./catalogues.ts";
import { fonts } from "./fonts.ts";
import { licences } from "./licences.ts";
import { preloads } from "./preloads.ts";

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

// What several pages share in small pieces is one file: each file costs a request.
const output = { codeSplitting: { groups: [{ name: "parts", test: /\/src\/parts\//, minShareCount: 2 }] } };

// The built page is part of the Python package, so that whoever installs that needs no Node. The static one (static.py) has its tables in a worker.
export default defineConfig(({ mode }) => ({
	base: mode === "static" ? "./" : "/",
	plugins: [svelte(), catalogues(), fonts(), licences(), ...(mode === "static" ? [] : [preloads()])],
	resolve: { alias: { "#reach": at(mode === "static" ? "src/net/worker.ts" : "src/net/network.ts") } },
	build: {
		outDir: mode === "static" ? "../dist/static" : "../src/hanashobu/server/page",
		emptyOutDir: true,
		target: "es2022",
		modulePreload: { polyfill: false },
		rolldownOptions: { output },
	},
	worker: { format: "es" as const },
	server: { proxy: { "/api": { target: "http://127.0.0.1:8088", ws: true }, "/deck": "http://127.0.0.1:8088" } },
	test: { include: ["src/**/*.test.ts"], setupFiles: ["src/i18n/loaded.ts"], isolate: false, unstubGlobals: true }, // a third of the processor time: nothing is loaded anew for each file, so each sets what it relies on
}));
