setup-new = Mesa nueva
setup-no-game = Aquí no hay ningún juego llamado { $name }. Estos son los juegos:
setup-players = Jugadores
setup-how-many = Número de jugadores
setup-several = Varias personas en un dispositivo: pasadlo en cada turno. Entre medias, una cortina oculta las manos.
setup-rules = Reglas de la casa
setup-unknown = El enlace pide algo que este juego no tiene, así que se ha omitido: { $what }.
setup-obstacle-nobody = Alguien tiene que jugar: da al menos un asiento a una persona.
setup-obstacle-names = Todos los jugadores necesitan nombres distintos.
setup-obstacle-seed = Una semilla es un número entero, por ejemplo 42.

## Un asiento
setup-seat = Asiento { $n }
setup-seat-who = Quién se sienta
setup-seat-person = Una persona
setup-seat-name = Nombre
setup-level-label = ¿Cómo de fuertes son los bots?
setup-level-mixed = Cada bot como se elija abajo.

## Reglas de la casa
setup-house-reset = Restablecer todo
setup-presets = Conjuntos
setup-preset-usual = Lo habitual
setup-house-changed =
    { $n ->
        [0] todo como siempre
        [one] { $n } cambiada
       *[other] { $n } cambiadas
    }
setup-number-from = Un número entero de { $least } a { GROUPED($most) }.
setup-number-number = { $label }: número
setup-number-or = o un número
setup-option-changed = cambiada
setup-option-usual = Volver a lo habitual: { $value }

## El reparto
setup-seed-title = Un reparto fijo
setup-seed-what = La misma semilla reparte las mismas cartas. Déjala vacía para barajar de nuevo; sortea una para que otra persona juegue exactamente la misma partida.
setup-seed-seed = Semilla
setup-seed-fresh = barajar de nuevo
setup-seed-draw = Sortear una semilla
setup-seed-clear = Borrar

## La hoja con todo lo elegido
setup-slip-start = Empezar
setup-slip-rules = Reglas de esta mesa
setup-slip-option = { $title }: { $value }
setup-slip-changed = Reglas de la casa: { COMMA($what) }
setup-slip-seed = Semilla { $seed }
setup-copy = Copiar esta configuración como enlace
setup-copied = El enlace a esta configuración está copiado.
setup-link-copy = Copiar enlace
setup-link-done = El enlace está copiado.
setup-link-by-hand = Copia este enlace:
