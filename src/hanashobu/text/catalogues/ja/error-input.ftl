# 入力された名前・シード・札・相手と、遊びのファイル。

error-name-own = 全員に、ほかの人と違う名前を付けてください。
error-name-long = 名前は{ $most }文字までです。
error-seed = { $seed }はシードに使えません。0から2^256 − 1までの整数にしてください（例：42）。
error-card-unknown =
    { $card }という札はありません。{ HAS($near) ->
        [yes] { $near }のことですか。
       *[no] { "" }
    }札は1aから12dまで{ $blank ->
        [yes] と、白札の0
       *[no] { "" }
    }{ HAS($joker) ->
        [yes] と、ジョーカーのj1から{ $joker }
       *[no] { "" }
    }です。
error-card-several = { $name }という札は何枚かあります。{ OR($codes) }と書いてください。
error-bot-unknown =
    { $name }というボットはいません。{ HAS($near) ->
        [yes] { $near }のことですか。
       *[no] { "" }
    }選べるのは{ COMMA($bots) }です。

## 遊びのファイル。GAME、Game、Wordsなどの名前はPythonのものなので、そのままにします。
error-game-file-unreadable = { $file }を読めません：{ $trouble }
error-game-file-missing = { $file }というフォルダーやファイルはありません。
error-game-file-none = { $file }にGAMEがありません。遊びのファイルの最後にGAME = Game(…)と書いてください。
error-game-file-type = { $file }：GAMEはGameではなく{ $type }です。ファイルの最後にGAME = Game(…)と書いてください。
error-game-file-several = { $file }に遊びが{ $count }つあります（{ COMMA($games) }）。一つのファイルに書けるのはGAME一つだけです。
error-game-file-twice = { $file }の{ $line }行目：GAMEが二度定義されています。一つのファイルに書ける遊びは一つだけです。
error-game-file-part =
    { $file }{ HAS($line) ->
        [yes] の{ $line }行目
       *[no] { "" }
    }：{ $finding }
error-game-file-syntax =
    { $file }{ HAS($line) ->
        [yes] の{ $line }行目
       *[no] { "" }
    }：{ $trouble }
error-game-file-run =
    { $file }{ HAS($line) ->
        [yes] の{ $line }行目
       *[no] { "" }
    }：ファイルを実行できません：{ $trouble }
error-game-file-build = { $file }：buildが返すのはRulesetではなく{ $type }です。
error-game-file-point = { $file }は遊びではありません。エントリーポイントには、GAMEのあるモジュールかGameを指定してください。
error-game-file-load = { $file }を読み込めません：{ $trouble }
error-game-file-wrong =
    { $file }：{ $finding }{ $others ->
        [0] { "" }
       *[other] `hana check` では、ほかに{ $others }か所の間違いが見つかります。
    }
error-game-file-finding = { $file }：{ $finding }
error-game-file-no-process = { $file }：遊びのファイルはまず別のプロセスで調べますが、ここではプロセスを起動できません（{ $trouble }）。
error-game-file-lobby = 外から加えた遊び{ $game }は表示できないため、一覧から外しました：{ $trouble }
error-game-file-name-taken = { $file }：{ $name }という名前は{ $other }の遊びが使っています。ほかの名前にしてください。
error-game-file-prefix-taken = { $file }：規則の番号が{ $prefix }で始まりますが、{ $other }の{ $game }も同じです。ほかの文字にしてください。
error-game-file-field = { $file }：遊びの{ $field }は{ $rule }にしてください（今は{ $value }）。
error-game-file-option = { $file }：取り決め{ $option }はoption(…)で書いてください。例：{ $option }: bool = option(False, "What it does.", title="Its title", rule="XX-O1")
error-game-file-options = { $file }：取り決めを読めません：{ $trouble }
error-game-file-field-name = 英小文字・数字・下線で、英小文字で始まるもの
error-game-file-field-prefix = { $common }以外の英大文字2文字
error-game-file-field-title = 文字列
error-game-file-field-sentence = 文字列
error-game-file-field-kanji = 文字列
error-game-file-field-seats = 2から{ $most }までの数のタプル（例：(2, 3)）
error-game-file-field-usual-seats = seatsのどれか
error-game-file-field-options = Optionsか、それを継いだクラス
error-game-file-field-borrows = ほかの遊びのprefixのタプル（例：("HH",)）
error-game-file-field-first = TrueかFalse
error-game-file-field-known = TrueかFalse
error-game-file-field-build = 取り決めと人数を受け取る関数
error-game-file-field-picture = 札の集まり（例：cards("1a 3a 8a")）
error-game-file-field-level = 1（易しい）、2（普通）、3（難しい）のどれか
error-game-file-field-minutes = 分数（0なら自動で数えます）
error-game-file-field-lesson = TOML形式の手ほどき（文字列）
error-game-file-field-words = Words(catalogues={ "{" }…{ "}" }, names={ "{" }…{ "}" })

## OSが拒んだ理由（文の終わり）
system-no-file = ファイルもフォルダーもありません
system-no-permission = 権限がありません
system-directory = フォルダーです
system-no-directory = フォルダーではありません
system-exists = 同じ名前のファイルがあります
system-no-space = 空き容量がありません
system-read-only = 読み取り専用です
