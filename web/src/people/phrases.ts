// What can be said with one press. The words of a phrase are the message `phrase-…`; a stamp is a card, and what it means is the message `stamp-…`.
export const PHRASES = ["hello", "good-luck", "nice", "thanks", "one-moment", "well-played", "again", "bye"] as const;
export const STAMPS = ["crane", "curtain", "moon", "sake", "rain", "phoenix"] as const;

const CARDS: Record<string, string> = { crane: "1a", curtain: "3a", moon: "8a", sake: "9a", rain: "11a", phoenix: "12a" };

/** The card of a stamp; one that another version has made is a curtain. */
export const stampOf = (stamp: string): string => CARDS[stamp] ?? CARDS.curtain!;
