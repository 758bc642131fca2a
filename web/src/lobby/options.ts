// House rules as people read them; their titles and the words for their values come from the server.
import { say } from "../i18n/catalogue.svelte";
import type { GameInfo, OptionInfo } from "../net/wire";
import type { Value } from "./setup";

/** A value in words; a number speaks for itself. */
export const valueWord = (option: OptionInfo, value: Value): string => {
	const word = option.words[option.choices.indexOf(value)];
	return word ? say(word) : String(value);
};

/** Whether a value is one of those with a word. */
export const isChoice = (option: OptionInfo, value: Value): boolean => option.choices.includes(value);

/** The house rules of a table that are not as usual. */
export const changedOptions = (game: GameInfo, options: Record<string, Value>): Record<string, Value> =>
	Object.fromEntries(game.options.flatMap(({ name, default: usual }) => (name in options && options[name] !== usual ? [[name, options[name]!]] : [])));

/** Options as the API reads them: name=value. */
export const optionTexts = (options: Record<string, Value>): string[] => Object.entries(options).map(([name, value]) => `${name}=${shown(value)}`);

/** The address of the rules as one table plays them. */
export function rulesAddress(game: GameInfo, changed: Record<string, Value>, players: number): string {
	const query = new URLSearchParams(optionTexts(changed).map((text) => ["o", text]));
	if (players !== game.usual_seats) query.set("players", String(players));
	return `/rules/${game.game}${query.size ? `?${query}` : ""}`;
}

/** A value as it stands in an address. */
const shown = (value: Value): string => (value === true ? "on" : value === false ? "off" : value === null ? "null" : String(value));
