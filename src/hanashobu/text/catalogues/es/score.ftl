# Rondas jugadas con cartas de verdad: qué pasó, por qué algo no cuenta y qué se ha supuesto.

score-place-pile = las cartas capturadas de { $who }
score-place-hand = la mano de { $who }
score-place-field = el campo
score-cards-many = { $count } cartas ({ $codes })
score-name-rule = { $name } ({ $rule })
score-player-points = { $who } ({ $points })

## Qué pasó
score-story-played = Jugaron { $players }.
score-story-bought = { $who } compró el puesto de { $seller }.
score-story-shared = { $players } estaban dentro y se reparten el bote ({ $rule }).
score-story-alone = Solo { $who } estaba dentro, y no jugó nadie ({ $rule }).
score-story-hands = Las manos expulsadas valen tanto que no jugó nadie ({ $rule }).
score-story-ended = { $yaku } de { $who } cerró la ronda.
score-story-lucky = { $who } recibió { $hand }, que cerró la ronda.
score-story-drawn = Varias manos habrían cerrado la ronda: nadie ha ganado.
score-story-went-on =
    { COUNT($players) ->
        [1] { $players } cantó { $call }.
       *[other] Cantaron { $call }, en este orden: { COMMA($players) }.
    }
score-story-call-ends = { $who } cantó { $call }.
score-story-call-cancels = { $who } canceló.

## Por qué algo no cuenta, o puede estar mal
score-note-floor = Con { $points } puntos de cartas o menos, aquí { $players }, nadie puntúa y reparte el mismo ({ $rule }).
score-note-instead = { $name } de { $players }: en esta ronda no cuenta nada más ({ $rule }).
score-note-cancels = { $who } tiene { $yaku }, así que no cuenta ningún yaku ({ $rule }).
score-note-left =
    { $count ->
        [one] { $count } carta no la tiene nadie
       *[other] { $count } cartas no las tiene nadie
    }, pero nadie cerró la ronda, así que se capturaron todas: revisa las cartas.

## Qué se ha supuesto
score-remark-left =
    { $count ->
        [one] { $count } carta no la tiene nadie: quedó
       *[other] { $count } cartas no las tiene nadie: quedaron
    } en el campo, en las manos o en el mazo.
score-remark-went-on = { $who } tiene un yaku y no cerró la ronda, así que { $who } cantó { $call } ({ $rule }).
score-remark-dealer = Repartió { $who }, aunque le tocaba repartir a { $due }.
score-remark-campaign = El final de un año, el ginmi y los préstamos dependen de los totales, y no se liquidan aquí.

## Por qué un jugador no puede retirarse
score-bound-leader = el que sale está obligado a jugar ({ $rule })
score-bound-needed = hacen falta todos los jugadores que quedan para jugar ({ $rule })

## Lo que una mesa no tiene
score-unused-hands = ninguna mano importa al final de una ronda
score-unused-buys = nadie compra un puesto en la ronda
score-unused-leader = nadie levanta una carta para salir
score-unused-stakes = no hay apuestas
score-unused-calls = no hay cantos
score-unused-answers = nadie responde de los yaku de otros
score-unused-multiplier = nada multiplica una ronda
score-unused-teyaku = no hay teyaku

## Lo que se puede anotar antes de jugar
report-blind = El que repartió jugó a ciegas
    .missing = nadie juega a ciegas
    .binds = el que reparte juega a ciegas ({ $rule })
report-month = El mes de la ronda
    .missing = ningún yaku cuenta solo en su mes
report-dealers-hand = Quién jugó la mano del que reparte
    .nobody = El que repartió
    .missing = nadie toma la mano del que reparte

## Qué hizo un jugador en una ronda
score-did-plays = Jugó
score-did-out = Fuera
score-did-forced = Expulsado
score-did-waits = Esperó
score-did-blank = Tiene la carta blanca
score-did-sold = Vendió el puesto
score-did-in = Dentro

## El final de una ronda
score-slip-dealt = Repartió { $name }
score-slip-won = { $name } gana la ronda y reparte la siguiente.
# Otra persona ganó más en esta ronda.
score-slip-deals = Reparte después { $name }.
score-slip-nobody = Nadie gana la ronda; { $name } reparte otra vez.
