# La lección de Kyū-Rei Hana.

lesson-kyu_rei_hana-welcome = Kyū-Rei Hana significa «noventa flores»: llévate cartas y procura pasar de noventa puntos al final de la ronda.
lesson-kyu_rei_hana-multiplier = «{ $card }» se repartió al campo, así que en esta ronda todo cuenta el doble. Con el Hombre de la lluvia o el Fénix contaría el cuádruple.
lesson-kyu_rei_hana-in = Hay cuatro en la mesa, pero solo juegan tres. Con una mano floja puedes salirte pagando un poco. La tuya es buena: elige «dentro».
lesson-kyu_rei_hana-in-otherwise = Tu mano es demasiado buena para dejarla. Elige «dentro».
lesson-kyu_rei_hana-out = Este jugador se ha salido y ha pagado al bote. El bote es de quien gane la ronda.
lesson-kyu_rei_hana-two = Tienes la cinta de poesía del pino. Con las del ciruelo y el cerezo forma { $yaku }. Juega «{ $card }» y elige «{ $want }», no «{ $other }».
lesson-kyu_rei_hana-yaku = Falta una cinta. Juega «{ $card }»: se lleva «{ $want }» y completa { $yaku }.
lesson-kyu_rei_hana-settlement = { $points } puntos y { $gain } del yaku, menos 90, y todo por dos: { SIGNED($sum) }. Has ganado la ronda, así que también es tuyo el bote de { $pot }: { SIGNED($result) }.
