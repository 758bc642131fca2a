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

## Por qué terminó, y por qué no se liquidó como siempre
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
settlement-yaku = Yaku
settlement-yaku-in = Yaku ({ $unit })
settlement-cards-long = Puntos de las cartas
settlement-result = Esta ronda
settlement-total = Total
