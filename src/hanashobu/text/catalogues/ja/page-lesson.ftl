# 卓での手ほどきと、そこへの入り口。

lesson-label = 手ほどき
lesson-step = { $at }／{ $of }
lesson-next = 次へ
lesson-leave = やめる
lesson-leave-long = 手ほどきをやめる
lesson-again = もう一度
lesson-play = 本番で遊ぶ
lesson-learn = 手ほどき
lesson-learn-it = { $game }の手ほどき
lesson-first = まず「次へ」を押してください。
