// Talking to our own server. Whatever goes wrong becomes a sentence.
import { player, settings } from "../app/settings.svelte";
import { say, t } from "../i18n/catalogue.svelte";
import { keyOf } from "./seatKeys";
import { transport } from "./transport";

/** Something that went wrong; the message is a sentence for people. */
export class Trouble extends Error {
	/** The server could not be reached: the same may work later. */
	unreachable = false;
}

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
	ask<T>(address(path, query), {
		method: "POST",
		body: typeof body === "string" ? body : JSON.stringify(body),
		headers: { "content-type": typeof body === "string" ? "text/plain" : "application/json" },
	});

/** Removes what is at an address of the API. */
export const remove = (path: string): Promise<boolean> => ask<boolean>(path, { method: "DELETE" });

/** A text that only its owner may fetch. */
export const text = async (path: string): Promise<string> => (await reach(path, {})).text();

/** Saves a file that only its owner may fetch, under the name that the server gives it. */
export async function download(path: string, body?: unknown): Promise<void> {
	const answer = await reach(
		path,
		body === undefined ? {} : { method: "POST", body: JSON.stringify(body), headers: { "content-type": "application/json" } },
	);
	const link = document.createElement("a");
	link.href = URL.createObjectURL(await answer.blob());
	link.download = /filename="([^"]+)"/.exec(answer.headers.get("content-disposition") ?? "")?.[1] ?? "record.jsonl";
	link.click();
	setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

async function ask<T>(url: string, init: RequestInit): Promise<T> {
	return (await (await reach(url, init)).json().catch(() => undefined)) as T;
}

async function reach(url: string, init: RequestInit): Promise<Response> {
	let answer: Response;
	try {
		answer = await transport.ask(url, {
			...init,
			headers: { ...init.headers, authorization: `Bearer ${keyOf(url) ?? player()}`, "accept-language": settings.lang },
		});
	} catch {
		throw Object.assign(new Trouble(t("trouble-unreached")), { unreachable: true });
	}
	if (answer.ok) return answer;
	const body = await answer.json().catch(() => undefined);
	throw new Trouble(say(body?.message) || body?.sentence || t("trouble-server"));
}
