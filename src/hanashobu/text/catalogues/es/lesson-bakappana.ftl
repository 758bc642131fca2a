# La lección de Bakappana.

lesson-bakappana-welcome = ¡Te damos la bienvenida! Bakappana es el más sencillo de estos juegos: llévate las cartas que más valen.
lesson-bakappana-settlement = Te has llevado { $points } puntos. Una parte igual de todos los puntos son 88, así que la ronda te da { $points } − 88 = { SIGNED($result) }. Bakappana no tiene más secreto.
