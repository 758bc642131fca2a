// What players are called who have not said so, and bots.
import { settings } from "../lib/settings.svelte";
import { texts } from "../lib/texts";

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
