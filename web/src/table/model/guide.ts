// The notes of the first game: what is happening now, in plain words. A note that was put away does not come back.
import type { Lang } from "../../app/settings.svelte";
import type { Question } from "../../net/wire";
import type { Look } from "./look";

export type Note = "match" | "nothing" | "choose" | "draw" | "others" | "yaku" | "multiplier" | "face_down" | "speak" | "claim" | "return" | "call" | "pile" | "swap" | "blind" | "offer" | "split" | "redeal" | "settled" | "over";

export const NOTES: Record<Lang, Record<Note, string>> = {
	en: {
		match: "Play one card. If a card of the same month (the same flower) lies on the field, you take both. Cards that sit higher take something: point at one, or tap it, to see what.",
		nothing: "None of your cards has its month on the field. The card you play stays there, so give away one you can spare.",
		choose: "Two cards of that month lie on the field. Press the one you want.",
		draw: "After your card, one is turned from the draw pile. It takes in the same way, and here you choose which.",
		others: "The others play in turn, counter-clockwise. Watch which months they leave on the field.",
		yaku: "You have begun some yaku: sets of cards that bring extra points. The yaku list shows what is missing, and where it is.",
		multiplier: "A bright card was dealt to the field: everything in this round counts several times.",
		face_down: "The field lies face down until everybody has turned a card. The earliest month leads.",
		speak: "Look at your hand. If it is weak, going out costs a little now and saves you from losing more.",
		claim: "Your dealt hand is worth something by itself. Claim it to be paid; you will have to show the cards named.",
		return: "Three play, so each puts one card back. Choose one that is unlikely to take anything.",
		call: "You have made a yaku. End the round and be paid, or play on for more and risk it.",
		pile: "Choose a pile without looking. It becomes your hand, and you draw from the other.",
		swap: "Nobody has seen a card yet. The dealer’s hand plays first, and may bring a bonus.",
		blind: "Playing blind means not looking at your cards until play begins. It is a bet on luck.",
		offer: "You may buy a place in the round from somebody who plays, or bargain about yours.",
		split: "Only two are in. If both of you want to share the pot, the round ends here; otherwise you play for it. Nobody sees an answer before both are given.",
		redeal: "You were dealt a hand that lets you ask for a new deal. After your first draw it is too late; until then nobody else knows.",
		settled: "The round is over. Every line says who pays whom, and why. Open a line to see the cards.",
		over: "That was a whole match. You can replay it move by move.",
	},
	ja: {
		match: "札を1枚出します。同じ月（同じ花）の札が場にあれば、2枚とも取れます。少し上に出ている札は何かを取れます。指し示すか、軽く触れると、何を取れるか分かります。",
		nothing: "場に同じ月の札がありません。出した札は場に残るので、惜しくない札を出しましょう。",
		choose: "同じ月の札が場に2枚あります。取りたいほうを押してください。",
		draw: "手札のあと、山札を1枚めくります。取り方は同じで、ここではどちらを取るか選びます。",
		others: "ほかの人が反時計回りに順番で出します。どの月が場に残るか見ておきましょう。",
		yaku: "役が始まっています。役は札の組み合わせで、追加の点になります。役の一覧に、足りない札とその場所が出ています。",
		multiplier: "場に光札が出たので、この局の支払いはすべて何倍かになります。",
		face_down: "全員が1枚めくるまで場は伏せてあります。いちばん早い月の人が先手です。",
		speak: "手札を見てください。弱いときは、少し払って降りれば大きな負けを避けられます。",
		claim: "配られた手札だけで役になっています。申し出ると支払いを受けますが、名前の出ている札を見せます。",
		return: "三人なので一人1枚ずつ山札に戻します。何も取れそうにない札を選びましょう。",
		call: "役ができました。ここで終えて受け取るか、続けてさらに狙うかを選びます。",
		pile: "中を見ずに山を一つ選びます。それが手札になり、もう一方からめくります。",
		swap: "まだ誰も札を見ていません。親の手は最初に出せて、褒美がつくこともあります。",
		blind: "見ずで打つと、始まるまで自分の札を見ません。運に賭けることになります。",
		offer: "席は売り買いでき、値は一度だけ言い返せます。",
		split: "出たのは二人だけです。二人とも山分けを望めば局はここで終わり、そうでなければ積み金を賭けて打ちます。二人が答えるまで、答えはだれにも見えません。",
		redeal: "配り直しを求められる手札です。最初に山札を引いたあとは求められません。それまで、ほかの人には分かりません。",
		settled: "局が終わりました。誰が誰に何の理由で払うかが一行ずつ書いてあります。開くと札が見られます。",
		over: "これで対局は終わりです。一手ずつ見直すことができます。",
	},
};

/** The note that fits what is happening, the most special first; of those already put away none. */
export function note(look: Look, question: Question | null, choosing: boolean, read: ReadonlySet<string>): Note | null {
	return fitting(look, question, choosing).find((one) => !read.has(one)) ?? null;
}

function fitting(look: Look, question: Question | null, choosing: boolean): Note[] {
	const now = look.now;
	if (!now || look.you === null) return [];
	if (now.status === "over") return ["over"];
	if (now.status === "between") return ["settled"];
	if (now.claims && (!question || question.choices.length < 2)) return []; // nothing to explain, and soon over
	if (!question) return look.board.faceDown ? ["face_down"] : ["others"];
	switch (question.asked) {
		case "take":
			return [question.card && look.board.laid?.from === "hand" ? "choose" : "draw"];
		case "play": {
			const takes = question.choices.some((choice) => choice.outcome?.got?.length || choice.targets?.length);
			const begun = now.seats[look.you]?.yaku?.some((row) => row.state === "near" || row.state === "made");
			return [...(choosing ? (["choose"] as const) : []), takes ? "match" : "nothing", ...(look.board.multiplier > 1 ? (["multiplier"] as const) : []), ...(begun ? (["yaku"] as const) : [])];
		}
		case "dealer_takes":
			return ["choose"];
		case "answer":
		case "counter":
			return ["offer"];
	}
	return [question.asked];
}
