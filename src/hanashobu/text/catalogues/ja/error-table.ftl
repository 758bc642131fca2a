# ありえない遊び・卓・取り決め。

error-game-ambiguous = { $name }は{ OR($games) }のどれでしょうか。
error-game-unknown =
    { $name }という遊びはありません。{ HAS($near) ->
        [yes] { $near }のことですか。
       *[no] { "" }
    }あるのは{ COMMA($games) }です。
error-game-missing = これは{ $name }の試合ですが、その遊びはここにありません。SHA-256が{ $hash }の遊びのファイルが必要です。サーバーで遊んでいるなら、管理者に追加を頼んでください。コマンドラインでは、{ $variable }で指定したフォルダーに置いてください。
error-game-other = この{ $game }の試合はSHA-256が{ $hash }のファイルで行われましたが、ここにあるのは{ $ours }です。そのファイルを使ってください。
error-game-package = この{ $game }の試合はSHA-256が{ $hash }のファイルで行われましたが、ここではパッケージに含まれる遊びです。
error-record-rules = 先頭の行に、試合の決まりの版がありません。{ $rules } が必要です。
error-rules-version = この試合の決まりは第{ $version }版ですが、このプログラムが知っているのは第{ $ours }版だけです。記録したプログラムで読んでください。
error-seats = { $game }は{ OR($seats) }人で遊びます。{ $count }人では遊べません。
error-option-form = { $text }は取り決めの書き方ではありません。rounds=6のように、名前=値と書いてください。
error-option-unknown =
    { $name }という取り決めはありません。{ HAS($near) ->
        [yes] { $near }のことですか。
       *[no] { "" }
    }ここで選べるのは{ COMMA($options) }です。
error-option-rounds = 見出しのroundsは{ $rounds }ですが、取り決めのroundsは{ $other }です。取り決めからは除いてください。
error-option-missing = 見出しに{ COMMA($options) }がありません。既定のままの取り決めも、すべて書いてください。
error-option-value =
    { $option }を{ $value }にはできません。選べるのは{ $number ->
        [no] { COMMA($choices) }
        [only] { $least }以上の整数
       *[also] { COMMA($choices) }、{ $least }以上の整数
    }です。

## 遊びごと
error-HH-75-prize = prizeを{ $prize }にはできません。褒美は元手の{ $buy_in }貫から出します。
error-NA-target = targetは、はじめの持ち点{ $start }点より大きくしてください（今は{ $target }）。
error-no-lesson = { $game }の手ほどきはまだありません。決まりをご覧ください。
error-lesson-names = この手ほどきには、ほかに{ $needed }人の名前が要ります。
error-lesson-changed = 始めたあとで、この手ほどきの内容が変わりました。ロビーからもう一度始めてください。
error-lesson-over = 手ほどきは終わりました。本番で遊ぶか、もう一度手ほどきを受けてください。
error-not-a-lesson = これは手ほどきではないので、次へ進む説明はありません。
