# 花合わせの手ほどき。

lesson-hana_awase-welcome = 花合わせへようこそ。この仲間の遊びのもとになった遊びです。場の札を取って、札の組み合わせを集めます。
lesson-hana_awase-yaku = 組み合わせを「役」と言い、点が加わります。「{ $have }」と「{ $want }」がそろうと{ $yaku }で20点。「{ $have }」はもう取りました。
lesson-hana_awase-two = 場に同じ花の札が2枚あり、「{ $card }」で1枚取れます。出してから「{ $want }」を選びましょう。{ $yaku }ができます。「{ $other }」では役になりません。
lesson-hana_awase-made = { $yaku }ができました。役の一覧では、すべての役と足りない札が分かります。
lesson-hana_awase-settlement = この遊びに支払いはありません。札の{ $points }点と{ $yaku }の20点で、{ $result }点です。最後の局が終わったとき、合計がいちばん多い人の勝ちです。
