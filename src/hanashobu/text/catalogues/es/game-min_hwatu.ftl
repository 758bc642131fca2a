game-min_hwatu =
    .sentence = El viejo juego coreano de siempre: cuenta tus cartas, y cada rival paga tus yaku.

option-MH-O1-yaku = Qué yaku se usan.
    .title = Yaku en uso
    .choice-core = las cintas y tres meses
    .choice-ribbons = solo las cintas
    .choice-korean = los coreanos
    .choice-all = todos
option-MH-O2-bonus = Con cinco jugadores quien juega primero recibe 10 puntos en cada ronda, con siete 5.
    .title = Puntos para el primero
option-MH-O3-target = La partida acaba cuando alguien tiene estos puntos.
    .title = Hasta unos puntos
    .choice-none = sin límite

rule-MH-3 = Cuatro cartas de un mes en la mano repartida no dan nada.
