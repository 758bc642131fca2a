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

## その通りには局を進められない規則。段階や部品の名前はPythonの語なので、そのままです。
error-table-build = この取り決めでは{ $game }を用意できません：{ $trouble }
error-part = { $part }：{ $field }は{ $rule }にしてください（今は{ $value }）。
part-number = { GROUPED($least) }から{ GROUPED($most) }までの整数
part-cards = 札の集まり（例：cards("1a 3a 8a")）
part-text = 400字までの文字列（制御文字や見えない文字を除く）
part-name = 60字までの名前（制御文字や見えない文字を除く）
part-switch = TrueかFalse
part-none = None
part-one-of = { COMMA($words) }のどれか
part-call-word = ほかでは入力しない、小文字2～20字の語（{ COMMA($taken) }以外）
part-call-words = 互いに異なる三つの語
part-or = { OR($parts) }
part-tuple = タプル（各項目は{ $item }）
part-some = 一つ以上の項目のあるタプル（各項目は{ $item }）
part-named = { $name }（{ SEMICOLON($fields) }）
part-field = { $field }は{ $rule }
part-pair = { COMMA($items) }のタプル
part-dict = 辞書（dict）
part-class = { $name }
part-steps = 札の枚数ごとの点数の辞書（dict）
error-table-deal = { $deck }枚の札から{ $dealt }枚を配ることになっています。
error-table-deck = 札は{ $deck }枚ですが、親決めでは{ $seats }人が一枚ずつ引きます。
error-table-draw = 親決めを{ $times }回試しましたが、引いた札に差がつきませんでした。これでは親が決まりません。
error-table-sum = 一局で{ GROUPED($sum) }点になることがありますが、エンジンが数えられるのは{ GROUPED($most) }点までです。点数、unit、倍率のどれかを小さくしてください。
error-table-void = 一局のために札を{ $times }回配りましたが、どれも無効でした。
error-too-many =
    エンジンに入る{ $rows ->
        [packets] 配り方の組
        [flaws] 配りの不備（flaws）
        [wilds] 鬼札の種類
        [values] 札の点数の種類
        [levels] 倍率の段階
        [yaku] 役の行（役の段階ごとに一行）
        [teyaku] 手役
        [kinds] 手役の種類
        [dues] 得点表の行
        [liable] 責任払いの規則（liable）
        [liable-rows] 責任払いのある役の行（役の段階ごとに一行）
        [wins] 勝者を決める基準
        [ties] 同点を決める基準
       *[instead] 特別な勝ち
    }は{ $most }までですが、この遊びには{ $n }あります。
error-option-form = { $text }は取り決めの書き方ではありません。rounds=6のように、名前=値と書いてください。
error-option-unknown =
    { $name }という取り決めはありません。{ HAS($near) ->
        [yes] { $near }のことですか。
       *[no] { "" }
    }ここで選べるのは{ COMMA($options) }です。
error-option-rounds = 見出しのroundsは{ $rounds }ですが、取り決めのroundsは{ $other }です。取り決めからは除いてください。
error-option-missing = 見出しに{ COMMA($options) }がありません。既定のままの取り決めも、すべて書いてください。
error-option-needs = { $option } には { $needs } が要ります。両方を決めるか、どちらも決めないでください。
error-table-target = { $target }点で終わる試合を{ $start }点からは始められません。
error-preset-unknown = { $game }に { $name } という一式はありません。{ HAS($presets) ->
        [yes] あるのは{ COMMA($presets) }です。
       *[no] 一式はありません。
    }
error-preset-twice = 一式は一つだけ選んでください（{ COMMA($presets) }）。
preset-changed = { $preset }（{ COMMA($options) }を変更）
error-option-value =
    { $option }を{ $value }にはできません。選べるのは{ $number ->
        [no] { COMMA($choices) }
        [only] { HAS($most) ->
            [yes] { $least }から{ $most }まで
           *[no] { $least }以上
        }の整数
       *[also] { COMMA($choices) }、{ HAS($most) ->
            [yes] { $least }から{ $most }まで
           *[no] { $least }以上
        }の整数
    }です。

## 遊びごと
error-NA-target = targetは、はじめの持ち点{ $start }点より大きくしてください（今は{ $target }）。
error-no-lesson = { $game }の手ほどきはまだありません。決まりをご覧ください。
error-lesson-names = この手ほどきには、ほかに{ $needed }人の名前が要ります。
error-lesson-changed = 始めたあとで、この手ほどきの内容が変わりました。ロビーからもう一度始めてください。
error-lesson-over = 手ほどきは終わりました。本番で遊ぶか、もう一度手ほどきを受けてください。
error-not-a-lesson = これは手ほどきではないので、次へ進む説明はありません。
error-table-prize = 褒美の{ $prize }点は、元手の{ $buy_in }点からは出せません。prizeを小さくするか、buy_inを大きくしてください。
error-table-together = { $one }と{ $two }は両立しません。{ $why }
table-option = { $option } { $value }
