# Lo que un mecanismo muestra de la mesa y de cada jugador.

## La mesa
extra-multiplier = cuenta ×{ $n }
    .word = ×{ $n }
    .guide = Se ha repartido al campo una carta de luz: todo en esta ronda cuenta { $n } veces.
extra-waiting = luego { $n }
    .word = luego { $n }
    .sheet = Multiplicadores pendientes: { $n }
extra-pot = Bote { SHORT($sum) }
    .word = bote { $n }
extra-year-pot = Bote del año { SHORT($sum) }
    .word = bote del año { $n }
extra-year = Año { $year }, ronda { $month } del año
extra-prize = Premio { SHORT($sum) }
    .word = premio { $n }

## Jugadores
extra-stake = Apuesta { $n }
    .word = apuesta { $n }
extra-loans = Préstamos { $n }
    .word =
        { $n ->
            [one] { $n } préstamo
           *[other] { $n } préstamos
        }
extra-ginmi =
    { $n ->
        [0] Ginmi
       *[other] Ginmi ×{ $n }
    }
    .word =
        { $n ->
            [0] ginmi
           *[other] ginmi { $n } de { $of }
        }
    .mark = 吟
    .title =
        { $n ->
            [0] ginmi: tiene el total más alto
            [one] ginmi: tiene el total más alto desde hace { $n } ronda
           *[other] ginmi: tiene el total más alto desde hace { $n } rondas
        }
    .help = { $mark } es ginmi: tiene el total más alto
