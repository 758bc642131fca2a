// What players are called who have not said so, and bots.
import { settings } from "../lib/settings.svelte";
import { texts } from "../lib/texts";
import { words } from "../lib/words.svelte";

const t = texts({ en: { you: "You" }, ja: { you: "あなた" } });

// Flowers that are no month of the deck, so that nobody is mistaken for a card.
const FLOWERS = {
	en: ["Sumire", "Yuri", "Tsubaki", "Ran", "Azami", "Suzuran", "Nadeshiko"],
	ja: ["すみれ", "ゆり", "つばき", "らん", "あざみ", "すずらん", "なでしこ"],
};

const BOTS: Record<string, string> = { random: "気まぐれ", beginner: "初心者", regular: "普通", strong: "強い", master: "名人" };

/** Your own name. */
export const myName = (): string => settings.name.trim() || t("you");

/** Names for the others. */
export const flowers = (): string[] => FLOWERS[settings.lang];

/** What a bot is called. */
export function botName(bot: string): string {
	return (settings.lang === "ja" && BOTS[bot]) || bot[0]!.toUpperCase() + bot.slice(1).replaceAll("_", " ");
}

// What a level is like, and for whom, in the words of somebody who does not know the game yet.
const LIKE: Record<"en" | "ja", Record<string, string>> = {
	en: {
		random: "Plays any card. Good for seeing how a game goes.",
		beginner: "Has just learnt the game and overlooks things. For your first matches.",
		regular: "Plays soundly and remembers what was played. For when you know the rules.",
		strong: "Thinks ahead before every move. Hard to beat.",
		master: "Thinks about every move until it is sure, for up to two seconds. The hardest to beat.",
	},
	ja: {
		random: "出せる札をでたらめに出します。遊びの流れを見るのに向いています。",
		beginner: "覚えたてで、よく見落とします。初めての試合に向いています。",
		regular: "手堅く打ち、出た札を覚えています。決まりに慣れた人に向いています。",
		strong: "一手ごとに先を読みます。なかなか勝てません。",
		master: "確信が持てるまで、一手に2秒まで考えます。いちばん手ごわい相手です。",
	},
};

/** What a bot is like; one that somebody added says it itself. */
export const botWords = (bot: string): string => LIKE[settings.lang][bot] ?? words().bots.find((one) => one.name === bot)?.sentence ?? "";
