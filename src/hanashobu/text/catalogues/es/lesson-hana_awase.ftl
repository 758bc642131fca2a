# La lección de Hana-awase.

lesson-hana_awase-welcome = Hana-awase es la madre de estos juegos: llévate cartas del campo y reúne las que forman un conjunto.
lesson-hana_awase-yaku = Un conjunto así se llama yaku y da puntos extra. «{ $have }» y «{ $want }» forman { $yaku }: 20 puntos. «{ $have }» ya es tuya.
lesson-hana_awase-two = En el campo hay dos cartas de esa flor, y «{ $card }» se lleva una. Juégala y elige «{ $want }»: completa { $yaku }; «{ $other }» no.
lesson-hana_awase-made = ¡Ya tienes { $yaku }! La lista de yaku muestra todos los conjuntos y lo que falta.
lesson-hana_awase-settlement = Aquí nadie paga a nadie. Tus { $points } puntos de cartas y los 20 de { $yaku } suman { $result }. Tras la última ronda gana el total más alto.
