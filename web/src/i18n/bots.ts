// What bots are called and what they are like.
import { settings } from "../app/settings.svelte";
import { words } from "./words.svelte";

const BOTS: Record<string, string> = { random: "気まぐれ", beginner: "初心者", regular: "普通", strong: "強い", master: "名人" };

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
