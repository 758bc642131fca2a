# Lo que se pregunta, lo que se puede responder y lo que trae cada respuesta, y cómo está cada jugador.

word-yes = sí
word-no = no
word-in = dentro
word-out = fuera
word-redeal = nuevo reparto
word-offer = oferta
word-an-offer = una oferta
word-name-amount = NOMBRE CANTIDAD
word-counter-amount = counter CANTIDAD
word-pile-1 = montón izquierdo
word-pile-2 = montón derecho
word-claim-first = declarar el primero
word-claim-second = declarar el segundo
word-claim-both = declarar los dos
word-claim-third = declarar el tercero
word-claim-fourth = declarar el cuarto
word-claim-several = declarar varios
word-called = { $name }
word-a = a
word-b = b
word-set = conjunto
word-chaff = paja
word-both = los dos
word-that = ese

answer-can = { $word } ({ $text })

## Dentro o fuera de la ronda
question-speak =
    ¿Juegas esta ronda?{ HAS($ins) ->
        [yes] {" "}{ $ins } ya { PERSON($ins) ->
            [many] están
           *[one] está
        } dentro.
       *[no] {""}
    }{ HAS($pot) ->
        [yes] {" "}En el bote hay { $pot }.
       *[no] {""}
    }
    .guide = Mira tu mano. Si es floja, retirarse cuesta un poco ahora y te evita perder más.
answer-speak-out =
    { HAS($heir) ->
        [yes] cuesta { $fee }, que recibe { $heir } con tu mano
       *[no] cuesta { $fee }, que van al bote
    }
answer-speak-in =
    jugarla; { $then ->
        [last] hablas en último lugar
        [full] quien no haya hablado queda expulsado
       *[room] { $left ->
            [one] puede entrar { $left } jugador más
           *[other] pueden entrar { $left } jugadores más
        }
    }{ $bound ->
        [yes] ; no puedes retirarte
       *[no] {""}
    }

## Un puesto en la ronda
question-offer = Quedas expulsado. ¿Ofreces a alguien una cantidad por un puesto en la ronda?
    .guide = Puedes comprar un puesto en la ronda a alguien que juega.
answer-offer-offer = a { OR($players) }, al menos { $least }; por ejemplo { $first } { $example }
answer-offer-no = no ofrecer nada y quedarse fuera
question-answer = { $buyer } te ofrece { $sum } por tu puesto en la ronda. ¿Aceptas?
    .guide = Alguien quiere jugar en tu lugar. Puedes vender el puesto, conservarlo o pedir otro precio una vez.
answer-answer-yes = tomar { $sum } y quedarse fuera
answer-answer-no = conservar tu puesto
answer-answer-offer = pedir más por tu puesto, al menos { $least }, por ejemplo { $example }
question-counter = { $seller } pide { $sum } por el puesto en la ronda. ¿Aceptas?
    .guide = A tu precio responden con otro. Págalo y juega, o quédate fuera.
answer-counter-yes = pagar { $sum } y jugar
answer-counter-no = no pagar nada y quedarse fuera

## Repartir el bote
question-split = Solo { $other } y tú estáis dentro. ¿Repartís el bote de { $pot }? Nadie conoce la respuesta del otro hasta que hayáis respondido los dos.
    .guide = Solo quedan dos. Si los dos queréis repartir el bote, la ronda acaba aquí; si no, lo jugáis. Nadie ve una respuesta hasta que estén las dos.
answer-split-yes = tomar { $share } y acabar la ronda, si el otro también quiere
answer-split-no = jugar la ronda por el bote

## Teyaku
question-claim =
    { $paid ->
        [never] No tienes ningún teyaku. La ronda sigue cuando hayan respondido todos los que quieren que se les pregunte.
        [at-the-end] Tienes un teyaku. ¿Lo declaras? Cada rival paga al final de la ronda. Nadie más sabe que se te pregunta.
       *[at-once] Tienes un teyaku. ¿Lo declaras? Cada rival paga enseguida. Nadie más sabe que se te pregunta.
    }
    .guide = La mano que te han repartido ya vale algo. Decláralo para cobrar; tendrás que mostrar las cartas indicadas.
answer-claim = { $teyaku }: { $sum } de cada uno; muestras { BRIEF($cards) }
answer-claim-teyaku = { $teyaku } ({ $rule })
answer-claim-no =
    { $nothing ->
        [yes] no hay nada que declarar
       *[no] mantenerlo oculto; no paga nada
    }

## Antes de jugar
question-return = ¿Qué carta devuelves al mazo? Nadie la ve.
    .guide = Juegan tres, así que cada uno devuelve una carta. Elige una que difícilmente se lleve algo.
question-pile = Delante de ti hay dos montones de { $cards } cartas boca abajo: uno será tu mano, del otro robas.
    .guide = Elige un montón sin mirar. Será tu mano, y robarás del otro.
question-dealer-takes = Repartes tú, y te llevas una pareja del campo antes de empezar. ¿Qué carta?
question-swap = Nadie ha mirado aún una carta. { $holder } tiene la mano del que reparte. ¿La cambias por la tuya?
    .guide = Nadie ha visto aún una carta. La mano del que reparte juega primero y puede dar un premio.
answer-swap-yes =
    tomar la mano del que reparte sin verla{ HAS($bonus) ->
        [yes] ; con { $least } puntos de cartas cobra { $bonus } de todos
       *[no] {""}
    }
answer-swap-no = conservar tu mano
question-blind = Repartes tú, y nadie ha mirado aún una carta. ¿Juegas a ciegas (mizuten)?
    .guide = Jugar a ciegas es no mirar tus cartas hasta que empieza el juego. Es una apuesta a la suerte.
answer-blind-yes =
    no puedes retirarte{ HAS($bonus) ->
        [yes] ; con { $least } puntos de cartas cobras { $bonus } de todos, si no, pagas { $bonus } a cada uno de los otros dos
       *[no] {""}
    }
answer-blind-no = mirar tus cartas y decidir entonces
question-blind-face-down = Juegas a ciegas: tus { $cards } cartas están boca abajo hasta que empiece el juego.

## Durante el juego
question-take =
    { $source ->
        [stock] Robas { $card }. ¿Qué carta se lleva?
       *[hand] Juegas { $card }. ¿Qué carta se lleva?
    }
question-redeal = Aún puedes pedir un nuevo reparto antes de robar. Nadie más sabe que se te pregunta.
    .guide = Te ha tocado una mano que permite pedir un nuevo reparto. Después de tu primer robo será tarde; hasta entonces nadie más lo sabe.
answer-redeal-redeal = pedir que reparta de nuevo el mismo jugador
answer-redeal-no = robar la primera carta de tu montón; después es tarde
answer-play-redeal = pedir que reparta de nuevo el mismo jugador
question-call = Tienes { $yaku }. ¿Acaba aquí la ronda?
    .guide = Has formado un yaku. Cierra la ronda y cobra, o sigue por más y arriésgalo.
answer-call-goes-on =
    seguir por más{ $out ->
        [half] ; sin { $ends }, al final los yaku cuentan la mitad
        [nothing] ; sin { $ends }, los yaku no valen nada
       *[whole] {""}
    }{ $alone ->
        [yes] ; si otro canta { $ends } y solo tú cantaste { $goes_on }, pagas el doble
       *[no] {""}
    }
answer-call-ends =
    { HAS($result) ->
        [yes] la ronda acaba: { COMMA($result) }
       *[no] la ronda acaba
    }
answer-call-cancels =
    la ronda acaba{ $counts ->
        [half] { " " }y tus yaku cuentan la mitad
        [nothing] { " " }y tus yaku no valen nada
       *[whole] {""}
    }{ HAS($result) ->
        [yes] : { COMMA($result) }
       *[no] {""}
    }
answer-result = { $player } { SIGNED($points) }

## Yaku y las cartas que les faltan
yaku-worth = { SHORT($worth) }
yaku-valued = { $yaku } ({ SHORT($worth) })
yaku-ends-round = cierra la ronda
yaku-needs = necesita { COMMA($cards) }
yaku-some-of = { $n } de { COMMA($cards) }
yaku-some-of-many = { $n } más de { $cards } cartas
yaku-card =
    { $lies ->
        [field] { $card } (campo)
        [hand] { $card } (tu mano)
       *[unknown] { $card }
    }

## Cómo está alguien en la ronda
stands-sits-out = descansa con la carta blanca
    .short = blanca
stands-out = fuera
    .short = fuera
stands-in = dentro
stands-sold = fuera, vendió el puesto
    .short = fuera
stands-waits = espera
    .short = esperó
stands-forced-out =
    { HAS($got) ->
        [yes] expulsado, cobró { $got }
       *[no] expulsado
    }
    .short = expulsado
stands-to-speak = tiene que hablar
stands-answered = ha respondido
stands-dealers-hand = tiene la mano del que reparte
stands-called = { $call }
