game-hiraya =
    .sentence = Pocas combinaciones y un comodín: el Relámpago se lleva cualquier cosa, y su dueño barre el campo.

option-HI-18-until_bust = Todos empiezan con estos puntos; la partida acaba cuando a un jugador no le queda ninguno.
    .title = Hasta que alguien se arruine

rule-HI-11 = Quien ha capturado el Relámpago al final ha usado el comodín.
rule-HI-3 = Para los yaku un sauce nunca es Paja, así que 23 cartas pueden ser Paja.
rule-HI-15 = Los pagos por una mano enseñada son parte del resultado de la ronda, pero no deciden quién reparte después.
