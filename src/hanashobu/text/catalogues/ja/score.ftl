# 実際の札で遊んだ局：何があったか、なぜ数えないか、何を前提にしたか。

score-place-pile = { $who }の取り札
score-place-hand = { $who }の手札
score-place-field = 場札
score-cards-many = { $count }枚（{ $codes }）
score-name-rule = { $name }（{ $rule }）
score-player-points = { $who }（{ $points }点）

## 何があったか
score-story-played = { $players }が打ちました。
score-story-bought = { $who }が{ $seller }の席を買い取りました。
score-story-shared = 出たのは{ $players }で、積み金を山分けにします（{ $rule }）。
score-story-alone = 出たのは{ $who }だけで、打たずに終わりました（{ $rule }）。
score-story-hands = 追い込みの手札の値が高く、打たずに終わりました（{ $rule }）。
score-story-ended = { $who }の{ $yaku }で局が終わりました。
score-story-lucky = { $who }の{ $hand }で局が終わりました。
score-story-drawn = 何人かに局を終える手役があり、勝者はいません。
score-story-went-on =
    { COUNT($players) ->
        [1] { $players }が「{ $call }」と言いました。
       *[other] { COMMA($players) }の順に「{ $call }」と言いました。
    }
score-story-call-ends = { $who }が「{ $call }」で局を終えました。
score-story-call-cancels = { $who }が取り消しました。

## なぜ数えないか、何を確かめるか
score-note-floor = 札の点数が{ $points }点以下の人（{ $players }）がいるので、だれも得点せず、親はそのままです（{ $rule }）。
score-note-instead = { $players }の{ $name }：この局では、ほかは何も数えません（{ $rule }）。
score-note-cancels = { $who }に{ $yaku }があるので、だれの役も数えません（{ $rule }）。
score-note-left = { $count }枚がだれの取り札にもありませんが、だれも局を終えていないので、すべて取られたはずです。取り札を見直してください。

## 前提にしたこと
score-remark-left = { $count }枚はだれの取り札にもなく、場・手札・山札に残りました。
score-remark-went-on = { $who }には役があり、局を終えなかったので、「{ $call }」と言ったものとします（{ $rule }）。
score-remark-dealer = 親は{ $due }の番でしたが、{ $who }が親を務めました。
score-remark-campaign = 年の終わり・吟味・借りは合計によって決まるので、ここでは精算しません。

## なぜ降りられないか
score-bound-leader = 先手は降りられない決まりです（{ $rule }）
score-bound-needed = 人数をそろえるには残りの全員が必要です（{ $rule }）

## その卓にないもの
score-unused-hands = 局の終わりに手札は関係ありません
score-unused-buys = 席の買い取りはありません
score-unused-leader = 札をめくって先手を決めることはありません
score-unused-stakes = 賭けるチップはありません
score-unused-calls = 宣言はありません
score-unused-answers = 責任払いはありません
score-unused-multiplier = 倍率はありません
score-unused-teyaku = 手役はありません

## 打つ前に入れるもの
report-blind = 親は不見転
    .missing = 不見転はありません
    .binds = 親は不見転です（{ $rule }）
report-month = 局の月
    .missing = その月だけ数える役はありません
report-dealers-hand = 親の手札で打った人
    .nobody = 親のまま
    .missing = 親の手札を取ることはありません

## 局で何をしたか
score-did-plays = 打った
score-did-out = 降り
score-did-forced = 追い込み
score-did-waits = 待ち
score-did-blank = 白札
score-did-sold = 席を譲った
score-did-in = 出

## 局の終わり
score-slip-dealt = 親は{ $name }
score-slip-won = { $name }の勝ちで、次の親です。
# ほかの人のほうが多く得た局。
score-slip-deals = 次の親は{ $name }です。
score-slip-nobody = 勝ちなし。{ $name }がもう一度親です。
