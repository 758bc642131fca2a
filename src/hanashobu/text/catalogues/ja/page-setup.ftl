setup-new = 新しい卓
setup-no-game = { $name }という遊びはありません。遊びは次のとおりです。
setup-players = 席
setup-how-many = 人数
setup-several = 一台を何人かで使います。手番ごとに端末を渡してください。その間、手札は幕で隠れます。
setup-rules = 取り決め
setup-unknown = リンクにこの遊びにないものがあったので、除きました：{ $what }
setup-obstacle-nobody = 遊ぶ人がいません。少なくとも一つの席を人にしてください。
setup-obstacle-names = 席の名前は、それぞれ違うものにしてください。
setup-obstacle-seed = シードは整数です（例：42）。

## 席
setup-seat = { $n }番の席
setup-seat-who = 座る人
setup-seat-person = この端末の人
setup-seat-name = 名前
setup-level-label = ボットの強さ
setup-level-mixed = 下で選んだとおり、ボットごとに違います。

## 取り決め
setup-house-reset = すべて元に戻す
setup-presets = 取り決めの一式
setup-preset-usual = ふつう
setup-house-changed =
    { $n ->
        [0] すべて標準
       *[other] { $n }件変更
    }
setup-number-from = { $least }から{ GROUPED($most) }までの整数です。
setup-number-number = { $label }：数
setup-number-or = または数
setup-option-changed = 変更
setup-option-usual = 元に戻す：{ $value }

## 配り
setup-seed-title = 配りの指定
setup-seed-what = 同じシードなら同じ札が配られます。空のままなら新しく切ります。シードを引いてリンクを送れば、友だちも同じ試合を遊べます。
setup-seed-seed = シード
setup-seed-fresh = 新しく切る
setup-seed-draw = シードを引く
setup-seed-clear = 消す

## 選んだものをまとめた紙
setup-slip-start = 始める
setup-slip-rules = この卓の決まり
setup-slip-option = { $title }：{ $value }
setup-slip-changed = 取り決め：{ COMMA($what) }
setup-slip-seed = シード { $seed }
setup-copy = この設定のリンクをコピー
setup-copied = この設定のリンクをコピーしました。
setup-link-copy = リンクをコピー
setup-link-done = リンクをコピーしました。
setup-link-by-hand = このリンクをコピーしてください：
