# Names, seeds, cards and bots that people type, and files of games.

error-name-own = Everybody at the table needs a name of their own.
error-name-long = A name has at most { $most } letters.
error-seed = { $seed } is not a valid seed; use a whole number from 0 to 2^256 − 1, e.g. 42.
error-card-unknown =
    There is no card { $card }{ HAS($near) ->
        [yes] ; did you mean { $near }?
       *[no] .
    } Cards are 1a to 12d{ $blank ->
        [yes] , 0 for the blank
       *[no] { "" }
    }{ HAS($joker) ->
        [yes] , and j1 to { $joker } for jokers
       *[no] { "" }
    }.
error-card-several = { $name } is the name of several cards: write { OR($codes) }.
error-bot-unknown =
    There is no bot { $name }{ HAS($near) ->
        [yes] ; did you mean { $near }?
       *[no] .
    } The bots are { COMMA($bots) }.

## The file of a game. GAME, Game, Words and the names of fields are Python's, and stay as they are.
# $file is a path, or an installed package's entry point; $trouble is what Python says.
error-game-file-unreadable = { $file } cannot be read: { $trouble }.
error-game-file-missing = There is no folder or file { $file }.
error-game-file-none = { $file } defines no GAME; the file of a game ends with GAME = Game(…).
error-game-file-type = { $file }: GAME is of type { $type }, not a Game; the file ends with GAME = Game(…).
error-game-file-several = { $file } defines { $count } games ({ COMMA($games) }); a file may define only one, GAME.
error-game-file-twice = { $file }, line { $line }: GAME is defined a second time; a file may define only one game.
error-game-file-part =
    { $file }{ HAS($line) ->
        [yes] , line { $line }
       *[no] { "" }
    }: { $finding }
error-game-file-syntax =
    { $file }{ HAS($line) ->
        [yes] , line { $line }
       *[no] { "" }
    }: { $trouble }.
error-game-file-run =
    { $file }{ HAS($line) ->
        [yes] , line { $line }
       *[no] { "" }
    }: the file cannot be run: { $trouble }.
error-game-file-build = { $file }: build returns a { $type }, not a Ruleset.
error-game-file-point = { $file } is not a game: the entry point must name a module with a GAME, or a Game.
error-game-file-load = { $file } cannot be loaded: { $trouble }.
error-game-file-wrong =
    { $file }: { $finding }{ $others ->
        [0] { "" }
        [one] { " " }`hana check` finds one more mistake.
       *[other] { " " }`hana check` finds { $others } more mistakes.
    }
error-game-file-finding = { $file }: { $finding }
error-game-file-no-process = { $file }: the file of a game is looked at in a process of its own first, and none can be started here ({ $trouble }).
error-game-file-lobby = The lobby leaves out { $game }, a game from outside, because it cannot be shown: { $trouble }.
error-game-file-name-taken = { $file }: the name { $name } belongs to a game of { $other }; give this game another name.
error-game-file-prefix-taken = { $file }: its rule ids begin with { $prefix }, like those of { $game } of { $other }; choose another prefix.
error-game-file-field = { $file }: a game's { $field } must be { $rule }; here it is { $value }.
error-game-file-option = { $file }: the house rule { $option } must be made with option(…), as in { $option }: bool = option(False, "What it does.", title="Its title", rule="XX-O1").
error-game-file-options = { $file }: the house rules cannot be read: { $trouble }.
error-game-file-field-name = made of small letters, digits and underscores, and begin with a letter
error-game-file-field-prefix = two capital letters other than { $common }
error-game-file-field-title = a text
error-game-file-field-sentence = a text
error-game-file-field-kanji = a text
error-game-file-field-seats = a tuple of numbers from 2 to { $most }, such as (2, 3)
error-game-file-field-usual-seats = one of its seats
error-game-file-field-options = Options, or a class derived from it
error-game-file-field-borrows = a tuple of other games' prefixes, such as ("HH",)
error-game-file-field-first = True or False
error-game-file-field-known = True or False
error-game-file-field-build = a function of the options and the number of seats
error-game-file-field-picture = a set of cards, such as cards("1a 3a 8a")
error-game-file-field-level = 1 for easy, 2 for medium, 3 for hard
error-game-file-field-minutes = a whole number of minutes, or 0 to have them counted
error-game-file-field-lesson = a lesson to play, as text in TOML
error-game-file-field-words = Words(catalogues={ "{" }…{ "}" }, names={ "{" }…{ "}" })

## Why the system refuses something; each is the end of a sentence.
system-no-file = no such file or directory
system-no-permission = permission denied
system-directory = is a directory
system-no-directory = not a directory
system-exists = file exists
system-no-space = no space left on device
system-read-only = read-only file system
