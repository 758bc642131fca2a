# La lección de Nara Hana-awase.

lesson-nara-welcome = Nara Hana-awase es para cuatro. Todos empiezan con 1000 puntos: 8 cerillas de 100 y 20 alubias de 10.
lesson-nara-pile = Delante de ti hay dos montones de cinco cartas boca abajo. Nadie sabe cuál es mejor. Elige el de la izquierda: será tu mano.
lesson-nara-pile-otherwise = Esta vez, elige el montón de la izquierda.
lesson-nara-own = El otro montón es tu propio mazo. Nadie más roba de él.
lesson-nara-draw = Después de tu carta se levanta la primera de tu propio mazo. «{ $card }» se ha llevado «{ $target }» del mismo modo. Ahora juegan los demás.
lesson-nara-two = En el campo hay dos cartas de esa flor, y «{ $card }» se lleva una. Juégala y elige «{ $want }»: vale 30 puntos; «{ $other }», solo 20.
lesson-nara-blank = La carta blanca se lleva cualquier carta. Juégala y elige «{ $want }»: con tu «{ $have }» forma { $yaku }. Solo un sauce entre tus cartas lo estropearía.
lesson-nara-settlement = Te has llevado { $points } puntos. Una parte igual son 160: { SIGNED($over) }. Tres rivales te pagan 30 cada uno por { $yaku }: { SIGNED($gain) }. En total { SIGNED($result) }, en alubias y cerillas.
