# むしの手ほどき。

lesson-mushi-welcome = むしへようこそ。二人で遊ぶ40枚の遊びです。牡丹と萩は使いません。
lesson-mushi-yaku = 「役」は点の加わる札の組み合わせです。「{ $first }」「{ $second }」「{ $third }」で{ $yaku }、25点です。1枚目はもう取りました。
lesson-mushi-wild = 「{ $card }」は鬼札で、柳のほかは何でも取れます。柳の「{ $not_this }」は取れません。出してから「{ $want }」を選びましょう。
lesson-mushi-made = { $yaku }ができました。そして最後に「{ $card }」を持っている人は、場に残った札ももらえます。
lesson-mushi-lies = 一つ注意。「{ $card }」が場に残ると、手札では取れません。取れるのは山札からめくった札だけです。
lesson-mushi-settlement = 取った札は{ $points }点。半分の115点を引いて{ SIGNED($over) }点。役が{ SIGNED($gain) }点で、この局は合わせて{ SIGNED($result) }点です。これがむしです。
