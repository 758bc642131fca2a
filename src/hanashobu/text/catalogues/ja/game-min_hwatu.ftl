game-min_hwatu =
    .sentence = 昔ながらの韓国の花札。札の点を数え、役には全員が払います。

option-MH-O1-yaku = どの役を使うかです。
    .title = 使う役
    .choice-core = 短冊と三つの約
    .choice-ribbons = 短冊だけ
    .choice-korean = 韓国の役
    .choice-all = すべて
option-MH-O2-bonus = 5人では先手が毎局10点、7人では5点をもらいます。
    .title = 先手への点
option-MH-O3-target = だれかがこの点数に達したら試合が終わります。
    .title = 点数まで
    .choice-none = なし

rule-MH-3 = 配られた手札に同じ月が4枚あっても、点にはなりません。
