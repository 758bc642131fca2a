# Cartas, meses, clases, combinaciones y otras cosas con nombre. El id es el nombre inglés.

## Cartas
name-crane = Grulla
name-pine-poetry-ribbon = Cinta de poesía del pino
name-pine-chaff = Paja de pino
name-bush-warbler = Ruiseñor
name-plum-poetry-ribbon = Cinta de poesía del ciruelo
name-plum-chaff = Paja de ciruelo
name-curtain = Cortina
name-cherry-poetry-ribbon = Cinta de poesía del cerezo
name-cherry-chaff = Paja de cerezo
name-cuckoo = Cuco
name-wisteria-ribbon = Cinta de la glicina
name-wisteria-chaff = Paja de glicina
name-eight-plank-bridge = Puente de ocho tablas
name-iris-ribbon = Cinta del lirio
name-iris-chaff = Paja de lirio
name-butterflies = Mariposas
name-peony-blue-ribbon = Cinta azul de la peonía
name-peony-chaff = Paja de peonía
name-boar = Jabalí
name-bush-clover-ribbon = Cinta de la lespedeza
name-bush-clover-chaff = Paja de lespedeza
name-moon = Luna
name-geese = Gansos
name-susuki-chaff = Paja de susuki
name-sake-cup = Copa de sake
name-chrysanthemum-blue-ribbon = Cinta azul del crisantemo
name-chrysanthemum-chaff = Paja de crisantemo
name-deer = Ciervo
name-maple-blue-ribbon = Cinta azul del arce
name-maple-chaff = Paja de arce
name-rain-man = Hombre de la lluvia
name-swallow = Golondrina
name-willow-ribbon = Cinta del sauce
name-lightning = Relámpago
name-phoenix = Fénix
name-paulownia-yellow-chaff = Paja amarilla de paulonia
name-paulownia-chaff = Paja de paulonia
name-blank = Carta blanca
name-joker = Comodín

## Meses
name-pine = Pino
name-plum = Ciruelo
name-cherry = Cerezo
name-wisteria = Glicina
name-iris = Lirio
name-peony = Peonía
name-bush-clover = Lespedeza
name-susuki = Susuki
name-chrysanthemum = Crisantemo
name-maple = Arce
name-willow = Sauce
name-paulownia = Paulonia

## Clases
name-bright = Luz
name-animal = Animal
name-ribbon = Cinta
name-chaff = Paja

## Combinaciones
name-five-brights = Cinco luces
name-four-brights = Cuatro luces
name-three-brights = Tres luces
name-two-brights = Dos luces
name-rainy-four = Cuatro con lluvia
name-rainy-two = Dos con lluvia
name-five-lights = Cinco luces
name-four-lights = Cuatro luces
name-spring-lights = Luces de primavera
name-pine-paulownia-moon = Pino, paulonia y luna
name-seven-ribbons = Siete cintas
name-seven-slips = Siete tiras
name-six-slips = Seis tiras
name-poetry-ribbons = Cintas de poesía
name-poetry-slips = Tiras de poesía
name-blue-ribbons = Cintas azules
name-blue-slips = Tiras azules
name-grass-ribbons = Cintas de hierba
name-grass-slips = Tiras de hierba
name-six-red-ribbons = Seis cintas rojas
name-red-ribbons = Cintas rojas
name-three-blue-ribbons = Tres cintas azules
name-some-blue-ribbons = Algunas cintas azules
name-grass = Hierba
name-boar-deer-butterflies = Jabalí, ciervo y mariposas
name-drinking = La bebida
name-flower-viewing = Contemplar las flores
name-moon-viewing = Contemplar la luna
name-moon-viewing-with-sake = Contemplar la luna con sake
name-night-cherry-blossoms = Cerezos de noche
name-night-and-day = Noche y día
name-night-phoenix = Fénix de noche
name-rainy-night = Noche de lluvia
name-big-three = Los tres grandes
name-small-three = Los tres pequeños
name-thirteen-cards = Trece cartas
name-hiraya = Hiraya
name-willow-row = Fila de sauces
name-wisteria-row = Fila de glicinas
name-paulownia-row = Fila de paulonias
name-iris-row = Fila de lirios
name-bush-clover-row = Fila de lespedezas
name-pine-row = Fila de pinos
name-cherry-row = Fila de cerezos
name-susuki-row = Fila de susuki
name-four-wisterias = Cuatro glicinas
name-four-paulownias = Cuatro paulonias
name-upper-dango = Dango de arriba
name-lower-dango = Dango de abajo
name-all-chaff = Todo paja
name-sixteen-chaff = Dieciséis de paja
name-fifteen-chaff = Quince de paja
name-ten-to-fourteen-chaff = De diez a catorce de paja
name-front-and-back = Anverso y reverso
name-front-spring = Primavera del anverso
name-back-spring = Primavera del reverso
name-three-large-birds = Tres aves grandes
name-three-small-birds = Tres aves pequeñas
name-two-small-birds = Dos aves pequeñas
name-cuckoo-night-and-day = Cuco de noche y de día
name-cuckoo-night-or-day = Cuco de noche o de día
name-triple-kill = Triple muerte
name-double-kill = Doble muerte
name-one-kill = Una muerte
name-butterflies-and-phoenix = Mariposas y fénix
name-all-eights = Todos ochos
name-double-eights = Doble ocho

## Manos repartidas
name-triplet = Trío
name-standing-triplet = Trío en pie
name-two-triplets = Dos tríos
name-triplet-and-standing-triplet = Trío y trío en pie
name-two-standing-triplets = Dos tríos en pie
name-three-pairs = Tres parejas
name-four-of-a-kind = Cuatro iguales
name-triplet-and-two-pairs = Trío y dos parejas
name-one-two-four = Uno, dos, cuatro
name-four-three = Cuatro y tres
name-two-four-of-a-kinds = Dos veces cuatro iguales
name-red = Rojo
name-one-ribbon = Una cinta
name-one-animal = Un animal
name-one-bright = Una luz
name-empty-hand = Mano vacía
name-seven-empties = Siete vacías
name-eight-empties = Ocho vacías
name-set = Conjunto

## Por qué se paga
name-diving = Zambullida
name-escape = Fuga

## Clases que se ven distintas
name-poetry-ribbon = Cinta de poesía
name-blue-ribbon = Cinta azul

## Lo que se cuenta
name-points = puntos
name-chips = fichas
name-animals = Animales
name-cards-of-the-month = Cartas del mes
name-four-irises = Cuatro lirios
name-four-maples = Cuatro arces
name-four-pairs = Cuatro parejas
name-four-willows = Cuatro sauces
name-poetry-and-blue-ribbons = Cintas de poesía y azules
name-rainy-four-brights = Cuatro luces con lluvia
name-real-seven-ribbons = Siete cintas de verdad
name-ribbons = Cintas
name-set-of-baldies = Juego de calvos
name-set-of-rains = Juego de lluvias
name-top-baldies = Calvos de arriba
name-top-rains = Lluvias de arriba
