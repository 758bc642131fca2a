# Lo que puede estar mal en un registro. Los nombres de sucesos, campos y valores son los del formato y se quedan como están.

error-record-line = línea { $line }: { $what } ({ $rule })
error-record-breaks = la línea { $line } incumple { $rule }: { $what }
error-record-breaks-rule = La línea { $line } incumple { $rule }: { $what }
error-record-not-json = La línea { $line } no es JSON.
error-record-no-event = La línea { $line } no es un suceso de { $format }: no nombra ninguno.
error-record-unknown-event =
    La línea { $line } no es un suceso de { $format }: allí no hay { $event }{ HAS($near) ->
        [yes] ; ¿querías decir { $near }?
       *[no] .
    }
error-record-undeclared = La línea { $line } tiene { $word } en { $field }, que no nombran ni el formato ni la cabecera de su partida. Añádelo a «words» en la cabecera o corrige la línea.
error-record-format = La línea { $line } es del formato { $format }; este programa lee { $ours }.
error-record-bad-event = La línea { $line } no es un suceso { $event } válido de { $format }: { $trouble }.
error-record-header-at = Línea { $line }: { $what }
error-record-begins-at = Línea { $line }: un registro empieza con un suceso match.
error-record-begins = Un registro empieza con un suceso match.
error-record-impossible = Esto no puede ser: { $what }
error-record-not-here-over = { $event } no puede estar aquí; la partida ha terminado.
error-record-not-here-deck = { $event } no puede estar aquí; toca sacar cartas, repartir o barajar.
error-record-not-here-round = { $event } no puede estar aquí; toca una ronda nueva.
error-record-not-here-turn = { $event } no puede estar aquí; es el turno de { $who }.
error-record-shuffle = Barajar cambia el orden del mazo, no sus cartas.
error-record-blank = La carta blanca no entra en el sorteo.
error-record-seating = El sorteo decide quién se sienta dónde, desde el que reparte hacia la derecha por meses; estos asientos tienen otro orden.
error-record-deal = Estos no son los números de cartas que se reparten en este juego.
error-record-turned = Se levantó una carta que no está en el campo.
error-record-no-card = En esta baraja no hay ninguna carta { $card }.
error-record-twice = { $card } está dos veces.
error-record-count =
    { $found ->
        [one] Hay { $found } carta; hacen falta { $needed }.
       *[other] Hay { $found } cartas; hacen falta { $needed }.
    }
error-record-must-take = Una carta que empareja tiene que capturar.
error-record-other-event = { $event } donde las reglas tienen { $due }.
error-record-field = { $event } dice que { $field } es { $found }; según las reglas es { $due }.
error-record-differs = { $event } no es como lo tienen las reglas.

## Lo que resultó ser un archivo
verify-ok = correcto: { $held }
verify-cut-off = correcto hasta la línea { $line }, donde se corta: { $held }
verify-held =
    { $matches ->
        [one] { $matches } partida
       *[other] { $matches } partidas
    }, { $rounds ->
        [one] { $rounds } ronda
       *[other] { $rounds } rondas
    }
verify-gap = { $before }; una partida se interrumpe después de la línea { $line }
verify-fair =
    { $before }; { $n ->
        [one] el reparto justo se cumple: todas las cartas se siguen de él
       *[other] { $n } repartos justos se cumplen: todas las cartas se siguen de ellos
    }{ HAS($words) ->
        [yes] {" "}(huella: { $words })
       *[no] { "" }
    }
verify-sealed =
    { $before }; { $n ->
        [one] las cartas de un reparto justo aún no se pueden comprobar, porque su secreto se revela al final de la partida
       *[other] las cartas de { $n } repartos justos aún no se pueden comprobar, porque sus secretos se revelan al final de la partida
    }
verify-withheld =
    { $before }; { $n ->
        [one] una contribución no se reveló
       *[other] { $n } contribuciones no se revelaron
    }
verify-head = { $before }; lo que ocurrió, en cuatro palabras: { $words }
verify-listed = { $before }; la lista pública de compromisos coincide
verify-receipt = { $before }; tu recibo coincide
verify-receipt-late = { $before }; tu recibo coincide, pero según el registro tu contribución no llegó a tiempo
verify-receipt-unused = { $before }; tu recibo coincide, pero la contribución que su dispositivo había preparado no está en el reparto: o te declaraste listo también en otro dispositivo, o el servidor la ha dejado fuera
error-file-unreadable = no se puede leer: { $trouble }.
error-records-unreadable = { $path } no se puede leer: { $trouble }.
error-records-empty = No hay ninguna partida en { $path }: está vacío o no es un registro.
error-record-empty = En este archivo no hay ninguna partida: un registro empieza con un suceso match.
error-record-several = En este archivo hay { $matches } partidas; córtalo para que tenga una sola.
error-file-empty = no contiene ninguna partida: está vacío o no es un registro.
error-review-not-over = La partida no ha terminado aún; la revisión es para partidas terminadas.
error-review-no-round = Esta partida no tiene una ronda { $round } terminada.
