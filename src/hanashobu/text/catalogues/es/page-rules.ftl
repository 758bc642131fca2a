# Las reglas de un juego y las cartas.

## Todas las cartas
rules-cards-title = Las cartas
rules-cards-what = Cuarenta y ocho cartas: doce meses, cuatro cartas cada uno. Las cartas del mismo mes emparejan; para empezar no hace falta saber más.
rules-cards-games = Las reglas de cada juego
rules-cards-unknown = Aquí no hay ningún juego llamado { $name }.
rules-months-title = Mes a mes
rules-months-month = Mes { $n }
rules-months-blank-what = Una carta de repuesto sin mes; algunos juegos la usan.

## Un turno
rules-turn-title = Un turno en cinco imágenes
rules-turn-see = Unas cartas están boca arriba en el campo, otras las tienes en la mano y el resto es el mazo.
rules-turn-match = Juega una carta. Si en el campo hay una carta del mismo mes, te llevas las dos.
rules-turn-stay = Si no la hay, tu carta se queda en el campo.
rules-turn-draw = Después se levanta la primera carta del mazo. Se lleva una carta o se queda, igual que antes.
rules-turn-pile = Las cartas que te llevas quedan delante de ti. Dan puntos, y los conjuntos llamados yaku dan más.

## Las reglas de una mesa
rules-contents = En esta página
rules-for = Reglas para
rules-play = Jugar con estas reglas
rules-print = Imprimir
rules-how = Cómo se juega una ronda
rules-chapter-before = Antes de jugar
rules-chapter-turn = Un turno
rules-chapter-score = Cartas especiales y puntuación
rules-chapter-match = La partida
rules-house-what = Cambia una, y las reglas de esta página cambian con ella.

## Los puntos de las cartas
rules-points = Puntos de las cartas
rules-points-each = cada una
rules-points-together = juntas { $n }
rules-points-all = Las { $n } cartas juntas: { $points }

## Yaku
rules-yaku = Yaku
rules-yaku-what = Conjuntos de cartas que cuentan cuando los has capturado.
rules-yaku-any = { OR($n) } cualesquiera de
rules-yaku-and-any = y { OR($n) } cualesquiera de
rules-or = o
rules-yaku-cancels = Si alguien lo tiene, no cuenta ningún yaku.
rules-yaku-every-month = las cuatro cartas del mes de la ronda. En la ronda 1:
rules-yaku-month = en las rondas del mes { $n }:
rules-yaku-places = Solo para quien juega en el puesto { OR($places) }.
rules-best = { CAPITAL($group) }: solo cuenta el mejor
rules-add = Estos se suman todos
rules-teyaku = Teyaku
rules-teyaku-what = Manos que pagan tal como se reparten.
rules-kind = Clase { $kind }: solo cuenta la mejor
