# Repetir una partida.

## Abrirla
replay-open-title = Repetir una partida
replay-open-about = Mira cualquier registro de una partida jugada a jugada: adelante y atrás, desde cualquier asiento y, si quieres, con todas las cartas a la vista. Puedes seguir jugando desde cualquier jugada.
replay-open-drop = Suelta aquí un registro
replay-open-or = o
replay-open-choose = Elegir un archivo
replay-open-form = Un archivo de líneas JSON, como lo escriben esta página y la orden hana.
replay-open-paste = O pega su texto
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
replay-table = Mostrar la mesa
replay-settlement = Mostrar la liquidación
replay-result = Mostrar el resultado
replay-link = Copiar un enlace a esta jugada
replay-copied = Enlace copiado
replay-copy-by-hand = Este es el enlace:

## Las cartas que vienen
replay-comes = Lo siguiente del mazo
replay-comes-own = { $name } roba a continuación

## Seguir desde aquí
replay-play-on = Seguir jugando desde aquí
replay-play-on-about = Una mesa nueva empieza en esta jugada. Las cartas que aún no se han repartido ni robado se barajan de nuevo.
replay-your-seat = Tu asiento
replay-bot = Bot para { $name }
