game-bakappana =
    .sentence = Sin yaku y sin comodín: solo los puntos de las cartas que te llevas.
rule-BA-7 = No hay yaku: solo cuentan los puntos de las cartas.
