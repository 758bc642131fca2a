# La liquidación de una ronda y el final de una partida.

## Yaku y pagos
settlement-no-payments = Nadie paga nada.
settlement-after = Después de la ronda

## La tabla de puntos
settlement-figures = Puntos de la ronda y totales
settlement-what-for = Concepto
settlement-player = Jugador
settlement-idle = no jugó
settlement-best = quien más gana

## Detalles
settlement-details = Todas las cartas y las reglas aplicadas
settlement-took = Cartas capturadas
settlement-rules = Reglas aplicadas

## El final de la partida
match-end-places = Totales finales
match-end-accounts = Cuentas finales

## El gráfico de los totales
chart = Totales de la partida
chart-of =
    { $n ->
        [one] Una línea por jugador durante { $n } ronda. { COMMA($standing) }.
       *[other] Una línea por jugador durante { $n } rondas. { COMMA($standing) }.
    }
chart-as-table = Mostrar como tabla
chart-start = Inicio
