# Python のインターフェイスが断ること、外のボットが手番を失う理由。コードの語（choose(view)、BOT、None など）はそのままです。

## 引数
error-api-names = { $players }人いますが、名前は{ $n }つです。
error-api-entries = { $players }人いますが、項目は{ $n }つです。
error-api-bots = { $players }人いますが、ボットは{ $n }つです。人の席は None とします。
error-api-number =
    { $least }{ HAS($most) ->
        [yes] から{ $most }まで
       *[no] 以上
    }の整数にしてください（{ $number }）。
error-api-seat = 席{ $seat }はありません。席は0から{ $last }までです。
error-api-confidence = 0.99 のように、0.5から1までの数にしてください。
error-api-unwritable = { $path } に書き込めません: { $why }
error-api-endless = この試合には終わりがありません。何局打つかを指定してください。
error-api-deck = { $cards }はこの遊びの札ではありません。
error-api-teyaku = この卓に手役{ $teyaku }はありません。あるのは { COMMA($known) } です。
error-api-takes = 場の札を指定してください。

## Python のボット
error-api-bot-unknown =
    { $why }{ HAS($installed) ->
        [yes] インストールされているのは { COMMA($installed) } です。
       *[no] { "" }
    }
error-api-bot-file = Python のボットのファイル { $path } はありません。
error-api-bot-none = { $path } に BOT がありません。choose(view) のあるオブジェクトか、そのクラスが必要です。
error-api-bot-load = ボット { $bot } を読み込めません: { $error }
error-api-bot-make = { $bot } のボットを作れません: { $error }
error-api-bot-choose = { $bot } のボットに choose(view) がありません。

## 場面
error-position-rest = 「残り」にできる取り札は一つだけで、そのときは山札を指定しなければなりません。
error-position-own-piles = ここではめいめいが自分の山札からめくります。一人に一つずつ、山札のリストを指定してください。
error-api-card-twice = { $card }が二度書かれています。
error-position-places = { COMMA($cards) } が二か所にあります。
error-position-most = ここで局を打つのは{ $players }人までです。打たない人は None にしてください。
error-position-two = 手札のある人が二人以上必要です。
error-position-actor = { $who }はこの局を打ちません。
error-position-empty = { $who }は札を出す番ですが、手札がありません。
error-position-sizes = 番の人から順に、手札は同じ枚数か、もう打った人は1枚少なくなければなりません（{ COMMA($held) }）。
error-position-size = { $who } { $n }枚
error-position-ended = { $who }には局を終える役があります。
error-position-quiet = 場に置けるカス札が残っていません。場札をすべて指定してください。

## 失った手番
fault-late = { $seconds }秒以内に答えがありません。
fault-gave-up = 起動の回数が多すぎます。
fault-start = 起動できません: { $why }
fault-unreadable = 読めない答えです: { $answer }
fault-flood = 出力が多すぎます。
fault-ended = 終了コード{ $status }で終わりました。
fault-action = 手{ $action }は打てません。
fault-failed = ボット { $bot } でエラーが起きました: { $error }
# $error in Python's words, such as: ZeroDivisionError: division by zero.
fault-at = { $error }({ $file } の{ $line }行目)
fault-choice = ボット { $bot } の選んだ手は打てません: { $why }
fault-choice-answer = ボット { $bot } の選んだ手は打てません: { $answer }

## サーバーの制限
error-limit-form = { $text }は制限として読めません。connections=500 のように「名前=数」と書いてください。
error-limit-unknown =
    { $name }という制限はありません。{ HAS($near) ->
        [yes] もしかして { $near } でしょうか。
       *[no] { "" }
    }制限には { COMMA($known) } があります。
error-limit-number = { $name } を{ $text }にはできません。制限は1から{ $most }までの整数です。
error-review-which-match = このファイルには試合が{ $count }つあります。read_records(…) の一つを渡してください。
