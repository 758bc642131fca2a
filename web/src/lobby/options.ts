// House rules as people read them; their titles and the words for their values come from the server.
import { say } from "../i18n/catalogue.svelte";
import type { OptionInfo } from "../net/wire";
import type { Value } from "./setup";

/** A value in words; a number speaks for itself. */
export const valueWord = (option: OptionInfo, value: Value): string => {
	const choice = option.choices.find((one) => one.value === value);
	return choice ? say(choice.word) : String(value);
};

/** Whether a value is one of those with a word. */
export const isChoice = (option: OptionInfo, value: Value): boolean => option.choices.some((choice) => choice.value === value);
