// What bots are called and what they are like.
import { has, t } from "./catalogue.svelte";
import { words } from "./words.svelte";

/** What a bot is called; one that somebody added has its own name. */
export function botName(bot: string): string {
	return has(`bot-${bot}`) ? t(`bot-${bot}`) : bot[0]!.toUpperCase() + bot.slice(1).replaceAll("_", " ");
}

/** What a bot is like; one that somebody added says it itself. */
export function botWords(bot: string): string {
	return has(`bot-${bot}-like`) ? t(`bot-${bot}-like`) : (words().bots.find((one) => one.name === bot)?.sentence ?? "");
}
