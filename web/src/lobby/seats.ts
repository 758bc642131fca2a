// What players are called who have not said so.
import { settings } from "../app/settings.svelte";
import { texts } from "../i18n/texts";

const t = texts({ en: { you: "You" }, ja: { you: "あなた" } });

// Flowers that are no month of the deck, so that nobody is mistaken for a card.
const FLOWERS = {
	en: ["Sumire", "Yuri", "Tsubaki", "Ran", "Azami", "Suzuran", "Nadeshiko"],
	ja: ["すみれ", "ゆり", "つばき", "らん", "あざみ", "すずらん", "なでしこ"],
};

/** Your own name. */
export const myName = (): string => settings.name.trim() || t("you");

/** Names for the others. */
export const flowers = (): string[] => FLOWERS[settings.lang];
