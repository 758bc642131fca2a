# What the choices are called; all other texts of a game are in its file.
option-MH-O1-yaku =
    .choice-ribbons = ribbons only
    .choice-core = ribbons and months
    .choice-korean = birds, Brights and Paulownias too
    .choice-all = all, with those of English books
