# Repetir una partida.

## Abrirla
replay-open-title = Repetir una partida
replay-open-about = Mira cualquier registro de una partida jugada a jugada: adelante y atrás, desde cualquier asiento y, si quieres, con todas las cartas a la vista. Puedes seguir jugando desde cualquier jugada.
replay-open-drop = Suelta aquí un registro
replay-open-or = o
replay-open-choose = Elegir un archivo
replay-open-form = Un archivo de líneas JSON, como lo escriben esta página y la orden hana.
replay-open-paste = O pega su texto o un enlace a una partida
replay-open-show = Mostrarlo
replay-open-reading = Comprobando cada jugada …
replay-open-big = Este archivo es demasiado grande para ser el registro de una partida.
replay-open-mine = Tus partidas terminadas
replay-open-all = Todas
replay-loading = Leyendo el registro …
replay-unfinished = Esta partida aún no ha terminado. Su registro mostraría cartas ocultas, así que solo se puede repetir cuando acabe.
replay-to-table = Ir a la partida
replay-to-replay = Abrir otro registro

## Dónde se está y de quién se ven las cartas
replay-seat = Visto por
replay-everybody = Todas las cartas a la vista
replay-seat-of = { $name }
replay-before = Antes de la primera ronda
replay-place = Lugar en la partida
replay-place-of = { $round }, jugada { $n } de { $all }: { $said }
replay-which-round = Ronda
replay-moves = Jugadas

## Los mandos
replay-start = Al principio
replay-round-back = Una ronda atrás
replay-back = Una jugada atrás
replay-play = Reproducir
replay-pause = Pausa
replay-on = Una jugada adelante
replay-round-on = Una ronda adelante
replay-end = Al final
replay-keys = Teclas: ← → una jugada, [ ] una ronda, Inicio, Fin, Espacio reproduce
replay-tab-moves = Jugadas
replay-tab-yaku = Yaku
replay-tab-on = Seguir
replay-tab-deal = Reparto
replay-table = Mostrar la mesa
replay-settlement = Mostrar la liquidación
replay-result = Mostrar el resultado

## Compartir una partida: un enlace que la contiene
share-title = Compartir esta partida
share-what = Este enlace contiene la partida entera: quien lo abra puede ver cada jugada con todas las cartas a la vista. Funciona aunque borres la partida aquí.
share-at = Se abre en la jugada que se ve ahora.
share-making = Preparando el enlace…
share-short = Un enlace corto, que funciona mientras este servidor conserve la partida:
share-file = O como archivo, que se abre en «Repetición»:
share-long = Esta partida es demasiado larga para un enlace. Descarga el registro y envía el archivo.
replay-link-trouble = No se puede mostrar la partida de este enlace.
replay-link-cut = El enlace no está completo: le falta el final. Copia el enlace entero y ábrelo de nuevo.
replay-link-damaged = El enlace cambió por el camino y la partida no se puede leer. Pídelo de nuevo, o pide el registro como archivo.
replay-link-newer = El enlace se hizo con una versión más nueva de Hanashōbu. Actualiza y ábrelo de nuevo.
replay-link-large = Lo que contiene este enlace es demasiado grande para ser el registro de una partida.
replay-link-incapable = Este navegador es demasiado antiguo para los enlaces que contienen una partida. Usa el registro como archivo, u otro navegador.

## Las cartas que vienen
replay-comes = Lo siguiente del mazo
replay-comes-own = { $name } roba a continuación

## Seguir desde aquí
replay-play-on = Seguir jugando desde aquí
replay-play-on-about = Una mesa nueva empieza en esta jugada. Las cartas que aún no se han repartido ni robado se barajan de nuevo.
replay-your-seat = Tu asiento
replay-bot = Bot para { $name }

## Si el reparto fue justo
replay-fair = Un reparto justo
replay-fair-about = Las cartas de esta partida vienen de un secreto del servidor y de números que aportaron los jugadores, de modo que nadie pudo elegirlas. Tu navegador puede volver a calcular cada barajada.
replay-fair-check = Comprobar el reparto
replay-fair-busy = Calculando cada barajada…
replay-fair-holds =
    { $shuffles ->
        [one] La única barajada se sigue
       *[other] Las { $shuffles } barajadas se siguen
    } del secreto del servidor y { $parties ->
        [one] de la contribución de un grupo
       *[other] de las contribuciones de { $parties } grupos
    }. Cada compromiso coincide con lo que se reveló.
replay-fair-sealed = Cada contribución coincide con su compromiso. Las cartas se podrán comprobar cuando termine la partida y el servidor revele su secreto.
replay-fair-withheld =
    { $n ->
        [one] Una contribución no se reveló; su compromiso ocupó su lugar.
       *[other] { $n } contribuciones no se revelaron; sus compromisos ocuparon su lugar.
    }
replay-fair-words = La huella que todos vieron en la mesa:
replay-fair-head = Lo que ocurrió, de la primera carta a la última. Dos personas que jugaron aquí leen las mismas palabras:
replay-fair-wrong = Este reparto no se cumple. Línea { $line }: { $what }
replay-fair-game = Esta página no sabe cómo se reparte { $game }. Ejecuta hana verify con el archivo del juego para comprobarlo.
