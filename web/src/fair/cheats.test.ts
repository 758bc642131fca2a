// A device that sat at the table finds out a server that cheats, in whichever of eight ways; and nothing where it does not.
import { beforeEach, describe, expect, it } from "vitest";
import PAGE from "../../../docs/record.md?raw";
import type { AnyEvent, ChainLink, FairDeal, People, PeopleMessage } from "../net/wire";
import { Chain, publicForm } from "./chain";
import { Contributor } from "./contributor";
import { fingerprint } from "./fair";
import { commitNonce, commitSecret, hash, hex, Unfair, utf8, bytes } from "./hash";
import { checkList } from "./list";
import { outcome } from "./receipt";
import { dropReceipt, receiptOf } from "./receipts";
import { verify } from "./verify";
import { Witness } from "./witness";

const block = PAGE.slice(PAGE.indexOf("### Test vectors of seals\n")).split("```json\n")[1]!.split("```")[0]!;
const VECTORS = block
	.trim()
	.split("\n")
	.map((line) => JSON.parse(line) as { event: AnyEvent; head: string });
const EVENTS = VECTORS.map(({ event }) => event);
const DEAL = (EVENTS[0] as AnyEvent & { fair: FairDeal }).fair;
const TABLE = DEAL.table;
const OTHER = "0f".repeat(32);

/** What seat 1 is sent. */
const SENT = EVENTS.filter((event) => event.event !== "claim" || event.seat === 1);

type Stage = {
	reveal?: boolean;
	words?: boolean;
	ready?: boolean;
	commitment?: string;
	parties?: { party: number; commitment: string }[];
	version?: number;
};

/** News about the people at the table, to party 1. */
function people({ reveal = false, words = false, ready = true, commitment = DEAL.commitment, parties = [], version = 1 }: Stage): People {
	return {
		type: "people",
		version,
		stage: "gathering",
		at: 0,
		seats: [
			{ name: "Aki", person: true, party: 0, ready },
			{ name: "菊", person: true, party: 1, ready, yours: true },
		],
		fair: { scheme: "hana-fair/1", commitment, parties, reveal, fingerprint: words ? { latin: "", kana: "" } : null },
	};
}

/** This device has said that it is ready; the parties that everybody sees then. */
function promised(): { device: Contributor; parties: { party: number; commitment: string }[]; nonce: string } {
	const device = new Contributor(TABLE);
	const said = device.ready(people({ ready: false }), 1) as PeopleMessage & { commitment: string };
	const parties = [DEAL.parties[0]!, { party: 1, commitment: said.commitment }].map(({ party, commitment }) => ({ party, commitment }));
	device.meet(people({ parties }));
	return { device, parties, nonce: receiptOf(TABLE)!.nonce! };
}

/** The deal of the vectors, with what this device has contributed; the server's secret is theirs. */
function dealt(nonce: string, change: Partial<FairDeal> = {}): FairDeal {
	return { ...DEAL, parties: [DEAL.parties[0]!, { party: 1, seats: [1], commitment: commitNonce(TABLE, 1, nonce), nonce }], ...change };
}

/** The chain over events as they are; a server seals what it likes. */
function headOf(events: readonly AnyEvent[]): string {
	const chain = new Chain(TABLE);
	for (const event of events) chain.follow(event);
	return chain.head;
}

/** The same match as if it had no fair deal. */
const plain = (events: readonly AnyEvent[]): AnyEvent[] =>
	events.map(({ seal: _, ...event }) => ("fair" in event ? { ...event, fair: null } : event) as AnyEvent);

const withDeal = (fair: FairDeal, events = SENT): AnyEvent[] => [{ ...events[0]!, fair } as AnyEvent, ...events.slice(1)];

function witnessed(events: readonly AnyEvent[]): string {
	const witness = new Witness(TABLE);
	witness.receive(events, headOf(events));
	return witness.alarm;
}

const refusal = (events: AnyEvent[]): Promise<string> =>
	Promise.resolve()
		.then(() => verify(events, receiptOf(TABLE)))
		.then(
			() => "",
			(error: unknown) => (error instanceof Unfair ? error.id : String(error)),
		);

beforeEach(() => dropReceipt(TABLE));

describe("the chain", () => {
	it("has the heads of the published vectors, with the secret and from what a seat is sent", () => {
		const [whole, sent] = [new Chain(TABLE, (EVENTS.at(-1) as { secret: string }).secret), new Chain(TABLE)];
		for (const { event, head } of VECTORS) {
			whole.follow(event);
			expect(whole.head).toBe(head);
		}
		for (const event of SENT)
			sent.follow(event.event === "return" || event.event === "claim" ? event : ({ ...publicForm(event), seal: event.seal } as AnyEvent));
		expect(sent.head).toBe(whole.head);
	});
});

describe("an honest server", () => {
	it("gets the contribution, once it has asked for it, and again when it asks again", async () => {
		const { device, parties, nonce } = promised();
		expect(device.meet(people({ parties }))).toBeUndefined();
		for (const version of [2, 3]) expect(device.meet(people({ reveal: true, parties, version }))).toEqual({ type: "reveal", nonce });
		expect(new Contributor(TABLE).meet(people({ reveal: true, parties, version: 4 }))).toEqual({ type: "reveal", nonce }); // after a reload
		device.meet(people({ words: true, parties, version: 5 }));
		expect(device.alarm).toBe("");
		const events = withDeal(dealt(nonce));
		expect(witnessed(events.slice(0, 4))).toBe("");
		expect(witnessed(events)).toBe("");
		expect(witnessed(events)).toBe("");
		expect(receiptOf(TABLE)).toMatchObject({ count: SENT.length, head: headOf(events) });
	});

	it("keeps what was said with one ready, and gets another number after unready", () => {
		const { device, nonce, parties } = promised();
		device.ready(people({ ready: false }), 1);
		expect(receiptOf(TABLE)!.nonce).toBe(nonce); // the first message may have been lost
		device.meet(people({ ready: false, parties: [] }));
		expect(receiptOf(TABLE)).toBeUndefined();
		device.ready(people({ ready: false }), 1);
		expect(receiptOf(TABLE)!.nonce).not.toBe(nonce);
		expect(parties[1]!.commitment).not.toBe(commitNonce(TABLE, 1, receiptOf(TABLE)!.nonce!));
	});

	it("is not accused by a device that got its seat later, or whose person was ready on another one", () => {
		expect(witnessed(SENT)).toBe("");
		expect(receiptOf(TABLE)).toMatchObject({ commitment: DEAL.commitment, count: SENT.length });
		dropReceipt(TABLE);
		promised();
		expect(witnessed(SENT)).toBe(""); // party 1 has contributed something else
		expect(outcome(receiptOf(TABLE)!, DEAL)).toBe("fair-unused"); // said when the match is over, whoever of both it was
		const { commitment, nonce: _, ...later } = receiptOf(TABLE)!;
		expect(outcome({ ...later, commitment }, DEAL)).toBe("fair-agrees");
	});

	it("may not have received a contribution, whether it had asked for it or not", () => {
		const { device, parties, nonce } = promised();
		device.meet(people({ reveal: true, parties }));
		const late = {
			...dealt(nonce),
			parties: dealt(nonce).parties.map((party) => (party.party === 1 ? { party: 1, seats: [1], commitment: party.commitment } : party)),
		};
		expect(witnessed(withDeal(late))).toBe("");
		expect(outcome(receiptOf(TABLE)!, late)).toBe("fair-late");
		expect(outcome(receiptOf(TABLE)!, dealt(nonce))).toBe("fair-agrees");
		const { revealed: _, ...unasked } = receiptOf(TABLE)!;
		expect(outcome(unasked, late)).toBe("fair-late");
	});
});

describe("a server that cheats", () => {
	it("1: has a secret that it chose when everybody had revealed", () => {
		const { device, parties, nonce } = promised();
		device.meet(people({ reveal: true, parties }));
		expect(witnessed(withDeal(dealt(nonce, { commitment: commitSecret(TABLE, OTHER) })))).toBe("error-receipt-commitment");
		dropReceipt(TABLE);
		const earlier = promised();
		expect(earlier.device.meet(people({ reveal: true, parties: earlier.parties, commitment: OTHER }))).toBeUndefined();
		expect(earlier.device.alarm).toBe("fair-alarm-commitment");
		expect(new Contributor(TABLE).alarm).toBe("fair-alarm-commitment");
	});

	it("2: reveals another secret", async () => {
		const { device, parties, nonce } = promised();
		device.meet(people({ reveal: true, parties }));
		const events = withDeal(dealt(nonce)).map((event) => (event.event === "match_end" ? { ...event, secret: OTHER } : event));
		expect(witnessed(events)).toBe("error-fair-secret");
		expect(await refusal(events)).toBe("error-fair-secret");
	});

	it("3: drops a contribution", () => {
		const one = promised();
		expect(one.device.meet(people({ reveal: true, parties: one.parties.slice(0, 1) }))).toBeUndefined();
		expect(one.device.alarm).toBe("fair-alarm-missing");
		dropReceipt(TABLE);
		const other = promised();
		other.device.meet(people({ reveal: true, parties: other.parties }));
		expect(witnessed(withDeal(dealt(other.nonce, { parties: DEAL.parties.slice(0, 1) })))).toBe("error-receipt-missing");
		dropReceipt(TABLE);
		const unasked = promised(); // and never asks for it
		unasked.device.meet(people({ words: true, parties: unasked.parties.slice(0, 1) }));
		expect(unasked.device.alarm).toBe("fair-alarm-missing");
	});

	it("3: does without a fair deal, after it was promised or from the beginning", async () => {
		promised();
		const witness = new Witness(TABLE);
		witness.receive(plain(SENT).slice(0, 4), null);
		expect(witness.alarm).toBe("error-receipt-plain");
		const device = new Contributor("elsewhere");
		const { fair: _, ...without } = people({ ready: false });
		expect(device.ready({ ...without, seed: "7" }, 1)).toEqual({ type: "ready" }); // everybody sees that the host may know the cards
		expect(device.alarm).toBe("");
		expect(device.ready(without, 1)).toBeUndefined();
		expect(device.alarm).toBe("fair-alarm-nothing");
	});

	it("4: replaces a contribution", () => {
		const one = promised();
		expect(one.device.meet(people({ reveal: true, parties: [one.parties[0]!, { party: 1, commitment: OTHER }] }))).toBeUndefined();
		expect(one.device.alarm).toBe("fair-alarm-replaced");
		dropReceipt(TABLE);
		const other = promised();
		other.device.meet(people({ reveal: true, parties: other.parties }));
		expect(witnessed(withDeal(dealt(OTHER)))).toBe("error-receipt-replaced");
	});

	it("5: has other moves in the record, or after a reload", async () => {
		expect(witnessed(SENT)).toBe("");
		const moved = SENT.map((event) => (event.event === "play" ? { ...event, card: "5b" } : event));
		expect(witnessed(moved)).toBe("error-receipt-head");
		expect(await refusal(EVENTS.map((event) => (event.event === "play" ? { ...event, card: "5b" } : event)))).toBe("error-fair-seal");
		expect(await refusal(EVENTS.slice(0, 6))).toBe("error-receipt-short");
		expect(await refusal(plain(moved))).toBe("error-receipt-plain");
		const live = new Witness("elsewhere");
		live.receive(SENT.slice(0, 3), headOf(SENT));
		expect(live.alarm).toBe("error-receipt-head");
	});

	it("6: has other names in the record", async () => {
		expect(witnessed(SENT)).toBe("");
		const named = (events: AnyEvent[]): AnyEvent[] => [{ ...events[0]!, seats: ["Aki", "Ben"] } as AnyEvent, ...events.slice(1)];
		expect(await refusal(named(EVENTS))).toBe("error-fair-seal");
		expect(witnessed(named(SENT))).toBe("error-receipt-head");
	});

	it("7: deals two people two matches, whose words differ, whatever words it names itself", () => {
		const other = dealt(OTHER);
		const words = [DEAL, other].map((deal) => {
			const witness = new Witness(TABLE);
			witness.receive(withDeal(deal).slice(0, 3), headOf(withDeal(deal).slice(0, 3)));
			dropReceipt(TABLE);
			return witness.words;
		});
		expect(words).toEqual([DEAL, other].map(fingerprint));
		expect(words[0]).not.toEqual(words[1]);
		const [one, two] = [new Chain(TABLE), new Chain(TABLE)];
		for (const event of SENT) one.follow(event);
		for (const event of withDeal(other)) two.follow(event);
		expect(one.words).not.toEqual(two.words);
		const device = promised(); // and shows one of them another list than before
		device.device.meet(people({ reveal: true, parties: device.parties }));
		expect(device.device.meet(people({ reveal: true, parties: [{ party: 0, commitment: OTHER }, device.parties[1]!] }))).toBeUndefined();
		expect(device.device.alarm).toBe("fair-alarm-list");
	});

	it("8: uses the commitment of an old table again, or begins again when it has seen the contributions", () => {
		const list: ChainLink[] = [];
		for (const [at, commitment] of [OTHER, DEAL.commitment, DEAL.commitment].entries()) {
			const before = at ? bytes(list[at - 1]!.hash, "hash") : new Uint8Array(32);
			list.push({
				number: at + 1,
				commitment,
				time: 5,
				hash: hex(hash("chain", before, utf8(`${at + 1}`), bytes(commitment, "commitment"), utf8("5"))),
				state: at ? "dealt" : "closed",
			});
		}
		const found = (links: ChainLink[], commitment = DEAL.commitment): string => {
			try {
				checkList(links, commitment);
			} catch (error) {
				if (error instanceof Unfair) return error.id;
			}
			return "";
		};
		expect(found(list.slice(0, 2))).toBe("");
		expect(found(list)).toBe("error-fair-twice");
		expect(found(list.slice(0, 1))).toBe("error-fair-unlisted");
		expect(found(list.slice(0, 2), OTHER)).toBe("error-fair-listed-closed");
		expect(found(list.slice(1))).toBe("error-fair-chain");

		const { device, parties, nonce } = promised();
		device.meet(people({ reveal: true, parties, version: 2 }));
		device.meet(people({ parties: [], ready: false, version: 3 }));
		expect(device.alarm).toBe("fair-alarm-again");
		expect(device.ready(people({ ready: false, version: 2 }), 1)).toBeUndefined(); // nor does it begin again as if nothing had been revealed
		expect(receiptOf(TABLE)!.nonce).toBe(nonce);
		device.ready(people({ ready: false, version: 3 }), 1);
		expect(receiptOf(TABLE)!.nonce).not.toBe(nonce); // what was revealed is never used again
		expect(receiptOf(TABLE)!.alarm).toBe("fair-alarm-again");
	});
});
