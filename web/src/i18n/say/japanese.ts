// What happened, in Japanese.
import { amount, number, show, signed } from "../units";
import { plain } from "../catalogue.svelte";
import { cardName } from "../words.svelte";
import { called, worded } from "../../board/yaku";
import { around, counted, isPot, pileOf, seen, type Of, type Party, type Payment, type Sayings, type Telling } from "./context";

const PARTIES: Record<string, string> = { pot: "積み金", year: "一年の積み金", prize: "褒美の積み金", bank: "胴元" };
const MISDEALS: Record<Of<"misdeal">["why"], string> = {
	four_of_a_month: "場に同じ月の札が4枚あります",
	three_willows: "場に柳の札が3枚あります",
	requested: "配り直しの求めがありました",
	nobody_in: "だれも出ません",
};

const who = (at: Telling, seat: number): string => (seat === at.you ? "あなた" : at.names[seat]!);
const people = (at: Telling, seats: readonly number[]): string => seats.map((seat) => who(at, seat)).join("、");
const yaku = (ids: readonly string[], at: Telling, pile?: readonly string[]): string =>
	ids.map((id) => called(id, at.book, pile).map(worded).join(at.taken ? "、" : "または")).join("、");
const everybody = (at: Telling, points: readonly number[], shown: (points: number) => string): string =>
	points.map((value, seat) => `${who(at, seat)} ${shown(value)}`).join("、");
/** Cards by name; those of one name are counted: 芒に雁、芒のカス2枚. */
const cards = (codes: readonly string[]): string => counted(codes.map(cardName)).map(([name, count]) => (count > 1 ? `${name}${count}枚` : name)).join("、");
const each = (at: Telling, codes: readonly (string | null)[]): string =>
	codes.flatMap((code, seat) => (code ? [`${who(at, seat)}は${cardName(code)}`] : [])).join("、");

export const japanese: Sayings = {
	match: (event, at) => `${plain(at.book.name)}、${event.rounds ? `全${event.rounds}局` : "局数の決まりなし"}：${at.names.join("、")}。`,
	dealer_draw: (event, at) => `親決め：${event.draws.map((pass) => each(at, pass)).join("。同じなので引き直し：")}。最初の親は${who(at, event.dealer)}です。${event.seated ? `引いた月の順に、親から右へ${around(at.names, event.dealer).join("、")}の順に座ります。` : ""}`,
	round: (event, at) => `第${event.number}局。親は${who(at, event.dealer)}です。`,
	blind: (event, at) => `${who(at, event.seat)}は${event.does === "mizuten" ? "不見転で打ちます" : "手札を見ます"}。`,
	swap: (event, at) => (typeof event.with === "number" ? `${who(at, event.seat)}は${who(at, event.with)}から親の手札を取ります。` : `${who(at, event.seat)}は親の手札を取りません。`),
	deal: (_, at) => `札が配られました：${at.book.dealt}。`,
	misdeal: (event) => `配り直し：${MISDEALS[event.why]}。親はそのままです。`,
	sits_out: (event, at) => `${who(at, event.seat)}は白札を持っているので、この局を休みます。残りの手札が場札になります${seen(event.field).length ? `：${cards(event.field!)}` : ""}。`,
	leader: (event, at) => {
		const turned = each(at, event.turned);
		return `${turned && `めくった札：${turned}。`}${who(at, event.leader)}から打ちます。`;
	},
	multiplier: (event) => {
		const waiting = event.waiting?.length ? `次の局からの持ち越し：${event.waiting.map((value) => `×${value}`).join("、")}。` : "";
		return (event.value > 1 ? `この局はすべて×${event.value}です。` : "") + waiting || null;
	},
	speak: (event, at) => (event.says === "in" ? `${who(at, event.seat)}は出ます。` : `${who(at, event.seat)}は降ります${event.fee ? `（逃げ料${amount(event.fee, at.book)}）` : ""}。`),
	passed_hand: (event, at) => `${who(at, event.from)}は手札を${who(at, event.to)}に譲ります${seen(event.cards).length ? `：${cards(event.cards!)}` : ""}。`,
	forced_out: (event, at) => `${who(at, event.seat)}は追い込まれました${event.compensation ? `。手札の補償は${amount(event.compensation, at.book)}です` : ""}。`,
	agree: (event, at) => (event.agrees == null ? `${who(at, event.seat)}は山分けにするかどうかを答えました。` : `${who(at, event.seat)}は${event.agrees ? "山分けを望みます" : "積み金を賭けて打ちたいです"}。`),
	two_left: (event, at) => {
		if (event.does === "split") return `${people(at, event.agree)}は山分けに合意しました。`;
		return `${event.agree.length ? `山分けを望んだのは${who(at, event.agree[0]!)}だけです` : "どちらも山分けを望みません"}。積み金を賭けて打ちます。`;
	},
	active: (event, at) => `この局は${people(at, event.seats)}が打ちます。${who(at, event.seats[0]!)}からです。`,
	shuffle: (event) => `山札${event.stock.length}枚を切り直しました。`,
	claim: (event, at) => {
		const shows = event.teyaku?.length ? `${who(at, event.seat)}は${yaku(event.teyaku, at)}を見せます：${cards(event.shown ?? [])}。` : "";
		const hides = event.declined?.length ? `${who(at, event.seat)}は${yaku(event.declined, at)}を隠しておきます。` : "";
		return shows + hides || null;
	},
	return: (event, at) => `${who(at, event.seat)}は${event.card === "?" ? "手札を1枚" : `${cardName(event.card)}を`}山札に戻します。`,
	cut: (event, at) => `${who(at, event.seat)}が山札を切ります。`,
	dealer_takes: (event, at) => `親の${who(at, event.seat)}が${cards(event.cards)}を取ります。`,
	pile: (event, at) => `${who(at, event.seat)}は${event.hand ? "二" : "一"}つ目の山を手札にします${seen(event.cards).length ? `：${cards(event.cards!)}` : ""}。`,
	redeal: (event, at) => `${who(at, event.seat)}が配り直しを求めます。`,
	play: (event, at) => {
		const begins = `${who(at, event.seat)}は${event.from === "hand" ? "" : "山札から"}${cardName(event.card)}を`;
		const does = event.from === "hand" ? "出し" : "めくり";
		if (event.alone) return `${begins}${does}、それだけを取ります。`;
		return event.takes?.length ? `${begins}${does}、${cards(event.takes)}を取ります。` : `${begins}${does}、場に残します。`;
	},
	made: (event, at) => `${who(at, event.seat)}に${yaku(event.yaku, at, pileOf(at, event.seat))}ができました。`,
	call: (event, at) => {
		const says = { sage: "「下げ」と言いました。局は続きます", shoubu: "「勝負」と言いました。局は終わりです", cancel: "取り消しました。局は終わりです" }[event.says];
		return `${who(at, event.seat)}は${says}。`;
	},
	offer: (event, at) => `${who(at, event.from)}は${who(at, event.to)}の席に${amount(event.amount, at.book)}を申し出ます。`,
	counter_offer: (event, at) => `${who(at, event.from)}は${who(at, event.to)}に${amount(event.amount, at.book)}を求めます。`,
	answer: (event, at) => `${who(at, event.seat)}は${event.accepts ? (event.counter ? "受け入れて、代わりに打ちます" : "受け入れて、降ります") : "断ります"}。`,
	leftovers: (event, at) => `場に残った札は${who(at, event.seat)}のものです：${cards(event.cards)}。`,
	pay: (event, at) => {
		const why = `：${yaku([event.why], at, pileOf(at, event.to))}`;
		const sum = amount(event.amount, at.book);
		const short = event.forgiven ? `足りない${amount(event.forgiven, at.book)}は免除されます。` : "";
		if (typeof event.from === "number") {
			if (typeof event.to === "number") return `${who(at, event.from)}は${who(at, event.to)}に${sum}を払います${why}。${short}`;
			if (event.to === "bank") return `${who(at, event.from)}は${sum}を払います${why}。${short}`;
			return `${who(at, event.from)}は${PARTIES[event.to]}に${sum}を入れます${isPot(event.why, [event.from, event.to], at) ? "" : why}。${short}`;
		}
		if (typeof event.to === "number") {
			if (event.from === "bank") return `${who(at, event.to)}は${sum}を受け取ります${why}。`;
			return `${who(at, event.to)}は${PARTIES[event.from]}から${sum}を受け取ります${isPot(event.why, [event.from, event.to], at) ? "" : why}。`;
		}
		return `${PARTIES[event.from]}から${PARTIES[event.to]}へ${sum}が移ります${why}。`;
	},
	score: (event, at) => `この局：${everybody(at, event.result, signed)}。`,
	round_end: (event, at) => {
		const begins = event.why === "nobody_plays" ? "この局は打たずに終わります。" : event.why === "split" ? "残った二人で積み金を分けます。" : "";
		const wins = typeof event.winner === "number" ? `${who(at, event.winner)}の勝ちです` : "勝者はいません";
		return `${begins}${wins}。次の親は${who(at, event.next_dealer)}です。合計：${everybody(at, event.totals, number)}。`;
	},
	year_end: (event, at) => `一年が終わりました。${who(at, event.seat)}は一年の積み金から${amount(event.amount, at.book)}を受け取ります。`,
	ginmi: (event, at) => `${who(at, event.seat)}は吟味です。ほかの全員から合わせて${amount(event.amount, at.book)}を受け取ります。`,
	loan: (event, at) => `${who(at, event.seat)}は持ち点がなくなり、胴元から${amount(event.amount, at.book)}を借ります。`,
	match_end: (event, at) => {
		const why = { rounds: "試合終了です", target: "目標の点に達し、試合終了です", bust: "持ち点がなくなった人が出て、試合終了です", stopped: "ここで試合を終えます" }[event.why];
		return `${why}。${people(at, event.winners)}の勝ちです：${show(Math.max(...event.totals), at.book)}。`;
	},
};

const named = (at: Telling, parties: readonly Party[]): string => parties.toSorted((one, other) => Number(other === at.you) - Number(one === at.you)).map((one) => (typeof one === "number" ? who(at, one) : PARTIES[one]!)).join("、");

/** Payments that are told together: `AnnとChoがBenに30点ずつ払います`. */
export function paid({ from, to, amount: sum, forgiven, changes }: Payment, at: Telling): string {
	if (changes) return changes.map(([one, points]) => `${named(at, [one])} ${signed(points)}`).join("、");
	const each = from.length > 1 || to.length > 1 ? "ずつ" : "を";
	const short = forgiven ? `（足りない${amount(forgiven, at.book)}は免除）` : "";
	if (typeof from[0] !== "number") return `${named(at, to)}が${PARTIES[from[0]!]}から${amount(sum, at.book)}${each}受け取ります`;
	if (typeof to[0] !== "number") return `${named(at, from)}が${named(at, to)}に${amount(sum, at.book)}${each}入れます${short}`;
	return `${named(at, from)}が${named(at, to)}に${amount(sum, at.book)}${each}払います${short}`;
}
