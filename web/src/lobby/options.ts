// House rules as people read them: a title where we have one, and words for their values. An option without an entry still works.
import { settings, type Lang } from "../lib/settings.svelte";
import { texts } from "../lib/texts";
import type { Value } from "./wish";

const TITLES: Record<Lang, Record<string, string>> = {
	en: {
		rounds: "Rounds",
		kan: "Points in a kan",
		inoshikacho: "Boar, Deer, Butterflies",
		must_play_three: "Three must play",
		two_left: "When two are left",
		hand_8: "Eight cards for two",
		mizuten: "Playing blind (mizuten)",
		bankoita: "The year’s pot",
		buy_in: "Buy-in in kan",
		prize: "Of it into the prize pot",
		loan: "A loan in kan",
		chips: "Chips to start with",
		target: "Target score",
		seating: "Seats",
		until_bust: "Until somebody is out",
		return_card: "Return a card",
		leader_bind: "The leader stays in",
		zero_sum: "Against an equal share",
		chaff_zero: "Worthless Chaff",
	},
	ja: {
		rounds: "局数",
		must_match: "合わせる義務",
		kan: "一貫の点数",
		multipliers: "重なる倍率",
		inoshikacho: "猪鹿蝶",
		ribbon_bonus: "七短の加算",
		liability: "責任払い",
		two_left: "二人残り",
		must_play_three: "三人打ち",
		buyout: "席の買い取り",
		hand_swap: "手札の取り替え",
		mizuten: "不見転",
		campaign: "通し勝負",
		bankoita: "番個板",
		buy_in: "元手（貫）",
		prize: "うち褒美の積み金（貫）",
		loan: "一度の借り（貫）",
		zero_sum: "均等割りとの差",
		chaff_zero: "カスは0点",
		dandruff: "20点以下で流れ",
		rain_spoils_viewing: "雨流れ",
		willow_row_cancels: "雨島で役流れ",
		four_lights_dry: "雨なしの四光",
		hand_8: "二人は八枚",
		until_bust: "持ち点がなくなるまで",
		warbler_and_deer_double: "鶯と鹿も二倍",
		no_five_brights: "五光なし",
		target: "目標の点数",
		seating: "席順",
		chips: "はじめのチップ",
		return_card: "札戻し",
		leader_bind: "先手は降りない",
	},
};

const VALUES: Record<Lang, Record<string, string>> = {
	en: {
		carry: "the others wait",
		stack: "multiplied together",
		agree: "they agree",
		play: "they play",
		split: "they share it",
		once: "once",
		unlimited: "again and again",
		fewest: "the fewest points",
		most: "the most points",
	},
	ja: { carry: "持ち越す", stack: "掛け合わせる", agree: "話し合いで", play: "打つ", split: "山分け", once: "一度だけ", unlimited: "何度でも", fewest: "点の少ない人", most: "点の多い人" },
};

const t = texts({
	en: { on: "on", off: "off", none: "none", no_end: "no end" },
	ja: { on: "あり", off: "なし", none: "なし", no_end: "終わりなし" },
});

/** What a house rule is called; in Japanese nothing, where we have no word for it. */
export function optionTitle(name: string): string {
	const words = name.replaceAll("_", " ");
	return TITLES[settings.lang][name] ?? (settings.lang === "en" ? words[0]!.toUpperCase() + words.slice(1) : "");
}

/** A value in words; that of `rounds` without a number has a name of its own. */
export function valueWord(value: Value, option = ""): string {
	if (typeof value === "boolean") return t(value ? "on" : "off");
	if (value === null) return t(option === "rounds" ? "no_end" : "none");
	return VALUES[settings.lang][value] ?? String(value);
}

/** The sentence of a house rule: `null` is what one types, not what one reads. */
export const optionSentence = (sentence: string): string => sentence.replace(/\bnull\b/g, "none");
