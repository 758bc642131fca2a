# Las páginas de ayuda de `hana`. Los comandos, las opciones y las palabras en mayúsculas como GAME se escriben tal cual.

## Lo común
help-usage = Uso:
help-options = Opciones
help-commands = Comandos
help-help = Muestra este mensaje y termina.
help-version = Muestra la versión y termina.
help-default = por omisión: { $value }
help-required = obligatorio
help-try = Prueba '{ $command } --help' para ver la ayuda.
help-lang = El idioma; HANA_LANG lo fija para todos los comandos. Va antes del comando.
help-vocabulary = Los nombres de cartas y combinaciones: english (los del idioma), romaji, kanji o korean; o HANA_VOCABULARY.

help-option = Una regla de la casa, como must_match=on; `hana rules GAME` las enumera. Se puede repetir.
help-players = El número de jugadores; sin ella, el habitual del juego.
help-seed = Un número entero; la misma semilla reparte las mismas cartas.
help-json = Escribe JSON, para programas.
help-match = Qué partida del archivo, si tiene varias.
help-bot = El bot que juega en todos los asientos.
help-threads = El número de hilos; sin ella, uno por núcleo.
help-on = Dónde se hace el trabajo.
help-address = El clúster de Ray; sin ella, se inicia uno en este equipo.

## hana
help-hana = Juegos de pesca con hanafuda: para jugarlos, puntuarlos y estudiarlos.
    .examples =
        hana play hiraya               jugar contra dos bots
        hana rules nara                cómo se juega
        hana sim hana_awase --rounds 100000
        hana --lang ja play            jugar en japonés
        hana COMMAND --help            más sobre un comando

help-games = Enumera los juegos.
    .examples =
        hana games
        hana games --json

help-rules = Muestra las reglas de un juego, tal como se juega en una mesa.
    .examples =
        hana rules hiraya
        hana rules hana_awase --players 2
        hana rules hana_awase -o zero_sum=on -o rounds=6

help-cards = Muestra las 48 cartas, la blanca y los comodines, con sus códigos.
    .examples =
        hana cards
        hana --vocabulary kanji cards

help-play = Juega en la terminal, contra bots.
    .about = Una partida sin terminar continúa donde estaba; no hace falta guardarla.
    .examples =
        hana play                      elegir un juego
        hana play hiraya               contra dos bots
        hana play hana-awase --players 2 --bots random -o rounds=3
help-play-bots = Tus rivales: { COMMA($bots) }, el archivo de un bot en Python o el comando de un programa; uno para todos, o uno para cada uno, separados por comas. Sin ella, { $usual }.
help-play-name = Tu nombre en la mesa.
help-play-new = Empieza una partida nueva, aunque haya una sin terminar.
help-play-record = Escribe el registro de la partida en este archivo.
help-play-fast = Los bots no hacen pausas entre sus jugadas.
help-play-plain = Frases en lugar de dibujos, para lectores de pantalla.

help-serve = Juega en el navegador.
    .about = La página, las mesas y sus bots se sirven desde un solo puerto.
    .examples =
        hana serve --open              solo en este equipo
        hana serve --host 0.0.0.0      para todos los dispositivos de la casa
        hana serve --games ~/games     con los juegos de una carpeta
help-serve-host = La dirección en la que escucha; 0.0.0.0 para todos los dispositivos de la casa.
help-serve-port = El puerto; 0 toma cualquiera que esté libre.
help-serve-data = El archivo donde se guardan las partidas; sin ella, junto a las de `hana play`.
help-serve-database = La base de datos PostgreSQL donde se guardan las partidas, en lugar de un archivo; varios servidores pueden compartirla. También con HANA_DATABASE.
help-serve-games = Una carpeta con archivos de juegos, o un archivo, además de los de HANA_GAMES; se puede repetir.
help-serve-open = Abre la mesa en un navegador.
help-serve-limit = Cambia un límite, por ejemplo connections=500; se puede repetir.
help-serve-limits = Enumera todos los límites con su número, y no hace nada más.
help-serve-allowed-host = Un nombre con el que los navegadores llegan a este servidor; se puede repetir.
help-serve-proxy = Un proxy o una red cuyos X-Forwarded-For y X-Forwarded-Proto son de confianza; se puede repetir.
help-serve-log = Cómo se escribe el registro: como texto, o como líneas JSON para los programas que los recogen.

help-data = Copia, restaura, exporta o borra lo que un servidor ha guardado.
    .about =
        `backup` lo copia todo en un archivo nuevo, también mientras el servidor funciona. `restore` copia ese archivo, o el de un servidor que
        pasa a una base de datos, en un almacén todavía vacío. `export` escribe en una carpeta el registro de cada partida terminada.
        Una copia contiene las semillas de las partidas en curso: guárdala tan en privado como el original.
        `forget` borra una mesa o un registro con todo lo suyo: nombres, jugadas, conversación, claves; antes, detén el servidor.
    .examples =
        hana data backup monday.sqlite
        hana data restore tables.sqlite --database postgresql://hana@localhost/hana
        hana data export records/
        hana data forget Qm3xT0aB9_cd

help-hint = Dice qué hacer en un punto de un registro, y por qué.
    .about = Una pista no sabe más que el jugador que debe decidir. En una partida sin terminar trata de la última decisión, que nadie ha tomado todavía.
    .examples =
        hana hint match.jsonl
        hana hint match.jsonl --at 120
        hana hint match.jsonl --seat Aki --json
help-hint-at = La línea en la que consta la decisión; sin ella, la última decisión.
help-hint-seat = El jugador que decide: un nombre, o un número desde 1.
help-hint-seconds = Cuántos segundos pensar.
help-hint-tries = Piensa durante este número de rondas imaginadas: la misma semilla da la misma respuesta.

help-sim = Simula muchas rondas y resume los resultados.
    .about =
        Las rondas se juegan como partidas de la duración habitual. La misma semilla da los mismos números, con cualquier número
        de hilos. Ctrl-C la termina antes e informa de lo que está hecho.
    .examples =
        hana sim hiraya
        hana sim hana_awase --players 4 --rounds 1,000,000 --seed 42
        hana sim nara --rounds 120 --records nara.jsonl
        hana sim kyu_rei_hana -o warbler_and_deer_double=on --json
        hana sim hana_awase --rounds 600 --bot regular
help-sim-rounds = El número de rondas.
help-sim-records = Escribe el registro de todas las partidas; FILE se sobrescribe.

help-duel = Enfrenta a los bots con los mismos repartos.
    .about =
        Cada reparto se juega una vez con cada manera de sentar a los bots, como una partida de la duración habitual. El duelo
        termina cuando está decidido qué bot es mejor, o cuando se han jugado todas las rondas. Ctrl-C lo termina antes e informa
        de lo que está hecho. En un clúster de Ray, un programa propio tiene que estar en todos los equipos.
    .examples =
        hana duel regular random --game hiraya
        hana duel strong regular random --game hana_awase --rounds 3,600 --seed 42
        hana duel master strong --game mushi -o rounds=1
        hana duel koi_koi strong "python my_bot.py" -o preset=nintendo
        hana duel regular my_python_bot.py --game nara
        hana duel strong regular --game nara --on ray --address 192.168.1.20:6379
help-duel-game = El juego al que juegan; también puede ir delante, antes de los bots.
help-duel-bot = Un programa que juega, como "python my_bot.py"; se puede repetir.
help-duel-rounds = El número máximo de rondas.
help-duel-confidence = La confianza con la que se decide.
help-duel-seconds = Cuántos segundos puede pensar un programa una jugada.
help-duel-all = Juega todas las rondas, aunque ya esté decidido.

help-lab = Escribe un informe sobre un juego.
    .about =
        Asientos, resultados, combinaciones, duración, repartos nulos y cómo terminan las rondas, cada uno con su intervalo del 95 %:
        report.html para leer o imprimir, y numbers.csv para programas (también numbers.parquet, si pyarrow está instalado). La misma
        semilla da los mismos números en un núcleo, en varios y en un clúster de Ray. Ctrl-C escribe el informe de lo que está hecho.
    .examples =
        hana lab hiraya
        hana lab nara --bot random --rounds 1,000,000 --to nara
        hana lab hana_awase --bot random --sweep must_match=off,on
        hana lab mushi --on ray --address 192.168.1.20:6379
help-lab-rounds = El número de rondas; sin ella, { GROUPED($random) } al azar, { GROUPED($bot) } con un bot.
help-lab-sweep = Compara varios valores de una regla de la casa.
help-lab-to = La carpeta del informe; sin ella, una con el nombre del juego.

help-odds = Muestra las probabilidades en una posición: combinaciones y resultado de la ronda.
    .about =
        Cada carta que el jugador no ve se pone en un lugar donde podría estar, y un jugador sencillo en cada asiento juega la ronda
        hasta el final, una y otra vez. El ± es un error estándar.
    .examples =
        hana odds match.jsonl --at 120
        hana odds match.jsonl --at 120 --seat Aki --worlds 1,000,000
        hana odds --game mushi --hand "1a 2a 3a 5a 8a 9a 12a 12b"
                  --field "1c 2c 3c 4c 5c 8c 9c 10c" --pile "" --pile ""
help-odds-at = Antes de esta línea del archivo; sin ella, donde termina el registro.
help-odds-seat = Con los ojos de qué jugador: un nombre, o un número desde 1; sin ella, el que decide.
help-odds-game = Una posición que escribes tú: el juego, y las opciones que siguen.
help-odds-hand = La mano del jugador, como "1a 8a 12c".
help-odds-field = Las cartas del campo.
help-odds-pile = Las cartas capturadas, una opción por jugador y por turno; "" si no hay ninguna.
help-odds-turn = De quién es el turno, por número; sin ella, del propio jugador.
help-odds-dealer = Quién reparte, por número; sin ella, el primero.
help-odds-multiplier = El multiplicador de la ronda.
help-odds-worlds = El número de mundos imaginados; con más, los errores son menores.

help-score = Puntúa una ronda jugada con cartas de verdad.
    .about =
        Las cartas se escriben con mes y letra, de 1a a 12d, y 0 para la carta blanca; `rest` son todas las cartas que no están en
        otro montón.

        Si hay más de tres en la mesa, el montón de quien no jugó es una palabra: `out` (se retiró), `forced` (expulsado), `waits` (no
        recibió cartas), `blank` (tiene la carta blanca); y `in` para quien entró cuando nadie jugó. Las tasas, las compensaciones y el
        bote se pagan según las reglas.
    .examples =
        hana score mushi --pile "1a 2a 3a 4a 4b 8a 12a" --pile rest
        hana score hiraya --names Aki,Ben,Chie --dealer Ben --teyaku Chie \
            --pile "1a 1b 2b 3b …" --pile "3a 8a …" --pile rest
        hana score kyu_rei_hana --multiplier 4 --pile "…" --pile "…" --pile rest
        hana score hachi_hachi --names Aki,Ben,Chie --teyaku Aki=HH-B5 \
            --call Ben=shoubu --pile "…" --pile "1b 2b 3b …" --pile "…"
        hana score taiyaku --first 2 --hand "5=1a 1c 2c …" \
            --pile out --pile "…" --pile "…" --pile rest --pile forced
help-score-stakes = Con jugador inicial y apuestas
help-score-calls = Con anuncios
help-score-choices = Con decisiones antes del reparto
help-score-pile = Las cartas que tomó un jugador, como '1a 3a 8a'; un --pile por jugador, por orden de turno. Uno puede ser `rest`.
help-score-names = Los nombres de los jugadores, en el mismo orden.
help-score-dealer = Quién repartió: un nombre, o un número desde 1.
help-score-multiplier = El multiplicador de la ronda, en los juegos que lo tienen.
help-score-teyaku = Quién mostró un teyaku, y cuál si el juego tiene varios.
help-score-hand = Una mano tal como se repartió: de un expulsado, al que se le paga; de quien anunció un trío, para la Zambullida.
help-score-first = Quién empezó, según las cartas volteadas; sin ella, quien repartió.
help-score-stake = La apuesta de un jugador que tenía menos de 8 fichas.
help-score-call = Quién terminó la ronda, con `shoubu` o `cancel`.
help-score-sage = Quién dijo sage; si son varios, por el orden en que lo dijeron por primera vez.
help-score-buys = Un expulsado compró el lugar de alguien por N puntos; el montón del vendedor es `sold`.
help-score-answers = Quién responde de una combinación (su id) o de la Zambullida (la carta puesta).
help-score-blind = Quien repartió jugó a ciegas (mizuten).
help-score-month = El mes de la ronda, de 1 a 12, si un yaku cuenta solo en su mes.
help-score-dealers-hand = Quién jugó la mano de quien reparte; sin ella, quien repartió.

help-verify = Comprueba registros según las reglas.
    .about =
        Se vuelven a jugar cada carta, cada decisión y cada pago. La respuesta es ok, o la primera línea que infringe una regla.
        El código de salida es 0 si todos los archivos están en orden, aunque alguno esté cortado, y 1 si no.
    .examples =
        hana verify match.jsonl
        hana verify records/*.jsonl --json
        zcat match.jsonl.gz | hana verify -
help-verify-receipt = Compara un reparto justo con el recibo que guardó tu página: los mismos compromisos, tu contribución y los eventos que viste.
help-verify-commitments = Compara los repartos justos con la lista pública (/api/commitments) guardada en un archivo; varios archivos son sus partes en orden.

help-review = Revisa una partida terminada: suerte, destreza y errores.
    .about = Cada decisión se juzga por lo que podía saber quien jugaba. Una partida de doce rondas tarda medio minuto; con Ctrl-C quedan las rondas terminadas.
    .examples =
        hana review match.jsonl
        hana review match.jsonl --match 2
        hana review match.jsonl --json
help-review-tries = Intentos de la búsqueda para una decisión que puede ser un error; sin ella, unos 260 000.

help-replay = Recorre un registro paso a paso.
    .about = En una terminal, Enter avanza, b retrocede, r pasa a la ronda siguiente y q termina; en una tubería se escribe todo.
    .examples =
        hana replay match.jsonl
        hana replay match.jsonl --seat Aki
        hana replay match.jsonl --match 2 --from-line 120
        hana replay match.jsonl --words | less
help-replay-match = Solo esta partida del archivo.
help-replay-from-line = Empieza en esta línea del archivo.
help-replay-seat = Muestra solo lo que vio este jugador: un nombre, o un número desde 1.
help-replay-all = Muestra las manos de todos, igual que sin --seat.
help-replay-words = Solo dice lo que pasó, sin la mesa.
help-replay-steps = Espera una tecla tras cada paso, o lo escribe todo.

help-deck = Escribe los dibujos de las cartas.
    .about = Todas las cartas, la blanca, el dorso, y todas en un solo dibujo, en SVG. Los dibujos se hicieron para este proyecto y tienen su licencia.
    .examples =
        hana deck cards/               1a.svg a 12d.svg, 0.svg, j1.svg a j7.svg, back.svg y deck.svg

help-new = Crea el archivo de un juego nuevo.
    .about =
        El juego tiene un reparto, dos combinaciones y una regla de la casa, pasa `hana check` y se puede jugar enseguida: cámbialo
        poco a poco. En una carpeta tuya es un solo archivo. En la carpeta de este proyecto trae su página de reglas y sus pruebas.
    .examples =
        hana new osaka
        hana new osaka --title "Osaka-bana" --prefix OB
help-new-title = Cómo lo llama la gente; sin ella, el nombre con mayúsculas.
help-new-prefix = Dos letras con las que empiezan los ids de sus reglas; sin ella, dos que estén libres.

help-check = Comprueba el archivo de un juego.
    .about =
        Se prueban todos los números de jugadores y todas las opciones: ¿cuadran reparto y baraja?, ¿es el par una parte igual de los
        puntos de las cartas?, ¿cambia algo cada opción?, ¿se puede hacer y cuenta cada combinación?, ¿tiene id cada regla?, ¿se puede
        jugar? Una parte que no haría nada es un error: una fase sin su parte, una parte sin su fase, una regla que la liquidación no usa.
        Sin un juego se comprueban todos. El código de salida es 1 si algo está mal.
    .examples =
        hana check
        hana check nara
        hana check my_game.py
