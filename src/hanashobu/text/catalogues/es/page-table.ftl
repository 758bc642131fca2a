# La mesa.

table-sit = Tomando asiento …
table-leave = A la entrada
table-field = Campo
table-field-takes = { $card }: llévatela
table-own-hand = Tu mano
table-log = Registro
table-drawer-pin = Fijar
table-yaku = Yaku
table-hint = Pista

## La barra de arriba
table-bar-offline = Sin conexión. Intentándolo de nuevo …

## Jugadores
table-player-dealer = reparte
table-player-leader = sale
table-player-turn = le toca
table-player-points = Esta ronda { SHORT($points) }
table-player-total = Total { SHORT($total) }
table-player-out = fuera
table-seat-hand =
    { $n ->
        [one] { $n } carta en la mano
       *[other] { $n } cartas en la mano
    }
table-captured-of = { $kind }: { $n }
table-captured-enlarge = Cartas capturadas por { $name }: verlas en grande
table-captured-whose = { $name }: cartas capturadas
table-captured-none = Nada capturado todavía.
table-stock =
    { $n ->
        [one] Mazo: { $n } carta
       *[other] Mazo: { $n } cartas
    }
table-own-stock = Mazo propio: { $n }

## La línea sobre tu mano
table-prompt-play = Tu turno: juega una carta
# A first tap has picked a card up.
table-prompt-again = Toca otra vez para jugarla.
table-prompt-takes = ¿Qué carta se lleva { $card }?
table-prompt-dealer-takes = Llévate una carta del campo
table-prompt-return = Devuelve una carta al mazo
table-prompt-pile = Elige el montón que será tu mano
table-prompt-waits = Le toca a { $name }
table-prompt-claims = Se declaran los teyaku …
table-prompt-back = Deshacer
table-prompt-sending = Jugando { $card } …
table-prompt-putting = Devolviendo { $card } …
table-prompt-saying = Respondiendo { $word } …
table-prompt-claiming = Declarando { $teyaku } …
table-pile-left = Tomar el montón izquierdo como mano
table-pile-right = Tomar el montón derecho como mano

## Lo que hace una carta, después de su nombre
table-preview-takes = se lleva { $cards }
table-preview-takes-one = se lleva una de { $n }: { $cards }
table-preview-stays = se queda en el campo
table-preview-alone = se captura sola
table-preview-points = +{ SHORT($points) }
table-preview-makes = forma { $yaku }

## Preguntas
table-slip-question = Pregunta
table-slip-go-on = Continuar
# What a claim brings; its cards are shown as pictures.
table-slip-claims = { $sum } de cada uno
table-slip-late = No lo has declarado. Aún puedes, hasta que se robe la primera carta.
table-slip-still = Puedes decirlo en cualquier momento, sea de quien sea el turno.
table-slip-later = Ahora no
table-late-claim = Declarar
table-late-what = Declarar { $teyaku }
table-offer-to = Ofrecer a
table-offer-amount = Cantidad ({ $unit })
table-offer-offer = Hacer la oferta
table-offer-least = al menos { $least }
table-offer-want = U otra cantidad ({ $unit })
table-offer-counter = Hacer la contraoferta

## Lo que dice un lector de pantalla
table-aloud-turn = Tu turno.
table-aloud-late = Aún puedes declarar { $teyaku }: pulsa c.
table-aloud-still = Aún puedes decir { $word }: pulsa c.

## Yaku
table-yaku-out = No juega esta ronda.
table-yaku-gone = Fuera de alcance
table-yaku-players = Jugadores
table-yaku-legend = ◎ campo   ▲ tu mano   ? sin ver
table-yaku-made = hecho
table-yaku-more = { $n } más de las { $all } que quedan
table-yaku-field = en el campo
table-yaku-hand = en tu mano
table-yaku-hidden = sin ver
table-yaku-open = en la mano de { $name }

## La pista
table-hint-chances = Probabilidad de un yaku después
table-hint-numbers = Qué significan los números
table-hint-none = casi ninguna
table-hint-made = hecho
table-hint-all = Las { $n }
table-hint-fewer = Menos
table-hint-from = Los números son lo que la ronda te da de media, ± su error, según { $rounds } rondas simuladas.
table-hint-close = Cerrar la pista
table-value-best = la mejor
table-value-behind = { $sum } de media frente a la mejor, con un error de { $error }

## Entre rondas
table-between-settlement = Liquidación
table-between-next = Ronda siguiente
table-between-stop = Parar aquí
table-between-sure = ¿Terminar la partida ahora?
table-between-yes = Terminarla
table-between-no = Seguir jugando
table-between-see = Ver la mesa
table-between-back = Volver a la liquidación
table-between-result = Resultado de la partida
table-between-last = La última ronda

## La cortina entre dos personas en un dispositivo
table-curtain-hand = Pasa el dispositivo a { $name }
table-curtain-hidden = Hasta entonces las cartas están ocultas.
table-curtain-am = Soy { $name }

## El menú
table-menu-menu = Menú
table-menu-speed = Velocidad
table-menu-vocabulary = Nombres
table-menu-numerals = Números de los meses en las cartas
table-menu-marks = Marcas de clase en las cartas
table-menu-leave = Salir a la entrada
table-menu-keeps = La partida te espera.

## Teclas
table-keys-title = Teclas
table-keys-space = Espacio
table-keys-arrows = moverse por la mano, el campo y las respuestas
table-keys-enter = jugar la carta, llevarse la carta, dar la respuesta
table-keys-esc = devolver la carta, deshacer la respuesta
table-keys-numbers = coger una carta de la mano
table-keys-h = pista: el valor de cada respuesta
table-keys-c = declarar tarde un teyaku, pedir un nuevo reparto
table-keys-y = yaku
table-keys-l = registro
table-keys-help = estas teclas

## La guía de la primera partida
table-guide-ok = Entendido
table-guide-off = No más notas
guide-match = Juega una carta. Si en el campo hay una carta del mismo mes (la misma flor), te llevas las dos. Las que sobresalen se llevan algo: apunta a una o tócala.
guide-nothing = Ninguna de tus cartas tiene su mes en el campo. La carta que juegues se quedará allí: elige una que no te haga falta.
guide-choose = En el campo hay dos cartas de ese mes. Pulsa la que quieras.
guide-choose-wild = «{ $card }» es el comodín: se lleva una carta de cualquier mes. Pulsa la que quieras de las iluminadas.
guide-choose-it = Esta carta puede llevarse una de su mes o «{ $card }», el comodín. Pulsa la que quieras.
guide-choose-one = Pulsa la que quieras de las cartas iluminadas.
guide-hold-wild = Tienes «{ $card }», el comodín: se lleva una carta de cualquier mes. Guárdalo para una que quieras de verdad.
guide-wild = «{ $card }» es el comodín: por eso se ha unido a una carta de otro mes.
guide-leftovers = Las cartas que quedaban en el campo son de quien tiene «{ $card }», el comodín.
guide-draw = Después de tu carta se levanta una del mazo. Se lleva cartas igual, y aquí eliges cuál.
guide-drawn = Después de tu carta se ha levantado una del mazo: «{ $card }». Se lleva cartas igual, y te ha dado «{ $taken }».
guide-drawn-stays = Después de tu carta se ha levantado una del mazo: «{ $card }». En el campo no hay ninguna de su mes, así que se queda allí.
guide-others = Los demás juegan por turno, en sentido contrario a las agujas del reloj. Fíjate en qué meses dejan en el campo.
guide-yaku = Has empezado algunos yaku: conjuntos de cartas que dan puntos extra. La lista de yaku muestra qué falta y dónde está.
guide-face-down = El campo está boca abajo hasta que todos levanten una carta. El mes más temprano sale.
guide-settled = La ronda ha terminado. Aquí está lo que cada cual se ha llevado y ha hecho, y quién paga a quién y por qué.
guide-over = Eso ha sido una partida entera. Puedes repetirla jugada a jugada.

## Qué es una carta del campo
table-fact-month = mes { $n }, { $month }
table-fact-points = { $points }
table-fact-takers = se la lleva tu { OR($cards) }
