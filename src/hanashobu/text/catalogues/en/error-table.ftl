# Games, tables and options that there cannot be.

error-game-ambiguous = { $name } could be { OR($games) }.
error-game-unknown =
    There is no game { $name }{ HAS($near) ->
        [yes] ; did you mean { $near }?
       *[no] .
    } The games are { COMMA($games) }.
error-game-missing = This is a match of { $name }, a game that is not here. Its file is needed, with the SHA-256 { $hash }: on a server, ask whoever runs it to add the game; at the command line, put the file into a folder that { $variable } names.
error-game-other = This match of { $game } was played by a file with the SHA-256 { $hash }; the one here has { $ours }. Use that file instead.
error-game-package = This match of { $game } was played by a file with the SHA-256 { $hash }; here it is a game of the package itself.
error-record-rules = The header does not say by which version of the rules the match goes: { $rules } is missing.
error-rules-version = The match goes by version { $version } of the rules, and this program knows only version { $ours }. Read it with the program that wrote it.
error-seats =
    { $game } is played by { OR($seats) } players, not by { $count }.

## Rules that no round can be played by. The names of phases and parts are Python's, and stay as they are.
error-table-build = { $game } cannot be set up with these house rules: { $trouble }.
error-part = { $part }: { $field } must be { $rule }; here it is { $value }.
part-number = a whole number from { GROUPED($least) } to { GROUPED($most) }
part-cards = a set of cards, such as cards("1a 3a 8a")
part-text = a text of up to 400 letters, none of which controls or hides others
part-name = a name of up to 60 letters, none of which controls or hides others
part-switch = True or False
part-none = None
part-one-of = one of { COMMA($words) }
part-call-word = a word of 2 to 20 small letters that is typed for nothing else (not { COMMA($taken) })
part-call-words = three words that differ
part-or = { OR($parts) }
part-tuple = a tuple, each item of which is { $item }
part-some = a tuple of one or more, each of which is { $item }
part-named = a { $name } ({ SEMICOLON($fields) })
part-field = { $field } is { $rule }
part-pair = a tuple of { COMMA($items) }
part-dict = a dict
part-class = a { $name }
part-steps = a dict that has the points for each number of cards
error-table-deal = { $dealt } cards are dealt from a deck of { $deck }.
error-table-deck = The deck has { $deck } cards, and each of { $seats } players draws one for the deal.
error-table-draw = The draw for dealer was tried { $times } times, and the cards drawn never differed: nobody can deal.
error-table-sum = A round might bring { GROUPED($sum) } points, and the engine counts up to { GROUPED($most) }: make the points, the unit or the multiplier smaller.
error-table-void = The cards were dealt { $times } times for one round: every deal is void.
error-too-many =
    The engine has room for { $most } { $rows ->
        [packets] packets in a deal
        [flaws] flaws of a deal
        [wilds] kinds of wild cards
        [values] card values
        [levels] levels of a multiplier
        [yaku] rows of yaku (each level of a yaku is one)
        [teyaku] teyaku
        [kinds] kinds of teyaku
        [dues] lines of the score sheet
        [liable] rules on liability (liable)
        [liable-rows] rows of yaku with liability (each level of a yaku is one)
        [wins] measures that decide who has won
        [ties] measures that decide a tie
       *[instead] special wins
    }; this game has { $n }.
error-option-form = { $text } is not an option; write it as key=value, for example rounds=6.
error-option-unknown =
    There is no option { $name }{ HAS($near) ->
        [yes] ; did you mean { $near }?
       *[no] .
    } The options here are { COMMA($options) }.
error-option-rounds = The header has rounds { $rounds }, but its options have rounds { $other }: leave it out of the options.
error-option-missing = The header does not state { COMMA($options) }: state every option, even one at its default.
error-option-needs = { $option } needs { $needs }: set both, or neither.
error-table-target = A match that ends at { $target } cannot begin with { $start }.
error-preset-unknown = { $game } has no preset { $name }. { HAS($presets) ->
        [yes] The presets here are { COMMA($presets) }.
       *[no] It has none at all.
    }
error-preset-twice = Choose one preset, not { AND($presets) }.
preset-changed = { $preset }, but for { AND($options) }.
error-option-value =
    { $option } cannot be { $value }: it takes { $number ->
        [no] { COMMA($choices) }
        [only] a whole number from { $least }{ HAS($most) ->
            [yes] { " " }to { $most }
           *[no] { "" }
        }
       *[also] { COMMA($choices) }, a whole number from { $least }{ HAS($most) ->
            [yes] { " " }to { $most }
           *[no] { "" }
        }
    }.
error-no-lesson = There is no lesson for { $game } yet; its rules explain it.
error-lesson-names =
    { $needed ->
        [one] This lesson needs the name of { $needed } other player.
       *[other] This lesson needs the names of { $needed } other players.
    }
error-lesson-changed = This lesson has changed since you began it. Start it again from the lobby.
error-lesson-over = The lesson is over. Play a real match, or take the lesson once more.
error-not-a-lesson = This is not a lesson: there is no step to read.
error-table-prize = A prize of { $prize } points cannot be paid out of the buy-in, which is { $buy_in } points: make prize smaller, or buy_in larger.
error-table-together = { $one } and { $two } contradict each other. { $why }
table-option = { $option } { $value }
