# 公正な配りの検査で合わないもの。項目の名前は形式のとおりで、訳しません。

error-fair-scheme = この配りの方式は{ $scheme }ですが、このプログラムで確かめられるのは{ $ours }だけです。
error-fair-hex = { $what }は16進数{ $digits }桁（小文字）でなければなりません。
error-fair-nobody = この配りにはだれも数を出していません。公正な配りには少なくとも一組の参加者が必要です。
error-fair-seats = 公正な配りではどの組にも席があり、同じ席が二度出ることはありません。この席の並びは正しくありません。
error-fair-parties = 公正な配りの組は番号順に一度ずつ並びます。この並びは正しくありません。
error-fair-nonce = 組{ $party }が明かした数は、先に約束したものと違います。
error-fair-secret = 明かされた秘密の数は、サーバーが先に約束したものと違います。
error-fair-no-transcript = 最後に秘密の数が明かされていますが、何の秘密かがmatchにありません。
error-fair-no-secret = 試合は終わっていますが、サーバーの秘密の数が明かされていません。
error-fair-cards = 秘密の数と皆が出した数から決まる札と違います。
error-fair-chain = 約束の一覧が{ $number }番目で書き換えられています。
error-fair-seal = この行の封印がないか、内容と合いません。記録は試合のあとで書き換えられています。
error-fair-seal-plain = この行には封印がありますが、何の封印かがmatchにありません。
error-fair-twice = 約束の一覧の{ $before }番目と{ $number }番目に同じ約束があります。秘密の数が二度使われています。
error-fair-unlisted = この配りの約束が、約束の一覧にありません。
error-fair-listed-closed = 約束の一覧の{ $number }番目によると、この配りの卓は配る前に閉じられています。
error-list-unreadable = { $path }は/api/commitmentsの約束の一覧ではありません：{ $trouble }。
error-receipt-unreadable = { $path }は卓で保存された控えではありません：{ $trouble }。
error-receipt-none = このファイルに、控えの卓で行われた試合はありません。
error-receipt-plain = サーバーは公正な配りを約束していましたが、この試合は公正な配りではありません。
error-receipt-commitment = 全員の準備ができる前にサーバーが見せた約束と違います。秘密の数をあとから選んだのかもしれません。
error-receipt-missing = あなたの数が、この配りに入っていません。
error-receipt-replaced = あなたの数が、別のものに取り替えられています。
error-receipt-list = あなたの画面が数を明かしたときの、ほかの人の約束と違います。
error-receipt-short = あなたの画面はこの試合の出来事を{ $seen }個見ましたが、ここには{ $found }個しかありません。
error-receipt-head = あなたの画面が見たものと違います。試合の出来事があとから書き換えられています。
