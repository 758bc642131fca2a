# 大役の手ほどき。

lesson-taiyaku-welcome = 大役へようこそ。1枚1枚の札に点はありません。数えるのは役だけです。
lesson-taiyaku-leader = 全員が場の札を1枚ずつめくり、あなたの札がいちばん早い月でした。あなたが先手で、最初に出します。
lesson-taiyaku-stake = 全員がこの局に8枚のチップを賭けました。これより多く失うことはありません。
lesson-taiyaku-claim = 手札のうち7枚がカスです。これは手役で、配られた手札だけで点になります。申告して、ほかの人から5枚ずつもらいましょう。
lesson-taiyaku-claim-otherwise = 申告しましょう。合わせて10枚になります。
lesson-taiyaku-return = 3人のときは、全員が手札を1枚山札に戻します。見せた7枚のカスは残すので、「{ $card }」を戻しましょう。
lesson-taiyaku-draw = 手札を出したあとは、山札を1枚めくります。今は同じ花が場になかったので、そのまま場に残りました。次はほかの人の番です。
lesson-taiyaku-yaku = 青い短冊を3枚とも取ると「{ $yaku }」の役です。その場で局が終わり、全員の賭け金をもらいます。1枚目はもう取りました。
lesson-taiyaku-stop = あと1枚です。「{ $card }」で「{ $target }」を取れば、あなたの勝ちです。
lesson-taiyaku-settlement = あなたの役で局が終わりました。ほかの2人は賭け金8枚をすべて失いました。手役で5枚、そして今、残りの3枚です。合わせて{ SIGNED($result) }枚です。
