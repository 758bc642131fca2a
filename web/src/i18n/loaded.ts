// The tests run with all languages loaded, so that each can change it as it likes.
import { beforeAll } from "vitest";
import { LANGUAGES } from "../app/settings.svelte";
import { loadLanguage } from "./catalogue.svelte";

beforeAll(async () => void (await Promise.all(LANGUAGES.map((lang) => loadLanguage(lang)))));
