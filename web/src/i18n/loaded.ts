// The tests run with all languages loaded, so that each can change it as it likes; and one after the other on one set of globals,
// so what a file has put in place of one does not stay there for the next file.
import { afterAll, beforeAll, vi } from "vitest";
import { LANGUAGES } from "../app/settings.svelte";
import { loadLanguage } from "./catalogue.svelte";

beforeAll(async () => void (await Promise.all(LANGUAGES.map((lang) => loadLanguage(lang)))));
afterAll(() => void vi.unstubAllGlobals());
