# La lección de Min-Hwatu.

lesson-min_hwatu-welcome = Min-Hwatu es el viejo juego coreano de siempre, para dos a siete jugadores: llévate cartas del campo y reúne conjuntos por los que los demás te pagan.
lesson-min_hwatu-points = Estas son las cartas que te has llevado. Una luz vale 20 puntos, un animal 10 y una cinta 5. La paja no vale nada: solo sirve para llevarte otras cartas o para completar un conjunto.
lesson-min_hwatu-yaku = Un conjunto así se llama yaku. Las cuatro cartas del lirio forman { $yaku }: 20 puntos de cada rival. Dos están en el campo y dos en tu mano.
lesson-min_hwatu-last = Nadie más tiene lirios, así que nadie podía adelantarse. Juega «{ $card }»: se lleva «{ $target }».
lesson-min_hwatu-made = ¡Ya tienes { $yaku }! Tus dos rivales te pagarán 20 puntos cada uno. Cuantos más jugadores haya, más da un yaku.
lesson-min_hwatu-settlement = Tus cartas suman solo { $points } puntos, pero el yaku te da { SIGNED($gain) }, y con { $result } ganas la ronda. Lo que tú ganas lo pierden los demás: entre todos siempre suman 240. ¡Eso es Min-Hwatu!
