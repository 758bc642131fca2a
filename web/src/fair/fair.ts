// Fair deals, hana-fair/1, from docs/record.md alone: the transcript, the seed, and the words that players read to each other.
import type { FairDeal } from "../net/wire";
import { bytes, commitNonce, hash, SCHEME, spelled, Unfair, utf8, type Bytes, type Words } from "./hash";

/** The hash of everything that was public before the first card. */
export function transcript(deal: FairDeal): Bytes {
	const parties = deal.parties.flatMap(({ party, seats, commitment, nonce }) => [
		utf8(`${party}`),
		utf8(seats.join(",")),
		bytes(commitment, "commitment"),
		bytes(nonce ?? commitment, "nonce"),
	]);
	return hash("transcript", utf8(deal.table), bytes(deal.commitment, "commitment"), utf8(`${deal.parties.length}`), ...parties);
}

/** The seed of a match, as the 32 bytes that are the key of its shuffles. */
export const seed = (deal: FairDeal, secret: string): Bytes => hash("seed", utf8(deal.table), bytes(secret, "secret"), transcript(deal));

/** The first 72 bits of a transcript in four words. */
export const fingerprint = (deal: FairDeal): Words => spelled(transcript(deal), 4);

/** Whether what was public can be: its form, its seats, and every contribution with its commitment. */
export function checkTranscript(deal: FairDeal, seats: number): void {
	if (deal.scheme !== SCHEME) throw new Unfair("error-fair-scheme", { scheme: deal.scheme, ours: SCHEME });
	bytes(deal.commitment, "commitment");
	if (!deal.parties.length) throw new Unfair("error-fair-nobody");
	const taken = deal.parties.flatMap((party) => party.seats);
	const proper =
		taken.every((seat) => Number.isInteger(seat) && seat >= 0 && seat < seats) && deal.parties.every((party) => party.seats.length);
	if (!proper || new Set(taken).size !== taken.length) throw new Unfair("error-fair-seats");
	if (deal.parties.some(({ party }, at) => !Number.isInteger(party) || party <= (at ? deal.parties[at - 1]!.party : -1)))
		throw new Unfair("error-fair-parties");
	for (const { party, commitment, nonce } of deal.parties) {
		bytes(commitment, "commitment");
		if (nonce != null && commitNonce(deal.table, party, nonce) !== commitment) throw new Unfair("error-fair-nonce", { party });
	}
}
