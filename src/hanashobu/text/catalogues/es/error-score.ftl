# Lo que no puede haber pasado en una ronda con cartas de verdad, y qué hacer.
# cli-score.ftl dice en algunos casos cómo se escribe.

error-score-first = Corrige primero la ronda { $round }.
error-score-over = La partida terminó después de la ronda { $round }; no se puede añadir ninguna más.
error-score-seat = Se nombra a alguien que no está en esta mesa de { $seats }.
error-score-number = { $field } es un número entero de 1 a { $most }.
error-score-lucky = La mano que cerró la ronda no deja nada que cantar ni cartas que capturar: omite los cantos y deja los montones vacíos.
error-score-piles =
    Hay { $seats } jugadores, pero { $piles ->
        [one] cartas capturadas de { $piles } solo
       *[other] cartas capturadas de { $piles }
    }.
error-score-unused = En esta mesa { $why }; omítelo.
error-score-unknown = { $field } no se da en una ronda; omítelo.

## Cartas capturadas y manos
error-score-rest-twice = El resto solo puede ser de un jugador, no de { $players }.
error-score-pile-mixed = Las cartas de { $who } son o bien { $word } o bien una lista de cartas, no las dos cosas.
error-score-all-play = En una mesa de { $seats } todos juegan todas las rondas; las cartas de { $who } no pueden ser { $word }.
error-score-word = Las cartas de { $who } no pueden ser { $word } en esta mesa: son una lista de cartas, o una de estas palabras: { COMMA($words) }.
error-score-in = En { $where }: { $what }
error-score-blank-taken = En { $where }: nadie captura la carta blanca; el jugador que la recibe descansa esa ronda.
error-score-deck = En { $where }: { $card } no está en la baraja de este juego.
error-score-card-twice = { $card } está dos veces en { $where }.
error-score-two-piles = { $players } tienen { $cards } entre sus cartas capturadas; una carta solo puede ser de un jugador.
error-score-two-hands = { $players } tienen { $cards } en la mano; una carta solo puede estar en una mano.
error-score-hand-size = Se reparten { $size } cartas a cada mano, pero la de { $who } tiene { $count }.
error-score-missing = Nadie tiene { $cards }. Da cada carta al jugador que se la llevó.
error-score-missing-call = Nadie tiene { $cards }. Da cada carta al jugador que se la llevó. Si un canto cerró la ronda, anota el canto.
error-score-too-many = Con tan pocos jugadores se capturan como mucho { $most } cartas, y las demás se quedan en el mazo; aquí hay { $count }.

## Antes de jugar
error-score-led = Anota quién salió en la ronda.
error-score-leader = { $who } no recibió cartas, y no puede salir.
error-score-multiplies = { $card } no multiplica una ronda ({ $rule }).
error-score-blank =
    En una mesa de { $seats } un jugador descansa con la carta blanca, pero { COUNT($players) ->
        [0] no se ha marcado a nadie
       *[other] se ha marcado a { $players }
    }: elige uno.
error-score-blank-bound = { $who } tiene la carta blanca, así que { $why }; omítelo.

## Quién jugó
error-score-nobody-in = No hay nadie dentro: el reparto se anula y se devuelven todas las cuotas, así que no hay nada que anotar ({ $rule }).
error-score-not-forced =
    { $who } no quedó expulsado: cuando le tocaba hablar a { $who }, { $count ->
        [one] ya había { $count } jugador dentro
       *[other] ya había { $count } jugadores dentro
    }. Los jugadores hablan por turno, empezando por el primero, hasta que haya { $most } dentro.
error-score-forced = Juegan { $most } como mucho: { $players } ya estaban dentro antes de que { $who } pudiera hablar, así que { $who } quedó expulsado.
error-score-forced-hand = { $who } quedó expulsado y cobra por la mano: anota sus cartas.
error-score-waited-passed = { $who } no solo esperó, sino que recibió la mano de { $giver }, que se retiró: anota qué hizo { $who } con ella.
error-score-waited-dealt = { $who } no solo esperó, sino que recibió cartas: anota qué hizo { $who }.
error-score-waits = { $who } no recibió cartas, y nadie cedió una mano, así que { $who } solo esperó.
error-score-bound = { $who } no puede retirarse: { $why }.
error-score-buyer-not-forced = { $who } no quedó expulsado, y no puede haber comprado un puesto.
error-score-seller-out = { $who } no puede comprar el puesto de { $seller }, que no jugó.
error-score-offer = { $who } tiene que ofrecer al menos { $least }, lo que cobró la mano expulsada, no { $amount }.
error-score-unbought = Nadie compró el puesto de { $who }: anota quién lo hizo y por cuánto.
error-score-sold = { $who } vendió su puesto en la ronda, y no tiene cartas capturadas.
error-score-no-piles = { $why } Así que nadie tiene cartas capturadas.
error-score-not-played = { $why } Así que no hay teyaku ni cantos, y nadie responde de un yaku.
error-score-needs-pile = La ronda se jugó: anota las cartas de { $players }, aunque no haya ninguna.

## Teyaku y cantos
error-score-teyaku = En esta mesa no hay ningún teyaku { $id }.
error-score-teyaku-place = En esta ronda solo { OR($players) } puede tener { $teyaku }.
error-score-hand-unplayed = { $who } no jugó, así que la mano no importa; omítela.
error-score-teyaku-unplayed = { $who } no jugó, y no puede haber declarado un teyaku.
error-score-teyaku-kind = { $who } solo puede declarar un teyaku de cada tipo, no { $teyaku }.
error-score-teyaku-hand =
    { HAS($better) ->
        [yes] La mano de { $who } no es { $teyaku }, sino { $better }: { $cards }.
       *[no] La mano de { $who } no es { $teyaku }, ni ningún otro teyaku de ese tipo: { $cards }.
    }
error-score-dive-hand = { $who } puede cobrar por Zambullida con { $teyaku }: anota la mano tal como se repartió.
error-score-two-ends = { $players } tienen cada uno un yaku que cierra la ronda, pero el primero de ellos la cerró: revisa las cartas.
error-score-call-unplayed = { $who } no jugó, y no puede haber cantado.
error-score-call-no-yaku = { $who } no tiene ningún yaku entre sus cartas, y no puede haber cantado ({ $rule }).
error-score-call-first = { $players } tienen yaku: anota quién cantó { $call } primero, o quién cerró la ronda.
error-score-call-word = Una ronda se termina con { OR($known) }, no con { $call }; anota aparte quién la dejó seguir.

## Responsabilidad: quien puso la carta que completó el yaku de otro lo paga solo.
error-score-liable-three = { $who } no puede responder: eso es solo cuando juegan más de dos, y { $who } es uno de ellos.
error-score-liable-before = De eso solo puede responder el jugador justo anterior a { $owner }; { $who } no lo es.
error-score-liable-unpaid = Nadie cobra por { $yaku } ({ $rule }), así que nadie responde de ello.
error-score-liable-what = Nadie puede responder de { $what }; usa uno de { COMMA($rules) } o, para Zambullida, la carta que se puso.
error-score-liable-card = { $card } no es la cuarta carta de un trío declarado que se capturó entero, así que nadie responde de ella.
error-score-liable-twice = De un yaku solo puede responder un jugador, y { $who } ya lo hace.
