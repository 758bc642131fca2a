# 局の精算。

## 局の精算：だれが勝ち、次の親はだれか
settlement-won = { $who }の勝ちです。
settlement-won-deals = { $who }の勝ちで、次の親になります。
settlement-won-other = { $who }の勝ちです。次の親は{ $dealer }です。
settlement-nobody = 勝者はいません。
settlement-nobody-deals = 勝者はいません。次の親は{ $dealer }です。
# だれがいちばん得たか（勝者ひとりでないとき）。そして次の親と、そのわけ。
settlement-gained =
    { COUNT($who) ->
        [1] この局の最高は{ PEOPLE($who) }の{ SIGNED($n) }です。
       *[other] この局の最高は{ PEOPLE($who) }で、それぞれ{ SIGNED($n) }です。
    }
settlement-both = { $a }{ $b }
settlement-dealer-call-ends = 「{ $call }」で局を終えた{ $who }が次の親です。
settlement-dealer-call-cancels = 取り消した{ $who }が次の親です。
settlement-dealer-stopped = 局を終えた{ $who }が次の親です。
settlement-dealer-call-goes-on = 最初に「{ $call }」と言った{ $who }が次の親です。
settlement-dealer-yaku = 役のある人のうち順番が先の{ $who }が次の親です。
settlement-dealer-in = ひとりだけ出た{ $who }が次の親です。
settlement-dealer-tie = 同点のため、順番が先の{ $who }が次の親です。
settlement-dealer-score = 局の点数が最も高い{ $who }が次の親です。

## なぜ終わったか、なぜふつうの精算でないか
settlement-call-ends = { $who }が「{ $call }」で局を終えました。
settlement-call-cancels =
    { $who }が{ $goes_on }のあとで取り消しました。{ $counts ->
        [half] 役は半分になります。
       *[whole] { "" }
    }
settlement-stopped = { $who }が{ COMMA($yaku) }で局を終えました。
settlement-lucky =
    { PERSON($who) ->
        [you] あなたの手役で、打つ前に局が終わりました。
       *[one] { $who }の手役で、打つ前に局が終わりました。
    }
settlement-lucky-field =
    { PERSON($who) ->
        [you] 配られた場札で、打つ前に局が終わりました。親のあなたの勝ちです。
       *[one] 配られた場札で、打つ前に局が終わりました。親の{ $who }の勝ちです。
    }
settlement-drawn = 何人かに手役があったので、勝者はいません。
settlement-split = 出たのは{ PEOPLE($who) }だけで、打たずに積み金を山分けにします。
settlement-alone = 出たのは{ $who }だけで、打たずに終わりました。
settlement-hands = 追い込みの手札の値が高く、打たずに終わりました。
settlement-cancels = { $yaku }により、この局の役はすべて無効です。
settlement-floor = 札の点数が{ $points }点以下の人がいるので、だれも得点しません。

## 精算書
settlement-times = この局はすべて{ $n }倍です。
    .short = ×{ $n }
settlement-yaku = 役
settlement-yaku-in = 役（{ $unit }）
settlement-cards-long = 札の点数
settlement-result = この局
settlement-total = 合計
