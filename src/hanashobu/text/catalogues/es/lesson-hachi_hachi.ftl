# La lección de Hachi-Hachi.

lesson-hachi_hachi-welcome = Hachi-Hachi es el gran juego de los apostadores. Aquí pagan tres cosas: la mano que te reparten, los yaku que haces y las cartas que te llevas.
lesson-hachi_hachi-multiplier = «{ $card }» se repartió al campo, así que en esta ronda todo cuenta el doble. Con el Hombre de la lluvia o el Fénix contaría el cuádruple.
lesson-hachi_hachi-claim = Te han tocado tres crisantemos. Tres cartas de una flor en la mano repartida son un teyaku. Decláralo: muestras las tres cartas y todos te pagan al final.
lesson-hachi_hachi-claim-otherwise = Decláralo: un teyaku escondido no paga nada.
lesson-hachi_hachi-yaku = Tienes dos cintas de poesía. Juega «{ $card }»: se lleva la tercera y completa { $yaku }. Vale 7 kan, y un kan son 12 puntos.
lesson-hachi_hachi-sage = Ahora decides tú. «Sage» es seguir jugando por más; pero si otro termina antes la ronda, tu yaku no paga nada, y si nadie la termina, la mitad.
lesson-hachi_hachi-shoubu = «Shoubu» termina la ronda y cobras entero. Con un yaku así, es lo que dice casi todo el mundo. Elígelo.
lesson-hachi_hachi-shoubu-otherwise = Esta vez no: elige «shoubu» y cobra.
lesson-hachi_hachi-settlement = 2 kan por tu mano y 7 por tu yaku son 9 × 12 puntos, por dos: { $each } de cada rival, { SIGNED($result) } para ti. Sin ningún yaku contarían los puntos de cartas por encima de 88.
