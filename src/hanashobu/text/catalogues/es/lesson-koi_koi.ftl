# La lección de Koi-Koi.

lesson-koi_koi-welcome = Bienvenido a Koi-Koi, un juego para dos. Reúnes grupos de cartas, los yaku. Quien forma uno puede cerrar la ronda y apuntárselo, o atreverse a seguir.
lesson-koi_koi-cup = { $cup } es muy buena: con { $curtain } es un yaku, con { $moon } otro. Tu { $card } tiene la misma flor. Juégala: te llevas las dos.
lesson-koi_koi-yaku = Juega { $card }: captura { $want }, y con la copa de sake es { $yaku }, que vale 5 puntos.
lesson-koi_koi-choice = Ahora decides. Con «shoubu» la ronda acaba y te apuntas el yaku. Con «koi-koi», «vamos», la ronda sigue y puede valer más. Pero si tu rival forma un yaku antes y cierra, no te llevas nada, y él cobra el doble.
lesson-koi_koi-call = Tu rival aún no tiene nada, y { $moon } sigue ahí. Canta koi-koi.
lesson-koi_koi-call-otherwise = Esta vez atrévete: canta koi-koi.
lesson-koi_koi-moon = Ahí está. Juega { $card }: captura { $want }, y también es { $yaku }.
lesson-koi_koi-stop = Se te pregunta otra vez porque has formado otro yaku. Con dos basta: elige «shoubu».
lesson-koi_koi-stop-otherwise = Esta vez no: elige «shoubu» y apúntatelo.
lesson-koi_koi-settlement = 5 y 5 son { $sum }, y desde 7 puntos todo cuenta el doble: { $result } para ti. Tras doce rondas gana el total más alto. ¡Eso es Koi-Koi!
