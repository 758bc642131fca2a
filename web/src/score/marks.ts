// How players are told apart on the cards: by a letter or two of their name, and by a colour and a shape of their own.

export const COLOURS = ["#2f4a8a", "#a8231c", "#2c6a3f", "#6b3a86", "#7a4a12", "#0f6673", "#3c3a38"];

/** For each name its first letter; as many letters as are needed to tell it from the others, or its number where letters do not. */
export function marks(names: readonly string[]): string[] {
	const letters = names.map((name) => [...name.trim()]);
	return names.map((_, seat) => {
		for (const length of [1, 2]) {
			const mark = (of: number) => letters[of]!.slice(0, length).join("").toLocaleUpperCase();
			if (names.every((_, other) => other === seat || mark(other) !== mark(seat)))
				return letters[seat]!.slice(0, length)
					.join("")
					.replace(/^./u, (first) => first.toLocaleUpperCase());
		}
		return String(seat + 1);
	});
}
