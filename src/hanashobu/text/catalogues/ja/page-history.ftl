history-title = 履歴
history-what = このブラウザーで遊んだ試合です。新しいものから並びます。
history-open = 途中の試合
history-over = 終わった試合
history-empty = まだ試合がありません。すぐに始められます。
history-play = 遊びを選ぶ
history-removed = 試合を削除しました。

## 一つの試合
history-won =
    { COUNT($who) ->
        [1] { $who }の勝ち
       *[other] { $who }が勝ちを分け合いました
    }
history-winner = 勝者
history-bot = ボット
history-go-on = 続ける
history-again = もう一度
history-record = 記録
history-remove = 削除
history-sure = この試合を完全に削除しますか。
history-yes = 削除する
history-no = 残す
history-export = すべて書き出す
history-import = 読み込む…
history-export-what = 試合と記録、得点係の試合、設定を一つのファイルにまとめます。保管にも、別のブラウザーで続けるときにも使えます。
history-imported =
    { $n ->
        [0] このファイルの試合はすべて読み込み済みです。
       *[other] { $n }件の試合を読み込みました。
    }
