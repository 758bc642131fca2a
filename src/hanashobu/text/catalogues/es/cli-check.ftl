# Lo que `hana check` encuentra en el archivo de un juego. Las palabras del código (play_on, sits_out, per=) no se traducen.

check-with =
    { $finding } (Con { $table }{ $others ->
        [0] { "" }
        [one] , y en otra mesa más
       *[other] , y en otras { $others } mesas
    }.)
check-table =
    { $n } jugadores{ HAS($changes) ->
        [yes] , { COMMA($changes) }
       *[no] { "" }
    }
check-changed = { $option } { $value }
check-row = { $rule } { $name }

## Nombres y jugadores
check-name-taken = El nombre { $name } es de otro juego, { $game }; dale otro nombre.
check-prefix-taken = El prefijo { $prefix } es de otro juego, { $game }; dale otro prefijo.
check-borrows = El juego toma reglas de { $prefix }, pero ningún juego tiene ese prefijo.
check-seats-order = Los números de jugadores, { COMMA($seats) }, deben estar en orden y una sola vez.

## Identificadores y textos
check-lines = No se pueden enumerar las reglas: { $error }.
check-the-rule = La regla «{ $text }»
check-the-option = La opción { $option }
check-id = { $what }: { $rule } no es un identificador de regla de este juego; empiezan por { $prefix }- o { $common }-.
check-rule-empty = La regla { $rule } no tiene frase.
check-catalogue = El catálogo { $lang } no se puede leer en { $id }: { $error }.
check-catalogue-args = El catálogo { $lang } usa { COMMA($args) } en { $id }, que no tiene ese argumento.
check-catalogue-extra = El catálogo { $lang } tiene { $id }, que no es un mensaje de este juego.
check-catalogue-lang = El catálogo { $lang } es de un idioma que el programa no tiene; tiene { COMMA($known) }.
check-catalogue-line = El catálogo { $lang } tiene una línea que no pertenece a ningún mensaje: { $line }. Un mensaje se escribe «id = texto».
check-reading = El nombre { $name } tiene un corchete sin su pareja; una lectura se escribe 花[はな].
check-text-reference = El texto de { $id } se refiere a { $other }, que no es un mensaje del programa: escribe las palabras mismas.
check-two-texts = El mensaje { $id } tiene dos textos, { $text } y { $other }: dale una clave (key) a uno.
check-text-key = { $id } es el texto de una regla que no es de este juego: dale key="{ $prefix }".
check-text-plain = El texto de { $id } tiene letras que controlan u ocultan a otras, o más de 400 letras.
check-text-pattern = El texto de { $id } no se puede leer como patrón: { $error }.
check-text-args = El texto de { $id } usa { COMMA($args) }, pero no se da ese argumento.

## Reglas de la casa
check-option-unseen = La opción { $option } no se ve: { $kind } necesita @dataclass(frozen=True).
check-option-title = La opción { $option } no tiene título: dale uno, como en option(…, title="Rounds").
check-option-sentence = La opción { $option } no tiene una frase que diga qué hace.
check-option-words = La opción { $option } tiene palabras para { $value }, que no es uno de sus valores.
check-option-name = La opción { $option } tiene un nombre que las direcciones y los registros usan para otra cosa; dale otro.
check-option-type = La opción { $option } no admite valores: su tipo debe ser bool, int, int | None o Literal.
check-option-default = La opción { $option } no admite su propio valor por defecto, { $value }.
check-option-idle = La opción { $option } no cambia nada, con ningún número de jugadores.
check-option-idle-value = La opción { $option } no cambia nada cuando es { $value }, con ningún número de jugadores.
check-preset = El conjunto { $preset } no se puede jugar: { $why }
check-preset-name = El nombre del conjunto { $preset } no se puede escribir, o está dos veces: usa letras y guiones.
check-preset-idle = El conjunto { $preset } deja { $option } como está.
check-usual-table = No se puede jugar la mesa habitual: { $error }
check-build-part =
    No se pueden construir las reglas{ HAS($line) ->
        [yes] , línea { $line }
       *[no] { "" }
    }: { $error }
check-build =
    No se pueden construir las reglas{ HAS($line) ->
        [yes] , línea { $line }
       *[no] { "" }
    }: { $error }.
check-build-type = No se pueden construir las reglas: { $function } devuelve { $type }, no un Ruleset.
check-build-again = No se pueden construir las reglas: { $function } devuelve otras reglas cuando se llama otra vez. Solo pueden depender de las opciones y del número de jugadores, no del azar ni de un contador.

## El reparto y las cartas
check-packet-empty = El reparto tiene un paquete sin cartas.
check-hands-or-piles = El reparto da manos, o bien montones con un pile_choice.
check-deal-many = Se reparten { $dealt } cartas de una baraja de { $deck }.
check-deal-few = Quedan { $left } cartas sin repartir, y no hay un mazo común.
check-turns = El mazo tiene { $left } cartas para { $turns } turnos; no se acaban a la vez.
check-turns-even = { $rule } dice que las manos y el mazo no se acaban a la vez, pero sí lo hacen.
check-uneven-needless = play_on juega el mazo hasta el final, así que uneven sobra.
check-waits = { $apart } jugadores no reciben cartas, pero en el dropout { $waits } esperan una mano.
check-dropout-small = Nadie puede retirarse en una mesa de { $seats }: un dropout es para más de { $players } jugadores.
check-dropout-two = Donde juegan dos, nunca quedan dos de más jugadores: omite two_left.
check-no-month = { $cards } no se puede capturar nunca: una carta sin mes necesita un Wild.
check-sits-out = sits_out va por la carta blanca: necesita una en la baraja, y un dropout.
check-sits-out-dealt = sits_out depende de quién recibe la carta en blanco: el reparto tiene que dar todas las cartas a los jugadores.
check-face-down = Un campo repartido boca abajo lo descubre un leader: pon los dos o ninguno.
check-cut = El corte es de un mazo común, y aquí no lo hay.
check-flaw-always = El defecto { $rule } no necesita cartas: todo reparto es nulo.
check-flaw-never = El defecto { $rule } va por cartas que no están en esta baraja.
check-flaw-room =
    El defecto { $rule } necesita { $cards } cartas en { $where ->
        [field] un campo
       *[hand] una mano
    } de { $room }.
check-flaw-idle = El defecto { $rule } tiene { $field }, que ahí no cambia nada.
check-flaw-asks = El defecto { $rule } permite pedir un nuevo reparto: escríbelo con may_redeal(…).
check-flaw-piles = El defecto { $rule } es de una mano repartida, y con pile_choice todavía nadie tiene mano.
check-flaw-takes = Con el defecto { $rule } quien reparte se lleva cartas: escríbelo con dealer_takes_fours(…), dealer_takes_pairs(…) o dealer_takes_card(…).
check-flaw-order = El defecto { $rule } anula el reparto: ponlo antes de los que no lo anulan.
check-flaw-word = El defecto { $rule } se llama { $word } en los registros, igual que otro motivo de reparto nulo: dale su propio why=.
check-flaw-part = El defecto { $rule } nunca aparece: todo reparto que lo tiene, tiene también { $other }, que va antes.
check-fours = Las cuatro cartas de un mes pueden estar entre las { $field } del campo, donde nadie podría llevárselas: añade el reparto nulo four_of_a_month("XX-9"), o un comodín cuyo dueño se lleve lo que sobre.
check-cards-twice =
    { $cards }: { $what ->
        [values] dos valores de carta
       *[levels] en dos niveles del multiplicador
    }.
check-cards-none =
    { $what ->
        [values] { $n } puntos son
       *[levels] ×{ $n } es
    } para cartas que no están en esta baraja.
check-wild-card = Un comodín no es una carta de esta baraja.
check-wild-twice = { $cards } no puede ser comodín de dos maneras.
check-wild-takes = El comodín no se lleva ninguna carta de esta baraja.
check-wild-taken-by = taken_by dice qué cartas se llevan un comodín del campo, y lying=PLAIN que lo hacen las de su mes: quita uno de los dos.
check-wild-lies = Un comodín puede quedar en el campo, y ninguna carta podría llevárselo de allí: cambia lying o taken_by.
check-wild-own-three = own_three trata de las otras tres cartas del mes de un comodín, y no están todas en esta baraja.
check-wild-leftovers = Hay varios comodines, así que no se sabe quién se lleva lo que sobra en el campo: dales leftovers=DEAD.
check-wild-par = Los puntos se cuentan contra el par, y lo que queda en el campo no contaría para nadie: deja leftovers=USER.
check-under = { $part } tiene under({ $sentence }=…), pero aquí no se dice tal frase.
check-flaw-takes-three = Con dealer_takes_pairs, quien reparte elige entre dos cartas de una clase, con puntos o sin ellos: de cada tres cartas de { $month }, una o dos tienen que dar puntos.
check-flaw-refills = dealer_takes_fours reparte cuatro cartas más del mazo común: indica uneven o play_on, y quita el pile_choice.
check-levels = Un multiplicador tiene niveles, y cada uno multiplica por 2 o más.
check-levels-order = Los niveles del multiplicador deben ir de mayor a menor.

## Combinaciones y teyaku
check-same-id = { $times } combinaciones tienen el identificador { $rule }.
check-same-name = { $times } combinaciones se llaman { $name }.
check-no-name = { $rule } no tiene nombre.
check-never-made = { $what } no se puede hacer nunca con las cartas de esta baraja.
check-never-counts = { $what } no cuenta nunca: quien la tiene, tiene otra mejor de su grupo.
check-from-the-start = { $what } no necesita cartas: todos la tienen desde el principio.
check-no-points = { $what } no da puntos.
check-steps = { $what } da menos por más cartas: sus puntos deben crecer con su número.
check-more-alone = { $what } tiene cartas en more=, pero nada que sume cada una: falta per=.
check-more-others = { $what } cuenta más cartas en more=, que debe incluir todas las que cuenta la propia combinación.
check-per-alone = { $what } tiene per=, pero no cuenta cartas además de las que necesita.
check-least = { $what } necesita { $least } puntos de cartas, y toda la baraja tiene { $total }.
check-special-nothing = { $what } no necesita nada: dale un patrón, puntos de cartas (least=) o all_par=True.
check-claims-empty = Hay Claims, pero ningún teyaku que declarar.
check-kinds = El motor conoce { $most } clases de teyaku; este juego tiene { $kinds }.
check-kind-mixed = Los teyaku de la clase { $kind } van en parte por meses y en parte por cartas; haz dos clases.
check-kind-field = Los teyaku de la clase { $kind } están en el campo: haz con ellos una clase propia y quita las declaraciones voluntarias.
check-teyaku-place = { $what } es para un puesto que nadie tiene: en una ronda juegan { $players }.
check-teyaku-nothing = { $what } no necesita cartas: dale un patrón, o meses.
check-never-dealt = { $what } no puede estar nunca en una mano de { $cards } cartas.
check-standing = { $what } pide { $standing } tríos en pie, pero solo { $triplets } tríos.
check-unpaid = { $what } tiene { $field }=True, pero ninguna línea de la hoja lo paga.

## La liquidación
check-due = { $rule }: { $problem }
check-due-when = ninguna ronda acaba de un modo en que valga esta línea (when=).
check-due-ender = nadie cierra una ronda antes de que se acaben las cartas: no hay yaku que la cierre ni calls.
check-due-players = nunca juegan tantos una ronda.
check-due-no-yaku = cuenta yaku, y el juego no tiene.
check-due-no-cards = cuenta puntos de cartas, y ninguna carta los da.
check-due-no-teyaku = cuenta teyaku, y el juego no tiene.
check-due-no-stakes = se lleva apuestas, y nadie las pone.
check-due-share = points= es para una parte fija (share), que lo necesita.
check-due-only = only= es para líneas que cuentan yaku.
check-due-no-dive = paga la zambullida, y ningún teyaku tiene dives=True.
check-due-no-escape = paga el escape, y ningún teyaku tiene escapes=True.
check-due-no-swap = paga la mano de quien reparte, y nadie puede tomarla: no hay swap.
check-due-no-blind = paga jugar a ciegas, y nadie puede.
check-due-half = half= es para puntos de cartas y yaku.
check-due-par = par es para puntos de cartas y partes fijas (share).
check-due-pars = par tiene un número, o uno por jugador.
check-due-par-players = en las rondas de tres y de dos el par es distinto: escribe par=EQUAL, o di para quiénes vale, players=3.
check-due-no-par = los puntos frente a la base necesitan un par.
check-due-above-par = para quienes están por encima o por debajo del par hace falta un par.
check-due-table = quienes están fuera pagan solo por la mano del repartidor y por jugar a ciegas: quita by=TABLE.
check-due-rounding = una apuesta se toma como está, sin redondear.
check-due-sheet = donde hay apuestas, cada punto sale de la apuesta de alguien: nada se anota sin más y la banca no paga.
check-due-difference = una diferencia es de puntos de cartas, de yaku o de ambos.
check-due-together = together= es para partes fijas (share).
check-no-such-yaku = Las reglas nombran { $yaku }, que no es un yaku de este juego.
check-ending-unpaid = { $end }: una ronda puede acabar así, y entonces no vale ninguna línea de la hoja.
check-due-twice = { $one } y { $two } pagan lo mismo dos veces en una ronda.
check-par = La baraja tiene { $total } puntos, pero los pares de { $players } jugadores suman { $together }.
check-equal = La baraja tiene { $total } puntos, que { $players } jugadores no pueden repartir por igual: escribe par con números, o rounding=.
check-stops-called = Los yaku que cierran la ronda y calls no van juntos: un yaku que la cierra nunca se canta.
check-part-unpaid = Hay un { $part }, y ninguna línea de la hoja lo paga.
check-yaku-unpaid = Ninguna línea de la hoja cuenta yaku.
check-cards-unpaid = Ninguna línea de la hoja cuenta puntos de cartas.
check-liable-calls = { $rule } trata de quién dejó seguir la ronda, y no hay calls.
check-liable-yaku = { $rule } no tiene yaku que alguien pueda pagar solo: yaku=(…).
check-calls-yaku = Las reglas tienen calls, pero ninguna combinación.
check-instead-dealer = { $rule } dice quién reparte tras una victoria especial (instead), y no las hay.
check-floor = Siempre hay alguien con { $points } puntos de cartas o menos: nadie puntúa nunca.
check-raise-steps = { $rule }: los escalones de un aumento deben ir de menos a más, cada número una vez.
check-raise-nothing = { $rule } aumenta lo que dan las combinaciones, y ninguna línea de la hoja de puntuación las cuenta.
check-leaves = { $rule } conserva la línea { $line }, y ninguna línea de la hoja de puntuación tiene ese id.
check-calls-least = { $rule }: nadie llega a los { $least } puntos que hacen falta para que se le pregunte; todas las combinaciones juntas dan { $most }.
check-liable-unpaid = { $rule } dice quién paga solo por una combinación, y en ninguna línea de la hoja de puntuación los rivales pagan por combinaciones.
check-unit = La unidad es { $unit }: las combinaciones no darían nada.
check-bust = La partida termina cuando un total es 0 o menos, y todos empiezan así.
check-stake = Todos ponen una apuesta, pero empiezan sin nada que poner.
check-campaign = En una campaña, year, loan y streak deben ser 1 o más.
check-buy-in = Todos empiezan con { $start }, pero entran con { $buy_in } y pagan { $prize }.

## Jugando un poco
check-idle = { $what } no cambia nada: sin ello, lo que da una ronda y lo que se dice de ella es lo mismo.
check-idle-seldom = { $what } no cambió nada en las rondas que se probaron; puede que solo sea raro.
check-trial = No se puede jugar: { $error }.
check-endless = Una ronda no había terminado tras { GROUPED($decisions) } decisiones.
check-negative = A alguien se le paga { $paid }: un pago nunca es menor que 0.
check-left-over = Después de una ronda, nadie tiene { $cards }.
check-sum = Los resultados de una ronda suman { $sum }, no 0.

## Qué resulta de examinar el archivo de un juego.
check-waiting = Examinar { $file } lleva un rato; tiene { $seconds } segundos de tiempo de procesador.
check-takes-long = El archivo no se examinó hasta el final: hicieron falta más de { $seconds } segundos de tiempo de procesador, o más memoria de la que hay. Busca un bucle que no acaba, al ejecutar el archivo o en build.
check-waits-long = El archivo no se examinó hasta el final en { $seconds } segundos: espera algo.
check-left = El archivo terminó el proceso que lo examinaba (estado { $status }): un juego no debe terminar su proceso.
check-memory = El archivo necesita más de 1 GiB de memoria para ser examinado; busca una lista que no deja de crecer.
check-failed = No se puede examinar el archivo: { $error }.
check-threads = El archivo inicia un hilo y no lo termina.
check-patched = El archivo cambia { $name }, que es de todos los juegos.

## La lección que trae un juego
check-lesson-read = No se puede leer la lección: { $trouble }.
check-lesson-seats =
    { $seats ->
        [one] La lección tiene { $seats } asiento, pero el juego no es para tan pocos.
       *[other] La lección tiene { $seats } asientos, pero el juego no es para { $seats } jugadores.
    }
check-lesson-last = El último paso de la lección explica la liquidación: no lleva ni `do` ni `then`.
check-lesson-deal = No se pueden repartir las cartas de la lección: { $trouble }
check-lesson-message = La lección usa { $id }, que no está en el catálogo; escribe la frase misma en su lugar.
check-lesson-turn = Paso { $step } de la lección: cuando toca { $answer }, no es el turno de ese jugador.
check-lesson-answer = Paso { $step } de la lección: { $answer } no es una respuesta posible. { $trouble }
check-lesson-end = La lección termina antes que su ronda: el `then` del penúltimo paso debe jugarla hasta el final.
