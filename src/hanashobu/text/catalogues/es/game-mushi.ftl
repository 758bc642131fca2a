game-mushi =
    .sentence = Dos jugadores, cuarenta cartas y un Relámpago que solo el mazo puede recuperar.

option-MU-O1-no_five_brights = Cinco luces no cuenta como yaku.
    .title = Sin Cinco luces

rule-MU-6 = El Relámpago nunca se lleva un sauce, y ningún sauce se lo lleva.
rule-MU-7 = Debe llevarse una carta si puede; si en el campo solo hay sauces, se queda allí.
rule-MU-8 = Mientras está en el campo, una carta levantada de cualquier otro mes debe llevárselo; las cartas de la mano no pueden.
rule-MU-10 = Las cartas que quedan en el campo al final son de quien tiene el Relámpago.
rule-MU-11 = Si el Relámpago sigue en el campo, todo lo que hay allí es de quien jugó en último lugar.
rule-MU-2 = La baraja tiene 40 cartas: se quitan la peonía y la lespedeza.
rule-MU-9 = Los otros tres sauces emparejan entre sí como siempre.
rule-MU-14 = Todos los yaku se suman.
