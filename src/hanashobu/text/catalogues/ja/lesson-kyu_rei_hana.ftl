# 九〇花の手ほどき。

lesson-kyu_rei_hana-welcome = 九〇花へようこそ。札を取って、局の終わりに90点を超えることを目指します。
lesson-kyu_rei_hana-multiplier = 「{ $card }」が場に配られたので、この局はすべて2倍の大場です。小野道風か鳳凰なら、4倍の絶場になります。
lesson-kyu_rei_hana-in = 4人の卓ですが、遊ぶのは3人です。手札が弱ければ、少し払って降りることもできます。今日の手札は強いので、「出る」を選びましょう。
lesson-kyu_rei_hana-in-otherwise = 降りるには惜しい手札です。「出る」を選びましょう。
lesson-kyu_rei_hana-out = この人は降りて、積み金に払いました。積み金は局に勝った人のものです。
lesson-kyu_rei_hana-two = 松の赤短があります。梅と桜の赤短もそろうと{ $yaku }です。「{ $card }」を出してから、「{ $other }」ではなく「{ $want }」を選びましょう。
lesson-kyu_rei_hana-yaku = あと1枚です。「{ $card }」を出して「{ $want }」を取れば、{ $yaku }ができます。
lesson-kyu_rei_hana-settlement = 札の{ $points }点に役の{ $gain }点を足し、90点を引いて2倍すると{ SIGNED($sum) }点。局に勝ったので積み金の{ $pot }点ももらい、合わせて{ SIGNED($result) }点です。
