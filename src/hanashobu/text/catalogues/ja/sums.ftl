# 支払いの計算
sum-minus =
    { $times ->
        [1] { $points } − { $less }
       *[other] （{ $points } − { $less }）× { $times }
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
        [each] （一人）
       *[one] { "" }
    }
sum-cards = 札の点
sum-others = ほかの人の役
sum-score = 点
sum-pot =
    { $pot ->
        [year] 番個板
        [prize] 褒美の積み金
       *[pot] 積み金
    }
