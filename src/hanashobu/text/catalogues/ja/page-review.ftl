# 検討のページ。
review-page = 検討
review-rounds = { $n }局
review-judged = { $all }手のうち{ $done }手を調べました。
review-again = 続ける
review-luck = 運と腕
review-points = { SIGNED_DECIMAL($points) }
review-plus-minus = ± { DECIMAL($value) }
review-mean = { DECIMAL($value, digits: 2) }
review-curve = 見込みの移り変わり
review-curve-of = { $who }の見込み。最後は卓の平均から{ SIGNED_DECIMAL($end) }点。
review-whose = だれの見込みか
review-legend-cards = 札による変化
review-legend-decisions = 手による変化
review-in-replay = 再生で見る
review-skill = 手の損
review-mark = 誤り。{ $cost }
