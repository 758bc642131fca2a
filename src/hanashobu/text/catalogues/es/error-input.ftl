# Nombres, semillas, cartas y bots que se escriben, y archivos de juegos.

error-name-own = Cada persona de la mesa necesita un nombre propio.
error-name-long = Un nombre tiene como mucho { $most } letras.
error-seed = { $seed } no es una semilla válida; usa un número entero de 0 a 2^256 − 1, por ejemplo 42.
error-card-unknown =
    No hay ninguna carta { $card }{ HAS($near) ->
        [yes] ; ¿querías decir { $near }?
       *[no] .
    } Las cartas son 1a a 12d{ $blank ->
        [yes] , 0 es la blanca
       *[no] { "" }
    }{ HAS($joker) ->
        [yes] , y j1 a { $joker } son comodines
       *[no] { "" }
    }.
error-card-several = Varias cartas se llaman { $name }: escribe { OR($codes) }.
error-bot-unknown =
    No hay ningún bot { $name }{ HAS($near) ->
        [yes] ; ¿querías decir { $near }?
       *[no] .
    } Los bots son { COMMA($bots) }.

## El archivo de un juego. GAME, Game, Words y los nombres de los campos son de Python y se quedan como están.
error-game-file-unreadable = { $file } no se puede leer: { $trouble }.
error-game-file-missing = No hay ninguna carpeta ni archivo { $file }.
error-game-file-none = { $file } no define ningún GAME; el archivo de un juego acaba con GAME = Game(…).
error-game-file-type = { $file }: GAME es del tipo { $type }, no un Game; el archivo acaba con GAME = Game(…).
error-game-file-several = { $file } define { $count } juegos ({ COMMA($games) }); un archivo solo puede definir uno, GAME.
error-game-file-twice = { $file }, línea { $line }: GAME se define por segunda vez; un archivo solo puede definir un juego.
error-game-file-part =
    { $file }{ HAS($line) ->
        [yes] , línea { $line }
       *[no] { "" }
    }: { $finding }
error-game-file-syntax =
    { $file }{ HAS($line) ->
        [yes] , línea { $line }
       *[no] { "" }
    }: { $trouble }.
error-game-file-run =
    { $file }{ HAS($line) ->
        [yes] , línea { $line }
       *[no] { "" }
    }: el archivo no se puede ejecutar: { $trouble }.
error-game-file-build = { $file }: build devuelve un { $type }, no un Ruleset.
error-game-file-point = { $file } no es un juego: el punto de entrada tiene que nombrar un módulo con un GAME, o un Game.
error-game-file-load = { $file } no se puede cargar: { $trouble }.
error-game-file-wrong =
    { $file }: { $finding }{ $others ->
        [0] { "" }
        [one] { " " }`hana check` encuentra un error más.
       *[other] { " " }`hana check` encuentra { $others } errores más.
    }
error-game-file-finding = { $file }: { $finding }
error-game-file-no-process = { $file }: el archivo de un juego se examina antes en un proceso propio, y aquí no se puede iniciar ninguno ({ $trouble }).
error-game-file-lobby = El vestíbulo omite { $game }, un juego de fuera, porque no se puede mostrar: { $trouble }.
error-game-file-name-taken = { $file }: el nombre { $name } es de un juego de { $other }; dale otro nombre a este juego.
error-game-file-prefix-taken = { $file }: los ids de sus reglas empiezan por { $prefix }, como los de { $game } de { $other }; elige otro prefijo.
error-game-file-field = { $file }: el campo { $field } de un juego tiene que ser { $rule }; aquí es { $value }.
error-game-file-option = { $file }: la regla de la casa { $option } tiene que hacerse con option(…), como { $option }: bool = option(False, "What it does.", title="Its title", rule="XX-O1").
error-game-file-options = { $file }: no se pueden leer las reglas de la casa: { $trouble }.
error-game-file-field-name = una palabra de minúsculas, cifras y guiones bajos que empiece por una letra
error-game-file-field-prefix = dos mayúsculas que no sean { $common }
error-game-file-field-title = un texto
error-game-file-field-sentence = un texto
error-game-file-field-kanji = un texto
error-game-file-field-seats = una tupla de números de 2 a { $most }, como (2, 3)
error-game-file-field-usual-seats = uno de sus números de asientos
error-game-file-field-options = Options, o una clase derivada de ella
error-game-file-field-borrows = una tupla de prefijos de otros juegos, como ("HH",)
error-game-file-field-first = True o False
error-game-file-field-known = True o False
error-game-file-field-build = una función de las opciones y del número de asientos
error-game-file-field-picture = un conjunto de cartas, como cards("1a 3a 8a")
error-game-file-field-level = 1 si es fácil, 2 si es intermedio, 3 si es difícil
error-game-file-field-minutes = un número entero de minutos, o 0 para que se cuenten
error-game-file-field-lesson = una lección para jugar, como texto en TOML
error-game-file-field-words = Words(catalogues={ "{" }…{ "}" }, names={ "{" }…{ "}" })

## Por qué el sistema rechaza algo; es el final de una frase.
system-no-file = no existe el archivo o la carpeta
system-no-permission = permiso denegado
system-directory = es una carpeta
system-no-directory = no es una carpeta
system-exists = el archivo ya existe
system-no-space = no queda espacio en el dispositivo
system-read-only = el sistema de archivos es de solo lectura
