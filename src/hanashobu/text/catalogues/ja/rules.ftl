# ルールの文。一つの遊びだけにある文は game-….ftl にあります。

## 札の組
cards-listed = { COMMA($parts) }
cards-except = { $lot }（{ $cards }を除く）
cards-first = 各月の一枚目
cards-brights = 光札
cards-animals = タネ札
cards-ribbons = 短冊札
cards-chaff = カス札
cards-month = { $month }の札

## 役の形
pattern = { SEMICOLON($parts) }
pattern-any = { $cards }から{ OR($numbers) }枚以上
pattern-exactly = { $cards }からちょうど{ OR($numbers) }枚
pattern-none = { $cards }なし
pattern-or = { $a }、または{ $b }
pattern-of-the-month = その局の月の札4枚（1局目は1月、2局目は2月、12月の次は1月）
pattern-for-places = { $text }（{ OR($places) }番目に打つ人だけ）
rule-yaku = { $name }：{ $how } — { $worth }

## 値打ち
worth = { $points }
worth-steps = { COMMA($points) }
worth-more-of = { COMMA($points) }、{ $cards }が1枚増すごとに{ $more }
worth-more = { COMMA($points) }、1枚増すごとに{ $more }
worth-if-two = { $points }（二人なら{ $two }）
worth-ends = 局が終わる

## 持ち点
total = { $n }
total-counted = { $n }（{ COMMA($counters) }）
total-owed = { $n }（借り：{ COMMA($counters) }）

## 配り方
rule-first-dealer =
    最初の親決め：全員が札を1枚引き、いちばん早い月の人が親です。{ $ties ->
        [kind] 同じ月なら札の格（光・タネ・短冊・カスの順）、それも同じなら引き直しで決めます。
        [points] 同じ月なら点の高い札の人、それも同じなら引き直しで決めます。
       *[again] 同じ月なら引き直しで決めます。
    }
rule-seating = 席順も親決めの札で決めます。親から右へ、月の早い順に座ります。
rule-deal =
    配り方（親の右隣から順に）：{ COMMA($packets) }。{ $left ->
        [0] 共通の山札はありません。
       *[other] 残り{ $left }枚が山札です。
    }
rule-deal-used-up = 配り方（親の右隣から順に）：{ COMMA($packets) }。札は残らず、打たない人の手札が山札になります。
deal-hands = 各自に{ $n }枚
deal-piles = 各自の二つの山に{ $n }枚ずつ
deal-field = 場に{ $n }枚
deal-field-down = 場に裏向きで{ $n }枚
dealt = { COMMA($parts) }
dealt-hands = 手札{ $n }枚ずつ
dealt-piles = { $n }枚の山を二つずつ
dealt-field = 場札{ $n }枚
dealt-draw-pile = 山札{ $n }枚
rule-flaw-field = 配り直し：場に{ $what }があれば、同じ親が配り直します。
rule-flaw-hand = 配り直し：{ $what }を配られた人がいれば、同じ親が配り直します。
flaw-of =
    { $all ->
        [yes] { $cards }の全部
       *[no] { $cards }のうち{ $n }枚
    }
flaw-among = { $cards }だけで{ $months }
flaw-no-scoring = 点のない札ばかり
rule-dealer-takes-threes = 場に同じ月の札が3枚あれば、親がその月のカス1枚と点のある札1枚を取ります。
rule-dealer-takes-fours = 場に同じ月の札が4枚そろえば親が取り、山札から4枚を場に補います。
rule-dealer-takes-card = { $what }が場にあれば、親がそれと好きな場札1枚を取ります。
rule-dealer-takes-order = 3枚そろった月が月の順に先で、次が{ $what }です。そのあとで山を選びます。
rule-pile-choice = 親から順に、見ないで山を一つ選んで手札にします。もう一つは自分の山札です。
rule-redeal = 配られた手札が「{ OR($hands) }」にあたる人は、自分が最初に山札を引くまで、配り直しを求められます。

## 手番
rule-dealer-first = 親から打ち始めます。手札と山札がなくなれば局は終わりです。
rule-dealer-first-uneven = 親から打ち始めます。手札がなくなれば局は終わりで、山札の残りは使いません。
rule-turn = 手番：手札から1枚出し、続けて山札の一番上を1枚めくります。
rule-takes = 札は同じ月の場札を取ります。2枚あれば選んだ方、3枚あれば全部です。なければ場に残ります。
rule-must-match = 取り決め：合わせられる手札があれば、必ずそれを出します。
rule-must-take = 合う札があれば必ず取ります。ただし、合う手札を出す義務はありません。
rule-play-on = 手札がなくなったら、順番に山札だけをめくって続けます。
rule-wild =
    鬼札は{ $card }です。{ HAS($but) ->
        [yes] { $but }のほかは、
       *[no] { "" }
    }好きな場札を1枚取れます。
rule-wild-own-three = 場に同じ月のほかの3枚がそろっていれば、3枚とも取ります。
rule-wild-stacks-all = 場に同じ月の札が3枚あれば、3枚とも取ります。
rule-wild-stacks-spared = 場に同じ月の札が3枚あれば、そのどれも取れません。
rule-wild-hand = 鬼札は手札からいつでも出せます。取れる札があれば必ず取ります。
rule-wild-drawn = 鬼札が山札からめくれたときも、取れる札があれば必ず取ります。
rule-wild-drawn-plain = 山札からめくれたときは、その月のふつうの札です。
rule-wild-stays =
    { $picky ->
        [yes] 取れる札がなければ、そのまま場に残ります。
       *[no] 場が空なら、そのまま場に残ります。
    }
rule-wild-alone =
    { $picky ->
        [yes] 取れる札がなければ、出した人が鬼札だけを取ります。
       *[no] 場が空なら、出した人が鬼札だけを取ります。
    }
rule-wild-plain = 場では、その月のふつうの札です。
rule-wild-no-month = 月がないので、どの札にも取られません。
rule-wild-open =
    { HAS($but) ->
        [yes] 鬼札が場にある間、{ $but }のほかの札は鬼札とも合います。ほかに合う札のない札は鬼札を取り、合う札のある札も鬼札を取れます。
       *[no] 鬼札が場にある間は、札を捨てられません。合う札のない札は鬼札を取り、合う札のある札も鬼札を取れます。
    }
rule-wild-drawn-takes =
    鬼札が場にある間、山札からめくれた札は、{ HAS($but) ->
        [yes] { $but }のほかは、
       *[no] { "" }
    }必ず鬼札を取ります。手札では取れません。
rule-wild-leftovers = 終わりに場に残った札は、鬼札を取った人のものです。
rule-wild-mate = 終わりに場に残った札のうち、鬼札で取った札と同じ月の札は、鬼札を取った人のものです。
rule-wild-dead = 終わりに場に残った札は、だれのものにもなりません。
rule-wild-last = 鬼札がまだ場にあれば、場の札はすべて最後に打った人のものです。

## 勝負と下げ
rule-calls =
    { $asks ->
        [new] 手番で新しい役を作った人は、「{ $ends }」で局を終えるか、「{ $goes_on }」で続けるかを言います。
       *[improved] 手番で役を作ったか高くした人は、「{ $ends }」で局を終えるか、「{ $goes_on }」で続けるかを言います。
    }
rule-calls-only = 声をかける役は{ AND($yaku) }だけです。
rule-calls-least = 役が{ $n }点に満たないうちは、尋ねられずに続きます。
rule-calls-to-go = 役が{ $n }点に満たない人は続けられず、役ができた時点で局が終わります。
rule-calls-once = 局を続けられるのは一度だけです。次に尋ねられるはずの人は、そこで局を終えます。
rule-calls-last = 手札の最後の1枚で役を作ったか高くした人は、そこで局を終えます。
rule-lucky = { OR($hands) }が配られた人はその手札を見せ、札を打つ前に局を終えて勝ちます。何人かにあれば、勝者はいません。
rule-calls-cancel = 「{ $goes_on }」を言った人は、のちの自分の手番の初めに取り消せます。局はその場で終わります。
rule-swap =
    取り決め：だれも札を見ないうちに、自分の手札を親の手札と取り替えられます（{ $passes ->
        [1] 一巡だけ。手札を取られた親には最後に尋ねます
       *[other] 全員が断るまで、最大{ $passes }巡
    }）。
rule-blind = 取り決め：親は札を見る前に不見転を宣言でき、そのときは降りられません。

## 札の点数と精算
rule-values = 札の点数：{ SEMICOLON($values) }。全部で{ $total }点です。
values-cards =
    { $n ->
        [1] { $cards }は{ $points }点
       *[other] { $cards }は各{ $points }点
    }
values-rest = ほかは0点
rule-score-additive = 局の得点＝札の点数＋役。点のやり取りはありません。
rule-score-additive-cards = 局の得点＝札の点数。点のやり取りはありません。
rule-score-par =
    局の得点＝札の点数－{ $par }＋{ $others ->
        [1] 自分の役－相手の役。合計は0になります。
       *[other] 自分の役×{ $others }－ほかの人の役。合計は0になります。
    }
rule-score-par-cards = 局の得点＝札の点数－{ $par }。合計は0になります。
rule-next-dealer-highest = 局の得点がいちばん高い人が次の親です。同点なら順番の早い人です。
rule-next-dealer-tie-stays = 局の得点がいちばん高い人が次の親です。同点なら親が続けます。
rule-next-dealer-winner = 局の勝者が次の親です。
rule-next-dealer-loser = 収支がいちばん低い人が次の親です。
rule-next-dealer-right = 次の親は、親の右隣の人です。
rule-next-dealer-same = 親はずっと同じ人です。
rule-next-dealer-drawn = 勝者のいない局のあとは、親の右隣の人が次の親です。

## 精算表
rule-unit = { $one }は{ $points }点です。手役・役と、それに代わるものは{ $unit }で数えます。
rule-yaku-add-up = 役はすべて加算します。
rule-yaku-of-one-group = 役は加算します。ただし{ AND($rows) }は、いちばん高いものだけを数えます。
rule-yaku-of-groups = 同じ組の役はいちばん高いものだけを数え、組どうしは加算します。
rule-dropout-beside = { AND($instead) }でも、降り賃と追い込みの補償と積み金はそのままです。
rule-in-case = 〔{ SEMICOLON($cases) }〕{ $text }
case-out = 手札切れ
case-stopped = 上がり役
case-called = { $call }
case-cancelled = { $call }
case-lucky = 手役で終わったとき
case-drawn = 何人かに局を終える手役があるとき
case-yaku = 役のある人がいるとき
case-no-yaku = 役がだれにもないとき
case-players = { $n }人で打つとき
rule-due-only = { $text }数えるのは{ AND($yaku) }だけです。
rule-due-least = { $text }札の点数が{ $least }点以上のときに限ります。
rule-due-rounded =
    { $text }{ $way ->
        [down] { $per }点を1と数え、端数は切り捨てます。
        [up] { $per }点を1と数え、端数は切り上げます。
       *[nearest] { $per }点を1と数え、端数は四捨五入します。
    }
rule-due-paid =
    { $to ->
        [ender] { $of ->
            [teyaku] 相手はそれぞれ、局を終えた人の手役を払います。
           *[yaku] { $half ->
                [yes] 相手はそれぞれ、局を終えた人の役の半分を払います。
               *[no] 相手はそれぞれ、局を終えた人の役を払います。
            }
        }
        [winner] 相手はそれぞれ、勝者の{ $of ->
            [cards] 札の点数を払います。
            [total] 札の点数と役を払います。
            [lead] 次点との差を払います。
           *[yaku] 役を払います。
        }
       *[everybody] { $of ->
            [teyaku] 見せた手役の点は、何よりも先にほかの全員から受け取ります。
            [cards] 札の点数は、ほかの全員から受け取ります。
            [total] 札の点数と役の点は、ほかの全員から受け取ります。
           *[yaku] { $half ->
                [yes] 役の点の半分は、ほかの全員から受け取ります。
               *[no] 役の点は、ほかの全員から受け取ります。
            }
        }
    }
rule-due-scores =
    { $of ->
        [cards] 札の点数がそのまま得点です。点のやり取りはありません。
        [total] 札の点数と役が得点です。点のやり取りはありません。
        [lead] 勝者は次点との差を得点します。点のやり取りはありません。
        [teyaku] { $to ->
            [ender] 手役で局を終えた人は、その点を得ます。点のやり取りはありません。
           *[everybody] 見せた手役が得点です。点のやり取りはありません。
        }
       *[yaku] { $to ->
            [ender] 局を終えた人の役が得点です。点のやり取りはありません。
           *[everybody] 役が得点です。点のやり取りはありません。
        }
    }
rule-due-costs =
    { $of ->
        [cards] 札の点数だけ、ほかの全員の点が減ります。だれのものにもなりません。
        [total] 札の点数と役の分だけ、ほかの全員の点が減ります。だれのものにもなりません。
       *[yaku] 役の点だけ、ほかの全員の点が減ります。だれのものにもなりません。
    }
rule-due-par =
    { $n ->
        [1] 札の点数が{ $pars }点を超えた分は胴元から受け取り、足りない分は胴元に払います。
       *[other] 札の点数が{ $pars }点（打つ順）を超えた分は胴元から受け取り、足りない分は胴元に払います。
    }
rule-due-difference =
    { $of ->
        [cards] 札の点数の差を、それぞれが勝者に払います。
        [total] 札の点数と役の合計の差を、それぞれが勝者に払います。
       *[yaku] 役の合計がいちばん高い人の勝ちで、打っているほかの人はそれぞれ差額を払います。
    }
rule-due-share-paid =
    { $to ->
        [ender] 相手はそれぞれ、局を終えた人に{ $sum }を払います。
        [first] 相手はそれぞれ、最初に打つ人に{ $sum }を払います。
        [winner] 相手はそれぞれ、勝者に{ $sum }を払います。
       *[everybody] 相手はそれぞれ{ $sum }を払います。
    }
rule-due-share-scored =
    { $to ->
        [ender] 局を終えた人は{ $sum }を得ます。点のやり取りはありません。
        [first] 最初に打つ人は{ $sum }を得ます。点のやり取りはありません。
        [winner] 勝者は{ $sum }を得ます。点のやり取りはありません。
       *[everybody] 全員が{ $sum }を得ます。点のやり取りはありません。
    }
rule-due-share-par =
    { $together ->
        [yes] 札の点数が{ $pars }点を超える人は、満たない人の全員から合わせて{ $sum }を等分で受け取ります。
       *[no] 札の点数が{ $pars }点を超える人は、満たない人のそれぞれから{ $sum }を受け取ります。
    }
rule-due-stakes = 局を終わらせる役を作った人は、打っている相手の賭け金をすべて取ります。
rule-due-feat-diver = 飛び込み：三本を申告し、その月の4枚をすべて取った人は、その月ごとに各自から{ $sum }を受け取ります。
rule-due-feat-escaper = 抜け：カスの手役（光一を除く）を申告し、札の点数が{ $least }点以上の人は、各自から{ $sum }を受け取ります。
rule-due-feat-dealers-hand =
    親の手札で打ち、札の点数が{ $least }点以上の人は、{ $blank ->
        [yes] 白札の人を除くほかの全員
       *[no] ほかの全員
    }から{ $sum }を受け取ります。
rule-due-feat-blind =
    不見転の親は、札の点数が{ $least }点以上なら{ $blank ->
        [yes] 白札の人を除くほかの全員
       *[no] ほかの全員
    }から{ $sum }を受け取り、届かなければ二人の相手に払います。
rule-liable-layer = 取り決め：次の人の役を完成させる札を手札から出した人が、一人で全員の分を払います。
rule-liable-first-caller = 相手のうち最初に局を続けた人が、一人で全員の分を払います。
rule-liable-only-caller = 相手のうち一人だけが局を続けていれば、その人が一人で全員の分を払います。
# 役の合計を増すもの
rule-raise-points = 役が{ $n }点以上なら、合計は{ $raised }になります。
rule-raise-own-calls = 得点する人が「{ $call }」と言っていれば、合計は{ $raised }になります。
rule-raise-others-calls = 相手が「{ $call }」と言っていれば、合計は{ $raised }になります。
rule-raise-all-calls = だれかが「{ $call }」と言っていれば、合計は{ $raised }になります。
rule-raise-steps-points = 役の点数によって、合計は{ SEMICOLON($steps) }になります。
rule-raise-steps-own-calls = 得点する人が「{ $call }」と言った回数によって、合計は{ SEMICOLON($steps) }になります。
rule-raise-steps-others-calls = 相手が「{ $call }」と言った回数によって、合計は{ SEMICOLON($steps) }になります。
rule-raise-steps-all-calls = 全員が「{ $call }」と言った回数によって、合計は{ SEMICOLON($steps) }になります。
rule-raise-only = { $text }ただし{ OR($yaku) }があるときだけです。
raise-step = { $at }以上で{ $raised }
raised =
    { $plus ->
        [0] { $times }倍
       *[other] { $times ->
            [1] { $plus }点増し
           *[other] { $plus }点増しの{ $times }倍
        }
    }
rule-instead =
    { $yaku ->
        [none] { $name }（役がだれにもないとき）：{ $text }
        [some] { $name }（役のある人がいるとき）：{ $text }
       *[any] { $name }：{ $text }
    }
rule-instead-par = 全員の札の点数がちょうど等分なら、最初に打った人が各自から{ $sum }を受け取ります。ほかの得点はありません。
rule-instead-few = 札の点数が{ $most }点以下の人がいれば、だれも得点せず、親はそのままです。
rule-instead-cards =
    札の点数が{ $least }点以上の人は、各自から{ $per ->
        [0] { $sum }を受け取ります。ほかの得点はありません。
       *[other] { $sum }と、{ $least }点を超えた1点につき{ $more }を受け取ります。ほかの得点はありません。
    }
rule-instead-pile =
    取り札が{ $pile }の人は、各自から{ $per ->
        [0] { $sum }を受け取ります。ほかの得点はありません。
       *[other] { $sum }と、1枚多いごとに{ $more }を受け取ります。ほかの得点はありません。
    }
rule-instead-ranks = { AND($first) }は{ AND($later) }に優先します。どれかがあれば、手役・札の点数・飛び込みや抜けなどは数えません。
rule-several-instead = 当てはまる人が何人もいれば、それぞれがほかの全員から受け取ります。受け取りのいちばん多い人が次の親です。
rule-wins-nobody = だれも終えなかった局に勝者はいません。
rule-wins = だれも終えなかった局の勝者：{ SEMICOLON($by) }。同点なら：{ SEMICOLON($ties) }。
wins-score = 得点がいちばん高い人
wins-result = 収支がいちばん良い人
wins-total = 札の点数と役の合計がいちばん高い人
wins-cards = 札の点数がいちばん高い人
wins-lowest = 収支がいちばん低い人
wins-caller = 最初に局を続けた人
wins-yaku = 打つ順でいちばん早い、役のある人
tie-earliest = 打つ順の早い人
tie-dealer = 親
tie-nobody = 勝者なし
tie-most = { $cards }がいちばん多い人
tie-cards = 札の点数がいちばん高い人

## 倍率
rule-multiplier = 倍率は配られた場札で決まります：{ SEMICOLON($levels) }。どれもなければ×1です。
rule-multiplier-stacks = 倍率は配られた場札で決まります：{ SEMICOLON($levels) }。すべて掛け合わせます。
multiplier-level = { $cards }は各×{ $value }
rule-multiplier-waits = いくつもあれば最大のものがこの局に効き、残りは大きい順に次の局へ持ち越します。
rule-multiplier-joins = 持ち越しがすでにあれば、その先頭がこの局に効き、新しいものは列に加わります。
rule-multiplier-applies = 倍率は、その局の点のやり取りすべてにかかります。

## 手役
rule-teyaku = { $name }：配られた手札に、{ $hand }。{ $paid }
rule-teyaku-field = { $name }：{ $hand }。{ $paid }
teyaku-on-field = 配られた場に、{ $hand }（親のもの）
teyaku-worth = 値打ちは{ $worth }です。
teyaku-ends = その場で局が終わり、{ $points }点になります。
teyaku-shown =
    必ず見せ、相手はそれぞれ{ $points }を{ $paid ->
        [end] 局の終わりに払います。
       *[at-once] その場で払います。
    }
hand-parts = { $parts }
hand-split = { $months }（同じ月の札4枚は二組と数えます）
hand-months =
    { $other ->
        [yes]
            { $months ->
                [1] 別の月
               *[other] 別の{ $months }つの月
            }
       *[no]
            { $months ->
                [1] 同じ月
               *[other] { $months }つの月
            }
    }の札{ $cards }枚{ $months ->
        [1] { "" }
       *[other] ずつ
    }
hand-standing =
    { $months }（{ $of ->
        [1] { "" }
       *[other] うち{ $standing }つは
    }立つもの：{ COMMA($flowers) }、または{ $paulownia }のカス3枚）
rule-one-teyaku-of-each-kind = 手役は種類（{ $kinds }）ごとに高いものを一つ持て、加算します。
rule-claims =
    手役のある人は、札を見せて申告するか、隠しておくかを選べます。{ $paid ->
        [end] 書き留めておき、局の終わりに払います。
       *[at-once] 相手はそれぞれその場で払います。
    }{ $after ->
        [open] 見せた札は局が終わるまで公開したままです。
       *[hidden] 見せた札はまた伏せます。
    }打ち始める前に申告しなかった手役も、山札から最初の一枚がめくられるまでは申告できます。
rule-return-card = 三人以上で打つときは、各自が手札1枚を伏せて戻し、山札を切り直します。見せた札は、ほかにないときだけ戻せます。

## 三人より多いとき
rule-dropout = 最初に打つ人から順に「出る」か「降りる」かを言い、{ $n }人が出るか、全員が言い終えるまで続けます。
rule-dropout-fee =
    { $step ->
        [0] 降りるには{ $fee }を積み金に払います。
       *[other] 降りるには{ $fee }を積み金に払います。あとから降りる人ほど{ $step }ずつ高くなります。
    }
rule-forced-out = { $n }人が出たら、まだ言っていない人は追い込みとなり、補償を受けます。
rule-compensation =
    追い込みの手札には、{ $payers ->
        [all] 出た人それぞれ
       *[others] 親を除く出た人それぞれ
    }{ $shared ->
        [yes] （追い込みの手札すべての値打ちを等分）
       *[no] { "" }
    }が払います：{ SEMICOLON($worth) }。
compensation-halves =
    { $teyaku ->
        [yes] 手役とできている役の半分
       *[no] できている役の半分
    }
compensation-cards =
    { $other ->
        [yes] それに使わない札のうち{ $cards }は1枚につき{ $points }
       *[no] { $cards }は1枚につき{ $points }
    }
compensation-set = { $cards }がそろった手札には{ $points }
rule-no-play = 値打ちが{ $worth }以上なら打たずに終わり、賭け金のいちばん多い人が局に勝ちます。
rule-waits =
    { $n ->
        [1] 最後の一人には配らず、待ってもらいます。
       *[other] 最後の{ $n }人には配らず、待ってもらいます。
    }
rule-passed-hand = 最初に降りた人は、手札と逃げ料を最初に待つ人へ渡し、その人はすぐに出るか降りるかを言います。以下同様です。
rule-two-in-play = 出たのが二人なら、二人で積み金を賭けて打ちます。
rule-two-in-split = 出たのが二人なら、積み金を山分けにし、打ちません。
rule-two-in-agree = 出たのが二人なら、それぞれ相手に知らせずに、積み金を山分けにするかどうかを言います。二人ともよければ山分けにし、そうでなければ積み金を賭けて打ちます。
rule-one-or-nobody-in = 出たのが一人なら、その人が局に勝ち、積み金を取ります。だれも出なければ配り直しとなり、逃げ料はすべて返します。
rule-first-player-out = 最初に打つ人が降りたら、代わりに右隣の出た人から打ちます。
rule-hands-of-those-out = 打たない人の手札は山札に加え、切り直します。
rule-left-over = 最後に場に残った{ COMMA($months) }の札は、だれの点にもなりません。
rule-pot = 局の勝者が積み金を取ります。
rule-pot-given-back = 勝者のいない局では、積み金は払った人に返します。
rule-must-play-three =
    { $round ->
        [1] 取り決め：残りが{ $n ->
            [2] 二人
            [3] 三人
           *[other] 四人
        }そろえるのに必要な人数だけになったら、その人たちは必ず出ます。
       *[other] 取り決め：{ $round }局目から、残りが{ $n ->
            [2] 二人
            [3] 三人
           *[other] 四人
        }そろえるのに必要な人数だけになったら、その人たちは必ず出ます。
    }
rule-first-player-bound = 取り決め：最初に打つ人は降りられません。
rule-buyout = 取り決め：追い込みの人は一度だけ、自分の手札の補償額以上で、出た人に席を買い取る額を申し出られます。相手は受けるか、断るか、別の額を求めます。
rule-sits-out = 白札も配ります。白札を引いた人はその局を休んで払いも受け取りもせず、残りの手札6枚が場札になります。
rule-stake = 局の初めに、全員が賭け金として{ $stake }（足りなければ全部）を出します。
rule-stake-limit = 支払いは賭け金から出し、受け取りは賭け金に加えます。賭け金で足りない分は帳消しです。
rule-stake-order = 同時の支払いは、受け取る人の順番（先手から）に行います。
rule-leader = 親から順に、裏向きの場札を1枚ずつめくり、いちばん早い月の人が先手です。それから場札を全部表にします。

## 通し勝負
rule-campaign-buy-in = 全員が元手{ $buy_in }を受け取り、そのうち{ $prize }を褒美の積み金に払います。
rule-campaign-years = 一年は{ $rounds }局で、人数と同じ年数だけ打ちます。
rule-campaign-year-pot =
    局の勝者は番個板に1点を入れます。年の終わりに、{ $who ->
        [most] 点のいちばん多い人が受け取ります。
       *[fewest] 点のいちばん少ない人が受け取ります。
    }
rule-campaign-loans = 局のあとで持ち点がなくなった（0点以下の）人は、胴元から{ $loan }（足りなければその倍数）を借ります。
rule-campaign-ginmi = { $rounds }局続けて合計が最高の人（吟味）は、ほかの各自から{ $points }を受け取ります。
rule-campaign-accounts = 最後に合計が最高の人が勝者となり、褒美の積み金を取ります。それから全員が元手と借りを返し、残りが最終得点です。

## 試合
rule-start = 全員{ $amount }から始めます。
rule-rounds = { $n }局で一試合です。
rule-open-end = やめると決めるまで試合を続けます。
rule-target = だれかが{ $amount }に達した局で試合は終わりです。
rule-bust = だれかの持ち点が0以下になった局で試合は終わりです。
rule-match-winner = 合計のいちばん高い人が試合に勝ちます。同点なら勝ちを分け合います。
length-rounds = { $n }局
length-most-rounds = 最大{ $n }局
length-target = だれかが{ $amount }に達するまで
length-bust = だれかの持ち点がなくなるまで
length-open = やめるまで

## いくつもの遊びにある取り決め
option-rounds = 一試合の局数です。「終わりなし」にすると、やめるまで続けます。
    .title = 局数
    .choice-none = 終わりなし
option-must-match = 合わせられる手札があれば、必ずそれを出します。
    .title = 合わせる義務
option-multipliers = 場に倍率の札がいくつもあるとき、残りを次の局へ持ち越すか、すべて掛け合わせるかです。
    .title = 重なる倍率
    .choice-carry = 持ち越す
    .choice-stack = 掛け合わせる
option-two-left = 二人だけ残ったとき、積み金を山分けにするか打つかを話し合って決めるか、いつも打つか、いつも山分けにするかです。
    .title = 二人残り
    .choice-agree = 話し合う
    .choice-play = 打つ
    .choice-split = 山分け
option-must-play-three = 三人そろえるのに必要な人は降りられません。いつでも、または何局目から、と決められます。
    .title = 三人打ち
option-buyout = 追い込みの人は、出た人に席を買い取る額を申し出られます。
    .title = 席の買い取り
choice-on = あり
choice-off = なし
choice-none = なし
choice-number = { $n }
