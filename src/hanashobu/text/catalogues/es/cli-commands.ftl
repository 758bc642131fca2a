# Lo que escriben los comandos de `hana`. Palabras como --at, hana play y los nombres de archivos quedan como están.

## Errores de la línea de comandos
cli-error = Error: { $what }
cli-no-such-command =
    No existe el comando { $word }{ HAS($near) ->
        [yes] ; ¿querías decir { $near }?
       *[no] .
    } Los comandos son { COMMA($commands) }.
cli-no-such-option =
    No existe la opción { $option }{ HAS($near) ->
        [yes] ; ¿querías decir { $near }?
       *[no] .
    }
cli-group-option = { $option } va antes del comando: hana { $option } … { $command }.
cli-missing =
    { $kind ->
        [argument] Falta { $name }.
       *[option] Falta la opción { $name }.
    }
cli-option-value =
    { $takes ->
        [yes] { $option } necesita un valor.
       *[no] { $option } no lleva valor.
    }
cli-extra-arguments =
    { $count ->
        [one] Sobra una palabra: { COMMA($words) }.
       *[other] Sobran { $count } palabras: { COMMA($words) }.
    }
cli-whole-number = { $option } es un número entero de { $least } a { $most }, no { $value }.
cli-number = { $option } es un número de { $least } a { $most }, no { $value }.
cli-one-of = { $option } es { OR($words) }, no { $value }.
cli-no-such-player = No hay ningún jugador { $player }: escribe un número de 1 a { $count }, o un nombre ({ COMMA($names) }).
cli-output = No se puede escribir la respuesta: { $why }.
cli-trouble-with = { $path }: { $why }.
cli-new-keyword = { $name } significa algo en Python, así que ningún archivo puede llamarse así. Elige otro nombre, como { $name }_game.
cli-cards-code = código
cli-cards-month = mes
cli-cards-kind = tipo
cli-unwritable = No se puede escribir { $path }: { $why }.
cli-unreadable = No se puede leer { $path }: { $why }.
cli-address-without-ray = --address se usa con --on ray.

## Lo común
column-name = nombre
column-game = juego
column-players = jugadores
cli-player-number = Jugador { $number }
cli-span = { $first } a { $last }
cli-house-rule = regla de la casa: { $name } { $value }
kernel-building = El núcleo se está compilando; hasta que termine se calcula en CPython, más lento.
kernel-missing = No hay un núcleo compilado para este sistema; se calcula en CPython, más lento. En un clon, «make kernel» lo compila.
kernel-other-version = El núcleo compilado es de otra versión; se calcula en CPython, más lento. Vuelve a instalar Hanashōbu, o ejecuta «make kernel» en un clon.
kernel-damaged = El núcleo compilado está dañado ({ $file }); se calcula en CPython, más lento. Vuelve a instalar Hanashōbu, o ejecuta «make kernel» en un clon.
cli-stopped-games = Detenido tras { $done } de { $of } juegos.
cli-stopped-early =
    { HAS($trouble) ->
        [yes] { $trouble } Detenido tras { GROUPED($done) } de { GROUPED($of) } rondas.
       *[no] Detenido tras { GROUPED($done) } de { GROUPED($of) } rondas.
    }

## Registros
cli-record-breaks = { $file }, la línea { $line } infringe { $rule }: { $what }
cli-record-bad = { $file }: { $what }
cli-record-no-match = No hay ninguna partida en { $file }.
cli-record-which-match = Hay { $count } partidas en { $file }; elige una con --match.
cli-record-no-such-match =
    { $count ->
        [one] Hay 1 partida en { $file }; no existe la partida { $number }.
       *[other] Hay { $count } partidas en { $file }; no existe la partida { $number }.
    }
cli-record-no-decision =
    La línea { $line } de { $file } no es una decisión: se sigue de lo anterior.{ HAS($next) ->
        [yes] {" "}La próxima decisión está en la línea { $next }.
       *[no] {""}
    }

## hana games, deck, new, check
cli-games-what = descripción
cli-deck-written = Hay { $count } dibujos en { $folder }.
cli-deck-not-a-folder = { $path } es un archivo; da el nombre de una carpeta.
cli-new-name = { $name } no es un nombre válido para un juego; usa letras, cifras y guiones bajos, y empieza con una letra.
cli-new-taken = Ya existe el juego { $name }; elige otro nombre.
cli-new-exists = { $path } ya existe; elige otro nombre, o muévelo.
cli-new-written = Se creó { $path }.
cli-new-next = A continuación: `hana check { $game }`, `hana rules { $game }`, `hana play { $game }`.
cli-new-prefix = --prefix son dos letras que no tenga ningún otro juego, no { $prefix }; están ocupadas { COMMA($taken) }.
cli-new-title = Un título tiene de 1 a { $most } letras, sin comillas ni barras invertidas.
cli-check-cards = cartas
cli-check-points = puntos
cli-check-par = par
cli-check-yaku = comb.
cli-check-teyaku = teyaku
cli-check-options = opciones
cli-check-ok = ok
cli-check-wrong = mal
cli-check-tried =
    { $tables ->
        [one] { $tables } mesa probada
       *[other] { $tables } mesas probadas
    }: todos los números de jugadores, todas las opciones y cada dos de ellas.

## hana rules
cli-rules-table = { $players } jugadores · { $deal }
cli-rules-most =
    Juegan una ronda { $players } de ellos como mucho{ $blank ->
        [yes] ; quien recibe la carta blanca descansa
       *[no] { $waits ->
            [0] {""}
            [one] ; { $waits } jugador no recibe cartas
           *[other] ; { $waits } jugadores no reciben cartas
        }
    }
cli-rules-counter = { $counter } son { $points }
cli-rules-units = { COMMA($counters) }
cli-rules-counted = Fichas de cuenta: { COMMA($counters) }
cli-rules-changed = Reglas de la casa aquí: { COMMA($rules) }
cli-rules-unchanged = No se cambia ninguna regla de la casa.
cli-rules-round = Una ronda
cli-rules-card-points = Puntos de las cartas
cli-rules-each = cada
cli-rules-cards = cartas
cli-rules-together = total
cli-rules-all-cards = las { $cards } cartas
cli-rules-yaku = Combinaciones
cli-rules-teyaku = Teyaku, en la mano repartida
cli-rules-best = { $group }: solo cuenta la mejor de estas
cli-rules-kind = clase { $kind }: solo cuenta la mejor de estas
cli-rules-add-up = todas estas se suman
cli-rules-cancels = Si alguien la tiene, no cuenta ninguna combinación.
cli-rules-house-rules = Reglas de la casa; se cambian con --option nombre=valor
cli-rules-values = nombre y valores
cli-rules-here = aquí
cli-rules-does = qué hace
cli-rules-number =
    un número desde { $least }{ HAS($most) ->
        [yes] { " " }hasta { $most }
       *[no] { "" }
    }
cli-rules-defaults = * cambiada; lo normal es { $rules }.
cli-rules-presets = Conjuntos de reglas de la casa
cli-rules-preset = { $title }: { COMMA($rules) }

## hana play
cli-play-name = Un nombre tiene de 1 a { $most } letras.
cli-play-bots =
    { $rivals ->
        [one] Hay { $rivals } rival; nombra un bot.
       *[other] Hay { $rivals } rivales; nombra un bot para todos, o { $rivals } separados por comas.
    }

## hana serve
cli-serve-packages = El servidor necesita más paquetes ({ $package }): pip install hanashobu.
cli-serve-extra = Esto necesita otro paquete ({ $package }): pip install 'hanashobu[{ $extra }]'.
cli-serve-at = Hanashōbu funciona en { $address }  (Ctrl-C lo detiene)
cli-serve-connections = El sistema permite { $room } conexiones a la vez, no { $wanted }; `ulimit -n` lo cambia.
cli-serve-data-folder = { $path } es una carpeta; da a --data el nombre de un archivo.
cli-serve-data-or-database = Las partidas se guardan en un archivo (--data) o en una base de datos (--database); indica solo uno.
cli-serve-database = --database espera la dirección de una base de datos PostgreSQL: postgresql://USER:PASSWORD@HOST/NAME.
cli-serve-proxy = --proxy es una dirección o una red, como 127.0.0.1 o 10.0.0.0/8: { $why }.
cli-serve-address = No existe la dirección { $host } en este equipo: { $why }.
cli-serve-listen = No se puede escuchar en { $host }:{ $port }: { $why }.

## hana hint
cli-hint-where = { $who }, ronda { $round }, línea { $line }:
cli-hint-no-line = No existe la línea { $line } en esta partida: sus líneas van de { $first } a { $last }.
cli-hint-not-asked = Ahí no decide { $who }; decide { $asked }.
cli-hint-decides-nothing = { $who } no decide nada en { $file }.
cli-hint-over = La partida de { $file } ha terminado; di con --at en qué línea quieres una pista.
cli-hint-nobody = Nadie tiene que decidir donde termina { $file }; di con --at en qué línea quieres una pista.

## hana replay
cli-replay-seat-or-all = --seat y --all se excluyen: muestra la mano de un jugador, o las de todos.
cli-replay-no-line = No existe la línea { $line } en { $file }.
cli-replay-cut-off = El registro está cortado aquí, tras la línea { $line }.
cli-replay-hand = mano
cli-replay-keys = líneas { $first } a { $last } · Enter avanza · b retrocede · r ronda siguiente · q termina

## hana sim
cli-sim-records-here = Los registros se escriben en orden, en este equipo: quita --on, o --records.
cli-sim-views = { $bot } juega con lo que se ve, en CPython: más lento que al azar.
cli-sim-unwritable = No se puede escribir { $path }: { $why }. Lo escrito es un registro hasta su última línea completa.
cli-sim-progress = { $done } de { $of } rondas
cli-sim-table =
    { $players } jugadores, { $bot ->
        [random] juego al azar
       *[other] { $bot } en todos los asientos
    }, semilla { $seed }
cli-sim-played =
    { $rounds ->
        [one] { GROUPED($rounds) } ronda
       *[other] { GROUPED($rounds) } rondas
    } en { $matches ->
        [one] { GROUPED($matches) } partida
       *[other] { GROUPED($matches) } partidas
    }; { GROUPED($rate) } rondas/s en { $machine ->
        [compiled] el núcleo compilado
       *[other] { $machine }
    }{ $threads ->
        [one] {""}
       *[other] , { $threads } hilos
    }
cli-sim-column-seat = asiento
cli-sim-column-mean = media
cli-sim-column-interval = intervalo 95%
cli-sim-column-spread = desv. est.
cli-sim-column-won = ganadas
cli-sim-column-cards = ptos. cartas
cli-sim-dealer = reparte
cli-sim-nobody = nadie
cli-sim-chart = hechas por alguien, por cada 100 rondas
cli-sim-length =
    Una ronda tiene { DECIMAL($turns) } turnos y { DECIMAL($decisions) } decisiones. { HAS($misdeals) ->
        [yes] El { PERCENT($misdeals, digits: 2) } de los repartos fueron nulos.
       *[no] Ningún reparto fue nulo.
    }
cli-sim-multiplied = El { PERCENT($share, digits: 1) } de las rondas se multiplicaron.
cli-sim-recorded = Todas las partidas están registradas en { $path }.

## hana duel
cli-duel-two = Un duelo necesita dos bots o más.
cli-duel-nothing = { $trouble } No se terminó ningún reparto.
cli-duel-progress = { $done } de { $of } repartos
cli-duel-table = { $players } jugadores, semilla { $seed }
cli-duel-played =
    { GROUPED($rounds) } rondas: { $deals ->
        [one] { GROUPED($deals) } reparto
       *[other] { GROUPED($deals) } repartos
    }, cada uno en { $matches } partidas, { DECIMAL($seconds) } s
cli-duel-column-bot = bot
cli-duel-column-points = puntos
cli-duel-column-more = más que otros
cli-duel-column-rounds = rondas
cli-duel-column-matches = partidas
cli-duel-fault-illegal = { GROUPED($count) } ilegales
cli-duel-fault-crashed = { GROUPED($count) } con fallo
cli-duel-fault-late = { GROUPED($count) } tarde
cli-duel-faults = { $bot }: { COMMA($faults) } de { GROUPED($moves) } jugadas, hechas al azar en su lugar. La primera: { $first }
cli-duel-verdict =
    { $decided ->
        [decided] { $better } es mejor que { $worse }: { $more } puntos por ronda
       *[undecided] No está decidido si { $better } es mejor que { $worse }: { $more } puntos por ronda
    }{ HAS($fair) ->
        [yes] , { $fair } sin la suerte de las cartas.
       *[no] .
    }
cli-duel-saved = Sin esa suerte, { GROUPED($rounds) } rondas muestran tanto como { GROUPED($many) } con ella.

## hana lab
cli-lab-no-matplotlib = Un informe necesita matplotlib, que no está instalado: pip install 'hanashobu[lab]'.
cli-lab-nothing = { $trouble } No se terminó ninguna ronda, así que no hay informe.
cli-lab-written = El informe es { $path }.
cli-lab-part = { $trouble } El informe abarca { GROUPED($done) } de { GROUPED($of) } rondas.
cli-lab-folder = No se puede escribir ningún informe en { $folder }: { $why }.
cli-lab-unwritable =
    No se puede escribir { $path }: { $why }. { HAS($kept) ->
        [yes] { $kept } en { $folder } { COUNT($kept) ->
            [one] está completo
           *[other] están completos
        }.
       *[no] Los números están en la salida estándar.
    }

## hana odds
cli-odds-what = Da un registro, o una posición con --game, --hand, --field y un --pile por jugador.
cli-odds-record = El registro ya contiene la posición: con él solo se usan --at, --match y --seat.
cli-odds-typed = --at y --match son para un registro.
cli-odds-at = Aquí --at es una línea de { $first } a { $last }, no { $at }.
cli-odds-nobody = Nadie tiene que decidir donde termina { $file }; di con --at antes de qué línea quieres las probabilidades.
cli-odds-eyes =
    { HAS($who) ->
        [yes] Con los ojos de { $who }
       *[no] Con los ojos de un espectador
    }
cli-odds-worlds = , { GROUPED($worlds) } mundos
cli-odds-turn = Decide { $who }; turno { $turn } de la ronda.
cli-odds-brings = resultado de la ronda
cli-odds-wins = gana la ronda
cli-odds-never = En ninguno de los mundos: { COMMA($yaku) }.

## hana score
cli-score-bad-names = --names: { $why }

## hana data
cli-data-exists = { $path } ya existe; da el nombre de un archivo nuevo.
cli-data-missing = No hay ningún archivo { $path }.
cli-data-nothing = Aquí no hay ninguna mesa ni registro { $id }; el id es la última parte de su dirección.
cli-data-forgotten = Se ha borrado { $id }, con todo lo suyo.
cli-data-copied = { $count ->
    [one] Se ha copiado 1 mesa, con todo lo suyo.
   *[other] Se han copiado { $count } mesas, con todo lo suyo.
 }
cli-data-exported = { $count ->
    [one] Hay 1 registro en { $path }.
   *[other] Hay { $count } registros en { $path }.
 }
