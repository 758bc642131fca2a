// House rules as people read them; their titles and the words for their values come from the server.
import { say } from "../i18n/catalogue.svelte";
import type { GameInfo, OptionInfo, PresetInfo } from "../net/wire";
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
	Object.fromEntries(
		game.options.flatMap(({ name, default: usual }) => (name in options && options[name] !== usual ? [[name, options[name]!]] : [])),
	);

/** The preset that these house rules are exactly; "" if all are as usual. */
export const presetOf = (game: GameInfo, options: Record<string, Value>): string | undefined =>
	["", ...game.presets.map(({ name }) => name)].find(
		(name) =>
			!besidePreset(
				game,
				game.presets.find((preset) => preset.name === name),
				options,
			).length,
	);

/** The house rules in which a table is not as a preset has them, or without one not as usual. */
export const besidePreset = (game: GameInfo, preset: PresetInfo | undefined, options: Record<string, Value>): OptionInfo[] =>
	game.options.filter(({ name, default: usual }) => valueIn(options, name, usual) !== valueIn(preset?.options ?? {}, name, usual));

const valueIn = (options: Record<string, Value>, name: string, usual: Value): Value => (name in options ? options[name]! : usual);

/** Options as the API reads them: name=value. */
export const optionTexts = (options: Record<string, Value>): string[] =>
	Object.entries(options).map(([name, value]) => `${name}=${shown(value)}`);

/** The address of the rules as one table plays them. */
export function rulesAddress(game: GameInfo, changed: Record<string, Value>, players: number): string {
	const query = new URLSearchParams(optionTexts(changed).map((text) => ["o", text]));
	if (players !== game.usual_seats) query.set("players", String(players));
	return `/rules/${game.game}${query.size ? `?${query}` : ""}`;
}

/** A value as it stands in an address. */
const shown = (value: Value): string => (value === true ? "on" : value === false ? "off" : value === null ? "null" : String(value));
