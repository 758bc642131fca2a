// Whether every card of a record follows from the secret and the contributions of its fair deal. It knows no rules: `hana verify` checks those too.
import type { AnyEvent, Deal, DealerDraw, Leader, MatchBegins } from "../net/wire";
import { Chain } from "./chain";
import { checkTranscript, fingerprint, seed } from "./fair";
import { bytes, commitSecret, Unfair, type Words } from "./hash";
import { compareDeal, outcome, type Receipt } from "./receipt";
import routes from "./routes.json";
import { Shuffler } from "./shuffle";

/** What was found: how many shuffles follow from the seed, or none yet because the secret is not known; what happened, in words; and what the receipt says, as a message. */
export type Verdict = Words & {
	shuffles: number | null;
	parties: number;
	withheld: number;
	head: Words;
	receipt: ReturnType<typeof outcome> | null;
};

/** Where the cards of a deck go, by place: the number of a hand or the letter of a pile, counted from the dealer; `f` the field, `s` the draw pile. */
type Route = { seats: number; options?: Record<string, unknown>; deck: number; route: string };
const GAMES = routes.games as Record<string, Route[]>;
const FIRST_PILE = "A".charCodeAt(0);

const same = (one: unknown, two: unknown): boolean => JSON.stringify(one) === JSON.stringify(two);

/** How a match is dealt; undefined for a game that this page does not know. */
export function routeOf(begins: MatchBegins): Route | undefined {
	const fits = (GAMES[begins.game] ?? []).filter(
		({ seats, options }) =>
			seats === begins.seats.length && Object.entries(options ?? {}).every(([name, value]) => begins.options[name] === value),
	);
	return begins.game_hash ? undefined : fits.at(-1);
}

/** Checks the fair deal of a match and the seals of its events, also against a receipt; null if it has none. Throws Unfair where something does not match. */
export function verify(events: readonly AnyEvent[], receipt?: Receipt): Verdict | null {
	const [begins, end] = [events[0], events.at(-1)!];
	const last = events.length - 1;
	const over = end.event === "match_end";
	if (begins?.event !== "match") throw new Unfair("error-record-begins");
	const deal = begins.fair;
	if (deal) checkTranscript(deal, begins.seats.length);
	if (receipt) compareDeal(receipt, deal);
	if (!deal) {
		if (over && end.secret != null) throw new Unfair("error-fair-no-transcript", {}, last);
		const sealed = events.findIndex((event) => event.seal != null);
		if (sealed >= 0) throw new Unfair("error-fair-seal-plain", {}, sealed);
		return null;
	}
	if (over && end.secret == null) throw new Unfair("error-fair-no-secret", {}, last);
	const secret = over ? (end.secret ?? undefined) : undefined;
	if (secret !== undefined) bytes(secret, "secret", last);
	if (secret !== undefined && commitSecret(deal.table, secret, last) !== deal.commitment) throw new Unfair("error-fair-secret", {}, last);
	const head = sealsHold(events, deal.table, secret, receipt);
	const found = {
		parties: deal.parties.length,
		withheld: deal.parties.filter((party) => party.nonce == null).length,
		...fingerprint(deal),
		head,
		receipt: receipt ? outcome(receipt, deal) : null,
	} as const;
	return { ...found, shuffles: secret === undefined ? null : new Cards(begins, new Shuffler(seed(deal, secret))).check(events) };
}

/** Follows the chain to its end; on the way it has to pass the head that the receipt has. */
function sealsHold(events: readonly AnyEvent[], table: string, secret: string | undefined, receipt: Receipt | undefined): Words {
	const chain = new Chain(table, secret);
	for (const [at, event] of events.entries()) {
		chain.follow(event, at);
		if (receipt?.head && chain.count === receipt.count && event.seal != null && chain.head !== receipt.head)
			throw new Unfair("error-receipt-head", {}, at);
	}
	if (receipt && chain.count < (receipt.count ?? 0))
		throw new Unfair("error-receipt-short", { seen: receipt.count!, found: chain.count }, events.length - 1);
	return chain.words;
}

/** Goes through the events and compares every shuffle. */
class Cards {
	private round = 0;
	private misdeals = 0;
	private dealer = 0;
	private field: string[] = [];
	private readonly route;
	private readonly seats;

	constructor(
		begins: MatchBegins,
		private readonly shuffler: Shuffler,
	) {
		this.seats = begins.seats.length;
		const route = routeOf(begins);
		if (!route) throw new Unfair("replay-fair-game", { game: begins.game });
		this.route = route;
	}

	check(events: readonly AnyEvent[]): number {
		let shuffles = 0;
		for (const [at, event] of events.entries()) {
			if (event.event === "round") [this.round, this.misdeals, this.dealer] = [event.number, 0, event.dealer];
			else if (event.event === "misdeal") this.misdeals++;
			else {
				const right = this.right(event);
				if (right === false) throw new Unfair("error-fair-cards", {}, at);
				if (right) shuffles++;
			}
		}
		return shuffles;
	}

	/** Whether the cards of an event are those of its shuffle; null where nothing is shuffled. */
	private right(event: AnyEvent): boolean | null {
		switch (event.event) {
			case "dealer_draw":
				return this.drawn(event);
			case "deal":
				return this.dealt(event);
			case "leader":
				return this.turned(event);
			case "shuffle":
				return same(this.here("shuffle", event.stock), event.stock);
		}
		return null;
	}

	private here(shuffle: string, cards: readonly string[]): string[] {
		return this.shuffler.order(`${this.round}|${this.misdeals}|${shuffle}`, cards);
	}

	private get deck(): string[] {
		return routes.decks[this.route.deck]!.split(" ");
	}

	/** Where the draw seats the players, whoever came first is in seat 0, and from the dealer on the months ascend. */
	private drawn({ draws, dealer, seated }: DealerDraw): boolean {
		const cards = this.deck.filter((card) => card !== "0" && !card.startsWith("j"));
		const due: string[][] = [];
		for (const pass of draws.keys()) due.push(this.shuffler.order(`0|${pass}|dealer_draw`, cards).slice(0, this.seats));
		if (!seated) return same(due, draws);
		const [last, taken] = [due.at(-1) ?? [], draws.at(-1) ?? []];
		const sits = taken.map((card) => last.indexOf(card));
		const months = taken.map((_, step) => parseInt(taken[(dealer + step) % this.seats]!));
		const ascending = months.every((month, at) => at === 0 || months[at - 1]! <= month);
		return (
			sits[0] === 0 &&
			ascending &&
			same(
				due.map((pass) => sits.map((who) => pass[who])),
				draws,
			)
		);
	}

	private dealt(event: Deal): boolean {
		const hands: string[][] = Array.from({ length: this.seats }, () => []);
		const piles: string[][] = Array.from({ length: 2 * this.seats }, () => []);
		const rest: Record<string, string[]> = { f: [], s: [] };
		for (const [place, card] of this.here("deal", this.deck).entries()) {
			const to = this.route.route[place]!;
			if (/\d/.test(to)) hands[(this.dealer + Number(to)) % this.seats]!.push(card);
			else (rest[to] ?? piles[(2 * this.dealer + to.charCodeAt(0) - FIRST_PILE) % piles.length]!).push(card);
		}
		this.field = event.field;
		const held = event.hands.map((hand) => hand ?? []);
		return same([held, event.piles?.flat() ?? Array.from(piles, () => []), event.field, event.stock], [hands, piles, rest.f, rest.s]);
	}

	private turned({ turned }: Leader): boolean {
		const cards = turned.map((_, step) => turned[(this.dealer + step) % this.seats]).filter((card) => card != null);
		return same(this.here("leader", this.field).slice(0, cards.length), cards);
	}
}
