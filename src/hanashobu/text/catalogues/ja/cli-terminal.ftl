# 端末の卓。入力する言葉（h、q、end、sage など）はそのままです。

terminal-guest = ゲスト
terminal-word = { $word }（{ $meant }）
terminal-facts = { COMMA($facts) }

## 始めるとき
terminal-continue = { $game }第{ $round }局の続き（{ $when }まで）
terminal-players = { $players }人
terminal-numbers = { OR($numbers) }
terminal-which-game = どの遊びにしますか。1～{ $most }か名前（q で終わる）:
terminal-when = { $month }{ $day }日 { $time }
terminal-month-1 = 1月
terminal-month-2 = 2月
terminal-month-3 = 3月
terminal-month-4 = 4月
terminal-month-5 = 5月
terminal-month-6 = 6月
terminal-month-7 = 7月
terminal-month-8 = 8月
terminal-month-9 = 9月
terminal-month-10 = 10月
terminal-month-11 = 11月
terminal-month-12 = 12月

## 保存された試合
terminal-continues = { $when }の試合の続きです。新しく始めるには --new を付けてください。
terminal-other-terminal = 途中の試合は別の端末で打たれています。これは新しい試合です。
terminal-record-exists = { $path } はもうあります。--record には新しいファイルの名前を書いてください。
terminal-record = 試合の記録です。`hana replay` と `hana verify` で使えます:
terminal-review = 札の運と、損の大きかった手を見るには：
terminal-saved = 保存しました。`hana play { $game }` でこの試合の続きができます。
terminal-save-broken = 保存された試合を続けられません：{ $why } ファイルはそのままにしてあります。
terminal-save-broken-note =
    保存された試合を続けられません：{ $why }
    もう一度試すには、このファイルを消してください。
terminal-save-folder = { $folder } に試合を保存できません（{ $why }）。HANASHOBU_HOME に別のフォルダーを設定してください。
terminal-save-format = { $file } の形式は{ $format }ですが、このバージョンが読めるのは { $ours } だけです。保存したバージョンで続けるか、削除してください。
terminal-save-players = { $file } には打つ人が書かれていません。
terminal-save-one-match = { $file } には試合が一つだけ入ります。
terminal-save-other-game = 保存された試合を今は続けられません：{ $why }
terminal-save-bot-gone = ボット { $file } との途中の試合がありますが、そのファイルがありません。元に戻すと続けられます。
terminal-save-bot-changed = { $file } は、この試合を前に打ったときから変わっています。ボットは今のファイルで続けます。
terminal-bot-failed = ボットでエラーが起きたので、{ $who }は適当に打ちます: { $why }
terminal-save-no-game =
    { $game } の途中の試合がありますが、その遊びがここにありません。{ HAS($file) ->
        [yes] `hana play { $file }` で続けられます。
       *[no] 遊びのファイルのあるフォルダーを { $variable } に加えてください。
    }

## 入力
terminal-more = Enter で続き、q で戻る:
terminal-prompt-play =
    あなたの番：{ $most ->
        [1] 1
       *[other] 1～{ $most }
    }か記号（? でヘルプ）:
terminal-prompt-return =
    { $which ->
        [any] 戻す札：1～{ $most }か記号（? でヘルプ）:
       *[numbered] 戻す札：番号か記号（? でヘルプ）:
    }
terminal-prompt-pile = 手札にする山：1か2（? でヘルプ）:
terminal-prompt-choice =
    選んでください：{ $most ->
        [1] 1
       *[other] 1～{ $most }
    }か{ $by ->
        [code] 記号
       *[word] 言葉
    }（? でヘルプ）:
terminal-which = { $card }でどの札を取りますか。
terminal-take = 取る札：1～{ $most }か記号（Enter で戻る）:
terminal-next-round =
    Enter で第{ $round }局を配る（q で終わる{ $ends ->
        [yes] 、end で試合を終える
       *[no] {""}
    }）:
terminal-between = Enter で次の局を配ります。q で終わると試合はあとで続けられ、end で試合を終えます。
terminal-final = Enter で最終結果へ:

## 質問
terminal-claim = まだ申告できます。{ $word } と入力：{ $text }
terminal-or-type = または { $word } と入力：{ $text }
terminal-answer = { $number }. { $word }：{ $text }
terminal-offered = { $number }. { $card }：{ $text }

## 札がすること
terminal-taken-alone = それだけを取る
terminal-stays = 場に残る
terminal-cannot-play = 出せない（合う札がほかにある）
terminal-takes =
    { $cards }{ $every ->
        [all] の3枚すべて
       *[some] {""}
    }を取る{ HAS($then) ->
        [yes] 、{ $then }
       *[no] {""}
    }
terminal-takes-one =
    { $n }枚から1枚取る{ HAS($cards) ->
        [yes] ：{ OR($cards) }
       *[no] {""}
    }{ HAS($then) ->
        [yes] 、{ $then }
       *[no] {""}
    }
terminal-makes =
    { $yaku }ができる{ $ends ->
        [yes] 、局が終わる
       *[no] {""}
    }
terminal-makes-worth = { $yaku }（{ $worth }）ができる
terminal-can-make = { $yaku }もできる
terminal-can-make-some =
    { $n ->
        [1] 役もできる
       *[other] 役が{ $n }つもできる
    }
terminal-can-end = 局を終えられる
terminal-ends = 局が終わる
terminal-ends-short = 終
terminal-some-yaku =
    { $n ->
        [1] 役ができる
       *[other] 役が{ $n }つできる
    }
terminal-brings =
    { HAS($more) ->
        [yes] { $more }も取って{ SIGNED($points) }
       *[no] +{ $points }
    }{ HAS($yaku) ->
        [yes] 、{ COMMA($yaku) }
       *[no] {""}
    }
terminal-points-range = +{ $low }～{ $high }

## 卓
terminal-round =
    { $of ->
        [0] 第{ $round }局
       *[other] 第{ $round }局（全{ $of }局）
    }
terminal-field = 場札
terminal-empty = なし
terminal-not-dealt = まだ配られていない
terminal-draw-pile = 山札{ $cards }枚
terminal-own-draw-pile = 自分の山札{ $cards }枚
terminal-yaku = 役
terminal-watch = 注意
terminal-deals =
    { HAS($mark) ->
        [yes] { $mark } { $who }
       *[no] 親は{ $who }
    }
terminal-leads =
    { HAS($mark) ->
        [yes] { $mark } { $who }
       *[no] 先手は{ $who }
    }
terminal-open = 公開{ $cards }
terminal-showed = 見せた札{ $cards }
terminal-claimed = 申告：{ $teyaku }
terminal-total = 合計{ $total }
terminal-nothing-taken = 取り札なし
terminal-and-more = ほか{ $n }
terminal-card-points = 札の点数{ $points }
terminal-in-yaku = 役{ $points }
terminal-no-hand = 手札はまだない
terminal-holding =
    手札{ $cards }枚{ $draw ->
        [-1] {""}
       *[other] 、山札{ $draw }枚
    }

## 調べるページ
terminal-help-title = 入力できるもの
terminal-help-card = 札を出す：手札の番号、または記号
terminal-help-takes = 札を出し、取る札も同時に決める
terminal-help-table = 卓をもう一度表示する
terminal-help-hint = 助言：それぞれの答えの値打ちと、最もよいもの
terminal-help-yaku = 役：どの役のどの札がどこにあるか
terminal-help-log = この局で起きたこと
terminal-help-rules = 遊びの決まりと役の一覧
terminal-help-sort = 手札を月の順、または種類の順に並べる
terminal-help-leave = 終わる。試合は保存され、次に続きができる
terminal-help-this = このページ
terminal-help-in-out = この局に出る、または逃げ料を払って降りる
terminal-help-offer = 席を買い取る額を申し出る。申し出ないときは no
terminal-help-counter = 自分の席に別の額を求める。受けるなら yes、断るなら no
terminal-help-claim = 手役を申告する（二つあれば both で両方）、または隠す。最初の山札がめくられるまでは、あとからでも申告できる
terminal-help-calls = 新しい役ができたとき：続ける、または局を終える
terminal-help-cancel =
    { $goes_on }のあと、札を出す代わりに：{ $counts ->
        [half] 半分で局を終える
       *[whole] 局を終える
    }
terminal-help-yes-no = 質問に答える
terminal-help-players = 印
terminal-help-dealer = { $mark }：この局の親
terminal-help-leader = { $mark }：先手（最初に打つ人）
terminal-help-cards = 札
terminal-help-codes = 記号は月と文字です。3a は三月の札の一つです。同じ月の札どうしで取り合います。
terminal-unknown = ? はまだだれも見せていない札
terminal-yaku-is = { $yaku }、{ $worth }：{ $text }
terminal-made-by = { $who }ができている
terminal-out-of-reach = もうできない
terminal-needed = { $need }枚必要。{ COMMA($held) }、場{ $field }
terminal-on-field = 場
terminal-your-hand = 手札
terminal-log = この局のこれまで

## 助言
terminal-hint-yaku = { $who }の役：{ COMMA($yaku) }
terminal-hint-likely = { $yaku } { PERCENT($chance) }
terminal-hint-from = { GROUPED($rounds) }局を想定しました。± は標準誤差です。
terminal-hint-takes = { $card } を取る
terminal-hint-average = あなたの平均：{ COMMA($values) }
terminal-hint-taking = 取る札：{ COMMA($values) }

## 文で読む卓（画面読み上げ用）
spoken-field =
    { HAS($cards) ->
        [yes] 場札は{ $cards }です。
       *[no] 場札はありません。
    }
spoken-extras = 卓には{ COMMA($extras) }があります。
spoken-draw-pile = 山札は{ $cards }枚です。
spoken-near = { $yaku }（{ $worth }）に近づいています。{ $needs }。
spoken-watch = { $who }に注意：{ $yaku }、{ $worth }、{ $needs }。
spoken-title = { $game }、{ $round }。{ $deals }。
spoken-idle = { $who }：{ COMMA($facts) }。
spoken-player =
    { PERSON($who) ->
        [you] あなた：{ COMMA($facts) }。
       *[one] { $who }：手札{ $cards }枚、{ COMMA($facts) }。
    }
spoken-sentences = { $a }{ $b }
spoken-called = { $call }。
spoken-claimed = 申告：{ COMMA($teyaku) }。
spoken-hand-open = { $cards }。
spoken-kind = { $kind }：{ $cards }
spoken-taken =
    { HAS($kinds) ->
        [yes] 取り札は{ SEMICOLON($kinds) }。
       *[no] 取り札はありません。
    }
spoken-made = できた役：{ COMMA($yaku) }。
spoken-hand =
    { HAS($cards) ->
        [yes] 手札は{ $cards }です。
       *[no] 手札:
    }
spoken-card =
    { HAS($facts) ->
        [yes] { $number }. { $card }：{ COMMA($facts) }。
       *[no] { $number }. { $card }。
    }
spoken-shown-stays = 見せた札なので残る
spoken-cannot-play = 合う札がほかにあるので出せない

## 名前の短い形（english の呼び名のとき）
short-2a = Warbler
short-5a = Bridge
short-6a = Butterfly
short-12b = Yellow
short-poetry-ribbon = Poetry
short-blue-ribbon = Blue
flower-7 = Clover
flower-9 = Chrysanth
label-9b = Chrysanthemum Blue
label-12b = Yellow Chaff
terminal-unsaved = { $why } この試合は保存されません。
terminal-not-kept = 試合は保存されませんでした。
