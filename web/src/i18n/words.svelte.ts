// Names of cards and yaku, in the vocabulary that the person has chosen.
import * as api from "../net/calls";
import { plain, t } from "./catalogue.svelte";
import { list } from "./message";
import type { CardInfo, GameInfo, Vocabulary } from "../net/wire";

const state = $state({ words: undefined as Vocabulary | undefined, games: [] as GameInfo[] });
let cards = new Map<string, CardInfo>();

type Answers = { words: Vocabulary; games: GameInfo[] };

/** What the server knows: cards, bots and games. It comes with the page; where that is only a file, the page asks for it. */
async function answers(): Promise<Answers> {
	const sent = globalThis.document?.getElementById("answers")?.textContent; // there is no document where tests run
	if (sent) return JSON.parse(sent) as Answers;
	const [words, games] = await Promise.all([api.words(), api.allGames()]);
	return { words, games };
}

export async function loadWords(): Promise<Vocabulary> {
	const { words, games } = await answers();
	cards = new Map(words.cards.map((card) => [card.code, card]));
	state.words = words;
	state.games = games;
	return words;
}

export const words = (): Vocabulary => state.words!;
export const games = (): GameInfo[] => state.games;
export const gameInfo = (name: string): GameInfo | undefined => state.games.find((game) => game.game === name);
export const cardInfo = (code: string): CardInfo | undefined => (state.words ? cards.get(code) : undefined);

/** The number by which the table knows a card: its place in the deck. */
export const cardNumber = (code: string): number => words().cards.findIndex((card) => card.code === code);

/** A card's name as plain text; a card face down has none. */
export function cardName(code: string): string {
	const card = cardInfo(code);
	return card ? plain(card.name) : t("card-face-down");
}

export const cardNames = (codes: readonly string[]): string => t("commas", { items: list(codes.map(cardName)) });
