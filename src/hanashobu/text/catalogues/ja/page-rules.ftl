# 遊びの決まりと、札。

## すべての札
rules-cards-title = 札
rules-cards-what = 札は48枚。十二の月に4枚ずつあります。同じ月の札どうしが合う、それだけ分かれば始められます。
rules-cards-games = それぞれの遊びの決まり
rules-cards-unknown = { $name }という遊びはありません。
rules-months-title = 月ごとの札
rules-months-month = { $n }月
rules-months-blank-what = どの月でもない予備の札です。使う遊びもあります。

## 手番
rules-turn-title = 五つの絵で見る手番
rules-turn-see = 場に表向きの札があり、あなたは手札を持ち、残りは山札です。
rules-turn-match = 手札を1枚出します。場に同じ月の札があれば、2枚とも取ります。
rules-turn-stay = なければ、出した札は場に残ります。
rules-turn-draw = 続けて山札の一番上をめくります。同じように、取るか、場に残ります。
rules-turn-pile = 取った札はあなたの前に置きます。札には点があり、決まった組がそろえば役になります。

## ひとつの卓の決まり
rules-contents = このページの内容
rules-for = 人数
rules-play = この決まりで遊ぶ
rules-print = 印刷
rules-how = 局の進み方
rules-chapter-before = 打ち始めるまで
rules-chapter-turn = 手番
rules-chapter-score = 特別な札と得点
rules-chapter-match = 試合
rules-house-what = 取り決めを変えると、このページの決まりも変わります。

## 札の点数
rules-points = 札の点数
rules-points-each = 点ずつ
rules-points-together = 合わせて{ $n }
rules-points-all = { $n }枚全部で{ $points }

## 役
rules-yaku = 役
rules-yaku-what = 取った札がそろうと数える組です。
rules-yaku-any = 次から{ OR($n) }枚
rules-yaku-and-any = と、次から{ OR($n) }枚
rules-or = または
rules-yaku-cancels = だれかが持てば、役はすべて流れます。
rules-yaku-every-month = その局の月の4枚。第1局では：
rules-yaku-month = { $n }月の局では：
rules-yaku-places = { OR($places) }番目に打つ人だけの役です。
rules-best = { $group }：いちばん高いものだけを数えます
rules-add = すべて加算します
rules-teyaku = 手役
rules-teyaku-what = 配られたときの手札で決まる役です。
rules-kind = 種類{ $kind }：いちばん高いものだけを数えます
