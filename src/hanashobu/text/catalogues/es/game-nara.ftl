game-nara =
    .sentence = Elige uno de dos montones sin verlos, roba del otro y no pierdas de vista la carta blanca.

option-NA-22-seating = Si las cartas que se sacan para el primer reparto deciden también los asientos.
    .title = Asientos
    .choice-fixed = como se elijan
    .choice-drawn = según las cartas
option-NA-20-target = La partida acaba tras la ronda en que un jugador llega a este total.
    .title = Puntuación objetivo

rule-NA-10 = Empieza quien reparte. Un turno es una carta de la mano y luego una de tu propio mazo. Cada jugador tiene 5 turnos.
rule-NA-1 = La baraja tiene 49 cartas: las 48 de siempre y la carta blanca.
