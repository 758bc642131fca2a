# Consejos: qué hacer y por qué.

hint-one = { $do }: { $why }.
hint-two = { $do }: { $why }, y { $more }.
hint-only = { $do }: no se puede hacer otra cosa.
hint-pile = Toma cualquier montón: los dos están boca abajo, así que da igual.

## Qué hacer
advice-play-card = Juega { $card }
advice-play-card-taking = Juega { $card } y llévate { $target }
advice-take-card = Llévate { $card }
advice-dealer-takes-card = Llévate { $card }
advice-return-card = Devuelve { $card }
advice-call-cancels = Cancela
    .other = cancelar
advice-play-redeal = Pide un nuevo reparto
    .other = un nuevo reparto
advice-speak-in = Juega esta ronda
    .other = jugar
advice-speak-out = Retírate
    .other = retirarse
advice-offer-offer = Haz una oferta
    .other = una oferta
advice-offer-no = No ofrezcas nada
    .other = no ofrecer
advice-answer-yes = Acepta
    .other = aceptar
advice-answer-no = Conserva tu puesto
    .other = jugar tú
advice-answer-offer = Pide más
    .other = una contraoferta
advice-counter-yes = Acepta
    .other = aceptar
advice-counter-no = Quédate fuera
    .other = quedarse fuera
advice-split-yes = Reparte el bote
    .other = repartir el bote
advice-split-no = Juega por el bote
    .other = jugar por el bote
advice-claim = Declara { $teyaku }
    .other = declarar { $teyaku }
advice-claim-no = Mantén oculto el teyaku
    .other = ocultarlo
advice-swap-yes = Toma la mano del que reparte
    .other = la mano del que reparte
advice-swap-no = Conserva tu mano
    .other = tu propia mano
advice-blind-yes = Juega a ciegas
    .other = jugar a ciegas
advice-blind-no = Mira tus cartas
    .other = mirar primero
advice-redeal-redeal = Pide un nuevo reparto
    .other = un nuevo reparto
advice-redeal-no = Roba
    .other = robar
advice-call-ends = Canta { $call }
    .other = { $call }
advice-call-goes-on = Canta { $call }
    .other = { $call }

## Lo que una carta se lleva, forma o deja
hint-takes-nothing = no se lleva nada
hint-takes =
    { HAS($points) ->
        [yes] se lleva { $cards } por { $points }
       *[no] se lleva { $cards }
    }
hint-brings = da { $points }
hint-makes = forma { $yaku }
hint-nearer =
    { HAS($chance) ->
        [yes] deja { $yaku } con una probabilidad del { PERCENT($chance) }, a falta de { $missing }
       *[no] hace posible { $yaku }, a falta de { $missing }
    }
hint-more-cards =
    { $n ->
        [one] { $n } carta más
       *[other] { $n } cartas más
    }
hint-likely = deja { $yaku } con una probabilidad del { PERCENT($chance) }
hint-keeps =
    { $named ->
        [yes] así se la quita
       *[no] le quita { $card }
    } a { $player }, que { $next ->
        [yes] juega a continuación y la necesita
       *[no] la necesita
    } para { $yaku }
hint-holds-back = retiene { $card }, que { $player } necesita para { $yaku }
hint-ends-before = acaba la ronda antes de que { $player } consiga { $card } para { $yaku }
hint-leaves-least = es lo que menos deja a los demás
hint-only-you-later = solo tú podrás llevártela después
hint-nobody-later = ya nadie puede llevársela
hint-goes-with-nothing = no empareja con nada de tu mano ni del campo
hint-worth-least = ninguna otra carta te vale menos

## Lo que una respuesta da o cuesta de media
hint-as-good = { $other } es más o menos igual de bueno
hint-better = es { DECIMAL($by) } mejor de media que { $other }
hint-no-difference = da igual, { SIGNED_DECIMAL($best) } de media en ambos casos
hint-hardly-differs = apenas hay diferencia, { SIGNED_DECIMAL($best) } frente a { SIGNED_DECIMAL($rest) } de media
hint-gains-on-others = da más ventaja sobre los demás, { SIGNED_DECIMAL($best) } frente a { SIGNED_DECIMAL($rest) } de media para ti
hint-helps-to-win = ayuda más a ganar la partida, { SIGNED_DECIMAL($best) } frente a { SIGNED_DECIMAL($rest) } de media en esta ronda
hint-average =
    { $sign ->
        [apart] da { $best } de media, frente a una pérdida de { $rest } con { $other }
        [loss] cuesta { $best } de media, frente a { $rest } con { $other }
       *[gain] da { $best } de media, frente a { $rest } con { $other }
    }
