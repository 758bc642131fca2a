// Kanji or hangul with readings, written 松[まつ]に鶴[つる], 송학[songhak] 광[gwang].

export type Piece = { text: string; reading?: string };

/** The pieces of such a text: kanji or hangul with their reading, and what has none. */
export function pieces(ruby: string): Piece[] {
	const found: Piece[] = [];
	for (const [, kanji, reading, plain] of ruby.matchAll(
		/([\p{Script=Han}\p{Script=Hangul}々〇ヶ]+)\[([^\]]*)\]|([^[\]]+?)(?=[\p{Script=Han}\p{Script=Hangul}々〇ヶ]+\[|$)/gu,
	)) {
		found.push(kanji ? { text: kanji, reading } : { text: plain! });
	}
	return found;
}

/** The text without readings. */
export const kanji = (ruby: string): string => ruby.replace(/\[[^\]]*\]/g, "");
