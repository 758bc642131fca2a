settings-title = Settings
settings-done = Done
settings-name = Your name
settings-language = Language
settings-vocabulary = Names of cards and yaku
settings-vocabulary-note = The same card in each:
# The three ways to name cards and yaku; english stands for the language of the page.
vocabulary-english = English
vocabulary-romaji = Rōmaji
vocabulary-kanji = Kanji
vocabulary-korean = Korean

settings-cards = Cards
settings-numerals = Month numbers
settings-numerals-note = Cards with the same number match.
settings-marks = Marks for the kinds

settings-table = At the table
settings-guide = Guide
settings-guide-note = Explains the game while you play.
settings-claim = Claim teyaku for me
settings-claim-note = If off, you are asked in every round, whether or not you hold one.
settings-sound = Sounds
settings-sound-note = The slap of the cards, and a chime.
settings-speed = Speed of the cards
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
speed-instant = Instant
settings-take-back = Time to take back a click
settings-take-back-note = A card waits this long before it is played.
settings-seconds = { $n } s
settings-never = None
settings-theme = Colours
settings-system = Same as the device
settings-light = Paper
settings-dark = Night
