game-taiyaku =
    .sentence = Solo cuentan las combinaciones: arriesga una apuesta de ocho fichas y acaba la ronda con un gran yaku.

option-TA-1-chips = Fichas para empezar; ninguna para 8 por ronda, o 96 en una partida sin final.
    .title = Fichas para empezar
option-TA-O1-return_card = Con tres en la ronda, cada jugador devuelve una carta de la mano antes de jugar.
    .title = Devolver una carta
option-TA-27-leader_bind = Quien abre la ronda no puede retirarse.
    .title = Quien abre se queda

rule-TA-13 = Empieza quien abre la ronda.
rule-TA-14 = En el primer turno, antes de levantar, quien abre pone la mitad inferior del mazo encima.
rule-TA-8 = Para los teyaku y los yaku de Paja, la Copa de sake cuenta como Paja.
rule-TA-9 = Dos veces cuatro iguales vale más si solo juegan dos.
rule-TA-20 = Si juegan dos, no se devuelve ninguna carta y el resto del mazo no se usa.
