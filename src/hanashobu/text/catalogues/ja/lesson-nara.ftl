# 奈良花合わせの手ほどき。

lesson-nara-welcome = 奈良花合わせへようこそ。4人で遊びます。全員が1000点、つまり100点のマッチ棒8本と10点の豆20個から始めます。
lesson-nara-pile = 目の前に5枚ずつの山が二つ、伏せてあります。どちらがよいかはだれにも分かりません。左を選びましょう。それが手札になります。
lesson-nara-pile-otherwise = 今回は左の山を選びましょう。
lesson-nara-own = もう一つの山は、あなただけの山札です。ほかの人は引きません。
lesson-nara-draw = 手札を出したあとは、自分の山札を1枚めくります。今は「{ $card }」が同じように「{ $target }」を取りました。次はほかの人の番です。
lesson-nara-two = 場に同じ花の札が2枚あり、「{ $card }」で1枚取れます。出してから、20点の「{ $other }」ではなく30点の「{ $want }」を選びましょう。
lesson-nara-blank = 白札はどの札でも取れます。出してから「{ $want }」を選びましょう。「{ $have }」と合わせて{ $yaku }です。柳を1枚でも取ると、この役は流れます。
lesson-nara-settlement = 取った札は{ $points }点。等分の160点を引いて{ SIGNED($over) }点。{ $yaku }で3人から30点ずつ、{ SIGNED($gain) }点。合わせて{ SIGNED($result) }点を、豆とマッチ棒でもらいます。
