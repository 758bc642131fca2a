// Talking to our own server. Whatever goes wrong becomes a sentence.
import { player, settings } from "./settings.svelte";

/** Something that went wrong; the message is a sentence for people. */
export class Trouble extends Error {}

type Query = Record<string, string | number | boolean | null | undefined | readonly string[]>;

/** An address with a query; a list is repeated, and what is undefined is left out. */
export function address(path: string, query: Query = {}): string {
	const search = new URLSearchParams();
	for (const [key, value] of Object.entries(query)) {
		for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined && one !== null) search.append(key, String(one));
	}
	const text = search.toString();
	return text ? `${path}?${text}` : path;
}

export const get = <T>(path: string, query: Query = {}): Promise<T> => ask<T>(address(path, query), {});

export const post = <T>(path: string, body: unknown, query: Query = {}): Promise<T> =>
	ask<T>(address(path, query), { method: "POST", body: typeof body === "string" ? body : JSON.stringify(body), headers: { "content-type": typeof body === "string" ? "text/plain" : "application/json" } });

async function ask<T>(url: string, init: RequestInit): Promise<T> {
	let answer: Response;
	try {
		answer = await fetch(url, { ...init, headers: { ...init.headers, authorization: `Bearer ${player()}` } });
	} catch {
		throw new Trouble(settings.lang === "ja" ? "サーバーにつながりません。" : "The server cannot be reached.");
	}
	const body = await answer.json().catch(() => undefined);
	if (!answer.ok) throw new Trouble(body?.sentence ?? (settings.lang === "ja" ? "サーバーで問題が起きました。" : "Something went wrong on the server."));
	return body as T;
}
