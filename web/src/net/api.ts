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

/** What an operation of the API returns; `calls.ts` has a function for each. */
export const ask = async <T>(method: string, path: string, query: Query = {}, body?: unknown): Promise<T> =>
	(await (await reach(method, path, query, body)).json().catch(() => undefined)) as T;

/** Saves a file that only its owner may fetch, under the name that the server gives it. */
export async function download(found: Promise<Response>): Promise<void> {
	const answer = await found;
	const link = document.createElement("a");
	link.href = URL.createObjectURL(await answer.blob());
	link.download = /filename="([^"]+)"/.exec(answer.headers.get("content-disposition") ?? "")?.[1] ?? "record.jsonl";
	link.click();
	setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** The answer of the API; text is sent as it is, anything else as JSON. */
export async function reach(method: string, path: string, query: Query = {}, body?: unknown): Promise<Response> {
	const text = typeof body === "string";
	const url = address(path, query);
	const kind: Record<string, string> = body === undefined ? {} : { "content-type": text ? "text/plain" : "application/json" };
	let answer: Response;
	try {
		answer = await transport.ask(url, {
			method,
			...(body === undefined ? {} : { body: text ? body : JSON.stringify(body) }),
			headers: { ...kind, authorization: `Bearer ${keyOf(url) ?? player()}`, "accept-language": settings.lang },
		});
	} catch {
		throw Object.assign(new Trouble(t("trouble-unreached")), { unreachable: true });
	}
	if (answer.ok) return answer;
	const problem = await answer.json().catch(() => undefined);
	throw new Trouble(say(problem?.message) || problem?.sentence || t("trouble-server"));
}
