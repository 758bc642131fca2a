game-kyu_rei_hana =
    .sentence = El par es noventa, y una luz en el campo repartido dobla o cuadruplica la ronda.

option-KR-O1-warbler_and_deer_double = El Ruiseñor y el Ciervo también doblan la ronda si están en el campo repartido.
    .title = El Ruiseñor y el Ciervo doblan
option-KR-11-kan = Cuántos puntos tiene un kan, la unidad del pago por retirarse.
    .title = Puntos de un kan
