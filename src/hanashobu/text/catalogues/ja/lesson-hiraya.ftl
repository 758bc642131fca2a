# ひらやの手ほどき。

lesson-hiraya-welcome = ひらやへようこそ。手札で場の札を取る遊びです。役は少しだけ、そして何でも取れる札が1枚あります。
lesson-hiraya-yaku = 「役」は点の加わる札の組み合わせです。松・梅・桜の赤い短冊3枚で{ $yaku }、ほかの人から30点ずつもらえます。1枚目はもう取りました。
lesson-hiraya-two = 場に同じ花の札が2枚あり、「{ $card }」で1枚取れます。出してから、「{ $other }」ではなく「{ $want }」を選びましょう。{ $yaku }に必要です。
lesson-hiraya-wild = 「{ $want }」が欲しいのに、同じ花の札がありません。そこで「{ $card }」。これは鬼札で、どの札でも取れます。出してから「{ $want }」を選びましょう。
lesson-hiraya-wild-otherwise = 「{ $card }」はどの札でも取れますが、今欲しいのは「{ $want }」です。
lesson-hiraya-made = { $yaku }ができました。「{ $card }」を取った人には、局の終わりにもう一つよいことがあります。
lesson-hiraya-leftovers = 局が終わりました。「{ $card }」を持っているので、場に残った札もあなたのものです。
lesson-hiraya-settlement = 取った札は{ $points }点。等分の80点を引いて{ SIGNED($over) }点。役が{ SIGNED($gain) }点で、この局は合わせて{ SIGNED($result) }点です。これがひらやです。
