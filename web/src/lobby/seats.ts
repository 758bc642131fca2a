// What players are called who have not said so.
import { settings } from "../app/settings.svelte";
import { t } from "../i18n/catalogue.svelte";

/** Your own name. */
export const myName = (): string => settings.name.trim() || t("person-you");

/** Names for the others: flowers that are no month of the deck, so that nobody is mistaken for a card. */
export const flowers = (): string[] => t("person-names").split(/[,、]\s*/);
