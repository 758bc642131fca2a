// A finished match as part of a link: its record, compressed. It stands where no server gets to see it.
//
//   1.LENGTH.DATA    the version of this form, the number of characters of DATA, and the JSON lines of the record: zlib, then base64url

const VERSION = 1;
const LONGEST = 16_000; // characters; longer links are cut off by too many programs
const LARGEST = 16 << 20; // bytes of a record, as for a file

/** Why a link cannot be opened, or made. */
export type LinkTrouble = "cut" | "damaged" | "newer" | "large" | "incapable";

export class BadLink extends Error {
	constructor(readonly why: LinkTrouble) {
		super(why);
	}
}

/** A record as part of a link; undefined if it is too long for one. */
export async function packed(record: string): Promise<string | undefined> {
	if (typeof CompressionStream === "undefined") throw new BadLink("incapable");
	const data = toBase64(await through(new CompressionStream("deflate"), new TextEncoder().encode(record)));
	return data.length > LONGEST ? undefined : `${VERSION}.${data.length}.${data}`;
}

/** The record in such a part of a link; what follows it, such as a bracket of a message, does not matter. */
export async function unpacked(link: string): Promise<string> {
	const [, version, length, rest] = /^(\d+)\.(\d+)\.([\w-]*)/.exec(link) ?? [];
	if (version && Number(version) > VERSION) throw new BadLink("newer");
	if (length === undefined || rest === undefined || rest.length < Number(length)) throw new BadLink("cut");
	if (typeof DecompressionStream === "undefined") throw new BadLink("incapable");
	try {
		const bytes = await through(new DecompressionStream("deflate"), fromBase64(rest.slice(0, Number(length))));
		return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
	} catch (error) {
		throw error instanceof BadLink ? error : new BadLink("damaged");
	}
}

/** The part of a link, or of a text with one in it, that has a match. */
export const matchIn = (text: string): string | undefined => /[#?&]match=([\w.-]*)/.exec(text)?.[1];

async function through(stream: CompressionStream | DecompressionStream, bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
	const chunks: Uint8Array<ArrayBuffer>[] = [];
	let size = 0;
	for (const reader = new Blob([bytes]).stream().pipeThrough<Uint8Array<ArrayBuffer>>(stream).getReader(); ;) {
		const { done, value } = await reader.read();
		if (done) return new Uint8Array(await new Blob(chunks).arrayBuffer());
		if ((size += value.length) > LARGEST) {
			// a small link can claim to be anything
			void reader.cancel();
			throw new BadLink("large");
		}
		chunks.push(value);
	}
}

function toBase64(bytes: Uint8Array): string {
	let text = "";
	for (const byte of bytes) text += String.fromCharCode(byte);
	return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
	Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (one) => one.charCodeAt(0));
