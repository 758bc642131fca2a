// What is written large with a brush: a name in kanji, letter by letter, without readings and without what stands in parentheses.
import { kanji } from "../../i18n/ruby";
import type { Name } from "../../net/wire";

export const letters = (name: Name): string[] => [...kanji(name.ruby).replace(/（[^）]*）/g, "")];
