// Fair deals, hana-fair/1, from docs/record.md alone: hashes, commitments, the seed, and the words that players read to each other.
import type { FairDeal } from "../net/wire";

export const SCHEME = "hana-fair/1";
const HEX = /^[0-9a-f]{64}$/;
const SYLLABLES =
	"ka:か ki:き ku:く ke:け ko:こ sa:さ shi:し su:す se:せ so:そ ta:た chi:ち tsu:つ te:て to:と na:な ni:に nu:ぬ ne:ね no:の ha:は hi:ひ fu:ふ he:へ ho:ほ ma:ま mi:み mu:む me:め mo:も ya:や yu:ゆ yo:よ ra:ら ri:り ru:る re:れ ro:ろ wa:わ ga:が gi:ぎ gu:ぐ ge:げ go:ご za:ざ ji:じ zu:ず ze:ぜ zo:ぞ da:だ de:で do:ど ba:ば bi:び bu:ぶ be:べ bo:ぼ pa:ぱ pi:ぴ pu:ぷ pe:ぺ po:ぽ sha:しゃ cho:ちょ"
		.split(" ")
		.map((both) => both.split(":") as [latin: string, kana: string]);

export type Bytes = Uint8Array<ArrayBuffer>;

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

/** Whether this browser computes hashes: it does so only over https, and on the machine itself. */
export const able = (): boolean => typeof globalThis.crypto?.subtle?.digest === "function";

const utf8 = (text: string): Bytes => new TextEncoder().encode(text);
export const hex = (bytes: Bytes): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** 32 bytes from 64 digits. */
export function bytes(text: unknown, what: string, at = 0): Bytes {
	if (typeof text !== "string" || !HEX.test(text)) throw new Unfair("error-fair-hex", { what, digits: 64 }, at);
	return Uint8Array.from({ length: 32 }, (_, place) => parseInt(text.slice(2 * place, 2 * place + 2), 16));
}

/** H(tag, part, …): every part after its length in four bytes. */
export async function hash(tag: string, ...parts: Bytes[]): Promise<Bytes> {
	const all = [utf8(`${SCHEME}|${tag}`), ...parts];
	const input = new Uint8Array(all.reduce((sum, part) => sum + 4 + part.length, 0));
	let at = 0;
	for (const part of all) {
		new DataView(input.buffer).setUint32(at, part.length);
		input.set(part, at + 4);
		at += 4 + part.length;
	}
	return new Uint8Array(await crypto.subtle.digest("SHA-256", input));
}

/** 32 random bytes to contribute. */
export const freshNonce = (): string => hex(crypto.getRandomValues(new Uint8Array(32)));

export const commitSecret = async (table: string, secret: string, at = 0): Promise<string> => hex(await hash("server", utf8(table), bytes(secret, "secret", at)));
export const commitNonce = async (table: string, party: number, nonce: string): Promise<string> => hex(await hash("party", utf8(table), utf8(`${party}`), bytes(nonce, "nonce")));

/** The hash of everything that was public before the first card. */
export function transcript(deal: FairDeal): Promise<Bytes> {
	const parties = deal.parties.flatMap(({ party, seats, commitment, nonce }) => [utf8(`${party}`), utf8(seats.join(",")), bytes(commitment, "commitment"), bytes(nonce ?? commitment, "nonce")]);
	return hash("transcript", utf8(deal.table), bytes(deal.commitment, "commitment"), utf8(`${deal.parties.length}`), ...parties);
}

/** The seed of a match, as the 32 bytes that are the key of its shuffles. */
export const seed = async (deal: FairDeal, secret: string): Promise<Bytes> => hash("seed", utf8(deal.table), bytes(secret, "secret"), await transcript(deal));

/** The first 72 bits of a transcript in four words. */
export async function fingerprint(deal: FairDeal): Promise<{ latin: string; kana: string }> {
	const bits = Array.from((await transcript(deal)).subarray(0, 9), (byte) => byte.toString(2).padStart(8, "0")).join("");
	const said = bits.match(/.{6}/g)!.map((six) => SYLLABLES[parseInt(six, 2)]!);
	const words = (script: 0 | 1): string => [0, 3, 6, 9].map((from) => said.slice(from, from + 3).map((syllable) => syllable[script]).join("")).join(" ");
	return { latin: words(0), kana: words(1) };
}

/** Whether what was public can be: its form, its seats, and every contribution with its commitment. */
export async function checkTranscript(deal: FairDeal, seats: number): Promise<void> {
	if (deal.scheme !== SCHEME) throw new Unfair("error-fair-scheme", { scheme: deal.scheme, ours: SCHEME });
	bytes(deal.commitment, "commitment");
	if (!deal.parties.length) throw new Unfair("error-fair-nobody");
	const taken = deal.parties.flatMap((party) => party.seats);
	const proper = taken.every((seat) => Number.isInteger(seat) && seat >= 0 && seat < seats) && deal.parties.every((party) => party.seats.length);
	if (!proper || new Set(taken).size !== taken.length) throw new Unfair("error-fair-seats");
	if (deal.parties.some(({ party }, at) => !Number.isInteger(party) || party <= (at ? deal.parties[at - 1]!.party : -1))) throw new Unfair("error-fair-parties");
	for (const { party, commitment, nonce } of deal.parties) {
		bytes(commitment, "commitment");
		if (nonce != null && (await commitNonce(deal.table, party, nonce)) !== commitment) throw new Unfair("error-fair-nonce", { party });
	}
}
