// The chain over the events of a fair match, from docs/record.md alone: whoever sat there finds out that something was changed.
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import type { AnyEvent } from "../net/wire";
import { bytes, framed, hash, hex, spelled, Unfair, utf8, type Bytes, type Words } from "./hash";

/** Cards, in whatever lists they are, face down. */
type Hidden = string | null | undefined | readonly Hidden[];
const hidden = (cards: Hidden): Hidden => (Array.isArray(cards) ? cards.map(hidden) : cards == null ? cards : "?");

/** What everybody sees of an event, from the whole of it or from the copy of a seat; null where there is nothing to see. */
export function publicForm(event: AnyEvent): object | null {
	const { seal: _, ...plain } = event;
	switch (plain.event) {
		case "deal":
			return {
				...plain,
				hands: hidden(plain.hands),
				piles: hidden(plain.piles),
				stock: hidden(plain.stock),
				field: plain.face_down ? hidden(plain.field) : plain.field,
			};
		case "passed_hand":
			return plain.cards ? { ...plain, cards: hidden(plain.cards) } : plain;
		case "pile":
			return plain.cards ? { ...plain, cards: hidden(plain.cards) } : plain;
		case "return":
			return { ...plain, card: "?" };
		case "shuffle":
		case "cut":
			return { ...plain, stock: hidden(plain.stock) };
		case "agree": {
			const { agrees: _, ...rest } = plain;
			return rest;
		}
		case "claim": {
			const { declined: _, ...rest } = plain;
			return plain.teyaku?.length ? rest : null;
		}
	}
	return plain;
}

/** An event as bytes: JSON without spaces, the names in order. */
export function canonical(value: unknown): string {
	if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
	if (typeof value !== "object" || value === null) return JSON.stringify(value);
	const named = Object.entries(value).filter(([, one]) => one !== undefined);
	return `{${named
		.toSorted(([one], [other]) => (one < other ? -1 : 1))
		.map(([name, one]) => `${JSON.stringify(name)}:${canonical(one)}`)
		.join(",")}}`;
}

/** The chain of one match, as far as it is known. */
export class Chain {
	/** How many public events there were. */
	count = 0;
	#head: Bytes;
	#private: Bytes[] = [];
	#key: Bytes | undefined;

	/** With the secret every seal is compared, which takes the whole events; without it the copy of any seat will do. */
	constructor(
		private readonly table: string,
		secret?: string,
	) {
		this.#head = hash("head", utf8(table));
		if (secret !== undefined) this.#key = hash("seal-key", utf8(this.table), bytes(secret, "secret"));
	}

	get head(): string {
		return hex(this.#head);
	}

	/** What happened so far, in four words. */
	get words(): Words {
		return spelled(this.#head, 4);
	}

	/** Goes on by an event; throws where its seal is missing or is another. */
	follow(event: AnyEvent, at = 0): void {
		const { seal, ...plain } = event;
		const shown = publicForm(event);
		const whole = utf8(canonical(plain));
		if ((shown === null) !== (seal == null)) throw new Unfair("error-fair-seal", {}, at);
		if (shown === null) {
			this.#private.push(whole);
			return;
		}
		const found = bytes(seal, "seal", at);
		this.count++;
		if (this.#key && hex(hmac(sha256, this.#key, framed("seal", utf8(`${this.count}`), ...this.#private, whole))) !== seal)
			throw new Unfair("error-fair-seal", {}, at);
		this.#private = [];
		this.#head = hash("link", this.#head, utf8(canonical(shown)), found);
	}
}
