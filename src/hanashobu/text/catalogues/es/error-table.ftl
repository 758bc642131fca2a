# Juegos, mesas y opciones que no puede haber.

error-game-ambiguous = { $name } podría ser { OR($games) }.
error-game-unknown =
    No hay ningún juego { $name }{ HAS($near) ->
        [yes] ; ¿querías decir { $near }?
       *[no] .
    } Los juegos son { COMMA($games) }.
error-game-missing = Esta es una partida de { $name }, un juego que no está aquí. Hace falta su archivo, con el SHA-256 { $hash }: en un servidor, pide a quien lo administra que añada el juego; en la línea de órdenes, ponlo en una carpeta que indique { $variable }.
error-game-other = Esta partida de { $game } se jugó con un archivo con el SHA-256 { $hash }; el de aquí tiene { $ours }. Usa aquel archivo.
error-game-package = Esta partida de { $game } se jugó con un archivo con el SHA-256 { $hash }; aquí es un juego del propio paquete.
error-record-rules = La cabecera no dice por qué versión de las reglas va la partida: falta { $rules }.
error-rules-version = La partida va por la versión { $version } de las reglas, y este programa conoce solo la versión { $ours }. Léela con el programa que la escribió.
error-seats = A { $game } juegan { OR($seats) } personas, no { $count }.

## Reglas con las que no se puede jugar ninguna ronda. Los nombres de fases y partes son de Python y se quedan como son.
error-table-build = { $game } no se puede preparar con estas reglas de la casa: { $trouble }.
error-part = { $part }: { $field } tiene que ser { $rule }; aquí es { $value }.
part-number = un número entero de { GROUPED($least) } a { GROUPED($most) }
part-cards = un conjunto de cartas, como cards("1a 3a 8a")
part-text = un texto de hasta 400 letras, sin ninguna que controle u oculte a otras
part-name = un nombre de hasta 60 letras, sin ninguna que controle u oculte a otras
part-switch = True o False
part-none = None
part-one-of = uno de { COMMA($words) }
part-call-word = una palabra de 2 a 20 letras minúsculas que no se escriba para otra cosa (ninguna de { COMMA($taken) })
part-call-words = tres palabras distintas
part-or = { OR($parts) }
part-tuple = una tupla en la que cada elemento es { $item }
part-some = una tupla de uno o más elementos, cada uno de los cuales es { $item }
part-named = un { $name } ({ SEMICOLON($fields) })
part-field = { $field } es { $rule }
part-pair = una tupla de { COMMA($items) }
part-dict = un dict
part-class = un { $name }
part-steps = un dict con los puntos de cada número de cartas
error-table-deal = Se reparten { $dealt } cartas de una baraja de { $deck }.
error-table-deck = La baraja tiene { $deck } cartas, y cada uno de los { $seats } jugadores saca una para decidir quién reparte.
error-table-draw = El sorteo de quién reparte se intentó { $times } veces y las cartas nunca fueron distintas: nadie puede repartir.
error-table-sum = Una ronda podría dar { GROUPED($sum) } puntos, y el motor cuenta hasta { GROUPED($most) }: reduce los puntos, la unidad o el multiplicador.
error-table-void = Se repartió { $times } veces para una ronda: todos los repartos son nulos.
error-too-many =
    En el motor caben { $most } { $rows ->
        [packets] paquetes en un reparto
        [flaws] defectos de un reparto (flaws)
        [wilds] clases de comodines
        [values] valores de cartas
        [levels] niveles de un multiplicador
        [yaku] filas de combinaciones (cada nivel de una combinación es una)
        [teyaku] teyaku
        [kinds] clases de teyaku
        [dues] líneas de la hoja de puntuación
        [liable] reglas de responsabilidad (liable)
        [liable-rows] filas de combinaciones con responsabilidad (cada nivel de una combinación es una)
        [wins] criterios que deciden quién ha ganado
        [ties] criterios que deciden un empate
       *[instead] victorias especiales
    }; este juego tiene { $n }.
error-option-form = { $text } no es una opción; escríbela como nombre=valor, por ejemplo rounds=6.
error-option-unknown =
    No hay ninguna opción { $name }{ HAS($near) ->
        [yes] ; ¿querías decir { $near }?
       *[no] .
    } Las opciones aquí son { COMMA($options) }.
error-option-rounds = La cabecera tiene rounds { $rounds }, pero sus opciones tienen rounds { $other }: quítalo de las opciones.
error-option-missing = La cabecera no indica { COMMA($options) }: indica todas las opciones, también las que tienen su valor habitual.
error-option-needs = { $option } necesita { $needs }: elige las dos, o ninguna.
error-table-target = Una partida que acaba con { $target } no puede empezar con { $start }.
error-preset-unknown = { $game } no tiene el conjunto { $name }. { HAS($presets) ->
        [yes] Los conjuntos aquí son { COMMA($presets) }.
       *[no] No tiene ninguno.
    }
error-preset-twice = Elige un solo conjunto, no { AND($presets) }.
preset-changed = { $preset }, salvo { AND($options) }.
error-option-value =
    { $option } no puede ser { $value }: admite { $number ->
        [no] { COMMA($choices) }
        [only] un número entero { HAS($most) ->
            [yes] de { $least } a { $most }
           *[no] a partir de { $least }
        }
       *[also] { COMMA($choices) }, un número entero { HAS($most) ->
            [yes] de { $least } a { $most }
           *[no] a partir de { $least }
        }
    }.
error-no-lesson = Todavía no hay lección de { $game }; sus reglas lo explican.
error-lesson-names =
    { $needed ->
        [one] Esta lección necesita el nombre de { $needed } jugador más.
       *[other] Esta lección necesita los nombres de { $needed } jugadores más.
    }
error-lesson-changed = Esta lección ha cambiado desde que la empezaste. Vuelve a empezarla desde la entrada.
error-lesson-over = La lección ha terminado. Juega una partida o repite la lección.
error-not-a-lesson = Esto no es una lección: no hay ningún paso que leer.
error-table-prize = Un premio de { $prize } puntos no se puede pagar con la entrada, que es de { $buy_in } puntos: baja prize o sube buy_in.
error-table-together = { $one } y { $two } se contradicen. { $why }
table-option = { $option } { $value }
