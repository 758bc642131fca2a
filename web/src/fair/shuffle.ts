// The shuffles of a match from its seed: HMAC-SHA-256 and the order of Fisher and Yates (docs/record.md, "Where the cards come from").
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { utf8, type Bytes } from "./hash";

const WORDS = 2 ** 32;
const DECK = [
	...Array.from({ length: 12 }, (_, month) => ["a", "b", "c", "d"].map((place) => `${month + 1}${place}`)).flat(),
	"0",
	...Array.from({ length: 7 }, (_, at) => `j${at + 1}`),
];
const PLACE = new Map(DECK.map((card, place) => [card, place]));

/** Cards in deck order, the blank and jokers at the end. */
export const sorted = (cards: readonly string[]): string[] => cards.toSorted((one, two) => (PLACE.get(one) ?? 99) - (PLACE.get(two) ?? 99));

export class Shuffler {
	constructor(private readonly seed: Bytes) {}

	/** These cards after the shuffle with this name, `round|deal|shuffle`. */
	order(name: string, cards: readonly string[]): string[] {
		const lie = sorted(cards);
		let block = new DataView(new ArrayBuffer(0));
		let counter = 0;
		let at = 0;
		for (let last = lie.length - 1; last > 0;) {
			if (at >= block.byteLength) {
				block = new DataView(hmac(sha256, this.seed, utf8(`${name}|${counter++}`)).buffer as ArrayBuffer);
				at = 0;
			}
			const word = block.getUint32(at);
			at += 4;
			if (word >= Math.floor(WORDS / (last + 1)) * (last + 1)) continue; // it would favour some
			const place = word % (last + 1);
			[lie[last], lie[place]] = [lie[place]!, lie[last]!];
			last--;
		}
		return lie;
	}
}
