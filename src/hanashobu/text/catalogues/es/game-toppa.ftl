game-toppa =
    .sentence = Muestra lo que tienes, o escóndelo: en Hokkaido las manos y los yaku deciden la ronda junto con las cartas.

option-TP-O1-each_triplet = Cada trío vale 20.
    .title = Cada trío
option-TP-O2-whole_hand = Las manos de paja necesitan las diez cartas.
    .title = La mano entera
