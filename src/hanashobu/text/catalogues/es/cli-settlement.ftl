# La liquidación de una ronda y el final de la partida en el terminal.

cli-settlement-round =
    { $all ->
        [0] La ronda { $n } ha terminado
       *[other] La ronda { $n } de { $all } ha terminado
    }
cli-settlement-now = Total ahora
cli-settlement-end = Al final
cli-settlement-ends = cierra
cli-settlement-cards =
    { $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    }
cli-settlement-points = Puntos de las cartas: { COMMA($points) }.
cli-settlement-held = { CAPITAL($who) }: { $yaku }, { $worth } ({ AND($cards) }).
cli-settlement-totals = Totales: { COMMA($totals) }.
cli-settlement-totals-now = Totales ahora: { COMMA($totals) }.
cli-settlement-counted = { SEMICOLON($totals) }.
cli-settlement-total = { $who } { $total }

## Por qué una mano que queda fuera a la fuerza vale lo que vale
forced-rule = { $text } ({ $rule })
forced-hand =
    Tu mano, { AND($cards) }: { COMMA($worth) }{ $times ->
        [1] .
       *[other] ; todo ×{ $times }.
    }
forced-half = { $n } por la mitad de { AND($yaku) }
forced-cards = { $n } por { AND($cards) }
forced-nothing = nada en ella cuenta
cli-settlement-winners =
    { PERSON($who) ->
        [you] Has ganado.
        [one] Gana { $who }.
       *[many] Comparten la victoria { PEOPLE($who) }.
    }
