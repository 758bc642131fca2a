// What a mistake cost, in words.
import { t } from "../i18n/catalogue.svelte";
import type { Decision } from "../net/wire";

/** Points, or near the end of a match of the chance to win it. */
export const costText = (decision: Decision): string =>
	decision.chance
		? t("review-cost-chance", { chance: decision.chance })
		: t("review-cost", { cost: decision.cost, error: decision.error.toFixed(1) });
