# 助言：何をするか、なぜか。

hint-one = { $do }。{ $why }。
hint-two = { $do }。{ $why }。{ $more }。
hint-only = { $do }。ほかにできることはありません。
hint-pile = どちらの山でもかまいません。どちらも伏せてあるので同じことです。

## 何をするか。「other」は「…なら」の前に置く言い方。
advice-play-card = { $card }を出しましょう
advice-play-card-taking = { $card }を出して{ $target }を取りましょう
advice-take-card = { $card }を取りましょう
advice-dealer-takes-card = { $card }を取りましょう
advice-return-card = { $card }を戻しましょう
advice-call-cancels = 取り消しましょう
    .other = 取り消し
advice-play-redeal = 配り直しを求めましょう
    .other = 配り直し
advice-speak-in = この局に出ましょう
    .other = 出る
advice-speak-out = 降りましょう
    .other = 降りる
advice-offer-offer = 申し出ましょう
    .other = 申し出る
advice-offer-no = 申し出ないでおきましょう
    .other = 申し出ない
advice-answer-yes = 受けましょう
    .other = 受ける
advice-answer-no = 席を譲らないでおきましょう
    .other = 自分で打つ
advice-answer-offer = もっと高い額を求めましょう
    .other = もっと高い額を求める
advice-counter-yes = 受けましょう
    .other = 受ける
advice-counter-no = この局は休みましょう
    .other = 休む
advice-split-yes = 積み金を山分けにしましょう
    .other = 山分け
advice-split-no = 積み金を賭けて打ちましょう
    .other = 積み金を賭けて打つ
advice-claim = { $teyaku }を申告しましょう
    .other = { $teyaku }の申告
advice-claim-no = 手役を隠しておきましょう
    .other = 隠す
advice-swap-yes = 親の手札を取りましょう
    .other = 親の手札
advice-swap-no = 自分の手札のままにしましょう
    .other = 自分の手札
advice-blind-yes = 不見転で打ちましょう
    .other = 不見転
advice-blind-no = 札を見てから決めましょう
    .other = 見てから打つ
advice-redeal-redeal = 配り直しを求めましょう
    .other = 配り直し
advice-redeal-no = 山札をめくりましょう
    .other = めくる
advice-call-ends = 「{ $call }」で終えましょう
    .other = { $call }
advice-call-goes-on = 「{ $call }」で続けましょう
    .other = { $call }

## 札で取れるもの、できる役、残るもの
hint-takes-nothing = 何も取れません
hint-takes =
    { HAS($points) ->
        [yes] { $cards }が取れて{ $points }です
       *[no] { $cards }が取れます
    }
hint-brings = { $points }になります
hint-makes = { $yaku }ができます
hint-nearer =
    { HAS($chance) ->
        [yes] あと{ $missing }で{ $yaku }です（見込み{ PERCENT($chance) }）
       *[no] あと{ $missing }で{ $yaku }です
    }
hint-more-cards = { $n }枚
hint-likely = { $yaku }の見込みが{ PERCENT($chance) }あります
hint-keeps =
    { $yaku }を狙う{ $next ->
        [yes] 次の{ $player }
       *[no] { $player }
    }に{ $named ->
        [yes] 渡しません
       *[no] { $card }を渡しません
    }
hint-holds-back = { $player }が{ $yaku }に必要とする{ $card }を手に残せます
hint-ends-before = { $player }が{ $card }を取って{ $yaku }を作る前に局が終わります
hint-leaves-least = 相手に取られるものがいちばん少なくなります
hint-only-you-later = あとで取れるのはあなただけです
hint-nobody-later = もうだれにも取られません
hint-goes-with-nothing = 手札にも場にも合う札がありません
hint-worth-least = 手札の中でいちばん要らない札です

## 平均して得る点
hint-as-good = { $other }もほぼ同じです
hint-better = { $other }より平均{ DECIMAL($by) }点よくなります
hint-no-difference = どちらでも同じです（平均{ SIGNED_DECIMAL($best) }点）
hint-hardly-differs = ほとんど変わりません（平均{ SIGNED_DECIMAL($best) }点と{ SIGNED_DECIMAL($rest) }点）
hint-gains-on-others = 相手との差では得になります（自分の得点は平均{ SIGNED_DECIMAL($best) }点、もう一方なら{ SIGNED_DECIMAL($rest) }点）
hint-helps-to-win = 試合に勝つにはこちらが得です（この局は平均{ SIGNED_DECIMAL($best) }点、もう一方なら{ SIGNED_DECIMAL($rest) }点）
hint-average =
    { $sign ->
        [apart] 平均{ $best }点の得です。{ $other }なら{ $rest }点の損です
        [loss] 平均{ $best }点の損です。{ $other }なら{ $rest }点の損です
       *[gain] 平均{ $best }点の得です。{ $other }なら{ $rest }点の得です
    }
