# 端末での局の精算と試合の終わり。

cli-settlement-round =
    { $all ->
        [0] 第{ $n }局終了
       *[other] 第{ $n }局終了（全{ $all }局）
    }
cli-settlement-now = 今の合計
cli-settlement-end = 終了時
cli-settlement-ends = 終局
cli-settlement-cards = { $n }枚
cli-settlement-points = 札の点数：{ COMMA($points) }。
cli-settlement-held = { CAPITAL($who) }：{ COMMA($yaku) }、{ $worth }（{ $cards }）。
cli-settlement-totals = 合計：{ COMMA($totals) }。
cli-settlement-totals-now = 今の合計：{ COMMA($totals) }。
cli-settlement-counted = { SEMICOLON($totals) }。
cli-settlement-total = { $who } { $total }

## 追い込みの手札の補償の内訳
forced-rule = { $text }（{ $rule }）
forced-hand =
    あなたの手札 { COMMA($cards) } の補償：{ COMMA($worth) }{ $times ->
        [1] 。
       *[other] 。すべて{ $times }倍です。
    }
forced-half = { AND($yaku) }の半分で{ $n }
forced-cards = { COMMA($cards) }で{ $n }
forced-nothing = 数えられるものはありません
cli-settlement-winners =
    { PERSON($who) ->
        [many] { PEOPLE($who) }が勝ちを分け合いました。
       *[one] { $who }の勝ちです。
    }
