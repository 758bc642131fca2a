// A round as it is entered at a real table. Nothing here is changed in place: every tap gives a new draft, so that each can be taken back.
import type { LiableSeat, BoughtPlace, EndingCall, RoundReport, RuleBook, ShownTeyaku } from "../net/wire";

export type Did = "plays" | "out" | "forced" | "waits" | "blank" | "sold";

export type Draft = {
	dealer: number | null; // null: as the match goes
	leader: number | null;
	field: string[]; // of the dealt field the cards that multiply
	did: Did[];
	owner: Record<string, number>; // whose pile a card is in
	hands: Record<string, string[]>; // dealt hands, by seat
	teyaku: ShownTeyaku[];
	call: EndingCall | null;
	sage: number[];
	shared: boolean; // two were left in, and shared the pot
	buys: BoughtPlace[];
	answers: LiableSeat[];
	extra: Record<string, boolean | number>; // what else the rule book asks for, by name
};

/** A round of which nothing is known yet. */
export function fresh(seats: number): Draft {
	return {
		dealer: null,
		leader: null,
		field: [],
		did: Array.from({ length: seats }, () => "plays" as Did),
		owner: {},
		hands: {},
		teyaku: [],
		call: null,
		sage: [],
		shared: false,
		buys: [],
		answers: [],
		extra: {},
	};
}

/** A card goes to a player's pile; tapped again it is nobody's. */
export function give(draft: Draft, code: string, seat: number): Draft {
	const owner = { ...draft.owner };
	if (owner[code] === seat) delete owner[code];
	else owner[code] = seat;
	return { ...draft, owner };
}

/** A card is nobody's. */
export function takeBack(draft: Draft, code: string): Draft {
	const owner = { ...draft.owner };
	delete owner[code];
	return { ...draft, owner };
}

/** The cards that are in nobody's pile. */
export const left = (draft: Draft, deck: readonly string[]): string[] => deck.filter((code) => draft.owner[code] === undefined);

/** A player's pile, in the order of the deck. */
export const pile = (draft: Draft, seat: number, deck: readonly string[]): string[] => deck.filter((code) => draft.owner[code] === seat);

/** Every card that is in nobody's pile goes to a player. */
export function restTo(draft: Draft, seat: number, deck: readonly string[]): Draft {
	return { ...draft, owner: { ...draft.owner, ...Object.fromEntries(left(draft, deck).map((code) => [code, seat])) } };
}

/** Who plays the round. */
export const players = (draft: Draft): number[] => draft.did.flatMap((did, seat) => (did === "plays" ? [seat] : []));

/** A player played, or did not; whoever did not has no pile, showed nothing and called nothing. */
export function say(draft: Draft, seat: number, did: Did): Draft {
	const next = { ...draft, did: draft.did.map((one, at) => (at === seat ? did : one)) };
	if (did === "plays") return next;
	next.owner = Object.fromEntries(Object.entries(draft.owner).filter(([, owner]) => owner !== seat));
	next.teyaku = draft.teyaku.filter((shown) => shown.seat !== seat);
	next.sage = draft.sage.filter((one) => one !== seat);
	next.answers = draft.answers.filter((one) => one.seat !== seat);
	next.buys = draft.buys.filter((one) => one.buyer !== seat);
	if (draft.call?.seat === seat) next.call = null;
	if (did !== "forced") next.hands = without(draft.hands, seat);
	return next;
}

/** A card of somebody's dealt hand, or of the field: there, or not. */
export function toggle(cards: readonly string[], code: string): string[] {
	return cards.includes(code) ? cards.filter((one) => one !== code) : [...cards, code];
}

/** A card is put into a dealt hand or taken out of it; a full hand takes no more. */
export function hold(draft: Draft, seat: number, code: string, most: number): Draft {
	const before = draft.hands[seat] ?? [];
	const hand = toggle(before, code);
	if (hand.length > most) return draft;
	return { ...draft, hands: hand.length ? { ...draft.hands, [seat]: hand } : without(draft.hands, seat) };
}

/** Whose dealt hand a card is in. */
export function holder(draft: Draft, code: string): number | undefined {
	const found = Object.entries(draft.hands).find(([, hand]) => hand.includes(code));
	return found && Number(found[0]);
}

/** Somebody called sage, or did not; the order of the first calls counts. */
export const callSage = (draft: Draft, seat: number): Draft => ({
	...draft,
	sage: draft.sage.includes(seat) ? draft.sage.filter((one) => one !== seat) : [...draft.sage, seat],
});

function without<T>(record: Record<string, T>, key: number): Record<string, T> {
	const next = { ...record };
	delete next[key];
	return next;
}

/** Whether the pot was shared: only two can. */
const isShared = (draft: Draft): boolean => draft.shared && players(draft).length === 2;

/** The round as it is sent; what nobody entered is left out. */
export function reportOf(draft: Draft, deck: readonly string[]): RoundReport {
	const shared = isShared(draft);
	const round: RoundReport = { piles: draft.did.map((did, seat) => (did !== "plays" ? did : shared ? "in" : pile(draft, seat, deck))) };
	if (draft.dealer !== null) round.dealer = draft.dealer;
	if (draft.leader !== null) round.leader = draft.leader;
	if (draft.field.length) round.field = [...draft.field];
	if (Object.keys(draft.hands).length) round.hands = { ...draft.hands };
	if (draft.teyaku.length) round.teyaku = [...draft.teyaku];
	if (draft.call) round.call = { ...draft.call };
	if (draft.sage.length) round.sage = [...draft.sage];
	if (draft.buys.length) round.buys = [...draft.buys];
	if (draft.answers.length) round.answers = [...draft.answers];
	if (Object.keys(draft.extra).length) round.extra = { ...draft.extra };
	return round;
}

/** A round that was entered before, to be corrected. */
export function draftOf(round: RoundReport, deck: readonly string[]): Draft {
	const draft = fresh(round.piles.length);
	let rest: number | undefined;
	round.piles.forEach((said, seat) => {
		if (said === "rest") rest = seat;
		else if (Array.isArray(said)) for (const code of said) draft.owner[code] = seat;
		else if (said !== "in") draft.did[seat] = said;
	});
	draft.shared = round.piles.filter((said) => said === "in").length === 2;
	Object.assign(draft, {
		dealer: round.dealer ?? null,
		leader: round.leader ?? null,
		field: [...(round.field ?? [])],
		hands: Object.fromEntries(Object.entries(round.hands ?? {}).map(([seat, hand]) => [seat, [...hand]])),
		teyaku: [...(round.teyaku ?? [])],
		call: round.call ?? null,
		sage: [...(round.sage ?? [])],
		buys: [...(round.buys ?? [])],
		answers: [...(round.answers ?? [])],
		extra: { ...round.extra },
	});
	return rest === undefined ? draft : restTo(draft, rest, deck);
}

/** A field that the rule book adds is filled in, or emptied. */
export function fillIn(draft: Draft, name: string, value: boolean | number | null): Draft {
	const extra = { ...draft.extra };
	if (value === null || value === false) delete extra[name];
	else extra[name] = value;
	return { ...draft, extra };
}

export type Step = "before" | "cards" | "after" | "slip";

/** What has to be entered at such a table, in the order in which it happens. */
export function steps({ has, report_fields }: Pick<RuleBook, "has" | "report_fields">): Step[] {
	const before = has.dropout || has.leader || has.multiplier || has.teyaku || report_fields.length > 0;
	return [...(before ? (["before"] as const) : []), "cards", ...(has.calls ? (["after"] as const) : []), "slip"];
}

/** What a player can have done at such a table. */
export function choices(has: RuleBook["has"]): Did[] {
	if (!has.dropout) return ["plays"];
	return [
		"plays",
		"out",
		"forced",
		...(has.waits ? (["waits"] as const) : []),
		...(has.sits_out ? (["blank"] as const) : []),
		...(has.buyout ? (["sold"] as const) : []),
	];
}
