# Necesita la revisión de una persona cuya lengua materna sea el español y que conozca el hanafuda.
# (This translation still needs a native reader who plays.)

language-name = Español
language-vocabulary = english

you = tú
words = { $text }
quoted = «{ $text }»

## Listas: "a, b y c"
list-empty = nada
list-comma = { $a }, { $b }
list-and = { $a } y { $b }
list-or = { $a } o { $b }
list-semicolon = { $a }; { $b }
cards-same = { $card } ×{ $n }

## Cantidades
unit-points =
    { $n ->
        [one] { $n } punto
       *[other] { $n } puntos
    }
    .short =
        { $n ->
            [one] { $n } punto
           *[other] { $n } puntos
        }
unit-chips =
    { $n ->
        [one] { $n } ficha
       *[other] { $n } fichas
    }
    .short =
        { $n ->
            [one] { $n } ficha
           *[other] { $n } fichas
        }
unit-kan = { $n } kan
    .short = { $n } kan
unit-matchstick =
    { $n ->
        [one] { $n } cerilla
       *[other] { $n } cerillas
    }
    .short =
        { $n ->
            [one] { $n } cerilla
           *[other] { $n } cerillas
        }
unit-bean =
    { $n ->
        [one] { $n } alubia
       *[other] { $n } alubias
    }
    .short =
        { $n ->
            [one] { $n } alubia
           *[other] { $n } alubias
        }
unit-other = { $n } { $unit }
    .short = { $n } { $unit }
