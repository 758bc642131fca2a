// Words that several parts of the scorekeeper need.
import { texts } from "../i18n/texts";
import type { Did } from "./entry";

const t = texts({
	en: { plays: "Played", out: "Out", forced: "Forced out", waits: "Waited", blank: "Has the blank", sold: "Sold the place", in: "In" },
	ja: { plays: "打った", out: "降り", forced: "追い込み", waits: "待ち", blank: "白札", sold: "席を譲った", in: "出" },
});

/** What a player did. */
export const didWord = (did: string): string => t(did as Did | "in");
