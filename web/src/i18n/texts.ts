// The page's own words in two languages. Each part of the page brings its own small dictionary.
import { settings, type Lang } from "../app/settings.svelte";

type Values = Record<string, string | number>;

/** A dictionary: `const t = texts({ en: { play: "Play" }, ja: { play: "遊ぶ" } })`, then `t("play")`. `{name}` is filled in. */
export function texts<K extends string>(dictionary: Record<Lang, Record<K, string>>) {
	return (key: K, values: Values = {}): string => fill(dictionary[settings.lang][key], values);
}

/** Puts values into the holes of a sentence. */
export function fill(sentence: string, values: Values): string {
	return sentence.replace(/\{(\w+)\}/g, (hole, key: string) => String(values[key] ?? hole));
}
