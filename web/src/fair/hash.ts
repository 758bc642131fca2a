// The hash of fair deals, hana-fair/1, and what is made from it at once: commitments, words. From docs/record.md alone.
import { sha256 } from "@noble/hashes/sha2.js"; // the browser's own hash is missing where a house plays without https
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

export const SCHEME = "hana-fair/1";
const HEX = /^[0-9a-f]{64}$/;
const SYLLABLES =
	"ka:か ki:き ku:く ke:け ko:こ sa:さ shi:し su:す se:せ so:そ ta:た chi:ち tsu:つ te:て to:と na:な ni:に nu:ぬ ne:ね no:の ha:は hi:ひ fu:ふ he:へ ho:ほ ma:ま mi:み mu:む me:め mo:も ya:や yu:ゆ yo:よ ra:ら ri:り ru:る re:れ ro:ろ wa:わ ga:が gi:ぎ gu:ぐ ge:げ go:ご za:ざ ji:じ zu:ず ze:ぜ zo:ぞ da:だ de:で do:ど ba:ば bi:び bu:ぶ be:べ bo:ぼ pa:ぱ pi:ぴ pu:ぷ pe:ぺ po:ぽ sha:しゃ cho:ちょ"
		.split(" ")
		.map((both) => both.split(":") as [latin: string, kana: string]);

export type Bytes = Uint8Array<ArrayBuffer>;
export type Words = { latin: string; kana: string };

/** What does not match: a message of the catalogues with its arguments. */
export class Unfair extends Error {
	constructor(
		readonly id: string,
		readonly args: Record<string, string | number> = {},
		/** The number of the event, from 0. */
		readonly at = 0,
	) {
		super(id);
	}
}

export const utf8 = (text: string): Bytes => utf8ToBytes(text) as Bytes;
export const hex = (value: Uint8Array): string => bytesToHex(value);

/** 32 bytes from 64 digits. */
export function bytes(text: unknown, what: string, at = 0): Bytes {
	if (typeof text !== "string" || !HEX.test(text)) throw new Unfair("error-fair-hex", { what, digits: 64 }, at);
	return hexToBytes(text) as Bytes;
}

/** What H(tag, part, …) hashes: every part after its length in four bytes. */
export function framed(tag: string, ...parts: Uint8Array[]): Bytes {
	return concatBytes(...[utf8(`${SCHEME}|${tag}`), ...parts].flatMap((part) => [length(part), part])) as Bytes;
}

function length(part: Uint8Array): Uint8Array {
	const found = new Uint8Array(4);
	new DataView(found.buffer).setUint32(0, part.length);
	return found;
}

/** H(tag, part, …). */
export const hash = (tag: string, ...parts: Uint8Array[]): Bytes => sha256(framed(tag, ...parts)) as Bytes;

/** 32 random bytes to contribute. */
export const freshNonce = (): string => hex(crypto.getRandomValues(new Uint8Array(32)));

export const commitSecret = (table: string, secret: string, at = 0): string =>
	hex(hash("server", utf8(table), bytes(secret, "secret", at)));
export const commitNonce = (table: string, party: number, nonce: string): string =>
	hex(hash("party", utf8(table), utf8(`${party}`), bytes(nonce, "nonce")));

/** The beginning of a hash in words of three syllables, six bits each. */
export function spelled(value: Uint8Array, words: number): Words {
	const bits = Array.from(value.subarray(0, Math.ceil((words * 18) / 8)), (byte) => byte.toString(2).padStart(8, "0")).join("");
	const spoken = bits.match(/.{6}/g)!.map((six) => SYLLABLES[parseInt(six, 2)]!);
	const one = (script: 0 | 1): string =>
		Array.from({ length: words }, (_, word) =>
			spoken
				.slice(3 * word, 3 * word + 3)
				.map((syllable) => syllable[script])
				.join(""),
		).join(" ");
	return { latin: one(0), kana: one(1) };
}
