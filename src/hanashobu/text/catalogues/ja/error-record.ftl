# 記録の誤り。出来事や項目の名前は形式のとおりで、訳しません。

error-record-line = { $line }行目：{ $what }（{ $rule }）
error-record-breaks = { $line }行目が{ $rule }に反します：{ $what }
error-record-breaks-rule = { $line }行目が{ $rule }に反します：{ $what }
error-record-not-json = { $line }行目はJSONではありません。
error-record-no-event = { $line }行目は{ $format }の出来事ではありません。出来事の名前がありません。
error-record-unknown-event =
    { $line }行目は{ $format }の出来事ではありません。{ $event }という出来事はありません。{ HAS($near) ->
        [yes] { $near }のことですか。
       *[no] { "" }
    }
error-record-undeclared = { $line }行目の{ $field }は{ $word }ですが、形式にも試合の見出しにもありません。見出しの words に加えるか、その行を直してください。
error-record-format = { $line }行目の形式は{ $format }ですが、このプログラムが読めるのは{ $ours }です。
error-record-bad-event = { $line }行目は{ $format }の{ $event }として正しくありません：{ $trouble }。
error-record-header-at = { $line }行目：{ $what }
error-record-begins-at = { $line }行目：記録はmatchの出来事から始まります。
error-record-begins = 記録はmatchの出来事から始まります。
error-record-impossible = ありえない内容です：{ $what }
error-record-not-here-over = ここに{ $event }は来ません。試合は終わっています。
error-record-not-here-deck = ここに{ $event }は来ません。次は親決め・配り・切り直しのはずです。
error-record-not-here-round = ここに{ $event }は来ません。次は新しい局のはずです。
error-record-not-here-turn = ここに{ $event }は来ません。{ $who }の番です。
error-record-shuffle = 切り直しで変わるのは山札の順だけで、札は変わりません。
error-record-blank = 親決めに白札は使いません。
error-record-seating = 席順は親決めの札で決まり、親から右へ月の早い順です。この席順はそれと違います。
error-record-deal = この遊びで配る枚数と違います。
error-record-turned = 場にない札がめくられています。
error-record-no-card = この札の組に{ $card }という札はありません。
error-record-twice = { $card }が2枚あります。
error-record-count = 札が{ $found }枚ありますが、{ $needed }枚のはずです。
error-record-must-take = 合う札があれば必ず取ります。
error-record-other-event = { $event }とありますが、決まりでは{ $due }です。
error-record-field = { $event }の{ $field }は{ $found }とありますが、決まりでは{ $due }です。
error-record-differs = { $event }が決まりどおりではありません。

## ファイルの検査結果
verify-ok = 正しい記録です：{ $held }
verify-cut-off = { $line }行目までは正しく、そこで切れています：{ $held }
verify-held = { $matches }試合、{ $rounds }局
verify-gap = { $before }。{ $line }行目のあとで試合が途切れています
verify-fair =
    { $before }。公正な配り（{ $n }試合）も正しく、札はすべてそこから決まっています{ HAS($words) ->
        [yes] （指紋：{ $words }）
       *[no] { "" }
    }
verify-sealed = { $before }。公正な配りのうち{ $n }試合の札は、秘密の数が明かされる試合の終わりまで確かめられません
verify-withheld = { $before }。明かされなかった数が{ $n }個あります
verify-head = { $before }。起きたことを表す四つの言葉：{ $words }
verify-listed = { $before }。公開された約束の一覧とも合います
verify-receipt = { $before }。控えとも合います
verify-receipt-late = { $before }。控えとも合いますが、記録ではあなたの数は間に合いませんでした
verify-receipt-unused = { $before }。控えとも合いますが、その端末が用意した数は使われていません。別の端末でも準備完了にしたか、サーバーが外したかのどちらかです
error-file-unreadable = 読み取れません：{ $trouble }。
error-records-unreadable = { $path }を読み取れません：{ $trouble }。
error-records-empty = { $path }に試合がありません。空のファイルか、記録ではありません。
error-record-empty = このファイルに試合はありません。記録はmatchの出来事から始まります。
error-record-several = このファイルには試合が{ $matches }つあります。一つだけにしてください。
error-file-empty = 試合がありません。空のファイルか、記録ではありません。
error-review-not-over = 試合はまだ終わっていません。検討できるのは終わった試合だけです。
error-review-no-round = この試合に、終わった第{ $round }局はありません。
