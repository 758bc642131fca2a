# La lección de Taiyaku.

lesson-taiyaku-welcome = En Taiyaku las cartas sueltas no dan puntos: solo cuentan las combinaciones.
lesson-taiyaku-leader = Cada cual levantó una carta del campo, y la tuya era del mes más temprano. Por eso sales tú: juegas primero.
lesson-taiyaku-stake = Todos han apostado 8 fichas en esta ronda. Nadie puede perder más que eso.
lesson-taiyaku-claim = Siete de tus cartas son paja. Eso es un teyaku: una mano que paga tal como se repartió. Decláralo y cada rival te paga 5 fichas al momento.
lesson-taiyaku-claim-otherwise = Decláralo: aquí vale 10 fichas.
lesson-taiyaku-return = Cuando juegan tres, cada uno devuelve una carta. Has mostrado las siete de paja y te las quedas, así que vuelve «{ $card }».
lesson-taiyaku-draw = Después de tu carta se levanta una del mazo. No había ninguna de su flor, así que se queda en el campo. Ahora juegan los demás.
lesson-taiyaku-yaku = Quien se lleva las tres cintas azules hace { $yaku }: termina la ronda al instante y gana todas las apuestas. Ya tienes la primera.
lesson-taiyaku-stop = Solo falta una. Juega «{ $card }»: se lleva «{ $target }», y la ronda es tuya.
lesson-taiyaku-settlement = Tu yaku ha terminado la ronda. Los dos rivales han perdido sus 8 fichas: 5 por tu mano y ahora las 3 restantes. Para ti son { SIGNED($result) }.
