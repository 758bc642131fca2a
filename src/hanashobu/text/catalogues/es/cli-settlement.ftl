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
