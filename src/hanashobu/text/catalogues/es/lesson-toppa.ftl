# La lección de Toppa.

lesson-toppa-welcome = Toppa es un juego para dos, de Hokkaido. Tres cosas juntas deciden la ronda: la mano que te reparten, los yaku que haces y las cartas que te llevas.
lesson-toppa-claim = Nueve de tus diez cartas son paja. Con ocho o más tienes { $teyaku }, y tu rival te paga 30. Pero la paja se pone boca arriba y queda a la vista toda la ronda. Declárala.
lesson-toppa-claim-otherwise = Puedes esconder una mano así, pero entonces no paga nada. Esta vez, declárala.
lesson-toppa-draw = Después de tu carta se levanta la primera del mazo. «{ $card }» no ha encontrado pareja y se queda en el campo. Podrías llevártela luego con «{ $have }»… si fuera un secreto. Ahora juega tu rival.
lesson-toppa-open = ¡Ya no está! Tu rival vio tu «{ $have }» y se llevó «{ $card }» antes que tú. Es el precio de una mano a la vista: compáralo con lo que te da.
lesson-toppa-yaku = Un yaku es un conjunto de cartas que da puntos extra. Las tres cintas azules forman { $yaku }: 20 puntos. Ya tienes la primera. Juega «{ $card }» y elige «{ $want }», no «{ $other }».
lesson-toppa-made = ¡Ya tienes { $yaku }! Una luz vale 20 puntos, un animal 10, una cinta 5 y la paja nada. Pero doce cartas de paja también son un yaku, y siete cintas también.
lesson-toppa-settlement = Te has llevado { $points } puntos, menos de la mitad de los 240: { $points } − 120 = { SIGNED($over) }. Pero tu mano y tus yaku te dan { SIGNED($gain) }: la ronda vale { SIGNED($result) }, y la ganas con peores cartas. ¡Eso es Toppa!
