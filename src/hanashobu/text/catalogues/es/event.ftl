# Lo que ha pasado: una frase por suceso.

## La partida
event-match =
    { $game }, { $rounds ->
        [0] sin final fijado
        [one] { $rounds } ronda
       *[other] { $rounds } rondas
    }: { $players }.
event-dealer-draw =
    { $draws } { PERSON($dealer) ->
        [you] Repartes primero.
       *[one] { $dealer } reparte primero.
    }{ HAS($order) ->
        [yes] { " " }Cada uno se sienta según su carta, desde quien reparte hacia la derecha: { $order }.
       *[no] { "" }
    }
event-draws = { COMMA($draws) }.
event-draws-again = { $before } Empate, así que otra vez: { COMMA($draws) }.
event-drew =
    { PERSON($who) ->
        [you] robas { $card }
       *[one] { $who } roba { $card }
    }
    .first =
        { PERSON($who) ->
            [you] Robas { $card }
           *[one] { $who } roba { $card }
        }
event-match-end =
    { $why }. { PERSON($who) ->
        [you] Ganas con { $best }.
        [one] Gana { $who } con { $best }.
       *[many] Comparten la victoria { PEOPLE($who) } con { $best }.
    }
event-match-end-campaign = { $why }. { $final }
event-match-end-nobody = { $why }; no ha ganado nadie.
match-end-rounds = La partida ha terminado
match-end-target = La partida ha terminado: se ha alcanzado el objetivo
match-end-bust = La partida ha terminado: a un jugador no le queda nada
match-end-stopped = La partida se ha terminado antes
match-end-abandoned = La partida se ha abandonado
match-end-nobody = No ha ganado nadie
match-end-campaign =
    { PERSON($who) ->
        [you] Ganas con más puntos que nadie antes de saldar las deudas; después del premio y de las deudas, las puntuaciones finales son { COMMA($totals) }.
        [one] Gana { $who } con más puntos que nadie antes de saldar las deudas; después del premio y de las deudas, las puntuaciones finales son { COMMA($totals) }.
       *[many] Comparten la victoria { PEOPLE($who) } con más puntos que nadie antes de saldar las deudas; después del premio y de las deudas, las puntuaciones finales son { COMMA($totals) }.
    }
match-end-wins =
    { PERSON($who) ->
        [you] Has ganado
        [one] Gana { $who }
       *[many] Comparten la victoria { PEOPLE($who) }
    }

## La ronda
event-round =
    Ronda { $n }. { PERSON($dealer) ->
        [you] Repartes.
       *[one] Reparte { $dealer }.
    }
event-deal = Se reparten las cartas: { $dealt }.
event-misdeal = Reparto anulado: { $why }. Vuelve a repartir el mismo jugador.
event-misdeal-hand =
    Reparto anulado: { PERSON($who) ->
        [you] te han tocado
       *[one] a { $who } le han tocado
    } { $what }: { $cards }. Vuelve a repartir el mismo jugador.
misdeal-field = { $what } en el campo
misdeal-hand = a alguien le han tocado { $what }
misdeal-requested = se ha pedido un nuevo reparto
misdeal-nobody-in = nadie quiere jugar
event-redeal =
    { PERSON($who) ->
        [you] Pides un nuevo reparto.
       *[one] { $who } pide un nuevo reparto.
    }
event-sits-out =
    { PERSON($who) ->
        [you] Tienes la carta blanca y descansas esta ronda.
       *[one] { $who } tiene la carta blanca y descansa esta ronda.
    } Las demás cartas de esa mano son el campo{ HAS($cards) ->
        [yes] : { AND($cards) }.
       *[no] .
    }
event-leader =
    { HAS($turned) ->
        [yes] { COMMA($turned) }.{ " " }
       *[no] { "" }
    }{ PERSON($who) ->
        [you] Empiezas.
       *[one] Empieza { $who }.
    }
event-turned =
    { PERSON($who) ->
        [you] descubres { $card }
       *[one] { $who } descubre { $card }
    }
    .first =
        { PERSON($who) ->
            [you] Descubres { $card }
           *[one] { $who } descubre { $card }
        }
event-multiplier =
    Todo cuenta ×{ $n } en esta ronda.{ HAS($waiting) ->
        [yes] { " " }Para las rondas siguientes: { COMMA($waiting) }.
       *[no] { "" }
    }
event-multiplier-waiting = Para las rondas siguientes: { COMMA($waiting) }.
event-times = ×{ $n }
event-score = Esta ronda: { COMMA($results) }.
event-points = { $who } { SIGNED($n) }
    .first =
        { PERSON($who) ->
            [you] Tú { SIGNED($n) }
           *[one] { $who } { SIGNED($n) }
        }
event-total = { $who } { $n }
event-round-end = { $result } Totales: { COMMA($totals) }.
event-round-end-nobody-plays = La ronda no se juega. { $result } Totales: { COMMA($totals) }.
event-round-end-split = Los dos que entraron se reparten el bote. { $result } Totales: { COMMA($totals) }.

## Antes de jugar
event-blind-mizuten =
    { PERSON($who) ->
        [you] Juegas a ciegas (mizuten).
       *[one] { $who } juega a ciegas (mizuten).
    }
event-blind-looks =
    { PERSON($who) ->
        [you] Miras tus cartas.
       *[one] { $who } mira sus cartas.
    }
event-swap =
    { PERSON($who) ->
        [you] Tomas de { $holder } la mano del que reparte.
       *[one] { PERSON($holder) ->
            [you] { $who } te quita la mano del que reparte.
           *[one] { $who } toma de { $holder } la mano del que reparte.
        }
    }
event-swap-no =
    { PERSON($who) ->
        [you] No tomas la mano del que reparte.
       *[one] { $who } no toma la mano del que reparte.
    }
event-speak-in =
    { PERSON($who) ->
        [you] Entras.
       *[one] { $who } entra.
    }
event-speak-out =
    { PERSON($who) ->
        [you] Te retiras
       *[one] { $who } se retira
    }{ HAS($fee) ->
        [yes] ; cuesta { SHORT($fee) }.
       *[no] .
    }
event-passed-hand =
    { PERSON($who) ->
        [you] Pasas tu mano a { $to }
       *[one] { PERSON($to) ->
            [you] { $who } te pasa su mano
           *[one] { $who } pasa su mano a { $to }
        }
    }{ HAS($cards) ->
        [yes] : { AND($cards) }.
       *[no] .
    }
event-forced-out =
    { PERSON($who) ->
        [you] Quedas fuera a la fuerza{ HAS($sum) ->
            [yes] { " " }y cobras { SHORT($sum) } por la mano.
           *[no] .
        }
       *[one] { $who } queda fuera a la fuerza{ HAS($sum) ->
            [yes] { " " }y cobra { SHORT($sum) } por la mano.
           *[no] .
        }
    }
event-active =
    { PERSON($who) ->
        [you] Juegas esta ronda.
        [one] { $who } juega esta ronda.
       *[many] Juegan esta ronda { $who }.
    } { PERSON($first) ->
        [you] Empiezas.
       *[one] Empieza { $first }.
    }
event-agree-answered =
    { PERSON($who) ->
        [you] Has respondido si quieres repartir el bote.
       *[one] { $who } ha respondido si quiere repartir el bote.
    }
event-agree-yes =
    { PERSON($who) ->
        [you] Quieres repartir el bote.
       *[one] { $who } quiere repartir el bote.
    }
event-agree-no =
    { PERSON($who) ->
        [you] Prefieres jugar por el bote.
       *[one] { $who } prefiere jugar por el bote.
    }
event-two-left-none = Ninguno de los dos quiere repartir el bote: se juega por él.
event-two-left-one =
    { PERSON($who) ->
        [you] Solo tú quieres repartir el bote: se juega por él.
       *[one] Solo { $who } quiere repartir el bote: se juega por él.
    }
event-two-left-split = De acuerdo entre { PEOPLE($who) }: el bote se reparte.
event-offer =
    { PERSON($buyer) ->
        [you] Ofreces { SHORT($sum) } a { $seller } por su puesto en la ronda.
       *[one] { PERSON($seller) ->
            [you] { $buyer } te ofrece { SHORT($sum) } por tu puesto en la ronda.
           *[one] { $buyer } ofrece { SHORT($sum) } a { $seller } por su puesto en la ronda.
        }
    }
event-counter-offer =
    { PERSON($seller) ->
        [you] Pides { SHORT($sum) } a { $buyer }.
       *[one] { PERSON($buyer) ->
            [you] { $seller } te pide { SHORT($sum) }.
           *[one] { $seller } pide { SHORT($sum) } a { $buyer }.
        }
    }
event-answer-no =
    { PERSON($who) ->
        [you] Rechazas la oferta.
       *[one] { $who } rechaza la oferta.
    }
event-answer-yes =
    { PERSON($who) ->
        [you] Aceptas y quedas fuera.
       *[one] { $who } acepta y queda fuera.
    }
event-answer-counter-yes =
    { PERSON($who) ->
        [you] Aceptas y juegas en su lugar.
       *[one] { $who } acepta y juega en su lugar.
    }
event-claim =
    { PERSON($who) ->
        [you] Muestras { $teyaku }: { AND($cards) }.
       *[one] { $who } muestra { $teyaku }: { AND($cards) }.
    }
event-claim-field =
    { PERSON($who) ->
        [you] Repartes tú: { $teyaku }.
       *[one] Reparte { $who }: { $teyaku }.
    }
event-claim-hidden =
    { PERSON($who) ->
        [you] Mantienes oculta la mano { $teyaku }.
       *[one] { $who } mantiene oculta la mano { $teyaku }.
    }
event-both = { $a } { $b }
event-return =
    { PERSON($who) ->
        [you] Devuelves { HAS($card) ->
            [yes] { $card }
           *[no] una carta
        } al mazo.
       *[one] { $who } devuelve { HAS($card) ->
            [yes] { $card }
           *[no] una carta
        } al mazo.
    }
event-shuffle =
    { $cards ->
        [one] Se baraja el mazo: { $cards } carta.
       *[other] Se baraja el mazo: { $cards } cartas.
    }
event-cut =
    { PERSON($who) ->
        [you] Cortas el mazo.
       *[one] { $who } corta el mazo.
    }
event-dealer-takes =
    { PERSON($who) ->
        [you] Como repartes, te llevas { AND($cards) }.
       *[one] { $who }, que reparte, se lleva { AND($cards) }.
    }{ HAS($dealt) ->
        [yes] { " " }En su lugar salen { AND($dealt) }.
       *[no] { "" }
    }
event-pile =
    { PERSON($who) ->
        [you] Tomas como mano
       *[one] { $who } toma como mano
    } el montón { $pile ->
        [1] izquierdo
       *[other] derecho
    }{ HAS($cards) ->
        [yes] : { AND($cards) }.
       *[no] .
    }

## El juego
event-play =
    { PERSON($who) ->
        [you] Juegas { $card }{ HAS($takes) ->
            [yes] { " " }y te llevas { AND($takes) }.
           *[no] ; se queda en el campo.
        }
       *[one] { $who } juega { $card }{ HAS($takes) ->
            [yes] { " " }y se lleva { AND($takes) }.
           *[no] ; se queda en el campo.
        }
    }
event-play-alone =
    { PERSON($who) ->
        [you] Juegas { $card } y te la llevas sola.
       *[one] { $who } juega { $card } y se la lleva sola.
    }
event-draw =
    { PERSON($who) ->
        [you] Robas { $card }{ HAS($takes) ->
            [yes] { " " }y te llevas { AND($takes) }.
           *[no] ; se queda en el campo.
        }
       *[one] { $who } roba { $card }{ HAS($takes) ->
            [yes] { " " }y se lleva { AND($takes) }.
           *[no] ; se queda en el campo.
        }
    }
event-draw-alone =
    { PERSON($who) ->
        [you] Robas { $card } y te la llevas sola.
       *[one] { $who } roba { $card } y se la lleva sola.
    }
event-made =
    { PERSON($who) ->
        [you] Tienes { $yaku }.
       *[one] { $who } tiene { $yaku }.
    }
event-call-goes-on =
    { PERSON($who) ->
        [you] Cantas { $call }: la ronda sigue.
       *[one] { $who } canta { $call }: la ronda sigue.
    }
event-call-ends =
    { PERSON($who) ->
        [you] Cantas { $call }: la ronda termina.
       *[one] { $who } canta { $call }: la ronda termina.
    }
event-call-cancels =
    { PERSON($who) ->
        [you] Cancelas: la ronda termina.
       *[one] { $who } cancela: la ronda termina.
    }
event-leftovers =
    { PERSON($who) ->
        [you] Te llevas lo que queda en el campo: { AND($cards) }.
       *[one] { $who } se lleva lo que queda en el campo: { AND($cards) }.
    }

## Las cuentas de una campaña
event-year-end =
    El año ha terminado: { PERSON($who) ->
        [you] cobras { SHORT($sum) } del bote del año.
       *[one] { $who } cobra { SHORT($sum) } del bote del año.
    }
event-ginmi =
    { PERSON($who) ->
        [you] Eres ginmi por tercera ronda seguida: entre todos los demás te pagan { SHORT($sum) }.
       *[one] { $who } es ginmi por tercera ronda seguida y cobra { SHORT($sum) } entre todos los demás.
    }
event-loan =
    { PERSON($who) ->
        [you] Te has quedado sin puntos y pides { SHORT($sum) } prestados a la banca.
       *[one] { $who } se ha quedado sin puntos y pide { SHORT($sum) } prestados a la banca.
    }

## Pagos
event-pay =
    { $payment }{ HAS($why) ->
        [yes] { " " }por { $why }.
       *[no] .
    }{ HAS($unpaid) ->
        [yes] { " " }La apuesta no da para más: { $each ->
            [yes] cada uno deja { SHORT($unpaid) } sin pagar.
           *[no] quedan sin pagar { SHORT($unpaid) }.
        }
       *[no] { "" }
    }
event-pay-out =
    { $payment }{ HAS($why) ->
        [yes] : { $why }.
       *[no] .
    }
event-pay-changes = { CAPITAL($why) }: { COMMA($changes) }.
event-raised =
    { PERSON($who) ->
        [you] Tus yaku
       *[one] Los yaku de { $who }
    } cuentan { $plus ->
        [0] × { $times }
       *[other] { $times ->
            [1] { $plus } más
           *[other] { $plus } más, × { $times }
        }
    }: { $why }.
payment =
    { PERSON($payers) ->
        [you] Pagas { SHORT($sum) }{ COUNT($payees) ->
            [one] { " " }a { $payees }
           *[other] { " " }a cada uno: { $payees }
        }
        [one] { PERSON($payees) ->
            [you] { $payers } te paga { SHORT($sum) }
            [one] { $payers } paga { SHORT($sum) } a { $payees }
           *[many] { $payers } paga { SHORT($sum) } a cada uno: { PEOPLE($payees) }
        }
       *[many] { PERSON($payees) ->
            [you] { $payers } te pagan { SHORT($sum) } cada uno
           *[one] { CAPITAL(PEOPLE($payers)) } pagan { SHORT($sum) } cada uno a { $payees }
        }
    }
payment-in =
    { PERSON($payers) ->
        [you] Pagas { SHORT($sum) }
        [one] { $payers } paga { SHORT($sum) }
       *[many] { CAPITAL(PEOPLE($payers)) } pagan { SHORT($sum) } cada uno
    } { $pot ->
        [year] al bote del año
        [prize] al bote del premio
       *[pot] al bote
    }
payment-out =
    { PERSON($payees) ->
        [you] Cobras { SHORT($sum) }
        [one] { $payees } cobra { SHORT($sum) }
       *[many] { CAPITAL(PEOPLE($payees)) } cobran { SHORT($sum) } cada uno
    } { $pot ->
        [year] del bote del año
        [prize] del bote del premio
       *[pot] del bote
    }
payment-to-bank =
    { PERSON($payers) ->
        [you] Pagas { SHORT($sum) }
       *[one] { $payers } paga { SHORT($sum) }
    }
payment-from-bank =
    { PERSON($payees) ->
        [you] Cobras { SHORT($sum) }
       *[one] { $payees } cobra { SHORT($sum) }
    }
payment-changes = { COMMA($changes) }
payment-par =
    { $who } { $times ->
        [1] { $points } − { $par }
       *[other] ({ $points } − { $par }) × { $times }
    } = { SIGNED($n) }
    .first =
        { CAPITAL($who) } { $times ->
            [1] { $points } − { $par }
           *[other] ({ $points } − { $par }) × { $times }
        } = { SIGNED($n) }
payment-short =
    { $payment } ({ SHORT($unpaid) }{ $each ->
        [yes] { " " }cada uno
       *[no] { "" }
    } sin pagar: la apuesta no da para más)
payment-reason = { $why }

## Por qué se paga, cuando no es un yaku
reason-the-difference = la diferencia
reason-card-points-against-par = los puntos de las cartas frente a la base
reason-a-yaku-that-ends-the-round = un yaku que cierra la ronda
reason-card-points = los puntos de las cartas
reason-card-points-and-yaku = los puntos de las cartas y los yaku
reason-the-lead = la ventaja
reason-a-share = una parte fija
reason-raise-points = { $n } puntos de yaku o más
reason-raise-own-calls = { $call } de quien puntúa
reason-raise-others-calls = { $call } de un rival
reason-raise-all-calls = { $call }
reason-going-out = retirarse
reason-a-passed-hand = una mano cedida
reason-a-forced-out-hand = una mano que quedó fuera
reason-the-pot = el bote
reason-half-of-the-pot = la mitad del bote
reason-a-place-in-the-round = un puesto en la ronda
reason-fees-given-back = la devolución de las cuotas
reason-the-dealer-s-hand = la mano del que reparte
reason-playing-blind = jugar a ciegas
reason-the-year-s-pot = el bote del año
reason-the-final-accounts = las cuentas finales
