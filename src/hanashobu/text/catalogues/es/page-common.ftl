# Lo que usan varias pantallas.

brand = Hanashōbu
page-title = { $title } · Hanashōbu 花勝負
date-locale = es-ES

## En todas partes
round =
    { $all ->
        [0] Ronda { $n }
       *[other] Ronda { $n } de { $all }
    }
commas = { COMMA($items) }
together = { $items }
card-face-down = una carta boca abajo
labelled = { $label }: { $value }
close = Cerrar
record-download = Descargar el registro
ends-the-round = cierra la ronda

## Cantidades
amount = { $amount }
amount-short = { SHORT($amount) }
amount-owed = debe { COMMA($items) }
amount-counted = { $n } ({ $parts })

## Personas. Nombres de flores que no están en las cartas.
person-you = Tú
person-is-you = { $name } (tú)
person-names = Sumire, Yuri, Tsubaki, Ran, Azami, Suzuran, Nadeshiko

## Bots
bot-named = Bot { $name }
bot-random = Al azar
bot-random-like = Juega cualquier carta. Sirve para ver cómo funciona un juego.
bot-beginner = Principiante
bot-beginner-like = Acaba de aprender el juego y se le escapan cosas. Para tus primeras partidas.
bot-regular = Habitual
bot-regular-like = Juega con sensatez y recuerda lo que ha salido. Para cuando conozcas las reglas.
bot-strong = Fuerte
bot-strong-like = Piensa antes de cada jugada. Difícil de vencer.
bot-master = Maestro
bot-master-like = Piensa cada jugada hasta estar seguro, dos segundos como mucho. El más difícil de vencer.

## La cabecera de cada página
header-skip = Ir al contenido
header-pages = Páginas
header-rules = Reglas
header-history = Historial
header-replay = Repetición
header-score = Anotador
header-language = Idioma
header-settings = Ajustes

## Lo que falla
trouble-unreached = No se puede contactar con el servidor.
trouble-server = Algo ha fallado en el servidor.

nowhere-title = No existe esa página
nowhere-what = Aquí no hay ninguna página { $path }. Desde la entrada se llega a todo.

## La página que no necesita servidor

alone-loading = Colocando las cartas…
alone-elsewhere = Hanashōbu está abierto en otra pestaña, y solo una pestaña a la vez puede tener tus mesas.
alone-take-over = Jugar aquí
alone-incomplete = Una parte del programa no ha llegado. Comprueba tu conexión e inténtalo de nuevo.
alone-again = Intentarlo de nuevo
alone-incapable = Este navegador no puede ejecutar el programa porque no tiene WebAssembly. Cualquier navegador actual lo tiene.
alone-not-kept = Tu navegador no guarda nada de esta página, quizá por la navegación privada. Puedes jugar, pero tus partidas se pierden al cerrarla.
alone-trial = Este navegador aún guarda partidas de una versión de prueba que esta versión no puede leer. No se han borrado: para quitarlas, borra los datos de esta página en los ajustes del navegador.
alone-slow = No ha llegado, o está dañada, la parte del programa con la que buscan los bots y las pistas. Los bots fuertes, los maestros y las pistas ven menos lejos hasta que vuelvas a cargar la página.
alone-update = Hay una versión nueva.
alone-reload = Recargar
