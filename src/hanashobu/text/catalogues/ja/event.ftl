# 起こったこと：出来事ごとに一文。

## 試合
event-match =
    { $game }、{ $rounds ->
        [0] 局数の決まりなし
       *[other] 全{ $rounds }局
    }：{ COMMA($players) }。
event-dealer-draw =
    親決め：{ $draws }最初の親は{ $dealer }です。{ HAS($order) ->
        [yes] 引いた月の順に、親から右へ{ COMMA($order) }と座ります。
       *[no] { "" }
    }
event-draws = { COMMA($draws) }。
event-draws-again = { $before }同じ月なので引き直し：{ COMMA($draws) }。
event-drew = { $who }は{ $card }
    .first = { $who }は{ $card }
event-match-end =
    { $why }。{ PERSON($who) ->
        [many] { PEOPLE($who) }が勝ちを分け合いました。合計は{ $best }です。
       *[one] { $who }の勝ちで、合計は{ $best }です。
    }
event-match-end-campaign = { $why }。{ $final }
event-match-end-nobody = { $why }。勝者はいません。
match-end-rounds = 試合終了
match-end-target = 目標の点に達し、試合終了
match-end-bust = 持ち点がなくなった人が出て、試合終了
match-end-stopped = 途中で試合を終えました
match-end-abandoned = 続ける人がいないため、試合を打ち切りました
match-end-nobody = 勝者なし
match-end-campaign =
    { PERSON($who) ->
        [many] { PEOPLE($who) }が、借りを清算する前の持ち点が最も多く、勝ちを分け合いました（賞金と借りを清算した最終得点：{ COMMA($totals) }）。
       *[one] 借りを清算する前の持ち点が最も多い{ $who }の勝ちです（賞金と借りを清算した最終得点：{ COMMA($totals) }）。
    }
match-end-wins =
    { PERSON($who) ->
        [many] { PEOPLE($who) }が勝ちを分け合いました
       *[one] { $who }の勝ち
    }

## 局
event-round = 第{ $n }局。親は{ $dealer }です。
event-deal = 札が配られました：{ $dealt }。
event-misdeal = 配り直し：{ $why }。親はそのままです。
event-misdeal-hand = 配り直し：{ $who }に{ $what }が配られました（{ $cards }）。親はそのままです。
misdeal-field = 場に{ $what }があります
misdeal-hand = 手札に{ $what }が配られました
misdeal-requested = 配り直しの申し出がありました
misdeal-nobody-in = だれも出ませんでした
event-redeal = { $who }が配り直しを申し出ました。
event-sits-out =
    { $who }は白札を持っているので、この局を休みます。残りの手札が場札になります{ HAS($cards) ->
        [yes] ：{ $cards }。
       *[no] 。
    }
event-leader =
    { HAS($turned) ->
        [yes] めくった札：{ COMMA($turned) }。
       *[no] { "" }
    }{ $who }から打ちます。
event-turned = { $who }は{ $card }
    .first = { $who }は{ $card }
event-multiplier =
    { $n ->
        [2] 大場です。
        [4] 絶場です。
       *[other] { "" }
    }この局はすべて{ $n }倍です。{ HAS($waiting) ->
        [yes] 次の局からの持ち越し：{ COMMA($waiting) }。
       *[no] { "" }
    }
event-multiplier-waiting = 次の局からの持ち越し：{ COMMA($waiting) }。
event-times = { $n }倍
event-score = この局：{ COMMA($results) }。
event-points = { $who } { SIGNED($n) }
    .first = { $who } { SIGNED($n) }
event-total = { $who } { $n }
event-round-end = { $result }合計：{ COMMA($totals) }。
event-round-end-nobody-plays = この局は打たずに終わります。{ $result }合計：{ COMMA($totals) }。
event-round-end-split = 出た二人で積み金を山分けにします。{ $result }合計：{ COMMA($totals) }。

## 打つ前
event-blind-mizuten = { $who }は不見転で打ちます。
event-blind-looks = { $who }は手札を見ました。
event-swap = { $who }は{ $holder }から親の手札を取りました。
event-swap-no = { $who }は親の手札を取りません。
event-speak-in = { $who }は出ます。
event-speak-out =
    { $who }は降ります{ HAS($fee) ->
        [yes] （逃げ料{ SHORT($fee) }）。
       *[no] 。
    }
event-passed-hand =
    { $who }は手札を{ $to }に譲ります{ HAS($cards) ->
        [yes] ：{ $cards }。
       *[no] 。
    }
event-forced-out =
    { $who }は追い込みになりました{ HAS($sum) ->
        [yes] （手札の補償{ SHORT($sum) }）。
       *[no] 。
    }
event-active = この局は{ COMMA($who) }が打ちます。{ $first }からです。
event-agree-answered = { $who }は山分けにするかどうかを答えました。
event-agree-yes = { $who }は山分けを望みます。
event-agree-no = { $who }は積み金を賭けて打つことを望みます。
event-two-left-none = どちらも山分けを望まないので、積み金を賭けて打ちます。
event-two-left-one = 山分けを望んだのは{ $who }だけなので、積み金を賭けて打ちます。
event-two-left-split = { PEOPLE($who) }は山分けに合意しました。
event-offer = { $buyer }は{ $seller }の席に{ SHORT($sum) }を申し出ました。
event-counter-offer = { $seller }は{ $buyer }に{ SHORT($sum) }を求めました。
event-answer-no = { $who }は断りました。
event-answer-yes = { $who }は受け入れて、この局を休みます。
event-answer-counter-yes = { $who }は受け入れて、代わりに打ちます。
event-claim = { $who }は{ COMMA($teyaku) }を見せました：{ $cards }。
event-claim-field = { $teyaku }で、親の{ $who }のものです。
event-claim-hidden = { $who }は{ COMMA($teyaku) }を隠しておきます。
event-both = { $a }{ $b }
event-return =
    { $who }は{ HAS($card) ->
        [yes] { $card }を
       *[no] 手札を1枚
    }山札に戻しました。
event-shuffle = 山札{ $cards }枚を切り直しました。
event-cut = { $who }が山札をカットしました。
event-dealer-takes =
    親の{ $who }が{ $cards }を取りました。{ HAS($dealt) ->
        [yes] 代わりに{ $dealt }が場に出ました。
       *[no] { "" }
    }
event-pile =
    { $who }は{ $pile ->
        [1] 左
       *[other] 右
    }の山を手札にしました{ HAS($cards) ->
        [yes] ：{ $cards }。
       *[no] 。
    }

## 打つ
event-play =
    { $who }は{ $card }を出し、{ HAS($takes) ->
        [yes] { $takes }を取りました。
       *[no] 場に残しました。
    }
event-play-alone = { $who }は{ $card }を出し、それだけを取りました。
event-draw =
    { $who }は山札から{ $card }をめくり、{ HAS($takes) ->
        [yes] { $takes }を取りました。
       *[no] 場に残しました。
    }
event-draw-alone = { $who }は山札から{ $card }をめくり、それだけを取りました。
event-made = { $who }に{ COMMA($yaku) }ができました。
event-call-goes-on = { $who }は「{ $call }」。局は続きます。
event-call-ends = { $who }は「{ $call }」。局は終わりです。
event-call-cancels = { $who }は取り消しました。局は終わりです。
event-leftovers = 場に残った札は{ $who }が取ります：{ $cards }。

## 通し勝負
event-year-end = 一年が終わりました。{ $who }は番個板から{ SHORT($sum) }を受け取ります。
event-ginmi = { $who }は3局続けて吟味です。ほかの全員から合わせて{ SHORT($sum) }を受け取ります。
event-loan = { $who }は持ち点がなくなり、胴元から{ SHORT($sum) }を借ります。

## 支払い
event-pay =
    { $payment }{ HAS($why) ->
        [yes] （{ COMMA($why) }）。
       *[no] 。
    }{ HAS($unpaid) ->
        [yes] 賭け金が足りないので、{ $each ->
            [yes] それぞれ
           *[no] { "" }
        }残りの{ SHORT($unpaid) }は払いません。
       *[no] { "" }
    }
event-pay-out =
    { $payment }{ HAS($why) ->
        [yes] （{ COMMA($why) }）。
       *[no] 。
    }
event-pay-changes = { COMMA($why) }：{ COMMA($changes) }。
event-raised =
    { $who }の役は{ $plus ->
        [0] { $times }倍
       *[other] { $times ->
            [1] { $plus }点増し
           *[other] { $plus }点増しの{ $times }倍
        }
    }になります（{ $why }）。
payment =
    { PEOPLE($payers) }が{ PEOPLE($payees) }に{ SHORT($sum) }{ COUNT($payers) ->
        [1] { COUNT($payees) ->
            [1] を
           *[other] ずつ
        }
       *[other] ずつ
    }払います
payment-in =
    { PEOPLE($payers) }が{ $pot ->
        [year] 番個板
        [prize] 褒美の積み金
       *[pot] 積み金
    }に{ SHORT($sum) }{ COUNT($payers) ->
        [1] を
       *[other] ずつ
    }入れます
payment-out =
    { PEOPLE($payees) }が{ $pot ->
        [year] 番個板
        [prize] 褒美の積み金
       *[pot] 積み金
    }から{ SHORT($sum) }{ COUNT($payees) ->
        [1] を
       *[other] ずつ
    }受け取ります
payment-to-bank = { $payers }が{ SHORT($sum) }を払います
payment-from-bank = { $payees }が{ SHORT($sum) }を受け取ります
payment-changes = { COMMA($changes) }
payment-par =
    { $who } { $times ->
        [1] { $points } − { $par }
       *[other] （{ $points } − { $par }）× { $times }
    } = { SIGNED($n) }
    .first =
        { $who } { $times ->
            [1] { $points } − { $par }
           *[other] （{ $points } − { $par }）× { $times }
        } = { SIGNED($n) }
payment-short =
    { $payment }（賭け金が足りず、{ $each ->
        [yes] それぞれ
       *[no] { "" }
    }残りの{ SHORT($unpaid) }は払いません）
payment-reason = { COMMA($why) }

## 役でない支払いのわけ
reason-the-difference = 差額
reason-card-points-against-par = 札の点数と基準点の差
reason-a-yaku-that-ends-the-round = 上がり役
reason-card-points = 札の点数
reason-card-points-and-yaku = 札の点数と役
reason-the-lead = 次点との差
reason-a-share = 分け前
reason-raise-points = 役が{ $n }点以上
reason-raise-own-calls = 自分の{ $call }
reason-raise-others-calls = 相手の{ $call }
reason-raise-all-calls = { $call }
reason-going-out = 逃げ料
reason-a-passed-hand = 譲り手札
reason-a-forced-out-hand = 追い込みの補償
reason-the-pot = 積み金
reason-half-of-the-pot = 積み金の山分け
reason-a-place-in-the-round = 席の買い取り
reason-fees-given-back = 逃げ料の返金
reason-the-dealer-s-hand = 親の手札
reason-playing-blind = 不見転
reason-the-year-s-pot = 番個板
reason-the-final-accounts = 総精算
