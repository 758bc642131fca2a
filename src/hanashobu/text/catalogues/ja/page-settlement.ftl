# 局の精算と、試合の終わり。

## 役とやり取り
settlement-no-payments = やり取りはありません。
settlement-after = 局のあと

## 点の表
settlement-figures = この局の点と合計
settlement-what-for = 内訳
settlement-player = 名前
settlement-idle = 打たず
settlement-best = この局の最高

## 詳細
settlement-details = すべての札と、使われた決まり
settlement-took = それぞれが取った札
settlement-rules = 使われた決まり

## 試合の終わり
match-end-places = 最後の合計
match-end-accounts = 総精算

## 合計の図
chart = 試合の合計の移り変わり
chart-of = { $n }局までの各自の合計を線で示します。{ COMMA($standing) }。
chart-as-table = 表で見る
chart-start = 初め
