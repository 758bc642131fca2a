// What a party promises before a fair deal: a hash of its contribution (docs/fair.md).
import { sha256 } from "@noble/hashes/sha2.js"; // the browser's own hash is missing where a house plays without https
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

/** The commitment of a party at a table to 32 bytes, in hexadecimal digits. */
export function commitment(table: string, party: number, nonce: string): string {
	const parts = [utf8ToBytes("hana-fair/1|party"), utf8ToBytes(table), utf8ToBytes(String(party)), hexToBytes(nonce)];
	return bytesToHex(sha256(concatBytes(...parts.flatMap((part) => [length(part), part]))));
}

function length(part: Uint8Array): Uint8Array {
	const bytes = new Uint8Array(4);
	new DataView(bytes.buffer).setUint32(0, part.length);
	return bytes;
}
