game-hiraya =
    .sentence = Pocas combinaciones y un comodín: el Relámpago se lleva cualquier cosa, y su dueño barre el campo.

option-HI-18-until_bust = Todos empiezan con estos puntos; la partida acaba cuando a un jugador no le queda ninguno.
    .title = Hasta que alguien se arruine

rule-HI-7 = El Relámpago se puede jugar de la mano en cualquier turno; debe llevarse una carta salvo que el campo esté vacío.
rule-HI-8 = Levantado del mazo, debe llevarse una carta salvo que el campo esté vacío.
rule-HI-9 = En un campo vacío se queda allí.
rule-HI-10 = Mientras está en el campo no se puede dejar ninguna carta: una carta sin pareja se lleva el Relámpago, y una con pareja puede hacerlo.
rule-HI-11 = Quien ha capturado el Relámpago al final ha usado el comodín.
rule-HI-12 = Las cartas que quedan en el campo al final son de quien usó el comodín.
rule-HI-3 = Para los yaku un sauce nunca es Paja, así que 23 cartas pueden ser Paja.
rule-HI-15 = Los pagos por una mano enseñada son parte del resultado de la ronda, pero no deciden quién reparte después.
rule-HI-16 = Los yaku se suman, pero Cuatro luces no cuenta junto a Cinco luces.
