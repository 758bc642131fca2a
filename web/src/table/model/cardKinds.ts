// Cards by kind, as captured piles are laid out.
import type { Card } from "../../board/board";
import { cardInfo, cardNumber } from "../../i18n/words.svelte";

/** The mark of each kind, which also tells it from the others without colour. */
export const SHAPES: Record<string, string> = { Bright: "★", Animal: "◆", Ribbon: "▬", Chaff: "●" };

const kindOf = (card: Card): string => cardInfo(card.code ?? "")?.kind || "Chaff";

/** All kinds, the highest first, each with its cards in the order of months. */
export function byKind(cards: readonly Card[]): { kind: string; cards: Card[] }[] {
	const order = (card: Card): number => cardNumber(card.code ?? "");
	return Object.keys(SHAPES).map((kind) => ({
		kind,
		cards: cards.filter((card) => kindOf(card) === kind).sort((one, other) => order(one) - order(other)),
	}));
}
