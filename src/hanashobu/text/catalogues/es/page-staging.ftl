table-wait = No juegas esta ronda.
table-wait-fast = Ver deprisa
table-wait-skip = Ir al final de la ronda
table-keys-wait = fuera de la ronda: ver deprisa, ir a su final
table-yaku-all = Las { $n } combinaciones de este juego
table-near =
    { PERSON($seat) ->
        [you] Te falta una carta para { $yaku }
       *[one] A { $seat } le falta una carta para { $yaku }
    }
