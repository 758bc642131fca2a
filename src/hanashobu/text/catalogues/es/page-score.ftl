# El anotador, para una mesa con cartas de verdad.

## Todas las partidas
score-sub = Para una mesa con cartas de verdad: toca las cartas que se llevó cada jugador y obtén toda la liquidación. La partida se queda en este dispositivo.
score-fresh = Partida nueva
score-open = Abrir un archivo
score-bad = En este archivo no hay ninguna partida que esta versión pueda leer.
score-kept = Partidas guardadas
score-none = Aquí aún no hay ninguna partida guardada.
score-unreadable = { $n ->
    [one] Hay aquí una partida más que esta versión no puede leer. No se ha borrado.
   *[other] Hay aquí { $n } partidas más que esta versión no puede leer. No se han borrado.
}
score-unknown = juego desconocido
score-stopped = terminada
score-entering = se está anotando la ronda { $n }
score-go = Continuar
score-delete = Borrar
score-sure = ¿Borrarla para siempre?
score-yes = Sí, borrarla
score-cancel = No
score-all = Todas las partidas
score-gone = Este navegador no tiene esa partida.
score-asking = Cargando las reglas …
score-settling = Liquidando …
score-save = Guardar como archivo
score-add = Añadir
score-remove = Quitar
score-remove-it = Quitar { $what }
score-who = Quién
score-no-month = Sin mes

## Una partida nueva
score-new-title = Partida nueva
score-new-game = Juego
score-new-players = Jugadores
score-new-names = Nombres, en el orden de juego
score-new-name = Jugador { $n }
score-new-note = Se juega en sentido contrario a las agujas del reloj: cada jugador se sienta a la derecha del anterior.
score-new-again = Los jugadores de la última partida: { COMMA($names) }
score-new-dealer = Quién reparte primero
score-new-begin = Empezar la partida
score-new-full = Este navegador no guarda nada: la partida se perdería al salir.

## Una partida
score-match-first = Repartid las cartas y jugad. Cuando acabe la ronda, anótala aquí.
score-match-enter = Anotar la ronda { $n }
score-match-goon = Continuar con la ronda { $n }
score-match-correcting = Continuar corrigiendo la ronda { $n }
score-match-unsettled = La ronda { $n } está guardada, pero aún sin liquidar.
score-match-stop = Terminar aquí la partida
score-match-stopped = La partida se terminó antes.
score-match-reopen = Seguir jugando
score-match-sure = ¿Terminar la partida ahora?
score-match-yes = Sí, terminarla
score-rounds-title = Rondas
score-rounds-correct = Corregir
score-rounds-strike = Borrar
score-rounds-sure = ¿Borrar la ronda { $n }?
score-rounds-yes = Sí, borrarla
score-rounds-wrong = hay que revisarla
score-totals-last = última ronda { SIGNED($n) }
score-totals-deals = reparte la siguiente
score-totals-stake = apuesta { $n }

## Anotar una ronda
score-entry-correcting = Corrigiendo la ronda { $n }
score-entry-back = Partida
score-entry-steps = Pasos
score-step-before = Antes de jugar
score-step-cards = Cartas
score-step-after = Cantos
score-step-slip = Liquidación
score-entry-next = Siguiente: { $step }
score-entry-write = Guardar la ronda
score-entry-later = Guardarla y liquidar después
score-entry-undo = Deshacer
score-entry-discard = Descartar
score-entry-sure = ¿Descartarla de verdad?
score-dealer = Reparte: { $name }
score-dealer-change = Quién repartió

## Antes de jugar
score-before-stakes = Apuestas: { COMMA($list) }
score-before-leader = Quién salió
score-before-lights = Cartas del campo repartido que multiplican
score-before-now = La ronda cuenta ×{ $n }.
score-before-waits = Después: { $list }.
score-before-who = Quién jugó
score-before-idle = De quienes no jugaron, elige por qué.
score-before-shared = Los dos se repartieron el bote
score-hand = La mano de { $name } al repartir: { $n } de { $all }
score-hand-grid = Todas las cartas. Toca las que se repartieron a { $name }.
score-buys-title = Puestos comprados
score-buys-none = No se compró ningún puesto.
score-buys-buyer = Comprador
score-buys-seller = Vendedor
score-buys-amount = Precio
score-buys-line = { $buyer } compró el puesto de { $seller } por { $amount }.
score-teyaku-title = Teyaku mostrados
score-teyaku-which = Cuál
score-teyaku-hand = Anotar también la mano de { $name }

## Cartas
score-players-who = De quién son las cartas
score-players-cards =
    { $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    }
score-players-yaku = { $n } yaku
score-piles-grid = Todas las cartas. Toca una carta para dársela a { $name }.
score-piles-left =
    { $n ->
        [0] Todas las cartas tienen dueño
        [one] Queda { $n } carta
       *[other] Quedan { $n } cartas
    }
score-piles-rest = El resto para { $name }
score-piles-gave = { $card } para { $name }.
score-piles-back = { $card } devuelta.
score-piles-keys = Las teclas 1 a { $n } dan una carta a ese jugador; Supr la quita.

## Cantos
score-calls-nothing = Nadie tiene un yaku, así que nadie cantó.
score-calls-went-on = Quién cantó { $call }
score-calls-order = En el orden de sus primeros cantos.
score-calls-end = Quién cerró la ronda
score-calls-nobody = Nadie: se jugaron todas las cartas
score-calls-how = Cómo
score-calls-answers = Quién responde de un yaku
score-calls-what = De qué
score-calls-dive = Zambullida: { $card }
score-calls-line = { $name } responde de { $what }.

## Problemas
score-trouble-away = No se puede contactar con el servidor. Lo que anotes queda a salvo en este dispositivo y se liquidará en cuanto vuelva.
score-trouble-unkept = Este navegador no guarda nada. Guarda la partida como archivo antes de salir.
