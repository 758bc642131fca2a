# 八八の手ほどき。

lesson-hachi_hachi-welcome = 八八へようこそ。勝負師の大きな遊びです。点になるのは三つ、配られた手札、作った役、取った札です。
lesson-hachi_hachi-multiplier = 「{ $card }」が場に配られたので、この局はすべて2倍の大場です。小野道風か鳳凰なら、4倍の絶場になります。
lesson-hachi_hachi-claim = 菊が3枚あります。配られた手札に同じ花が3枚あれば手役です。申告しましょう。3枚を見せて、局の終わりに全員からもらいます。
lesson-hachi_hachi-claim-otherwise = 申告しましょう。見せない手役は点になりません。
lesson-hachi_hachi-yaku = 赤い短冊が2枚あります。「{ $card }」で3枚目を取れば、{ $yaku }ができます。7貫の役で、1貫は12点です。
lesson-hachi_hachi-sage = ここで決めます。「下げ」は、もっと欲しくて続けること。ただし、ほかの人が先に局を終わらせると役は無駄になり、だれも終わらせなければ半分になります。
lesson-hachi_hachi-shoubu = 「勝負」は局をここで終わらせ、役の全額をもらうことです。この役なら、たいていの人は勝負します。選びましょう。
lesson-hachi_hachi-shoubu-otherwise = 今回は「勝負」を選んで、点をもらいましょう。
lesson-hachi_hachi-settlement = 手役が2貫、役が7貫で、9貫×12点の2倍。1人から{ $each }点、合わせて{ SIGNED($result) }点です。だれにも役がない局では、札の点数から88点を引いて数えます。
