table-wait = この局は休みです。
table-wait-fast = 早送りで見る
table-wait-skip = この局の終わりへ
table-keys-wait = 休みの局：早送り、局の終わりへ
table-yaku-all = この遊びの役は{ $n }種類
table-near =
    { PERSON($seat) ->
        [you] あと1枚で{ $yaku }です
       *[one] { $seat }はあと1枚で{ $yaku }です
    }
