declare module "catalogue:all" {
	interface Language {
		name: string; // in the language itself
		vocabulary: "english" | "romaji" | "kanji"; // the names of cards and yaku that go with it
		load: () => Promise<{ default: string }>;
	}
	const languages: Record<string, Language>;
	export default languages;
}
