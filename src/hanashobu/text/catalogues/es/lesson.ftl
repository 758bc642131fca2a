# Lo que dicen todas las lecciones. Los mensajes de un juego están en lesson-JUEGO.ftl.

lesson-watch = Mira la mesa …
lesson-otherwise = Esa no. Sigue las marcas; no se pierde nada.
lesson-flowers = La baraja tiene doce meses de cuatro cartas cada uno. La misma flor significa el mismo mes. Las cartas del centro son el campo; debajo está tu mano.
lesson-match = Tu carta «{ $card }» tiene la misma flor que «{ $target }», que está en el campo. Juégala y te llevas las dos.
lesson-take = Juega «{ $card }»: se lleva «{ $target }».
lesson-draw = Después de tu carta se levanta la primera del mazo. «{ $card }» se ha llevado «{ $target }» del mismo modo. Ahora juegan los demás, uno tras otro.
lesson-two = En el campo hay dos cartas de esa flor, y «{ $card }» solo se lleva una. Juégala y elige «{ $want }»: vale más que «{ $other }».
lesson-nothing = Ninguna de tus cartas tiene ahora su flor en el campo, así que la que juegues se quedará allí. Deja una que valga poco: «{ $card }».
lesson-points = Estas son las cartas que te has llevado. Una luz vale 20 puntos, un animal 10, una cinta 5 y las demás, la paja, 1.
lesson-skip = Todos los turnos son así: una carta de tu mano y luego una del mazo. El resto de la ronda se juega solo. Siéntate a mirar.
lesson-last = Es tu última carta. Juega «{ $card }».
