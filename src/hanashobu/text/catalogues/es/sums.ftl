# Las cuentas de lo que se paga
sum-minus =
    { $times ->
        [1] { $points } − { $less }
       *[other] ({ $points } − { $less }) × { $times }
    }
sum-times = { $points } × { $times }
sum-paid =
    { SHORT($worth) }{ $plain ->
        [yes] { "" }
       *[no] { $unit ->
            [1] { "" }
           *[other] { " " }× { $unit }
        }{ $times ->
            [1] { "" }
           *[other] { " " }× { $times }
        }{ $half ->
            [yes] { " " }÷ 2
           *[no] { "" }
        }{ $all ->
            [1] { "" }
           *[other] { " " }× { $all }
        } = { $n }
    }{ $by ->
        [each] { " " }de cada uno
       *[one] { "" }
    }
sum-cards = puntos de cartas
sum-others = los yaku de los demás
sum-score = puntos
sum-pot =
    { $pot ->
        [year] el bote del año
        [prize] el bote del premio
       *[pot] el bote
    }
