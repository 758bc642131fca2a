# La mesa en la terminal. Lo que se escribe (h, q, end, sage …) queda como está.

terminal-guest = Invitado
terminal-word = { $word } ({ $meant })
terminal-facts = { COMMA($facts) }

## El menú
terminal-continue = continuar { $game }, ronda { $round }, jugada por última vez el { $when }
terminal-players = { $players } jugadores
terminal-numbers = { OR($numbers) }
terminal-which-game = ¿Qué juego? 1 a { $most } o su nombre, q sale:
terminal-when = { $day } de { $month }, { $time }
terminal-month-1 = enero
terminal-month-2 = febrero
terminal-month-3 = marzo
terminal-month-4 = abril
terminal-month-5 = mayo
terminal-month-6 = junio
terminal-month-7 = julio
terminal-month-8 = agosto
terminal-month-9 = septiembre
terminal-month-10 = octubre
terminal-month-11 = noviembre
terminal-month-12 = diciembre

## Partidas guardadas
terminal-continues = Es la partida del { $when }; --new empieza otra.
terminal-other-terminal = La partida sin terminar se está jugando en otra terminal; esta es nueva.
terminal-record-exists = { $path } ya existe; da a --record el nombre de un archivo nuevo.
terminal-record = El registro de la partida, para `hana replay` y `hana verify`:
terminal-review = Qué hicieron las cartas y qué decisiones costaron más:
terminal-saved = Guardada. `hana play { $game }` continúa esta partida.
terminal-save-broken = Una partida guardada no se puede continuar: { $why } Se deja como está.
terminal-save-broken-note =
    Una partida guardada no se puede continuar: { $why }
    Borra este archivo para intentarlo otra vez.
terminal-save-folder = No se pueden guardar partidas en { $folder } ({ $why }); pon otra carpeta en HANASHOBU_HOME.
terminal-save-format = { $file } tiene el formato { $format }, y esta versión lee solo { $ours }. Continúala con la versión que la guardó, o bórrala.
terminal-save-players = { $file } no dice quién juega.
terminal-save-one-match = { $file } debería contener una partida.
terminal-save-other-game = Una partida guardada no se puede continuar ahora: { $why }
terminal-save-bot-gone = Hay una partida sin terminar contra el bot { $file }, pero ese archivo no está. Devuélvelo a su sitio para continuarla.
terminal-save-bot-changed = { $file } ha cambiado desde la última vez que se jugó esta partida; el bot sigue tal como es ahora.
terminal-bot-failed = { $who } juega al azar, porque el bot ha fallado: { $why }
terminal-save-no-game =
    Hay una partida sin terminar de { $game }, pero ese juego no está aquí: { HAS($file) ->
        [yes] `hana play { $file }` la continúa.
       *[no] añade la carpeta de su archivo a { $variable }.
    }

## Preguntas en la última línea
terminal-more = Enter para seguir, q para volver:
terminal-prompt-play =
    Te toca: { $most ->
        [1] 1
       *[other] 1 a { $most }
    } o un código (? ayuda):
terminal-prompt-return =
    { $which ->
        [any] Devuelve 1 a { $most } o un código (? ayuda):
       *[numbered] Devuelve una carta numerada o un código (? ayuda):
    }
terminal-prompt-pile = Toma el montón 1 o 2 como mano (? ayuda):
terminal-prompt-choice =
    Elige: { $most ->
        [1] 1
       *[other] 1 a { $most }
    } o { $by ->
        [code] un código
       *[word] una palabra
    } (? ayuda):
terminal-which = ¿Qué carta se lleva { $card }?
terminal-take = Toma 1 a { $most } o un código (Enter vuelve):
terminal-next-round =
    Enter reparte la ronda { $round } (q sale{ $ends ->
        [yes] , o end termina la partida
       *[no] {""}
    }):
terminal-between = Enter reparte la ronda siguiente; q sale, y la partida continúa más tarde; end la termina aquí.
terminal-final = Enter muestra el resultado final:

## Preguntas
terminal-claim = Aún puedes anunciar: escribe { $word } para { $text }.
terminal-or-type = O escribe { $word }: { $text }.
terminal-answer = { $number }. { $word }: { $text }.
terminal-offered = { $number }. { $card }: { $text }.

## Lo que hace una carta
terminal-taken-alone = se toma sola
terminal-stays = se queda en el campo
terminal-cannot-play = no se puede jugar: otra carta empareja
terminal-takes =
    se lleva { $every ->
        [all] las tres: { $cards }
       *[some] { $cards }
    }{ HAS($then) ->
        [yes] , { $then }
       *[no] {""}
    }
terminal-takes-one =
    se lleva 1 de { $n }{ HAS($cards) ->
        [yes] : { OR($cards) }
       *[no] {""}
    }{ HAS($then) ->
        [yes] , { $then }
       *[no] {""}
    }
terminal-makes =
    hace { $yaku }{ $ends ->
        [yes] , termina la ronda
       *[no] {""}
    }
terminal-makes-worth = hace { $yaku } ({ $worth })
terminal-can-make = puede hacer { $yaku }
terminal-can-make-some =
    { $n ->
        [one] puede hacer una combinación
       *[other] puede hacer { $n } combinaciones
    }
terminal-can-end = puede terminar la ronda
terminal-ends = termina la ronda
terminal-ends-short = fin
terminal-some-yaku =
    { $n ->
        [one] una combinación
       *[other] { $n } combinaciones
    }
terminal-brings =
    { HAS($more) ->
        [yes] con { $more }, { SIGNED($points) }
       *[no] +{ $points }
    }{ HAS($yaku) ->
        [yes] , { COMMA($yaku) }
       *[no] {""}
    }
terminal-points-range = +{ $low } a { $high }

## La mesa
terminal-round =
    { $of ->
        [0] ronda { $round }
       *[other] ronda { $round } de { $of }
    }
terminal-field = Campo
terminal-empty = vacío
terminal-not-dealt = aún sin repartir
terminal-draw-pile = mazo { $cards }
terminal-own-draw-pile = tu mazo { $cards }
terminal-yaku = Comb.
terminal-watch = Ojo
terminal-deals =
    { HAS($mark) ->
        [yes] { $mark }{" "}
       *[no] {""}
    }{ PERSON($who) ->
        [you] repartes tú
       *[one] reparte { $who }
    }
terminal-leads =
    { HAS($mark) ->
        [yes] { $mark }{" "}
       *[no] {""}
    }{ PERSON($who) ->
        [you] empiezas tú
       *[one] empieza { $who }
    }
terminal-open = abiertas { $cards }
terminal-showed = mostró { $cards }
terminal-claimed = anunció { $teyaku }
terminal-total = total { $total }
terminal-nothing-taken = nada capturado todavía
terminal-and-more = +{ $n } más
terminal-card-points = { $points } puntos de cartas
terminal-in-yaku = { $points } en combinaciones
terminal-no-hand = aún sin mano
terminal-holding =
    { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    }{ $draw ->
        [-1] {""}
       *[other] , { $draw } en el mazo
    }

## Páginas de consulta
terminal-help-title = Lo que puedes escribir
terminal-help-card = juega una carta: su número en tu mano, o su código
terminal-help-takes = juega una carta y di a la vez cuál se lleva
terminal-help-table = muestra la mesa otra vez
terminal-help-hint = pista: lo que vale cada respuesta, y cuál es la mejor
terminal-help-yaku = combinaciones: dónde está cada carta de cada una
terminal-help-log = lo que ha pasado en esta ronda
terminal-help-rules = las reglas del juego, con la tabla de combinaciones
terminal-help-sort = ordena tu mano por meses o por clases
terminal-help-leave = sal; la partida se guarda y continúa la próxima vez
terminal-help-this = esta página
terminal-help-in-out = juega esta ronda, o retírate de ella por una tasa
terminal-help-offer = ofrece a un jugador una cantidad por su puesto en la ronda; no para ninguna
terminal-help-counter = pide otra cantidad por tu puesto; yes o no para aceptar o no
terminal-help-claim = anuncia un teyaku de tu mano (both si tienes dos), o guárdalo en secreto; hasta la primera carta del mazo aún puedes anunciarlo
terminal-help-calls = con una combinación nueva: seguir jugando, o terminar la ronda
terminal-help-cancel =
    en lugar de una carta, después de { $goes_on }: termina la ronda{ $counts ->
        [half] { " " }por la mitad
       *[whole] { "" }
    }
terminal-help-yes-no = responde a una pregunta
terminal-help-players = Marcas
terminal-help-dealer = { $mark } reparte
terminal-help-leader = { $mark } empieza
terminal-help-cards = Cartas
terminal-help-codes = Un código es el mes y una letra: 3a es una carta del tercer mes. Las cartas de un mes se llevan unas a otras.
terminal-unknown = ? es una carta que nadie ha mostrado todavía
terminal-yaku-is = { $yaku }, { $worth }: { $text }.
terminal-made-by =
    { PERSON($who) ->
        [you] la has hecho tú
       *[one] la ha hecho { $who }
    }
terminal-out-of-reach = fuera de alcance
terminal-needed = hacen falta { $need }; { COMMA($held) }; campo { $field }
terminal-on-field = campo
terminal-your-hand = tu mano
terminal-log = Esta ronda hasta ahora

## Pistas
terminal-hint-yaku =
    { PERSON($who) ->
        [you] Tus combinaciones
       *[one] Combinaciones de { $who }
    }: { COMMA($yaku) }.
terminal-hint-likely = { $yaku } { PERCENT($chance) }
terminal-hint-from = De { GROUPED($rounds) } rondas imaginadas; ± es el error estándar.
terminal-hint-takes = se lleva { $card }
terminal-hint-average = De media, para ti: { $values }.
terminal-hint-taking = Llevándose: { $values }.

## La mesa en frases, para lectores de pantalla
spoken-field =
    { HAS($cards) ->
        [yes] Campo: { $cards }.
       *[no] El campo está vacío.
    }
spoken-extras = En la mesa: { COMMA($extras) }.
spoken-draw-pile = Cartas en el mazo: { $cards }.
spoken-near = Estás cerca de { $yaku }, { $worth }: { $needs }.
spoken-watch = Ojo con { $who }: { $yaku }, { $worth }, { $needs }.
spoken-title = { $game }, { $round }. { CAPITAL($deals) }.
spoken-idle = { CAPITAL($who) }: { COMMA($facts) }.
spoken-player =
    { PERSON($who) ->
        [you] Tienes { COMMA($facts) }.
       *[one] { $who } tiene { $cards ->
            [one] { $cards } carta
           *[other] { $cards } cartas
        } en la mano, { COMMA($facts) }.
    }
spoken-sentences = { $a } { $b }
spoken-called = Anunció { $call }.
spoken-claimed = Anunciado: { COMMA($teyaku) }.
spoken-hand-open = Mano: { $cards }.
spoken-kind = { $kind }: { $cards }
spoken-taken =
    { HAS($kinds) ->
        [yes] Capturadas: { SEMICOLON($kinds) }.
       *[no] Nada capturado todavía.
    }
spoken-made = Combinaciones hechas: { COMMA($yaku) }.
spoken-hand =
    { HAS($cards) ->
        [yes] Tu mano: { $cards }.
       *[no] Tu mano:
    }
spoken-card =
    { HAS($facts) ->
        [yes] { $number }. { $card }: { COMMA($facts) }.
       *[no] { $number }. { $card }.
    }
spoken-shown-stays = mostrada, y se queda
spoken-cannot-play = no se puede jugar, porque otra carta empareja

## Palabras más cortas donde un nombre no cabe
short-5a = Puente
short-9a = Copa
short-11a = Lluvia
short-11b = Golondr.
short-12b = Amarilla
short-0 = Blanca
short-poetry-ribbon = Poesía
short-blue-ribbon = Azul
flower-9 = Crisant.
label-1b = Poesía del pino
label-2b = Poesía del ciruelo
label-3b = Poesía del cerezo
label-5a = Puente de 8 tablas
label-6b = Azul de la peonía
label-7b = Cinta de lespedeza
label-9b = Azul del crisantemo
label-12b = Paja amarilla
terminal-unsaved = { $why } Esta partida se juega sin guardarse.
terminal-not-kept = La partida no se ha guardado.
