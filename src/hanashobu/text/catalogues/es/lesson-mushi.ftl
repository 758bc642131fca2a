# La lección de Mushi.

lesson-mushi-welcome = Mushi es un juego para dos con cuarenta cartas: faltan la peonía y la lespedeza.
lesson-mushi-yaku = Un yaku es un conjunto de cartas que da puntos extra. «{ $first }», «{ $second }» y «{ $third }» forman { $yaku }: 25 puntos. Ya tienes la primera.
lesson-mushi-wild = Tu «{ $card }» es el comodín: se lleva cualquier carta menos un sauce, así que no «{ $not_this }». Juégala y elige «{ $want }».
lesson-mushi-made = ¡Ya tienes { $yaku }! Y quien tenga «{ $card }» al final se lleva las cartas que queden en el campo.
lesson-mushi-lies = Un aviso: si «{ $card }» queda en el campo, ninguna carta de la mano puede llevársela. Solo puede una carta del mazo.
lesson-mushi-settlement = Te has llevado { $points } puntos. La mitad de todos los puntos son 115: { $points } − 115 = { SIGNED($over) }. El yaku te da { SIGNED($gain) }, así que la ronda vale { SIGNED($result) }. ¡Eso es Mushi!
