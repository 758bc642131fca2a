## In the lobby
friends-lobby = Jugar con amigos
friends-lobby-what = Abre una mesa, envía su enlace y jugad desde cualquier sitio. Nadie necesita una cuenta.
friends-open-new = Abrir una mesa para amigos
friends-mine = Tus mesas
friends-public = Abiertas a todo el mundo
friends-row = { $game } · { COMMA($who) }
friends-your-turn = Te toca
friends-others-turn = Le toca a otra persona
friends-ready-asked = Di cuándo estás listo
friends-others-ready = Esperando a que todos estén listos
friends-open-seats =
    { $n ->
        [one] un asiento libre
       *[other] { $n } asientos libres
    }

## Setting up
friends-by-link = Un amigo, por enlace
friends-setup = Los amigos se unen con un enlace que recibirás en la página siguiente. No se reparte nada antes de que todos estén listos.
setup-obstacle-unnamed = Di cómo quieres que te llamen los demás: escribe tu nombre junto a tu asiento.
friends-open-table = Abrir la mesa
friends-settings = Con amigos
friends-settings-what = Para cambiarlo hay que abrir otra mesa.
friends-clock = Tiempo para pensar
friends-allow-spectators = Otros pueden mirar, con una jugada de retraso
friends-allow-hints = Se pueden pedir pistas, y los demás lo ven
friends-allow-public = Mostrar esta mesa a todo el mundo
friends-allow-free-text = Se puede escribir libremente

## Clocks
clock-is =
    { $kind ->
        [friendly] Tranquilo: { $move } segundos por jugada y { $bank } de reserva en cada ronda
        [strict] Estricto: { $move } segundos por jugada
        [days]
            { $move ->
                [one] Un día por jugada
               *[other] { $move } días por jugada
            }
       *[none] Sin reloj
    }
clock-days =
    { $n ->
        [one] un día
       *[other] { $n } días
    }
clock-hours =
    { $n ->
        [one] una hora
       *[other] { $n } horas
    }

## While people gather
friends-title = Esperando a los jugadores
friends-what = Se reparte cuando todos los asientos están ocupados y todos están listos.
friends-invites = { $who } te invita a jugar a { $game }.
friends-table = Esta mesa
friends-house-usual = Reglas de la casa: todas las habituales
friends-hints = Se permiten pistas; todos ven quién pide una.
friends-no-hints = En esta mesa no hay pistas.
friends-seats = Asientos
friends-seat-open = Libre
friends-host = anfitrión
friends-yours = tú
friends-away = Ausente
friends-ready = Listo
friends-not-ready = Aún no
friends-sit = Sentarse aquí
friends-sit-here = Sentarse en el asiento { $n }
friends-your-name = Tu nombre
friends-name-first = Di cómo quieres que te llamen los demás.
friends-cancel = Cancelar
friends-fill = Sentar aquí a un bot
friends-free = Liberar el asiento
friends-remove = Retirar
friends-lock = Cerrar la entrada
friends-unlock = Abrir la entrada
friends-locked = El anfitrión ha cerrado la entrada a esta mesa.
friends-full = Todos los asientos de esta mesa están ocupados.
friends-may-watch = Puedes mirar, con una jugada de retraso: quédate en esta página hasta que se repartan las cartas.
friends-open-own = Abrir una mesa propia
friends-close = Cerrar la mesa
friends-closed = El anfitrión ha cerrado esta mesa.
friends-i-am-ready = Estoy listo
friends-agree = Acepto la semilla elegida y estoy listo
friends-unready = Espera, aún no
friends-leave-seat = Dejar este asiento
friends-seeded = El anfitrión ha elegido la semilla { $seed }: quien la conoce puede conocer todas las cartas.
friends-waiting-seats =
    { $n ->
        [one] Queda un asiento libre.
       *[other] Quedan { $n } asientos libres.
    }
friends-waiting =
    { $n ->
        [one] Falta que un jugador esté listo.
       *[other] Falta que { $n } jugadores estén listos.
    }
friends-waiting-for = Esperando a { AND($who) }.
friends-dealing = Repartiendo …
friends-invite = Invitar a amigos
friends-only-here = Este enlace solo funciona en este ordenador. Para invitar a otros, inicia el servidor con «hana serve --host 0.0.0.0» y abre esta página con la dirección del ordenador.
friends-share = Compartir
friends-code = Código QR
friends-code-of = Código QR: { $link }
friends-spectators =
    { $n ->
        [0] Otros pueden mirar, con una jugada de retraso.
        [one] Otros pueden mirar, con una jugada de retraso. Una persona está mirando.
       *[other] Otros pueden mirar, con una jugada de retraso. { $n } personas están mirando.
    }
friends-no-spectators = Nadie puede mirar.
friends-fair-what = Los navegadores de los jugadores y el servidor barajan juntos, y el registro dice quién participó, así que nadie puede elegir las cartas. Después de la partida cualquiera puede comprobarlo. Quien administra el servidor puede ver las manos.
friends-fair-promise = Antes de que nadie contribuya, el servidor se ha comprometido con su parte del reparto. Todos tienen que ver las mismas dos palabras:
fair-wrong = Este reparto no se cumple. { $what }
fair-agrees = El reparto se cumple, y la partida es la que este dispositivo ha visto desde el principio.
fair-late = El reparto se cumple, y la partida es la que este dispositivo ha visto; pero tu contribución no llegó a tiempo y quedó fuera.
fair-unused = El reparto se cumple, y la partida es la que este dispositivo ha visto; pero la contribución que había preparado no está en el reparto. O te declaraste listo también en otro dispositivo, o el servidor la ha dejado fuera.
fair-list-unread = No se pudo leer la lista de compromisos del servidor, así que no se ha comprobado si su secreto se había usado antes.
fair-save-receipt = Guardar tu recibo
fair-alarm-commitment = El servidor ha cambiado aquello a lo que se había comprometido, así que podría elegir las cartas. Tu contribución no se revela; habla con quien lleva el servidor antes de jugar.
fair-alarm-again = El servidor había pedido las contribuciones y luego volvió a empezar. Así podría probar hasta que las cartas le convengan a alguien; habla con quien lleva el servidor antes de jugar.
fair-alarm-missing = Tu contribución falta en este reparto, así que el servidor podría elegir las cartas. Habla con quien lleva el servidor antes de jugar.
fair-alarm-replaced = En lugar de la contribución de este dispositivo hay otra cosa. Si no estuviste listo también en otro dispositivo, el servidor podría elegir las cartas: habla con quien lleva el servidor antes de jugar.
fair-alarm-list = El servidor ha mostrado otra lista de contribuciones que antes, así que podría elegir las cartas. Habla con quien lleva el servidor antes de jugar.
fair-alarm-nothing = El servidor no se ha comprometido con su parte del reparto, así que podría elegir las cartas. Por eso esta página no dice que estás listo; habla con quien lleva el servidor.
friends-fair-words = Si todos ven estas palabras, todos tienen el mismo reparto:

## A seat on another device
friends-carry = Seguir en otro dispositivo
friends-carry-what = Escanea el código con el otro dispositivo o abre allí el enlace copiado. Sirve una vez, durante diez minutos.
friends-carry-code = Mostrar un código
friends-sign-out = Cerrar la sesión en los demás dispositivos
friends-signed-out = Se ha cerrado la sesión en los demás dispositivos.
friends-tell = Avisarme cuando sea mi turno
friends-tell-what = Tu navegador muestra un aviso, también cuando esta página está cerrada.
friends-tell-denied = Tu navegador no permite avisos de esta página; puedes cambiarlo en sus ajustes.
friends-tell-failed = Tu navegador no ha podido activar los avisos. Inténtalo más tarde.

## At the table
friends-chat = Chat
friends-chat-none = Nadie ha dicho nada todavía.
friends-chat-hidden = Quienes han dicho algo están silenciados.
friends-chat-text = Escribe algo
friends-chat-send = Enviar
friends-chat-left = alguien que se ha ido
friends-mute = Silenciar a alguien
friends-mute-who = Silenciar a { $who }
friends-muted = { $who }: silenciado; mostrar otra vez
friends-time-left = Tiempo restante
friends-time-over = Sin tiempo
friends-time-is-up = A { $who } se le ha acabado el tiempo.
friends-let-bot = Que juegue un bot
friends-bot-plays-short = Un bot juega por esta persona
friends-bot-plays-you = Un bot está jugando por ti.
friends-rests = A todos se les ha acabado el tiempo. La partida sigue cuando alguien vuelva a jugar; si no, se da por abandonada el { $when }.
friends-play-again = Volver a jugar yo
friends-are-away =
    { $n ->
        [one] { AND($who) } está ausente. La partida espera.
       *[other] { AND($who) } están ausentes. La partida espera.
    }
friends-you-watch = Estás mirando, con una jugada de retraso.
friends-stop = Proponer terminar la partida
friends-stop-not = Seguir jugando
friends-stop-wished =
    { $n ->
        [one] { AND($who) } quiere terminar aquí la partida.
       *[other] { AND($who) } quieren terminar aquí la partida.
    }
friends-rematch = Otra partida con las mismas personas
friends-rematch-join = Unirse a la otra partida
friends-leave = Abandonar la partida
friends-leave-sure = Un bot seguirá jugando por ti. No podrás volver con este dispositivo.
friends-left = Has abandonado la partida. Este dispositivo ya no puede abrir tu asiento.

## Phrases and stamps
phrase-hello = ¡Hola!
phrase-good-luck = ¡Suerte!
phrase-nice = ¡Muy bien!
phrase-thanks = ¡Gracias!
phrase-one-moment = Un momento, por favor.
phrase-well-played = ¡Bien jugado!
phrase-again = ¿Otra partida?
phrase-bye = ¡Adiós!
stamp-crane = ¡Felicidades!
stamp-curtain = ¡Qué vista!
stamp-moon = ¡Qué luna!
stamp-sake = ¡Salud!
stamp-rain = Mala suerte …
stamp-phoenix = ¡Gran victoria!
