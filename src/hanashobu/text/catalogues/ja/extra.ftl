# 卓とそれぞれの打つ人について、仕組みごとに見せるもの。word は文の中、mark は名前のそば。

## 卓
extra-multiplier =
    { $n ->
        [2] 大場 ×2
        [4] 絶場 ×4
       *[other] { $n }倍
    }
    .word = ×{ $n }
    .guide =
        場に光札が出たので{ $n ->
            [2] 大場です。
            [4] 絶場です。
           *[other] 、
        }この局の支払いはすべて{ $n }倍になります。
extra-waiting = 次は{ $n }
    .word = 次は{ $n }
    .sheet = 持ち越しの倍率：{ $n }
extra-pot = 積み金{ SHORT($sum) }
    .word = 積み金{ $n }
extra-year-pot = 番個板{ SHORT($sum) }
    .word = 番個板{ $n }
extra-year = { $year }年目の{ $month }月
extra-prize = 褒美{ SHORT($sum) }
    .word = 褒美{ $n }

## 打つ人
extra-stake = 賭け金{ $n }
    .word = 賭け金{ $n }
extra-loans = 借り{ $n }
    .word = 借り{ $n }回
extra-ginmi =
    { $n ->
        [0] 吟味
       *[other] 吟味{ $n }局目
    }
    .word =
        { $n ->
            [0] 吟味
           *[other] 吟味{ $n }/{ $of }局
        }
    .mark = 吟
    .title =
        { $n ->
            [0] 吟味（合計が最高）
           *[other] 吟味（合計が最高、{ $n }局目）
        }
    .help = { $mark }：吟味（合計が最も高い人）
