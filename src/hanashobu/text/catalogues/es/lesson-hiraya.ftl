# La lección de Hiraya.

lesson-hiraya-welcome = En Hiraya te llevas cartas del campo con las de tu mano. Hay pocos conjuntos que reunir, y una carta que se lleva cualquier otra.
lesson-hiraya-yaku = Un yaku es un conjunto de cartas que da puntos extra. Las tres cintas con poesía, del pino, el ciruelo y el cerezo, forman { $yaku }: 30 puntos de cada rival. Ya tienes la primera.
lesson-hiraya-two = En el campo hay dos cartas de esa flor, y «{ $card }» se lleva una. Juégala y elige «{ $want }», no «{ $other }»: la necesitas para { $yaku }.
lesson-hiraya-wild = Necesitas «{ $want }» y no tienes ninguna carta de su flor. Tu «{ $card }» es el comodín: se lleva cualquier carta. Juégala y elige «{ $want }».
lesson-hiraya-wild-otherwise = «{ $card }» puede llevarse cualquier carta, pero ahora necesitas «{ $want }».
lesson-hiraya-made = ¡Ya tienes { $yaku }! Y «{ $card }» te dará una cosa más al final de la ronda.
lesson-hiraya-leftovers = La ronda ha terminado. Las cartas que quedaban en el campo son tuyas, porque tienes «{ $card }».
lesson-hiraya-settlement = Te has llevado { $points } puntos. Una parte igual son 80: { $points } − 80 = { SIGNED($over) }. El yaku te da { SIGNED($gain) }, así que la ronda vale { SIGNED($result) }. ¡Eso es Hiraya!
