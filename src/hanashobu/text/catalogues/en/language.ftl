# The language itself, lists, units, and what all other messages use.

language-name = English
# The names of cards and yaku that go with it: english (the language's own), romaji or kanji.
language-vocabulary = english

you = you
words = { $text }
quoted = '{ $text }'

## Lists: "a, b and c"
list-empty = nothing
list-comma = { $a }, { $b }
list-and = { $a } and { $b }
list-or = { $a } or { $b }
list-semicolon = { $a }; { $b }
# Cards of one name, where they have no codes.
cards-same =
    { $n ->
        [2] two { $card }
        [3] three { $card }
        [4] four { $card }
       *[other] { $n } { $card }
    }

## Amounts. The short form stands in sentences about payments.
unit-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
    .short = { $n }
unit-chips =
    { $n ->
        [one] { $n } chip
       *[other] { $n } chips
    }
    .short =
        { $n ->
            [one] { $n } chip
           *[other] { $n } chips
        }
unit-kan = { $n } kan
    .short = { $n } kan
unit-matchstick =
    { $n ->
        [one] { $n } matchstick
       *[other] { $n } matchsticks
    }
    .short =
        { $n ->
            [one] { $n } matchstick
           *[other] { $n } matchsticks
        }
unit-bean =
    { $n ->
        [one] { $n } bean
       *[other] { $n } beans
    }
    .short =
        { $n ->
            [one] { $n } bean
           *[other] { $n } beans
        }
# A unit of a game from outside.
unit-other = { $n } { $unit }
    .short = { $n } { $unit }
