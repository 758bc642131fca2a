# Simulaciones, probabilidades, programas que son bots y clústeres.

## Una posición escrita
odds-place-hand = la mano
odds-place-field = el campo
odds-place-pile = el montón { $number }
error-odds-twice = { $card } está dos veces.
error-odds-deck = { $cards }, en { $place }, no está en esta baraja.
error-odds-elsewhere = { $cards } no puede estar en { $place } y también en otro sitio.
error-odds-piles = Hay { $players } jugadores, así que hacen falta { $players } montones; se dieron { $piles }.
error-odds-hand = Di qué cartas hay en la mano.
error-odds-multiplier = Este juego no tiene multiplicador.
error-odds-before-play = En esta mesa siempre se paga o se toma algo antes del primer turno; da un registro y --at.
error-odds-too-many = Hay { $cards } cartas en la mano; aquí nadie tiene más de { $most }.
error-odds-had-turn = En esta ronda el jugador ya ha tenido un turno, así que le falta una carta de la mano.
error-odds-turn = El tamaño de las manos no encaja con de quién es el turno.
error-odds-drawn = No pueden haber salido tantas cartas del mazo.
error-odds-sum =
    Tras { $turns ->
        [one] { $turns } turno
       *[other] { $turns } turnos
    }, los demás tienen { $held ->
        [one] { $held } carta
       *[other] { $held } cartas
    } y quedan { $stock } en el mazo: hay { $unseen } ocultas; pero { $given ->
        [one] se dio { $given } carta
       *[other] se dieron { $given } cartas
    }, lo que deja { $left }. En el campo o en los montones { $which ->
        [missing] faltan { $apart }.
       *[extra] sobran { $apart }.
    }
error-odds-ended = El montón { $number } tiene una combinación que termina la ronda.
error-odds-no-round = Ahí no se juega ninguna ronda, así que no hay probabilidades.
error-odds-secret = Ahí alguien decide sobre algo que este jugador no puede saber; usa los ojos de quien decide, o una línea posterior.

## Informes
error-sweep = --sweep es una opción y dos o más valores distintos, como { $example }.
lab-stopped = Se detuvo.

## Programas que son bots
error-bot-program = No existe el programa { $program }.
error-bot-command = { $command } no es un comando válido: { $why }.
error-bot-empty = Un comando vacío no puede ser un bot.

## Procesos y clústeres
error-processes-lost = Los procesos se interrumpen una y otra vez, quizá por falta de memoria. Prueba --threads 1.
error-ray-not-installed = Ray no está instalado: pip install 'hanashobu[ray]'.
error-ray-address = { $address } no es una dirección válida de un clúster de Ray; escríbela como equipo:puerto, por ejemplo 192.168.1.20:6379, o auto.
error-ray-unreached = No se pudo llegar a ningún clúster de Ray en { $address }: { $why }.
error-ray-silent = nadie responde
error-ray-version = { $machine } tiene otra versión de Hanashōbu; instala la misma en todos los equipos del clúster.
error-ray-workers-lost = Los procesos del clúster se pierden una y otra vez, quizá por falta de memoria.
error-ray-lost = Se perdió el clúster: { $why }
