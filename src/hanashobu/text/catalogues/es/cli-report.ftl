# El informe que escribe `hana lab`.

## La cabecera
lab-report = { $game }: un informe
lab-facts =
    { $players } jugadores, { HAS($bot) ->
        [yes] { $bot } en todos los asientos
       *[no] juego al azar
    }. { $rounds } { HAS($changed) ->
        [yes] Reglas de la casa: { COMMA($changed) }.
       *[no] { HAS($swept) ->
            [yes] No se cambia ninguna otra regla de la casa.
           *[no] No se cambia ninguna regla de la casa.
        }
    }
lab-facts-rounds = { GROUPED($rounds) } rondas en { GROUPED($matches) } partidas, semilla { $seed }.
lab-trouble = { $why } Se pidieron { GROUPED($asked) } rondas; esto es lo que se terminó.
lab-tile-place = { $unit } por ronda sobre la media para el mejor puesto: { $place }
lab-tile-dealer = de las rondas las gana quien reparte; la media es { PERCENT($share, digits: 1) }
lab-tile-yaku = veces en 100 rondas: { $yaku }, la combinación más frecuente
lab-tile-played-out = de las rondas se juegan hasta el final

## Asientos
lab-seats = Dónde te sientas
lab-seats-about =
    Lo que da una ronda, según el puesto en la mesa a partir de quien reparte. { HAS($above) ->
        [yes] Buenos con certeza: { COMMA($above) }. { HAS($below) ->
            [yes] Malos con certeza: { COMMA($below) }.
           *[no] { "" }
        }
       *[no] { HAS($below) ->
            [yes] Malos con certeza: { COMMA($below) }.
           *[no] Ningún puesto es mejor con certeza.
        }
    }
lab-seats-axis = { $unit } por ronda sobre la media, con intervalos del 95 %
lab-seats-alt = La ventaja de cada puesto, con intervalos
lab-place =
    { $n ->
        [1] quien reparte
        [2] segundo
        [3] tercero
        [4] cuarto
        [5] quinto
       *[6] sexto
    }
lab-place-last = último
lab-nobody = nadie

## Resultados
lab-results = Lo que da una ronda
lab-results-about = Con qué frecuencia sale cada resultado. Los extremos incluyen todo lo que queda más allá.
lab-results-axis = { $unit } en una ronda
lab-results-alt = Con qué frecuencia una ronda da cuánto, para quien reparte y para los demás
lab-percent-of-rounds = % de las rondas
lab-spread-dealer = quien reparte
lab-spread-others = los demás

## Combinaciones
lab-yaku = Combinaciones
lab-yaku-about = Con qué frecuencia la tiene alguien, cuánto cuenta y qué da la ronda a quien la hizo.
lab-teyaku = Teyaku
lab-teyaku-about = Manos que pagan tal como se reparten.

## El curso de una ronda
lab-length = Cuánto dura una ronda
lab-length-same = Todas las rondas tienen los mismos turnos.
lab-length-alt = Con qué frecuencia una ronda tiene cuántos turnos
lab-turns = turnos
lab-decisions = decisiones
lab-ends = Cómo termina una ronda
lab-word-hands-out = jugada hasta el final
lab-word-stopped = terminada por una combinación
lab-ended-by-call = terminada por { $call }
lab-cancelled = anulada
lab-word-nobody-plays = nadie jugó
lab-word-split = dos se repartieron el bote
lab-misdeals = Repartos nulos
lab-misdeals-none = Ningún reparto fue nulo.
lab-multipliers = Multiplicadores
lab-in-or-out = Dentro o fuera
lab-word-in = dentro
lab-word-out = fuera
lab-word-play = jugadores en la ronda
lab-paid = Lo que se paga
lab-paid-about = { CAPITAL($unit) } que cambian de manos en una ronda, por motivo.

## Cabeceras de columnas
lab-head-place = puesto
lab-head-unit = { $unit } por ronda
lab-head-above = sobre la media
lab-head-yaku = combinación
lab-head-teyaku = teyaku
lab-head-hundred = en 100 rondas
lab-head-shown = mostrados en 100 rondas
lab-head-dealt = repartidos, de todas las manos
lab-head-counter = { $unit } de { $points } puntos
lab-head-points = puntos
lab-head-maker = la ronda de quien la hace
lab-head-owner = la ronda de quien lo tiene
lab-head-a-round = por ronda
lab-head-of-rounds = de las rondas
lab-head-of-deals = de los repartos
lab-head-call = canto
lab-head-misdeal = nulo por
lab-head-multiplier = la ronda cuenta
lab-head-for = por
lab-interval = { $low } a { $high }

## Comparar los valores de una regla
lab-sweep-title = { $game }: { $option }
lab-sweep-rule = Regla de la casa: { $option }
lab-sweep-sentence = { $sentence } ({ $rule })
lab-sweep-about =
    Cada columna es la misma mesa con otro valor de { $option }, comparada con la primera. ▲ y ▼ marcan lo que es con certeza más o menos: la probabilidad de que alguna marca de esta página sea errónea es del 5 % como máximo. { $marks ->
        [0] No hay marcas: las diferencias pueden ser azar.
        [one] Hay { $marks } marca.
       *[other] Hay { $marks } marcas.
    }
lab-sweep-identical = Las dos mesas, { $first } y { $other }, fueron idénticas en las { GROUPED($rounds) } rondas.
lab-sweep = Lado a lado
lab-sweep-seats-axis = { $unit } por ronda sobre la media, por puesto
lab-sweep-seats-alt = La ventaja de cada puesto, para cada valor
lab-sweep-results-axis = { $unit } en una ronda, todos los puestos
lab-sweep-results-alt = Con qué frecuencia una ronda da cuánto, para cada valor
lab-certainly-more = más con certeza
lab-certainly-less = menos con certeza
lab-title-result = Lo que da una ronda
lab-title-advantage = Dónde te sientas: sobre la media
lab-title-won = Rondas ganadas
lab-title-points = Puntos de cartas
lab-title-yaku = Combinaciones y teyaku, en 100 rondas
lab-title-value = Lo que cuenta una combinación
lab-title-maker = La ronda de quien la tiene
lab-title-held = Teyaku repartidos, de todas las manos
lab-title-misdeal = Repartos nulos, de todos los repartos
lab-title-multiplier = Multiplicadores, de todas las rondas
lab-title-ended = Cómo termina una ronda
lab-title-called = Cantos, en 100 rondas
lab-title-said = Dentro o fuera, por ronda
lab-title-length = Cuánto dura una ronda
lab-title-paid = Lo que se paga, por ronda

## Cómo se hizo
lab-cores =
    { $n ->
        [one] un núcleo
       *[other] { $n } núcleos
    }
lab-method = Los números pequeños son intervalos de confianza del 95 %, agrupados por partida, porque las rondas de una partida están correlacionadas; las proporciones llevan el intervalo de Wilson. No hay intervalo donde hubo muy pocos casos.
lab-method-played =
    Jugado en { $machine ->
        [compiled] el núcleo compilado
       *[other] { $machine }
    }, { $where }, en { GROUPED($seconds) } s. La misma semilla da los mismos números en cualquier máquina. Todos están en { $file }.
