# La liquidación de una ronda y el final de una partida.

settlement-wins =
    { PERSON($who) ->
        [you] Ganas la ronda
       *[one] { $who } gana la ronda
    }
settlement-nobody = Nadie gana la ronda
settlement-deals-next =
    { PERSON($who) ->
        [you] Repartes la siguiente
       *[one] { $who } reparte la siguiente
    }
settlement-times = Todo cuenta ×{ $n }.

## Por qué terminó
settlement-shoubu =
    { PERSON($who) ->
        [you] Has cantado shoubu.
       *[one] { $who } ha cantado shoubu.
    }
settlement-cancel =
    { PERSON($who) ->
        [you] Has cancelado después de cantar sage: los yaku cuentan la mitad.
       *[one] { $who } ha cancelado después de cantar sage: los yaku cuentan la mitad.
    }
settlement-stopped =
    { PERSON($who) ->
        [you] Has cerrado la ronda con { $yaku }.
       *[one] { $who } ha cerrado la ronda con { $yaku }.
    }
settlement-nobody-plays = No se ha jugado ninguna carta.
settlement-split = Los dos que quedaban se reparten el bote. No se ha jugado ninguna carta.
settlement-cancels = { $yaku } anula todos los yaku de la ronda.

## Yaku y pagos
settlement-yaku = Yaku
settlement-yaku-in = Yaku ({ $unit })
settlement-no-yaku = Nadie tiene un yaku.
settlement-shown = mano repartida, mostrada
settlement-payments = Quién paga a quién
settlement-no-payments = Nadie paga nada.
settlement-after = Después de la ronda

## La tabla de puntos
settlement-figures = Puntos de la ronda y totales
settlement-player = Jugador
settlement-cards = Cartas
settlement-cards-long = Puntos de las cartas
settlement-result = Esta ronda
settlement-total = Total
settlement-idle = no jugó
settlement-winner = gana la ronda

## Detalles
settlement-details = Todas las cartas y las reglas aplicadas
settlement-took = Cartas capturadas
settlement-rules = Reglas aplicadas

## El final de la partida
match-end-wins =
    { PERSON($who) ->
        [you] Has ganado
        [one] Gana { $who }
       *[many] Comparten la victoria { $who }
    }
match-end-rounds = La partida ha terminado
match-end-target = Se ha alcanzado el objetivo
match-end-bust = A un jugador no le queda nada
match-end-stopped = La partida se ha terminado antes
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
