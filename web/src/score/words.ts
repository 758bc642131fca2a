// Words that several parts of the scorekeeper need.
import { t } from "../i18n/catalogue.svelte";

/** What a player did. */
export const didWord = (did: string): string => t(`score-did-${did}`);
