import { describe, expect, it } from "vitest";
import PAGE from "../../../docs/record.md?raw";
import type { AnyEvent, FairDeal } from "../net/wire";
import { checkTranscript, fingerprint, seed, transcript } from "./fair";
import { bytes, commitNonce, commitSecret, freshNonce, hash, hex, Unfair, utf8 } from "./hash";
import { Shuffler, sorted } from "./shuffle";
import { verify } from "./verify";

// The test vectors of the published format.
function vectors<Vector>(heading: string): Vector[] {
	const block = PAGE.slice(PAGE.indexOf(`### ${heading}\n`))
		.split("```json\n")[1]!
		.split("```")[0]!;
	return block
		.trim()
		.split("\n")
		.map((line) => JSON.parse(line) as Vector);
}
const FAIR = vectors<{ fair: FairDeal; secret: string; transcript: string; seed: string; fingerprint: string; kana: string }>(
	"Test vectors of fair deals",
);
const keyed = (number: string): Shuffler => new Shuffler(bytes(BigInt(number).toString(16).padStart(64, "0"), "seed"));

describe("a fair deal", () => {
	it("has the transcript, the seed and the words of the published vectors", async () => {
		expect(FAIR).toHaveLength(3);
		for (const vector of FAIR) {
			await checkTranscript(vector.fair, 3);
			expect(await commitSecret(vector.fair.table, vector.secret)).toBe(vector.fair.commitment);
			expect(hex(await transcript(vector.fair))).toBe(vector.transcript);
			expect(BigInt(`0x${hex(await seed(vector.fair, vector.secret))}`).toString()).toBe(vector.seed);
			expect(await fingerprint(vector.fair)).toEqual({ latin: vector.fingerprint, kana: vector.kana });
		}
	});

	it("has contributions that nobody can guess, and commitments that name their party", async () => {
		const nonce = freshNonce();
		expect(nonce).toMatch(/^[0-9a-f]{64}$/);
		expect(freshNonce()).not.toBe(nonce);
		expect(await commitNonce("t", 0, nonce)).not.toBe(await commitNonce("t", 1, nonce));
	});
});

describe("a shuffle", () => {
	const shuffles = vectors<{ seed: string; shuffle: string; order: string; cards?: string }>("Test vectors");

	it.each(shuffles)("$shuffle of seed $seed is that of the published vectors", async (vector) => {
		const cards = vector.cards?.split(" ") ?? vector.order.split(" "); // before the shuffle they are in deck order
		expect(keyed(vector.seed).order(vector.shuffle, cards).join(" ")).toBe(vector.order);
	});

	it("begins in deck order, with the blank at the end", () => {
		expect(sorted(["0", "12d", "2a", "10b", "1c"])).toEqual(["1c", "2a", "10b", "12d", "0"]);
	});
});

describe("a record", () => {
	const sealed = (events: AnyEvent[], table: string): AnyEvent[] =>
		events.map((event) => ({ ...event, seal: hex(hash("any", utf8(table))) }));
	const plain: AnyEvent[] = [
		{ event: "match", format: "hanafuda-record/1", game: "x", options: {}, seats: ["Ann", "Ben"], start: [0, 0] },
		{ event: "match_end", totals: [0, 0], winners: [], why: "abandoned" },
	];
	const begins = (fair: FairDeal): AnyEvent[] => [{ ...plain[0]!, fair } as AnyEvent, plain[1]!];
	const refusal = (events: AnyEvent[]): Promise<string> =>
		Promise.resolve()
			.then(() => verify(events))
			.then(
				() => "",
				(error: unknown) => (error instanceof Unfair ? error.id : String(error)),
			);

	it("without a fair deal has nothing to check", async () => {
		expect(await verify(plain)).toBe(null);
		expect(await refusal([plain[0]!, { ...plain[1]!, secret: "00".repeat(32) } as AnyEvent])).toBe("error-fair-no-transcript");
	});

	it("that goes on has no secret yet, but words", async () => {
		const events = begins(FAIR[1]!.fair).slice(0, 1);
		expect(await refusal(events)).toBe("error-fair-seal");
		expect(await verify(sealed(events, "t"))).toMatchObject({
			shuffles: null,
			parties: 2,
			withheld: 1,
			latin: FAIR[1]!.fingerprint,
			kana: FAIR[1]!.kana,
			receipt: null,
		});
	});

	it("that is over needs its secret, and the right one", async () => {
		const events = begins(FAIR[0]!.fair);
		expect(await refusal(events)).toBe("error-fair-no-secret");
		expect(await refusal([events[0]!, { ...events[1]!, secret: "00".repeat(32) } as AnyEvent])).toBe("error-fair-secret");
		expect(await refusal([events[0]!, { ...events[1]!, secret: "AB".repeat(32) } as AnyEvent])).toBe("error-fair-hex");
		expect(await refusal([events[0]!, { ...events[1]!, secret: FAIR[0]!.secret } as AnyEvent])).toBe("error-fair-seal");
	});
});
