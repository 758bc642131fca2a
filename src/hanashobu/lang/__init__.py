"""What the games say, in other languages, and the names of cards and yaku in romaji and kanji."""
