# 局の精算と、試合の終わり。

settlement-wins = { $who }の勝ち
settlement-nobody = 勝者なし
settlement-deals-next = 次の親は{ $who }
settlement-times = この局はすべて{ $n }倍です。

## 局が終わったわけ
settlement-shoubu = { $who }が「勝負」と言いました。
settlement-cancel = { $who }が下げのあとで取り消しました。役は半分になります。
settlement-stopped = { $who }が{ $yaku }で局を終えました。
settlement-nobody-plays = 札は打たれませんでした。
settlement-split = 残った二人で積み金を分けます。札は打たれませんでした。
settlement-cancels = { $yaku }により、この局の役はすべて無効です。

## 役とやり取り
settlement-yaku = 役
settlement-yaku-in = 役（{ $unit }）
settlement-no-yaku = 役はありません。
settlement-shown = 手役
settlement-payments = やり取り
settlement-no-payments = やり取りはありません。
settlement-after = 局のあと

## 点の表
settlement-figures = この局の点と合計
settlement-player = 名前
settlement-cards = 札
settlement-cards-long = 札の点数
settlement-result = この局
settlement-total = 合計
settlement-idle = 打たず
settlement-winner = 局の勝ち

## 詳細
settlement-details = すべての札と、使われた決まり
settlement-took = それぞれが取った札
settlement-rules = 使われた決まり

## 試合の終わり
match-end-wins =
    { PERSON($who) ->
        [many] { $who }が勝ちを分け合いました
       *[one] { $who }の勝ち
    }
match-end-rounds = 試合終了
match-end-target = 目標の点に達しました
match-end-bust = 持ち点がなくなった人が出ました
match-end-stopped = 途中で試合を終えました
match-end-places = 最後の合計
match-end-accounts = 総精算

## 合計の図
chart = 試合の合計の移り変わり
chart-of = { $n }局までの各自の合計を線で示します。{ COMMA($standing) }。
chart-as-table = 表で見る
chart-start = 初め
