# What the choices are called; all other texts of a game are in its file.
option-SU-O1-hands =
    .choice-kan = those of Hachi-Hachi
    .choice-1921 = those of 1921
    .choice-off = none
option-SU-O5-field =
    .choice-off = they do not
    .choice-carry = the others wait
    .choice-stack = multiplied together
