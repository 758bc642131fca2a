# Lo que no se puede hacer y por qué; si hay otra cosa que hacer, también eso.

## En una mesa. $can enumera lo que sí se puede hacer.
error-match-over = La partida ha terminado.
error-round-over = La ronda ha terminado; la siguiente no se ha repartido.
error-round-going-on = La ronda todavía se está jugando.
error-stop-between-rounds = Una partida solo se puede terminar entre dos rondas.
error-not-your-turn = No es tu turno.
error-turn-of = Es el turno de { $player }.
error-not-asked = Ahora no se te pregunta nada.
error-not-the-moment =
    { $asked ->
        [play] No es el momento de { $word }. Puedes jugar { COMMA($can) }.
       *[other] No es el momento de { $word }. Puedes elegir { COMMA($can) }.
    }
error-not-now = Eso no se puede hacer ahora. Puedes elegir { COMMA($can) }.
error-cannot-take = No puedes llevarte { $card } con { $waiting }. Puedes llevarte { COMMA($can) }.
error-dealer-cannot-take = El que reparte no puede llevarse { $card } ahora. Puedes llevarte { COMMA($can) }.
error-pile-first = Primero elige un montón, 1 o 2.
error-cannot-put-back = Ahora no se puede devolver { $card }. Puedes devolver { COMMA($can) }.
error-no-card-now = Ahora no se pide ninguna carta. Puedes decir { COMMA($can) }.
error-must-take = { $card } no se lleva nada, y tienes una carta que sí (CO-9). Puedes jugar { COMMA($can) }.
error-not-in-hand = { $card } no está en tu mano. Puedes jugar { COMMA($can) }.
error-split-not-in = Estás fuera de esta ronda: solo { $pair } pueden acordar repartir el bote.
error-split-answered = Ya has respondido; { $other } todavía no.
error-offer = Esta oferta no se puede hacer. Puedes decir { COMMA($can) }.
error-offer-impossible = Esta oferta no se puede hacer.
error-offer-too-much = Nadie puede ofrecer más de { $most }. Puedes decir { COMMA($can) }.
error-offer-countered = Tu contraoferta ha sustituido a esa oferta; tiene que responder { $other }.
error-offer-none = No hay ninguna oferta a la que puedas responder. Es el turno de { $other }.
error-claim-impossible = No puedes declarar eso.
error-claim-none = No tienes ningún teyaku que aún puedas declarar.
error-claim-late = Un teyaku se puede declarar hasta que se robe la primera carta del mazo, y después ya no.
error-claims-open = Se están declarando los teyaku; la ronda sigue dentro de un momento.
error-redeal-late = Se puede pedir un nuevo reparto hasta tu primer robo, con una mano que lo permita, y después ya no ({ $rule }).
error-redeal-hand = Solo puede pedir un nuevo reparto quien ha recibido { OR($hands) } ({ $rule }).

## Programas que usan el paquete. $can enumera textos que se pueden escribir.
error-no-action =
    No hay ninguna acción { $action }{ HAS($near) ->
        [yes] ; ¿querías decir { $near }?
       *[no] .
    }{ HAS($can) ->
        [yes] {" "}Puedes elegir { COMMA($can) }.
       *[no] {""}
    }
error-takes-without-card = takes va con una carta de la mano.
error-takes-other = { $card } no puede llevarse { $wanted }. Puede llevarse { COMMA($can) }.
error-takes-fixed =
    { HAS($takes) ->
        [yes] { $card } no puede llevarse { $wanted }: se lleva { $takes }.
       *[no] { $card } no puede llevarse { $wanted }: no se lleva nada.
    }
error-bot-at-seat = El bot { $bot } del asiento { $seat } no puede hacer lo que ha elegido: { $why }
error-seat-not-asked = Ahora no se pregunta nada a este asiento.
error-call-next-round = La ronda ha terminado y la siguiente no se ha repartido: llama a next_round().
error-no-pause = La partida reparte sus rondas por sí sola: créala con pause=True para que se detenga entre ellas.
error-no-record-of-position = Una partida que empezó en una posición no tiene registro.
error-lesson-misdeal = estas cartas son un reparto nulo, que se repite sin fin.
