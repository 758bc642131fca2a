game-hana_awase =
    .sentence = La madre de la familia: llévate las cartas que quieras y puntúa las que te llevaste.

option-CO-9-must_match-HA = Quien tiene en la mano una carta que empareja debe jugar una que lo haga, como dice al pie de la letra la fuente de este juego.
    .title = Obligación de emparejar
option-HA-O1-zero_sum = Los puntos de las cartas cuentan frente a una parte igual, y cada rival paga los yaku.
    .title = Frente a una parte igual
option-HA-O2-chaff_zero = Las cartas de Paja no valen nada.
    .title = Paja sin valor
option-HA-O3-dandruff = Si un jugador tiene 20 puntos de cartas o menos, nadie puntúa y sigue repartiendo el mismo.
    .title = Caspa
option-HA-O4-rain_spoils_viewing = Quien tiene al Hombre de la lluvia no puntúa los yaku de contemplación.
    .title = La lluvia estropea la vista
option-HA-O5-willow_row_cancels = Si un jugador tiene la Fila de sauces, no cuenta ningún yaku de la ronda.
    .title = La Fila de sauces anula los yaku
option-HA-O6-four_lights_dry = Cuatro luces son las cuatro sin el Hombre de la lluvia.
    .title = Cuatro luces sin lluvia
option-HA-O7-hand_8 = Dos jugadores: 8 cartas cada uno y 8 en el campo; se juega también el resto del mazo.
    .title = Ocho cartas para dos

rule-HA-3 = Empieza quien reparte (oya). La ronda acaba cuando se agota el mazo.
rule-HA-8 = El Ruiseñor no es una Luz, el Puente es un Animal y el Relámpago es Paja de sauce.
