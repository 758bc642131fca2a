# 素倒しの手ほどき。

lesson-sudaoshi-welcome = 素倒しへようこそ。三人で遊ぶ、あべこべの遊びです。ほかでは点の低いカスが、ここではいちばん欲しい札になります。
lesson-sudaoshi-claim = 菊が3枚配られました。{ $teyaku }という手役で、ほかの人から2貫ずつもらえます。1貫は10点です。申告しましょう。3枚を見せるだけです。
lesson-sudaoshi-claim-otherwise = 申告しましょう。見せない手役は点になりません。
lesson-sudaoshi-par = この局では、あなたが最後に打ちます。後の人ほど有利なので、基準点は先手が100点、二番手が110点、あなたが120点です。まずはほかの人の番です。
lesson-sudaoshi-chaff = カスのほか、桜に幕と桐に鳳凰が10点、ほかの光札とタネが5点、短冊はたったの1点です。「{ $card }」では2枚のうち1枚が取れます。出してから、「{ $other }」ではなく「{ $want }」を選びましょう。
lesson-sudaoshi-rain = 小野道風と燕がそろうと{ $yaku }で、ほかの人から1貫ずつもらえます。役になるのは最後に打つ人、つまりあなただけです。「{ $card }」を出して、「{ $want }」を取りましょう。
lesson-sudaoshi-made = { $yaku }ができました。柳が4枚そろえば{ $whole }で2貫です。どちらも、ほかの二人が取っても役になりません。
lesson-sudaoshi-settlement = 取った札は{ $points }点。基準点の120点を引いて{ SIGNED($over) }点。手役が2貫、役が1貫で、1人から30点ずつ、{ SIGNED($gain) }点です。この局は合わせて{ SIGNED($result) }点。これが素倒しです。
