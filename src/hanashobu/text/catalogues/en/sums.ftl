# The sums behind what is paid
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
        [each] { " " }from each
       *[one] { "" }
    }
sum-cards = card points
sum-others = the others' yaku
sum-score = score
sum-pot =
    { $pot ->
        [year] the year's pot
        [prize] the prize pot
       *[pot] the pot
    }
