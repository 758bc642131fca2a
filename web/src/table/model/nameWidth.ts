// How much room a name needs: a wide letter, as of Chinese or Japanese, counts for two.

const WIDE =
	/[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|[\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/u;

/** How a name is set: as it is, a little smaller, or as small as can be read. */
export function breadth(name: string): "short" | "longer" | "longest" {
	const plain = /^[ -~]*$/.test(name); // most names; a segmenter takes milliseconds to load
	const wide = plain
		? name.length
		: [...new Intl.Segmenter().segment(name)].reduce((sum, { segment }) => sum + (WIDE.test(segment) ? 2 : 1), 0);
	return wide <= 8 ? "short" : wide <= 22 ? "longer" : "longest";
}
