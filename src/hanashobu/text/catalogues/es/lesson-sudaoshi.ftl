# La lección de Sudaoshi.

lesson-sudaoshi-welcome = Sudaoshi es un juego para tres que lo pone todo del revés: la paja, que en otros juegos vale poco, es lo que aquí quieren todos.
lesson-sudaoshi-claim = Te han tocado tres crisantemos: { $teyaku }. Una mano así da 2 kan de cada rival, y un kan son 10 puntos. Decláralo: solo tienes que mostrar las tres cartas.
lesson-sudaoshi-claim-otherwise = Decláralo: una mano escondida no paga nada.
lesson-sudaoshi-par = En esta ronda juegas en último lugar. Es una ventaja, y por eso tu base es la más alta: el primero necesita 100 puntos de cartas, el segundo 110 y tú 120. Empiezan los demás.
lesson-sudaoshi-chaff = La paja, la Cortina y el Fénix valen 10 puntos, las demás luces y los animales 5, y una cinta solo 1. Tu «{ $card }» se lleva una de dos cartas: juégala y elige «{ $want }», no «{ $other }».
lesson-sudaoshi-rain = El Hombre de la lluvia y la Golondrina forman { $yaku }, 1 kan de cada rival, pero solo para quien juega el último: tú. Juega «{ $card }»: se lleva «{ $want }».
lesson-sudaoshi-made = ¡Ya tienes { $yaku }! Los cuatro sauces serían { $whole }, 2 kan. A los otros dos no les darían nada.
lesson-sudaoshi-settlement = Te has llevado { $points } puntos y tu base es 120: { SIGNED($over) }. Tu mano da 2 kan y tu yaku 1, así que cada rival paga 30: { SIGNED($gain) }. La ronda vale { SIGNED($result) }. ¡Eso es Sudaoshi!
