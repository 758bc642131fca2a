# La página de una revisión.
review-page = Revisión
review-rounds = { $n ->
        [one] { $n } ronda
       *[other] { $n } rondas
    }
review-judged = { $done } de { $all } jugadas examinadas.
review-again = Continuar
review-luck = Suerte y destreza
review-points = { SIGNED_DECIMAL($points) }
review-plus-minus = ± { DECIMAL($value) }
review-mean = { DECIMAL($value, digits: 2) }
review-curve = Lo que cabía esperar
review-curve-of = Lo que podía esperar { $who }; al final { SIGNED_DECIMAL($end) } puntos sobre la media de la mesa.
review-whose = De quién es la curva
review-legend-cards = lo que cambiaron las cartas
review-legend-decisions = lo que cambiaron las decisiones
review-in-replay = Verlo en la repetición
review-skill = Lo que costaron las decisiones
review-mark = Error. { $cost }
