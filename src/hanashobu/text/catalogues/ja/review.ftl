# 終わった試合の検討：運と腕、手の損得。

review-title = 運と腕：{ $game }、{ $rounds }局
review-progress = 検討しています…
review-interrupted = { $rounds ->
        [0] 中断しました。終わった局はありません。
       *[other] 中断しました。最初の{ $rounds }局の結果です。
    }
review-part-result = 結果
review-part-place = 席
review-part-deal = 配り
review-part-draws = めくり
review-part-own = 自分の手
review-part-others = 相手の手
review-part-rest = その他
review-luck-error = 配りとめくりの誤差
review-costliest = 損の大きかった手
review-no-mistakes = 二つの判定がそろって誤りとした手はありません
review-decided = 第{ $round }局（{ $line }行目）{ $who }：{ $did }
review-cost = 平均で{ DECIMAL($cost) } ± { $error }点の損です。
review-cost-chance = 試合に勝つ見込みが{ PERCENT($chance) }下がりました。
review-better = 最善：{ $why }
review-hand = 手札
review-field = 場札
review-column-decisions = 手数
review-column-mistakes = 誤り
review-column-each = 一手の損
review-summary = { $who }：{ $mistakes ->
        [0] 誤りなし
       *[other] 誤り{ $mistakes }回で{ DECIMAL($cost) }点
    }、ほかの手はあわせて{ DECIMAL($small) }点の損。
review-light = 点数は卓の平均との差です。「席」はその席の平均、「配り」と「めくり」は札がもたらした分で、そこから先は簡単な打ち手が打つとして数えます。手の良し悪しは、実際に配られていた札に対して数えます。誤りとは、打った人と同じことしか知らない二つの判定が、どちらも{ DECIMAL($least, digits: 2) }点以上の損とした手です。試合の終わり近くでは、試合に勝つ見込みも数えます。
review-kind-discard = 捨て札
review-kind-take = 取り札
review-kind-dealer-takes = 親の取り札
review-kind-return = 戻し札
review-kind-pile = 山選び
review-kind-speak = 出るか降りるか
review-kind-claim = 申告
review-kind-call = 続けるか終えるか
review-kind-swap = 手札の交換
review-kind-blind = 不見転
review-kind-offer = 申し出
review-kind-answer = 申し出への返事
review-kind-counter = もとの申し出への返事
review-kind-split = 山分け
review-kind-redeal = 配り直しの申し出
review-card = { $card }
