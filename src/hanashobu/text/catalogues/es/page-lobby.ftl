lobby-title = Hanashōbu 花勝負
lobby-games = Juegos
lobby-all = Todos los juegos
lobby-foot = Versión { $version }. Software libre con licencia MIT; las cartas se dibujaron para él.
lobby-api = Para programas
lobby-licences = Licencias

## El botón grande
lobby-hero-sentence = Juegos de pesca con cartas japonesas de flores: para jugar, anotar y estudiar.
lobby-hero-play = Jugar ya
lobby-hero-what =
    { $n ->
        [one] { $game } contra un bot ({ $level }).
       *[other] { $game } contra { $n } bots ({ $level }).
    }
lobby-hero-go-on =
    { $all ->
        [0] Continuar: { $game }, ronda { $n }
       *[other] Continuar: { $game }, ronda { $n } de { $all }
    }
lobby-hero-learn = Aprende con la lección
lobby-hero-meet = ¿No conoces las cartas? Empieza por aquí

## Un juego
lobby-tile-play = Jugar
lobby-tile-play-it = Jugar a { $game }
lobby-tile-setup = Preparar …
lobby-tile-setup-it = Preparar { $game }
lobby-tile-rules = Reglas
lobby-tile-rules-of = Reglas de { $game }
lobby-tile-first = Para empezar
lobby-game-players =
    { $n ->
        [one] { $n } jugador
       *[other] { $n } jugadores
    }
lobby-game-players-range = { $from }–{ $to } jugadores
lobby-game-outside = del anfitrión
lobby-game-outside-what = Este juego no forma parte de Hanashōbu: lo ha añadido quien administra este servidor.
lobby-outside-need-server = Los juegos añadidos y las mesas con amigos necesitan un servidor propio: «hana serve».
lobby-game-level =
    { $level ->
        [1] fácil
        [3] exigente
       *[2] intermedio
    }
lobby-game-minutes = unos { $n } min

## Las otras páginas
lobby-also-title = Además
lobby-also-rules = Las 48 cartas, mes a mes, y cómo es un turno.
lobby-also-score = ¿Juegas con cartas de verdad? Toca quién se llevó qué y las cuentas salen solas.
lobby-also-replay = Mira cualquier registro jugada a jugada y sigue jugando desde ahí.
lobby-also-history = Tus partidas: continúalas, repásalas, guarda sus registros.
