# Lo que la interfaz de Python rechaza, y por qué un bot externo pierde el turno. Las palabras del código (choose(view), BOT, None) no se traducen.

## Argumentos
error-api-names =
    Hay { $players } jugadores y { $n ->
        [one] { $n } nombre
       *[other] { $n } nombres
    }.
error-api-entries =
    Hay { $players } jugadores y { $n ->
        [one] { $n } entrada
       *[other] { $n } entradas
    }.
error-api-bots =
    Hay { $players } jugadores y { $n ->
        [one] { $n } bot
       *[other] { $n } bots
    }; None es una persona.
error-api-number =
    Se esperaba un número entero desde { $least }{ HAS($most) ->
        [yes] { " " }hasta { $most }
       *[no] { "" }
    }, no { $number }.
error-api-seat = No existe el asiento { $seat }: van del 0 al { $last }.
error-api-confidence = Se esperaba un número de 0.5 a 1, como 0.99.
error-api-unwritable = No se puede escribir { $path }: { $why }.
error-api-endless = Esta partida no tiene final: di cuántas rondas se juegan.
error-api-deck = { $cards } no está en la baraja de este juego.
error-api-teyaku = No hay ningún teyaku { $teyaku } en esta mesa; hay { COMMA($known) }.
error-api-takes = Nombra una carta del campo.

## Bots en Python
error-api-bot-unknown =
    { $why }{ HAS($installed) ->
        [yes] { " " }Están instalados { COMMA($installed) }.
       *[no] { "" }
    }
error-api-bot-file = No hay ningún archivo { $path } con un bot en Python.
error-api-bot-none = { $path } no tiene BOT: un objeto con choose(view), o una clase de tales objetos.
error-api-bot-load = No se puede cargar el bot { $bot }: { $error }
error-api-bot-make = No se puede crear el bot de { $bot }: { $error }
error-api-bot-choose = El bot de { $bot } no tiene choose(view).

## Posiciones
error-position-rest = Solo un montón puede ser el resto, y entonces hay que dar el mazo.
error-position-own-piles = Aquí cada uno roba de su propio mazo: da una lista, uno por jugador.
error-api-card-twice = { $card } está dos veces.
error-position-places = { COMMA($cards) } está en dos sitios.
error-position-most = Aquí juegan una ronda { $players } como máximo: da None para los que no.
error-position-two = Al menos dos jugadores necesitan una mano.
error-position-actor = { $who } no juega esta ronda.
error-position-empty = { $who } tiene que jugar una carta y no tiene ninguna.
error-position-sizes = Desde quien tiene el turno, todos deben tener las mismas cartas, o una menos quienes ya han jugado, no { COMMA($held) }.
error-position-size = { $who } { $n }
error-position-ended = { $who } tiene una combinación que termina la ronda.
error-position-quiet = No queda ninguna carta corriente para el campo; nombra todas sus cartas.

## Turnos perdidos
fault-late = Sin respuesta en { $seconds } segundos.
fault-gave-up = Se ha iniciado demasiadas veces.
fault-start = No se puede iniciar: { $why }.
fault-unreadable = Ilegible: { $answer }
fault-flood = Ha escrito demasiado.
fault-ended = Terminó con el estado { $status }.
fault-action = La acción { $action } no es posible.
fault-failed = El bot { $bot } falló: { $error }
# $error in Python's words, such as: ZeroDivisionError: division by zero.
fault-at = { $error } ({ $file }, línea { $line })
fault-choice = El bot { $bot } no puede hacer lo que eligió: { $why }
fault-choice-answer = El bot { $bot } no puede hacer lo que eligió: { $answer }.

## Límites de un servidor
error-limit-form = { $text } no es un límite; escríbelo como NOMBRE=NÚMERO, por ejemplo connections=500.
error-limit-unknown =
    No existe el límite { $name }{ HAS($near) ->
        [yes] ; ¿querías decir { $near }?
       *[no] .
    } Los límites son { COMMA($known) }.
error-limit-number = { $name } no puede ser { $text }: un límite es un número entero de 1 a { $most }.
error-review-which-match = Este archivo tiene { $count } partidas; elige una de read_records(…).
