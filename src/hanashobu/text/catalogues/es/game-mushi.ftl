game-mushi =
    .sentence = Dos jugadores, cuarenta cartas y un Relámpago que solo el mazo puede recuperar.

option-MU-O1-no_five_brights = Cinco luces no cuenta como yaku.
    .title = Sin Cinco luces

rule-MU-2 = La baraja tiene 40 cartas: se quitan la peonía y la lespedeza.
rule-MU-9 = Los otros tres sauces emparejan entre sí como siempre.
