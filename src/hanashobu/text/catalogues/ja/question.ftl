# プレイヤーへの質問、答えとその結果、局での立場。

## 答えの言葉
word-yes = はい
word-no = いいえ
word-in = 出る
word-out = 降りる
word-redeal = 配り直し
word-offer = 申し出
word-an-offer = 申し出
word-name-amount = 名前と額
word-counter-amount = counter 額
word-pile-1 = 山1
word-pile-2 = 山2
word-claim-first = 一つ目を申告
word-claim-second = 二つ目を申告
word-claim-both = 両方を申告
word-claim-third = 三つ目を申告
word-claim-fourth = 四つ目を申告
word-claim-several = いくつかを申告
word-called = { $name }
# 手役の種類
word-a = A
word-b = B
word-set = 揃い
word-chaff = カス
word-both = 両方
word-that = それ

answer-can = { $word }（{ $text }）

## 出るか降りるか
question-speak =
    この局に出ますか。{ HAS($ins) ->
        [yes] { $ins }が出ています。
       *[no] {""}
    }{ HAS($pot) ->
        [yes] 積み金は{ $pot }です。
       *[no] {""}
    }
    .guide = 手札を見てください。弱いときは、少し払って降りれば大きな負けを避けられます。
answer-speak-out =
    { HAS($heir) ->
        [yes] { $fee }を払い、手札とともに{ $heir }へ渡します
       *[no] { $fee }を積み金に払います
    }
answer-speak-in =
    この局に出ます（{ $then ->
        [last] 最後に決める番です
        [full] まだ決めていない人は追い込みになります
       *[room] 出られるのはあと{ $left }人です
    }{ $bound ->
        [yes] 。降りることはできません
       *[no] {""}
    }）

## 席の売り買い
question-offer = 追い込みになりました。だれかの席を買い取る額を申し出ますか。
    .guide = 出ている人から、この局の席を買えます。
answer-offer-offer = { OR($players) }へ、{ $least }以上（例：{ $first } { $example }）
answer-offer-no = 申し出ずに、この局を休みます
question-answer = { $buyer }が、あなたの席に{ $sum }を申し出ています。受けますか。
    .guide = あなたの席を買いたい人がいます。売るか、断るか、一度だけ別の額を求められます。
answer-answer-yes = { $sum }を受け取り、この局を休みます
answer-answer-no = 席を譲りません
answer-answer-offer = もっと高い額を求めます（{ $least }以上、たとえば{ $example }）
question-counter = { $seller }は、席に{ $sum }を求めています。受けますか。
    .guide = 別の額を求められました。払って出るか、この局を休むかを選びます。
answer-counter-yes = { $sum }を払って出ます
answer-counter-no = 払わずに、この局を休みます

## 積み金の山分け
question-split = 出たのはあなたと{ $other }だけです。積み金{ $pot }を山分けにしますか。二人とも答えるまで、互いの答えは分かりません。
    .guide = 出たのは二人だけです。二人とも山分けを望めば局はここで終わり、そうでなければ積み金を賭けて打ちます。二人が答えるまで、答えはだれにも見えません。
answer-split-yes = 相手も山分けを望めば、{ $share }を受け取って局を終えます
answer-split-no = 積み金を賭けて打ちます

## 手役
question-claim =
    { $paid ->
        [never] 手役はありません。確認を希望する人が全員答えると、局が進みます。
        [at-the-end] 手役があります。申告しますか。相手はそれぞれ局の終わりに払います。この質問はほかの人には見えません。
       *[at-once] 手役があります。申告しますか。相手はそれぞれその場で払います。この質問はほかの人には見えません。
    }
    .guide = 配られた手札だけで役になっています。申告すると支払いを受けますが、役の札を見せることになります。
answer-claim = { $teyaku }：各自から{ $sum }を受け取ります（見せる札：{ BRIEF($cards) }）
answer-claim-teyaku = { $teyaku }（{ $rule }）
answer-claim-no =
    { $nothing ->
        [yes] 申告するものはありません
       *[no] 隠しておきます（支払いは受けません）
    }

## 打ち始める前
question-return = どの札を山札に戻しますか。だれにも見えません。
    .guide = 三人で打つので、一人1枚ずつ山札に戻します。何も取れそうにない札を選びましょう。
question-pile = { $cards }枚ずつの山が二つ、伏せて置いてあります。一方が手札になり、もう一方からめくります。
    .guide = 中を見ずに山を一つ選びます。それが手札になり、もう一方からめくります。
question-dealer-takes = あなたが親です。始める前に、場から一組取ります。どの札を取りますか。
question-swap = まだだれも札を見ていません。親の手札は{ $holder }にあります。自分の手札と取り替えますか。
    .guide = まだだれも札を見ていません。親の手札は最初に出せて、加点がつくこともあります。
answer-swap-yes =
    見ないで親の手札を取ります{ HAS($bonus) ->
        [yes] （札の点数が{ $least }点以上なら、全員から{ $bonus }）
       *[no] {""}
    }
answer-swap-no = 自分の手札のままにします
question-blind = あなたが親です。まだだれも札を見ていません。不見転で打ちますか。
    .guide = 不見転で打つと、始まるまで自分の札を見ません。運に賭けることになります。
answer-blind-yes =
    降りられません{ HAS($bonus) ->
        [yes] 。札の点数が{ $least }点以上なら全員から{ $bonus }、届かなければ二人の相手に{ $bonus }ずつ払います
       *[no] {""}
    }
answer-blind-no = 札を見てから決めます
question-blind-face-down = 不見転です。始まるまで、あなたの{ $cards }枚は伏せてあります。

## 打っている間
question-take =
    { $source ->
        [stock] { $card }をめくりました。どの札を取りますか。
       *[hand] { $card }を出しました。どの札を取りますか。
    }
question-redeal = 山札をめくる前なら、まだ配り直しを求められます。この質問はほかの人には見えません。
    .guide = 配り直しを求められる手札です。最初に山札をめくったあとは求められません。それまで、ほかの人には分かりません。
answer-redeal-redeal = 同じ親での配り直しを求めます
answer-redeal-no = 自分の山札をめくります。そのあとは求められません
answer-play-redeal = 同じ親での配り直しを求めます
question-call = { $yaku }ができました。ここで局を終えますか。
    .guide = 役ができました。ここで終えて受け取るか、続けてさらに狙うかを選びます。
answer-call-goes-on =
    { $out ->
        [half] 続けて上を狙います（{ $ends }がなければ、終わりに役は半分になります
        [nothing] 続けて上を狙います（{ $ends }がなければ、役は流れます
       *[whole] 続けて上を狙います（役は終わりまで生きます
    }{ $alone ->
        [yes] 。続けたのがあなただけで、ほかの人が{ $ends }を宣言すれば、倍額を払います
       *[no] {""}
    }）
answer-call-ends =
    { HAS($result) ->
        [yes] 局が終わります：{ COMMA($result) }
       *[no] 局が終わります
    }
answer-call-cancels =
    { $counts ->
        [half] 局が終わり、あなたの役は半分になります
        [nothing] 局が終わり、あなたの役は流れます
       *[whole] 局が終わります
    }{ HAS($result) ->
        [yes] ：{ COMMA($result) }
       *[no] {""}
    }
answer-result = { $player } { SIGNED($points) }

## 役と、足りない札
yaku-worth = { SHORT($worth) }
yaku-valued = { $yaku }（{ SHORT($worth) }）
yaku-ends-round = 局が終わる
yaku-needs = あと{ COMMA($cards) }
yaku-some-of = { COMMA($cards) }のうち{ $n }枚
yaku-some-of-many = { $cards }枚のうちあと{ $n }枚
yaku-card =
    { $lies ->
        [field] { $card }（場）
        [hand] { $card }（手札）
       *[unknown] { $card }
    }

## 局での立場
stands-sits-out = 白札で休み
    .short = 白札
stands-out = 降り
    .short = 降り
stands-in = 出る
stands-sold = 席を譲って休み
    .short = 譲渡
stands-waits = 待ち
    .short = 待ち
stands-forced-out =
    { HAS($got) ->
        [yes] 追い込み、補償{ $got }
       *[no] 追い込み
    }
    .short = 追い込み
stands-to-speak = 未決定
stands-answered = 回答済み
stands-dealers-hand = 親の手札
stands-called = { $call }
