// What happened, in English.
import { amount, number, show, signed } from "../units";
import { plain } from "../catalogue.svelte";
import { cardName } from "../words.svelte";
import { called, worded } from "../../board/yaku";
import { around, counted, isPot, pileOf, seen, type Of, type Party, type Payment, type Sayings, type Telling } from "./context";

const PARTIES: Record<string, string> = { pot: "the pot", year: "the year's pot", prize: "the prize pot", bank: "the bank" };
const MISDEALS: Record<Of<"misdeal">["why"], string> = {
	four_of_a_month: "four cards of one month lie on the field",
	three_willows: "three Willows lie on the field",
	requested: "a new deal was asked for",
	nobody_in: "nobody wants to play",
};

/** A, b and c. */
export const listed = (items: readonly string[]): string => (items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`);

const COUNTS = ["", "", "two ", "three ", "four "];

/** Cards by name; those of one name are counted: `Geese and two Susuki Chaff`. */
const cards = (codes: readonly string[]): string => listed(counted(codes.map(cardName)).map(([name, count]) => `${COUNTS[count] ?? `${count} `}${name}`));
const yaku = (ids: readonly string[], at: Telling, pile?: readonly string[]): string =>
	listed(ids.map((id) => called(id, at.book, pile).map(worded).join(at.taken ? " and " : " or ")));

/** `Ben plays`, `You play`. */
const does = (at: Telling, seat: number, theirs: string, yours: string): string => (seat === at.you ? `You ${yours}` : `${at.names[seat]} ${theirs}`);
/** Somebody within a sentence. */
const whom = (at: Telling, seat: number): string => (seat === at.you ? "you" : at.names[seat]!);
const everybody = (at: Telling, points: readonly number[], shown: (points: number) => string): string =>
	points.map((value, seat) => `${whom(at, seat)} ${shown(value)}`).join(", ");
/** Several people at the beginning of a sentence. */
const people = (at: Telling, seats: readonly number[]): string => listed(seats.map((seat, place) => (seat === at.you && !place ? "You" : whom(at, seat))));
/** What each of several people does with a card, in one sentence. */
const each = (at: Telling, codes: readonly (string | null)[], theirs: string, yours: string): string => {
	const said = codes.flatMap((code, seat) => (code ? [`${whom(at, seat)} ${seat === at.you ? yours : theirs} ${cardName(code)}`] : []));
	return said.join(", ").replace(/^you /, "You ");
};

export const english: Sayings = {
	match: (event, at) => `${plain(at.book.name)}, ${event.rounds ? `${event.rounds} round${event.rounds === 1 ? "" : "s"}` : "no set end"}: ${listed(at.names)}.`,
	dealer_draw: (event, at) => {
		const passes = event.draws.map((pass) => each(at, pass, "draws", "draw"));
		return `${passes.join(". A tie, so once more: ")}. ${does(at, event.dealer, "deals", "deal")} first.${event.seated ? ` Everybody sits as they drew, from the dealer to the right: ${listed(around(at.names, event.dealer))}.` : ""}`;
	},
	round: (event, at) => `Round ${event.number}. ${does(at, event.dealer, "deals", "deal")}.`,
	blind: (event, at) => (event.does === "mizuten" ? `${does(at, event.seat, "plays", "play")} blind.` : `${does(at, event.seat, "looks", "look")} at the cards.`),
	swap: (event, at) =>
		typeof event.with === "number"
			? `${does(at, event.seat, "takes", "take")} the dealer's hand from ${whom(at, event.with)}.`
			: `${does(at, event.seat, "leaves", "leave")} the dealer's hand where it is.`,
	deal: (_, at) => `The cards are dealt: ${at.book.dealt}.`,
	misdeal: (event) => `Misdeal: ${MISDEALS[event.why]}. The same dealer deals again.`,
	sits_out: (event, at) => `${does(at, event.seat, "has", "have")} the blank and ${event.seat === at.you ? "sit" : "sits"} this round out. The other cards of that hand are the field${seen(event.field).length ? `: ${cards(event.field!)}` : ""}.`,
	leader: (event, at) => {
		const turned = each(at, event.turned, "turns", "turn");
		return `${turned && `${turned}. `}${does(at, event.leader, "leads", "lead")}.`;
	},
	multiplier: (event) => {
		const waiting = event.waiting?.length ? `${event.waiting.map((value) => `×${value}`).join(", ")} wait${event.waiting.length === 1 ? "s" : ""} for later rounds.` : "";
		return [event.value > 1 ? `Everything counts ×${event.value} this round.` : "", waiting].filter(Boolean).join(" ") || null;
	},
	speak: (event, at) => (event.says === "in" ? `${does(at, event.seat, "is", "are")} in.` : `${does(at, event.seat, "goes", "go")} out${event.fee ? `; that costs ${amount(event.fee, at.book)}` : ""}.`),
	passed_hand: (event, at) => `${does(at, event.from, "passes the", "pass your")} hand to ${whom(at, event.to)}${seen(event.cards).length ? `: ${cards(event.cards!)}` : ""}.`,
	forced_out: (event, at) => {
		const paid = event.compensation ? ` and ${event.seat === at.you ? "get" : "gets"} ${amount(event.compensation, at.book)} for the hand` : "";
		return `${does(at, event.seat, "is", "are")} forced out${paid}.`;
	},
	agree: (event, at) => {
		if (event.agrees == null) return `${does(at, event.seat, "has", "have")} answered whether to share the pot.`;
		return `${does(at, event.seat, "would", "would")} ${event.agrees ? "share the pot" : "rather play for the pot"}.`;
	},
	two_left: (event, at) => {
		if (event.does === "split") return `${people(at, event.agree)} agree to share the pot.`;
		return `${event.agree.length ? `Only ${whom(at, event.agree[0]!)} would` : "Neither would"} share the pot: it is played for.`;
	},
	active: (event, at) => {
		const several = event.seats.length > 1 || event.seats[0] === at.you;
		return `${people(at, event.seats)} ${several ? "play" : "plays"} this round. ${does(at, event.seats[0]!, "begins", "begin")}.`;
	},
	shuffle: (event) => `The draw pile is shuffled: ${event.stock.length} cards.`,
	claim: (event, at) => {
		const shows = event.teyaku?.length ? `${does(at, event.seat, "shows", "show")} ${yaku(event.teyaku, at)}: ${cards(event.shown ?? [])}.` : "";
		const hides = event.declined?.length ? `${does(at, event.seat, "keeps", "keep")} ${yaku(event.declined, at)} hidden.` : "";
		return [shows, hides].filter(Boolean).join(" ") || null;
	},
	return: (event, at) => `${does(at, event.seat, "puts", "put")} ${event.card === "?" ? "a card" : cardName(event.card)} back into the draw pile.`,
	cut: (event, at) => `${does(at, event.seat, "cuts", "cut")} the draw pile.`,
	dealer_takes: (event, at) => `${does(at, event.seat, "takes", "take")} ${cards(event.cards)} as dealer.`,
	pile: (event, at) => `${does(at, event.seat, "takes", "take")} the ${event.hand ? "second" : "first"} pile as hand${seen(event.cards).length ? `: ${cards(event.cards!)}` : ""}.`,
	redeal: (event, at) => `${does(at, event.seat, "asks", "ask")} for a new deal.`,
	play: (event, at) => {
		const begins = `${event.from === "hand" ? does(at, event.seat, "plays", "play") : does(at, event.seat, "draws", "draw")} ${cardName(event.card)}`;
		const take = event.seat === at.you ? "take" : "takes";
		if (event.alone) return `${begins} and ${take} it alone.`;
		return event.takes?.length ? `${begins} and ${take} ${cards(event.takes)}.` : `${begins}; it stays on the field.`;
	},
	made: (event, at) => `${does(at, event.seat, "has", "have")} ${yaku(event.yaku, at, pileOf(at, event.seat))}.`,
	call: (event, at) => {
		if (event.says === "cancel") return `${does(at, event.seat, "cancels", "cancel")}: the round ends.`;
		return `${does(at, event.seat, "calls", "call")} ${event.says}: the round ${event.says === "sage" ? "goes on" : "ends"}.`;
	},
	offer: (event, at) => `${does(at, event.from, "offers", "offer")} ${whom(at, event.to)} ${amount(event.amount, at.book)} for ${event.to === at.you ? "your" : "the"} place in the round.`,
	counter_offer: (event, at) => `${does(at, event.from, "wants", "want")} ${amount(event.amount, at.book)} from ${whom(at, event.to)} instead.`,
	answer: (event, at) => {
		if (!event.accepts) return `${does(at, event.seat, "refuses", "refuse")}.`;
		return event.counter ? `${does(at, event.seat, "accepts and plays", "accept and play")} instead.` : `${does(at, event.seat, "accepts and is", "accept and are")} out.`;
	},
	leftovers: (event, at) => `${does(at, event.seat, "gets", "get")} what is left on the field: ${cards(event.cards)}.`,
	pay: (event, at) => {
		const why = yaku([event.why], at, pileOf(at, event.to));
		const sum = amount(event.amount, at.book);
		const short = event.forgiven ? ` The stake holds no more: ${amount(event.forgiven, at.book)} ${event.forgiven === 1 ? "stays" : "stay"} unpaid.` : "";
		if (typeof event.from === "number") {
			if (typeof event.to === "number") return `${does(at, event.from, "pays", "pay")} ${whom(at, event.to)} ${sum} for ${why}.${short}`;
			if (event.to === "bank") return `${does(at, event.from, "pays", "pay")} ${sum}: ${why}.${short}`;
			return `${does(at, event.from, "pays", "pay")} ${sum} into ${PARTIES[event.to]}${isPot(event.why, [event.from, event.to], at) ? "" : ` for ${why}`}.${short}`;
		}
		if (typeof event.to === "number") {
			if (event.from === "bank") return `${does(at, event.to, "gets", "get")} ${sum}: ${why}.`;
			return `${does(at, event.to, "gets", "get")} ${sum} from ${PARTIES[event.from]}${isPot(event.why, [event.from, event.to], at) ? "" : `: ${why}`}.`;
		}
		return `From ${PARTIES[event.from]} ${sum} go to ${PARTIES[event.to]}: ${why}.`;
	},
	score: (event, at) => `This round: ${everybody(at, event.result, signed)}.`,
	round_end: (event, at) => {
		const begins = event.why === "nobody_plays" ? "The round is not played. " : event.why === "split" ? "The two who are left share the pot. " : "";
		const dealer = `${whom(at, event.next_dealer)} ${event.next_dealer === at.you ? "deal" : "deals"}`;
		const totals = `Totals: ${everybody(at, event.totals, number)}.`;
		if (typeof event.winner !== "number") return `${begins}Nobody wins the round; ${dealer} the next. ${totals}`;
		const wins = `${does(at, event.winner, "wins", "win")} the round`;
		if (event.winner === event.next_dealer) return `${begins}${wins} and ${event.winner === at.you ? "deal" : "deals"} the next. ${totals}`;
		return `${begins}${wins}; ${dealer} the next. ${totals}`;
	},
	year_end: (event, at) => `The year is over: ${whom(at, event.seat)} ${event.seat === at.you ? "get" : "gets"} ${amount(event.amount, at.book)} from the year's pot.`,
	ginmi: (event, at) => `${does(at, event.seat, "is", "are")} ginmi: all others together pay ${amount(event.amount, at.book)}.`,
	loan: (event, at) => `${does(at, event.seat, "has", "have")} run out of points and ${event.seat === at.you ? "borrow" : "borrows"} ${amount(event.amount, at.book)} from the bank.`,
	match_end: (event, at) => {
		const why = { rounds: "The match is over", target: "The match is over: the target is reached", bust: "The match is over: somebody has nothing left", stopped: "The match ends here" }[event.why];
		const [only] = event.winners;
		const best = show(Math.max(...event.totals), at.book);
		if (event.winners.length === 1) return `${why}. ${does(at, only!, "wins", "win")} with ${best}.`;
		return `${why}. ${people(at, event.winners)} share the win with ${best}.`;
	},
};

const party = (at: Telling, who: Party): string => (typeof who === "number" ? whom(at, who) : PARTIES[who]!);
/** Several parties, you first. */
const parties = (at: Telling, all: readonly Party[]): string => listed(all.toSorted((one, other) => Number(other === at.you) - Number(one === at.you)).map((who) => party(at, who)));
const first = (text: string): string => text.replace(/^you\b/, "You");

/** Payments that are told together: `Ann and Cho pay Ben 30 each`, `Ann −5, Ben +10`. */
export function paid({ from, to, amount: sum, forgiven, changes }: Payment, at: Telling): string {
	if (changes) return first(changes.map(([who, points]) => `${party(at, who)} ${signed(points)}`).join(", "));
	const each = from.length > 1 || to.length > 1 ? " each" : "";
	const verb = (all: readonly Party[], one: string, several: string): string => (all.length === 1 && all[0] !== at.you ? one : several);
	if (typeof from[0] !== "number") return `${first(parties(at, to))} ${verb(to, "gets", "get")} ${amount(sum, at.book)}${each} from ${PARTIES[from[0]!]}`;
	const pays = `${first(parties(at, from))} ${verb(from, "pays", "pay")}`;
	const short = forgiven ? ` (${number(forgiven)}${each} unpaid: the stake holds no more)` : "";
	if (typeof to[0] !== "number") return `${pays} ${amount(sum, at.book)}${each} into ${parties(at, to)}${short}`;
	return `${pays} ${parties(at, to)} ${amount(sum, at.book)}${each}${short}`;
}
