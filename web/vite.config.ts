import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { catalogues } from "./catalogues.ts";

// The built page is part of the Python package, so that whoever installs that needs no Node.
export default defineConfig({
	plugins: [svelte(), catalogues()],
	build: { outDir: "../src/hanashobu/server/page", emptyOutDir: true, target: "es2022", modulePreload: { polyfill: false } },
	server: { proxy: { "/api": { target: "http://127.0.0.1:8088", ws: true }, "/deck": "http://127.0.0.1:8088" } },
	test: { include: ["src/**/*.test.ts"], setupFiles: ["src/i18n/loaded.ts"] },
});
