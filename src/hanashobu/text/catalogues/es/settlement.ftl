# La liquidación de una ronda.

## La liquidación de una ronda: quién la gana y quién reparte la siguiente
settlement-won =
    { PERSON($who) ->
        [you] Ganas la ronda.
       *[one] { $who } gana la ronda.
    }
settlement-won-deals =
    { PERSON($who) ->
        [you] Ganas la ronda y repartes la siguiente.
       *[one] { $who } gana la ronda y reparte la siguiente.
    }
settlement-won-other =
    { PERSON($who) ->
        [you] Ganas la ronda
       *[one] { $who } gana la ronda
    }; { PERSON($dealer) ->
        [you] repartes la siguiente.
       *[one] { $dealer } reparte la siguiente.
    }
settlement-nobody = Nadie gana la ronda.
settlement-nobody-deals =
    Nadie gana la ronda; { PERSON($dealer) ->
        [you] repartes la siguiente.
       *[one] { $dealer } reparte la siguiente.
    }
# Quién gana más, si no es solo quien gana la ronda; después, quién reparte y por qué.
settlement-gained =
    { PERSON($who) ->
        [you] Eres quien más gana: { SIGNED($n) }.
        [one] { $who } es quien más gana: { SIGNED($n) }.
       *[many] { CAPITAL(PEOPLE($who)) } son quienes más ganan: { SIGNED($n) } cada uno.
    }
settlement-both = { $a } { $b }
settlement-dealer-call-ends =
    { PERSON($who) ->
        [you] Repartes la siguiente: cantaste { $call }.
       *[one] { $who } reparte la siguiente: cantó { $call }.
    }
settlement-dealer-call-cancels =
    { PERSON($who) ->
        [you] Repartes la siguiente: cancelaste.
       *[one] { $who } reparte la siguiente: canceló.
    }
settlement-dealer-stopped =
    { PERSON($who) ->
        [you] Repartes la siguiente: terminaste la ronda.
       *[one] { $who } reparte la siguiente: terminó la ronda.
    }
settlement-dealer-call-goes-on =
    { PERSON($who) ->
        [you] Repartes la siguiente: fuiste quien primero cantó { $call }.
       *[one] { $who } reparte la siguiente: fue quien primero cantó { $call }.
    }
settlement-dealer-yaku =
    { PERSON($who) ->
        [you] Repartes la siguiente: la primera persona con un yaku.
       *[one] { $who } reparte la siguiente: la primera persona con un yaku.
    }
settlement-dealer-in =
    { PERSON($who) ->
        [you] Repartes la siguiente: fuiste la única persona que jugó.
       *[one] { $who } reparte la siguiente: fue la única persona que jugó.
    }
settlement-dealer-tie =
    { PERSON($who) ->
        [you] Repartes la siguiente: vas antes en el turno.
       *[one] { $who } reparte la siguiente: va antes en el turno.
    }
settlement-dealer-score =
    { PERSON($who) ->
        [you] Repartes la siguiente: la puntuación más alta de la ronda.
       *[one] { $who } reparte la siguiente: la puntuación más alta de la ronda.
    }

## Por qué terminó, y por qué no se liquidó como siempre
settlement-call-ends =
    { PERSON($who) ->
        [you] Has cantado { $call }.
       *[one] { $who } ha cantado { $call }.
    }
settlement-call-cancels =
    { PERSON($who) ->
        [you] Has cancelado después de cantar { $goes_on }
       *[one] { $who } ha cancelado después de cantar { $goes_on }
    }{ $counts ->
        [half] : los yaku cuentan la mitad.
       *[whole] .
    }
settlement-stopped =
    { PERSON($who) ->
        [you] Has cerrado la ronda con { $yaku }.
       *[one] { $who } ha cerrado la ronda con { $yaku }.
    }
settlement-lucky =
    { PERSON($who) ->
        [you] Tu mano cerró la ronda antes de la primera carta.
       *[one] La mano de { $who } cerró la ronda antes de la primera carta.
    }
settlement-lucky-field =
    { PERSON($who) ->
        [you] El campo repartido cerró la ronda antes de la primera carta: ganas tú, que repartías.
       *[one] El campo repartido cerró la ronda antes de la primera carta: gana { $who }, que repartía.
    }
settlement-drawn = Varias manos habrían cerrado la ronda: nadie gana.
settlement-split = Solo han entrado { PEOPLE($who) }: el bote se reparte y no se ha jugado ninguna carta.
settlement-alone =
    { PERSON($who) ->
        [you] Solo has entrado tú; no se ha jugado ninguna carta.
       *[one] Solo ha entrado { $who }; no se ha jugado ninguna carta.
    }
settlement-hands = Las manos que quedaron fuera valen tanto que no se ha jugado ninguna carta.
settlement-cancels = { $yaku } anula todos los yaku de la ronda.
settlement-floor = Un jugador tiene { $points } puntos de cartas o menos, así que nadie puntúa.

## La hoja
settlement-times = Todo cuenta ×{ $n }.
    .short = ×{ $n }
settlement-yaku = Yaku
settlement-yaku-in = Yaku ({ $unit })
settlement-cards-long = Puntos de cartas
settlement-result = Esta ronda
settlement-total = Total
