# Las reglas en palabras. Lo que dice un solo juego está en game-….ftl.

## Conjuntos de cartas
cards-listed = { COMMA($parts) }
cards-except = { $lot } salvo { $cards }
cards-first = las primeras cartas de todos los meses
cards-brights = las Luces
cards-animals = los Animales
cards-ribbons = las Cintas
cards-chaff = las cartas de Paja
cards-month = las cartas de { $month }

## Combinaciones
pattern = { SEMICOLON($parts) }
pattern-any = { OR($numbers) } cualesquiera de { $cards }
pattern-exactly = exactamente { OR($numbers) } de { $cards }
pattern-none = ninguna de { $cards }
pattern-or = { $a }; o bien { $b }
pattern-of-the-month = las cuatro cartas del mes de la ronda: 1 en la primera, 2 en la segunda, después del 12 otra vez 1
pattern-for-places = { $text }; solo para quien juega en el puesto { OR($places) }
rule-yaku = { $name }: { $how } — { $worth }

## Lo que vale una combinación
worth = { $points }
worth-steps = { COMMA($points) }
worth-more-of = { COMMA($points) }, { $more } por cada una más de { $cards }
worth-more = { COMMA($points) }, { $more } por cada una más
worth-if-two = { $points }; { $two } si juegan dos
worth-ends = acaba la ronda

## Totales
total = { $n }
total-counted = { $n } ({ COMMA($counters) })
total-owed = { $n } (debe { COMMA($counters) })

## El reparto
rule-first-dealer =
    Primer reparto: cada uno saca una carta y reparte quien tenga el mes más temprano. { $ties ->
        [kind] Un empate lo decide la clase de carta más alta y, si no, se vuelve a sacar.
        [points] Un empate lo decide la carta de más puntos y, si no, se vuelve a sacar.
       *[again] En caso de empate se vuelve a sacar.
    }
rule-seating = Las cartas sacadas también deciden los asientos: a la derecha de quien reparte, del mes más temprano al más tardío.
rule-deal =
    El reparto, empezando por la derecha de quien reparte: { COMMA($packets) }; { $left ->
        [0] no hay un mazo común.
        [one] la última carta es el mazo.
       *[other] las otras { $left } cartas son el mazo.
    }
rule-deal-used-up = El reparto, empezando por la derecha de quien reparte: { COMMA($packets) }; no sobra ninguna carta: las manos de quienes están fuera forman el mazo.
deal-hands = { $n } a cada jugador
deal-piles = { $n } a cada uno de los dos montones de cada jugador
deal-field = { $n } al campo
deal-field-down = { $n } boca abajo al campo
dealt = { COMMA($parts) }
dealt-hands =
    { $n ->
        [one] { $n } carta cada uno
       *[other] { $n } cartas cada uno
    }
dealt-piles = dos montones de { $n } cada uno
dealt-field = { $n } en el campo
dealt-draw-pile = { $n } en el mazo
rule-flaw-field = Reparto nulo: con { $what } en el campo, reparte otra vez el mismo jugador.
rule-flaw-hand = Reparto nulo: si a alguien le tocan { $what }, reparte otra vez el mismo jugador.
flaw-of =
    { $all ->
        [yes] todas estas cartas: { $cards },
       *[no] { $n } de { $cards }
    }
flaw-among = { $months }, solo entre { $cards },
flaw-no-scoring = solo cartas que no puntúan
rule-dealer-takes-threes = Quien reparte se lleva una carta de Paja y una que puntúa de cada mes con tres cartas en el campo.
rule-dealer-takes-fours = Las cuatro cartas de un mes en el campo son para quien reparte, y cuatro del mazo ocupan su lugar.
rule-dealer-takes-card = Si en el campo está { $what }, quien reparte se la lleva junto con otra carta cualquiera del campo.
rule-dealer-takes-order = Primero los meses con tres cartas, por orden, y luego { $what }; después se eligen los montones.
rule-pile-choice = Empezando por quien reparte, cada jugador toma un montón sin verlo como mano; el otro es su propio mazo.
rule-redeal = Un jugador que recibe { OR($hands) } puede pedir un nuevo reparto hasta que robe por primera vez.

## El turno
rule-dealer-first = Empieza quien reparte. La ronda acaba cuando se agotan las manos y el mazo.
rule-dealer-first-uneven = Empieza quien reparte. La ronda acaba cuando se agotan las manos; el resto del mazo no se usa.
rule-turn = Un turno: juega una carta de la mano y levanta después la primera del mazo.
rule-takes = Una carta se lleva una carta del campo de su mes: si hay dos, la que elijas; si hay tres, todas; si no hay ninguna, se queda en el campo.
rule-must-match = Regla de la casa: quien tiene en la mano una carta que empareja debe jugar una que lo haga.
rule-must-take = Una carta que empareja debe llevarse algo, pero nadie está obligado a jugar de la mano una que empareje.
rule-play-on = Cuando se agotan las manos, los jugadores siguen por turno solo con el mazo.
rule-wild =
    { COUNT($card) ->
        [one] El comodín es { $card }: se lleva una carta cualquiera del campo, a elección de su jugador{ HAS($but) ->
                [yes] , pero ninguna de { $but }.
               *[no] .
            }
       *[other] Los comodines son { AND($card) }: cada uno se lleva una carta cualquiera del campo, a elección de su jugador{ HAS($but) ->
                [yes] , pero ninguna de { $but }.
               *[no] .
            }
    }
rule-wild-own-three = Si en el campo están las otras tres cartas de su mes, se las lleva todas.
rule-wild-stacks-all = Si en el campo hay tres cartas de un mes, se lleva las tres.
rule-wild-stacks-spared = Si en el campo hay tres cartas de un mes, no se lleva ninguna de ellas.
rule-wild-hand = El comodín se puede jugar de la mano en cualquier turno, y debe llevarse una carta si puede.
rule-wild-drawn = Levantado del mazo, el comodín también debe llevarse una carta si puede.
rule-wild-drawn-plain = Levantado del mazo, es una carta de su mes como cualquier otra.
rule-wild-stays =
    { $picky ->
        [yes] Si no hay nada que pueda llevarse, se queda en el campo.
       *[no] En un campo vacío se queda allí.
    }
rule-wild-alone =
    { $picky ->
        [yes] Si no hay nada que pueda llevarse, su jugador lo captura solo.
       *[no] En un campo vacío su jugador lo captura solo.
    }
rule-wild-plain = En el campo es una carta de su mes como cualquier otra.
rule-wild-no-month = No tiene mes, así que ninguna otra carta se lo lleva.
rule-wild-open =
    { HAS($but) ->
        [yes] Mientras el comodín está en el campo, empareja con todas las cartas salvo { $but }: una carta sin otra pareja se lo lleva, y una con pareja puede hacerlo.
       *[no] Mientras el comodín está en el campo no se puede dejar ninguna carta: una carta sin pareja se lo lleva, y una con pareja puede hacerlo.
    }
rule-wild-drawn-takes =
    { HAS($but) ->
        [yes] Mientras el comodín está en el campo, una carta levantada debe llevárselo, salvo que sea una de { $but }; las cartas de la mano no pueden.
       *[no] Mientras el comodín está en el campo, una carta levantada debe llevárselo; las cartas de la mano no pueden.
    }
rule-wild-leftovers = Las cartas que quedan en el campo al final son de quien ha capturado el comodín.
rule-wild-mate = De las cartas que quedan en el campo al final, las del mes que se llevó el comodín son de quien lo ha capturado.
rule-wild-dead = Las cartas que quedan en el campo al final no son de nadie.
rule-wild-last = Si el comodín sigue en el campo, todo lo que hay allí es de quien jugó en último lugar.

## Cantos
rule-calls =
    { $asks ->
        [new] Quien forma un yaku nuevo en su turno canta { $ends }, y la ronda acaba, o { $goes_on }, y se sigue jugando.
       *[improved] Quien forma o mejora un yaku en su turno canta { $ends }, y la ronda acaba, o { $goes_on }, y se sigue jugando.
    }
rule-calls-only = Solo se cantan estos yaku: { AND($yaku) }.
rule-calls-least = Con menos de { $n } puntos de yaku no se pregunta, y se sigue jugando.
rule-calls-to-go = Con menos de { $n } puntos de yaku nadie puede dejar seguir la ronda: el yaku la cierra.
rule-calls-once = La ronda se deja seguir una sola vez. El siguiente jugador al que se preguntaría la cierra.
rule-calls-last = Quien forma o mejora un yaku con la última carta de la mano cierra la ronda.
rule-lucky = Quien recibe { OR($hands) } lo muestra, cierra la ronda antes de la primera carta y gana. Si la tienen varios, nadie gana.
rule-calls-cancel = Quien ha cantado { $goes_on } puede cancelar al empezar un turno posterior: la ronda acaba en el acto.
rule-swap =
    Regla de la casa: antes de que nadie mire, los jugadores pueden cambiar su mano por la de quien reparte, { $passes ->
        [one] una vuelta a la mesa; a quien reparte se le pregunta al final, si le han quitado la mano.
       *[other] hasta que todos renuncien, { $passes } vueltas como máximo.
    }
rule-blind = Regla de la casa: antes de mirar, quien reparte puede declarar que juega a ciegas (mizuten), y entonces no puede retirarse.

## Puntos de las cartas y liquidación
rule-values = Puntos de las cartas: { SEMICOLON($values) }. Toda la baraja suma { $total }.
values-cards =
    { $n ->
        [one] { $points } por { $cards }
       *[other] { $points } por cada una de { $cards }
    }
values-rest = nada por el resto
rule-score-additive = Resultado de la ronda = puntos de las cartas + yaku. Nadie paga a nadie.
rule-score-additive-cards = Resultado de la ronda = puntos de las cartas. Nadie paga a nadie.
rule-score-par =
    Resultado de la ronda = puntos de las cartas − { $par } + { $others ->
        [one] yaku propios − yaku del otro jugador. Los resultados suman 0.
       *[other] { $others } × yaku propios − yaku de los demás. Los resultados suman 0.
    }
rule-score-par-cards = Resultado de la ronda = puntos de las cartas − { $par }. Los resultados suman 0.
rule-next-dealer-highest = Reparte la siguiente quien tenga el resultado más alto; en caso de empate, el primero en el orden de turno.
rule-next-dealer-tie-stays = Reparte la siguiente quien tenga el resultado más alto; en caso de empate, reparte otra vez el mismo.
rule-next-dealer-winner = El ganador de la ronda reparte la siguiente.
rule-next-dealer-loser = Reparte la siguiente quien tenga el resultado más bajo.
rule-next-dealer-right = Reparte la siguiente quien está a la derecha de quien reparte.
rule-next-dealer-same = Reparte siempre el mismo.
rule-next-dealer-drawn = Tras una ronda que nadie ha ganado reparte quien está a la derecha.

## La hoja de puntos
rule-unit = { $one } son { $points } puntos. Los teyaku, los yaku y lo que los sustituye se cuentan en { $unit }.
rule-yaku-add-up = Todos los yaku se suman.
rule-yaku-of-one-group = Los yaku se suman, pero de { AND($rows) } solo cuenta el de más valor.
rule-yaku-of-groups = Dentro de un grupo solo cuenta el yaku de más valor; los grupos se suman.
rule-dropout-beside = { AND($instead) } no anulan las multas, las compensaciones ni el bote de la fase de retirada.
rule-in-case = { AND($cases) }: { $text }
case-out = Manos agotadas
case-stopped = Un yaku cerró la ronda
case-called = { $call }
case-cancelled = { $call }
case-lucky = Una mano cerró la ronda
case-drawn = Varias manos cerrarían la ronda
case-yaku = Alguien tiene un yaku
case-no-yaku = Nadie tiene un yaku
case-players = Juegan { $n }
rule-due-only = { $text } Solo cuentan estos: { AND($yaku) }.
rule-due-least = { $text } Hacen falta { $least } puntos de cartas o más.
rule-due-rounded =
    { $text } { $way ->
        [down] Cada { $per } puntos son uno; el resto no cuenta.
        [up] Cada { $per } puntos son uno, y el resto también.
       *[nearest] Cada { $per } puntos son uno; la mitad o más se redondea hacia arriba.
    }
rule-due-paid =
    { $to ->
        [ender] { $of ->
            [teyaku] Cada rival paga la mano de quien cerró la ronda.
           *[yaku] { $half ->
                [yes] Cada rival paga la mitad de los yaku de quien cerró la ronda.
               *[no] Cada rival paga los yaku de quien cerró la ronda.
            }
        }
        [winner] Cada rival le paga al ganador { $of ->
            [cards] sus puntos de cartas.
            [total] sus puntos de cartas y sus yaku.
            [lead] su ventaja sobre el siguiente.
           *[yaku] sus yaku.
        }
       *[everybody] { $of ->
            [teyaku] Cada rival paga las manos que un jugador ha mostrado, antes que nada.
            [cards] Cada rival paga los puntos de cartas de un jugador.
            [total] Cada rival paga los puntos de cartas y los yaku de un jugador.
           *[yaku] { $half ->
                [yes] Cada rival paga la mitad de los yaku de un jugador.
               *[no] Cada rival paga los yaku de un jugador.
            }
        }
    }
rule-due-scores =
    { $of ->
        [cards] Un jugador anota sus puntos de cartas; nadie paga.
        [total] Un jugador anota sus puntos de cartas y sus yaku; nadie paga.
        [lead] El ganador anota su ventaja sobre el siguiente; nadie paga.
        [teyaku] { $to ->
            [ender] Quien cerró la ronda con su mano la anota; nadie paga.
           *[everybody] Un jugador anota las manos mostradas; nadie paga.
        }
       *[yaku] { $to ->
            [ender] Quien cerró la ronda anota sus yaku; nadie paga.
           *[everybody] Un jugador anota sus yaku; nadie paga.
        }
    }
rule-due-costs =
    { $of ->
        [cards] Cada rival pierde los puntos de cartas de un jugador, y nadie los recibe.
        [total] Cada rival pierde los puntos de cartas y los yaku de un jugador, y nadie los recibe.
       *[yaku] Cada rival pierde los yaku de un jugador, y nadie los recibe.
    }
rule-due-par =
    { $n ->
        [one] La banca paga los puntos de cartas por encima de { $pars } y cobra los que faltan.
       *[other] La banca paga los puntos de cartas por encima de { $pars } (para el primero en jugar, el segundo, etc.) y cobra los que faltan.
    }
rule-due-difference =
    { $of ->
        [cards] Cada uno le paga al ganador la diferencia de puntos de cartas.
        [total] Cada uno le paga al ganador la diferencia de puntos de cartas y yaku.
       *[yaku] Gana la suma de yaku más alta, y cada uno de los demás jugadores en juego paga la diferencia.
    }
rule-due-share-paid =
    { $to ->
        [ender] Cada rival le paga { $sum } a quien cerró la ronda.
        [first] Cada rival le paga { $sum } a quien juega primero.
        [winner] Cada rival le paga { $sum } al ganador.
       *[everybody] Cada rival paga { $sum }.
    }
rule-due-share-scored =
    { $to ->
        [ender] Quien cerró la ronda anota { $sum }; nadie paga.
        [first] Quien juega primero anota { $sum }; nadie paga.
        [winner] El ganador anota { $sum }; nadie paga.
       *[everybody] Cada uno anota { $sum }; nadie paga.
    }
rule-due-share-par =
    { $together ->
        [yes] Quien tiene más de { $pars } puntos de cartas cobra { $sum } de todos los que tienen menos, a partes iguales.
       *[no] Quien tiene más de { $pars } puntos de cartas cobra { $sum } de cada uno que tiene menos.
    }
rule-due-stakes = Quien hace un yaku que acaba la ronda se lleva toda la apuesta de cada rival en juego.
rule-due-feat-diver = Zambullida: quien declaró un trío y se llevó las cuatro cartas de su mes cobra { $sum } de cada rival, por cada mes así.
rule-due-feat-escaper = Escape: quien declaró una mano de Paja, salvo la que tiene una Luz, y tiene { $least } puntos de cartas o más cobra { $sum } de cada rival.
rule-due-feat-dealers-hand =
    Quien jugó la mano de quien reparte y tiene { $least } puntos de cartas o más cobra { $sum } { $blank ->
        [yes] de todos los demás de la mesa, salvo de quien tiene la carta blanca.
       *[no] de todos los demás de la mesa.
    }
rule-due-feat-blind =
    Quien repartió y jugó a ciegas y tiene { $least } puntos de cartas o más cobra { $sum } { $blank ->
        [yes] de todos los demás de la mesa, salvo de quien tiene la carta blanca
       *[no] de todos los demás de la mesa
    }; con menos, paga a los dos rivales.
rule-liable-layer = Regla de la casa: quien juega de la mano la carta que completa un yaku del jugador siguiente lo paga solo, por todos.
rule-liable-first-caller = El rival que primero dejó seguir la ronda paga solo, por todos.
rule-liable-only-caller = Si solo uno de los rivales ha dejado seguir la ronda, ese paga solo, por todos.
# Lo que aumenta la suma por los yaku
rule-raise-points = Con { $n } puntos de yaku o más, la suma cuenta { $raised }.
rule-raise-own-calls = Si quien puntúa ha cantado { $call }, la suma cuenta { $raised }.
rule-raise-others-calls = Si un rival ha cantado { $call }, la suma cuenta { $raised }.
rule-raise-all-calls = Si alguien ha cantado { $call }, la suma cuenta { $raised }.
rule-raise-steps-points = La suma cuenta según los puntos de yaku: { SEMICOLON($steps) }.
rule-raise-steps-own-calls = La suma cuenta según las veces que quien puntúa ha cantado { $call }: { SEMICOLON($steps) }.
rule-raise-steps-others-calls = La suma cuenta según las veces que los rivales han cantado { $call }: { SEMICOLON($steps) }.
rule-raise-steps-all-calls = La suma cuenta según las veces que alguien ha cantado { $call }: { SEMICOLON($steps) }.
rule-raise-only = { $text } Esto es solo con { OR($yaku) }.
raise-step = desde { $at }, { $raised }
raised =
    { $plus ->
        [0] × { $times }
       *[other] { $times ->
            [1] + { $plus }
           *[other] + { $plus } y × { $times }
        }
    }
rule-instead =
    { $yaku ->
        [none] { $name } (si nadie tiene un yaku): { $text }
        [some] { $name } (si alguien tiene un yaku): { $text }
       *[any] { $name }: { $text }
    }
rule-instead-par = si todos tienen una parte igual de los puntos de cartas, quien jugó primero cobra { $sum } de cada rival, y no se puntúa nada más.
rule-instead-few = si un jugador tiene { $most } puntos de cartas o menos, nadie puntúa y sigue repartiendo el mismo.
rule-instead-cards =
    un jugador con { $least } puntos de cartas o más cobra { $sum } de cada rival{ $per ->
        [0] , y no se puntúa nada más.
       *[other] , y { $more } por cada punto por encima de { $least }; no se puntúa nada más.
    }
rule-instead-pile =
    un jugador cuyas cartas capturadas son { $pile } cobra { $sum } de cada rival{ $per ->
        [0] , y no se puntúa nada más.
       *[other] , y { $more } por cada una más; no se puntúa nada más.
    }
rule-instead-ranks = { AND($first) } van antes que { AND($later) }. Con cualquiera de ellos no se puntúan teyaku, puntos de cartas ni logros.
rule-several-instead = Si varios jugadores cumplen esto, cada uno cobra de todos los demás; reparte la siguiente quien más cobre.
rule-wins-nobody = Una ronda que nadie ha cerrado no tiene ganador.
rule-wins = Una ronda que nadie ha cerrado la gana { SEMICOLON($by) }. En caso de empate: { SEMICOLON($ties) }.
wins-score = la puntuación más alta
wins-result = el mejor resultado
wins-total = la suma más alta de puntos de cartas y yaku
wins-cards = quien tiene más puntos de cartas
wins-lowest = el resultado más bajo
wins-caller = el primero que la dejó seguir
wins-yaku = el primero en el orden de turno con un yaku
tie-earliest = el primero en el orden de turno
tie-dealer = quien reparte
tie-nobody = nadie
tie-most = quien tiene más de { $cards }
tie-cards = quien tiene más puntos de cartas

## Multiplicadores
rule-multiplier = Multiplicador, según las cartas repartidas al campo: { SEMICOLON($levels) }; sin ninguna de ellas es ×1.
rule-multiplier-stacks = Multiplicador, según las cartas repartidas al campo: { SEMICOLON($levels) }; todos se multiplican entre sí.
multiplier-level = ×{ $value } por cada una de { $cards }
rule-multiplier-waits = De varios cuenta ahora el mayor; los demás esperan a las rondas siguientes, de mayor a menor.
rule-multiplier-joins = Si ya hay alguno esperando, cuenta ahora el primero de ellos y los nuevos se ponen a la cola.
rule-multiplier-applies = El multiplicador vale para todo pago de puntos de la ronda.

## Teyaku, las combinaciones de la mano repartida
rule-teyaku = { $name }: una mano repartida con { $hand }. { $paid }
rule-teyaku-field = { $name }: { $hand }. { $paid }
teyaku-on-field = { $hand } en el campo repartido, para quien reparte
teyaku-worth = Vale { $worth }.
teyaku-ends = Cierra la ronda, y vale { $points }.
teyaku-shown =
    Hay que enseñarla, y cada rival paga { $points } { $paid ->
        [end] al final de la ronda.
       *[at-once] en el acto.
    }
hand-parts = { $parts }
hand-split = { $months } (cuatro cartas de un mes son dos parejas)
hand-months =
    { $cards ->
        [4] cuatro cartas
        [3] tres cartas
       *[2] una pareja
    } de { $other ->
        [yes]
            { $months ->
                [one] otro mes
               *[other] cada uno de otros { $months } meses
            }
       *[no]
            { $months ->
                [one] un mes
               *[other] cada uno de { $months } meses
            }
    }
hand-standing =
    { $months }, y { $of ->
        [one] está en pie
       *[other]
            { $standing ->
                [one] uno de ellos está en pie
               *[other] { $standing } de ellos están en pie
            }
    } ({ COMMA($flowers) }, o las tres cartas de Paja de { $paulownia })
rule-one-teyaku-of-each-kind = Un jugador puede tener un teyaku de cada clase ({ $kinds }), el de más valor; se suman.
rule-claims =
    Quien tiene un teyaku puede declararlo enseñando las cartas, o guardárselo. { $paid ->
        [end] Se anota y se paga al final de la ronda.
       *[at-once] Cada rival paga en el acto.
    } { $after ->
        [open] Las cartas quedan a la vista toda la ronda.
       *[hidden] Las cartas se vuelven a ocultar.
    } Un teyaku que no se declaró antes de jugar se puede declarar aún hasta que se levante la primera carta del mazo.
rule-return-card = Con más de dos jugadores, cada uno devuelve una carta de la mano sin enseñarla antes de barajar el mazo; una carta enseñada, solo si no hay otra.

## Más de tres en la mesa
rule-dropout = Empezando por el primer jugador, cada uno dice dentro o fuera, hasta que hay { $n } dentro o todos han hablado.
rule-dropout-fee =
    { $step ->
        [0] Retirarse cuesta { $fee }, que van al bote.
       *[other] Retirarse cuesta { $fee }, que van al bote; cada jugador siguiente que se retira paga { $step } más.
    }
rule-forced-out = En cuanto hay { $n } dentro, quienes no han hablado quedan expulsados y reciben una compensación.
rule-compensation =
    Una mano expulsada la paga { $payers ->
        [all] cada jugador en juego
       *[others] cada jugador en juego salvo quien reparte
    }{ $shared ->
        [yes] , el valor de todas esas manos a partes iguales
       *[no] { "" }
    }: { SEMICOLON($worth) }.
compensation-halves =
    { $teyaku ->
        [yes] la mitad de sus teyaku y de sus yaku completos
       *[no] la mitad de sus yaku completos
    }
compensation-cards =
    { $other ->
        [yes] { $points } por cada otra carta de { $cards }
       *[no] { $points } por cada carta de { $cards }
    }
compensation-set = { $points } por una mano con { $cards }
rule-no-play = Si eso suma { $worth } o más, nadie juega: la apuesta más alta gana la ronda.
rule-waits =
    { $n ->
        [one] El último jugador no recibe cartas y espera.
       *[other] Los últimos { $n } jugadores no reciben cartas y esperan.
    }
rule-passed-hand = El primero que se retira pasa mano y pago al primero que espera, que habla en el acto; y así sucesivamente.
rule-two-in-play = Si hay dos dentro, juegan por el bote.
rule-two-in-split = Si hay dos dentro, se reparten el bote y nadie juega.
rule-two-in-agree = Si hay dos dentro, cada uno dice en secreto si quiere repartir el bote; si los dos quieren, lo reparten; si no, juegan por él.
rule-one-or-nobody-in = Quien está solo dentro gana la ronda y el bote. Si no hay nadie dentro, se anula el reparto y se devuelven todos los pagos.
rule-first-player-out = Si el primer jugador se retira, empieza en su lugar el siguiente jugador en juego a su derecha.
rule-hands-of-those-out = Las manos de quienes están fuera van al mazo, que se baraja.
rule-left-over = Las cartas de { COMMA($months) } que quedan al final en el campo no cuentan para nadie.
rule-pot = El ganador de la ronda se lleva el bote.
rule-pot-given-back = Si nadie gana la ronda, cada uno recupera lo que puso en el bote.
rule-must-play-three =
    { $round ->
        [1] Regla de la casa: cuando solo quedan los jugadores necesarios para ser { $n ->
            [2] dos
            [3] tres
           *[other] cuatro
        }, deben jugar.
       *[other] Regla de la casa: desde la ronda { $round }, cuando solo quedan los jugadores necesarios para ser { $n ->
            [2] dos
            [3] tres
           *[other] cuatro
        }, deben jugar.
    }
rule-first-player-bound = Regla de la casa: quien juega primero no puede retirarse.
rule-buyout = Regla de la casa: un jugador expulsado puede ofrecer una vez a uno en juego una cantidad por su puesto, no menor que la compensación de su propia mano; el otro dice sí, dice no o pide otra cantidad.
rule-sits-out = También se reparte la carta blanca: quien la recibe no juega la ronda ni paga ni cobra nada, y las otras seis cartas de esa mano son el campo.
rule-stake = Al empezar una ronda cada uno pone una apuesta de { $stake }, o todo lo que tenga.
rule-stake-limit = Los pagos salen de la apuesta y los cobros van a ella; lo que una apuesta no cubre se perdona.
rule-stake-order = Los pagos simultáneos se hacen en el orden de turno de quienes cobran, empezando por quien abre la ronda.
rule-leader = Empezando por quien reparte, cada jugador levanta una carta boca abajo del campo; abre la ronda el mes más temprano. Después se levantan todas.

## La campaña
rule-campaign-buy-in = Cada uno entra con { $buy_in } y pone { $prize } de ellos en el bote del premio.
rule-campaign-years = Hay tantos años de { $rounds } rondas como jugadores.
rule-campaign-year-pot =
    El ganador de una ronda pone 1 punto en el bote del año; al acabar el año se lo lleva el jugador con { $who ->
        [most] más puntos.
       *[fewest] menos puntos.
    }
rule-campaign-loans = Quien se queda sin puntos tras una ronda toma prestados { $loan }, o un múltiplo, del banco.
rule-campaign-ginmi = Quien tiene el total más alto durante { $rounds } rondas seguidas cobra { $points } de cada uno de los demás.
rule-campaign-accounts = Al final, el total más alto gana y se lleva el bote del premio; después todos devuelven la entrada y los préstamos, y lo que queda es la puntuación final.

## La partida
rule-start = Todos empiezan con { $amount }.
rule-rounds =
    { $n ->
        [one] Una partida es 1 ronda.
       *[other] Una partida son { $n } rondas.
    }
rule-open-end = La partida sigue hasta que los jugadores la terminen.
rule-target = La partida acaba tras la ronda en que un jugador llega a { $amount }.
rule-bust = La partida acaba tras la ronda en que el total de un jugador es 0 o menos.
rule-match-winner = El total más alto gana la partida; los totales iguales comparten la victoria.
length-rounds =
    { $n ->
        [one] { $n } ronda
       *[other] { $n } rondas
    }
length-most-rounds =
    { $n ->
        [one] { $n } ronda como máximo
       *[other] { $n } rondas como máximo
    }
length-target = hasta que alguien tenga { $amount }
length-bust = hasta que a alguien no le quede nada
length-open = hasta que lo dejéis

## Reglas de la casa de varios juegos
option-rounds = Cuántas rondas tiene una partida. Sin final, sigue hasta que los jugadores lo dejen.
    .title = Rondas
    .choice-none = sin final
option-must-match = Quien tiene en la mano una carta que empareja debe jugar una que lo haga.
    .title = Obligación de emparejar
option-multipliers = Con varios multiplicadores en el campo, cuenta uno y los demás esperan a rondas posteriores, o todos se multiplican entre sí.
    .title = Varios multiplicadores
    .choice-carry = los demás esperan
    .choice-stack = se multiplican entre sí
option-two-left = Cuando solo quedan dos dentro, acuerdan repartir el bote o jugar por él; o siempre juegan, o siempre lo reparten.
    .title = Cuando quedan dos
    .choice-agree = lo acuerdan
    .choice-play = juegan
    .choice-split = lo reparten
option-must-play-three = Quien hace falta para ser tres debe jugar: siempre, o desde una ronda determinada.
    .title = Tres deben jugar
option-buyout = Un jugador expulsado puede ofrecer a uno en juego una cantidad por su puesto.
    .title = Comprar un puesto
choice-on = sí
choice-off = no
choice-none = ninguno
choice-number = { $n }
