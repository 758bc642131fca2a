# `hana` のコマンドが表示する文。--at や hana play、ファイルの名前などはそのままです。

## コマンドラインの誤り
cli-error = エラー: { $what }
cli-no-such-command =
    { $word }というコマンドはありません。{ HAS($near) ->
        [yes] { $near } のことでしょうか。
       *[no] {""}
    }コマンドは { COMMA($commands) } です。
cli-no-such-option =
    { $option } というオプションはありません。{ HAS($near) ->
        [yes] { $near } のことでしょうか。
       *[no] {""}
    }
cli-group-option = { $option } はコマンドの前に書きます。例: hana { $option } … { $command }
cli-missing =
    { $kind ->
        [argument] { $name } がありません。
       *[option] オプション { $name } がありません。
    }
cli-option-value =
    { $takes ->
        [yes] { $option } には値が必要です。
       *[no] { $option } に値は付けられません。
    }
cli-extra-arguments = 余分な言葉が{ $count }個あります: { COMMA($words) }
cli-whole-number = { $option } は{ $least }から{ $most }までの整数です。{ $value }は使えません。
cli-number = { $option } は{ $least }から{ $most }までの数です。{ $value }は使えません。
cli-one-of = { $option } は{ OR($words) }です。{ $value }は使えません。
cli-no-such-player = { $player }という人はいません。1から{ $count }までの番号か、名前（{ COMMA($names) }）を書いてください。
cli-output = 答えを書き出せません: { $why }
cli-trouble-with = { $path }: { $why }
cli-new-keyword = { $name } は Python の言葉なので、ファイル名に使えません。{ $name }_game などの別の名前にしてください。
cli-cards-code = 記号
cli-cards-month = 月
cli-cards-kind = 種類
cli-unwritable = { $path } に書けません: { $why }
cli-unreadable = { $path } が読めません: { $why }
cli-address-without-ray = --address は --on ray とともに使います。

## 共通
column-name = 名前
column-game = 遊び
column-players = 人数
cli-player-number = プレイヤー{ $number }
cli-span = { $first }～{ $last }
cli-house-rule = 取り決め: { $name } { $value }
kernel-building = カーネルをコンパイル中です。終わるまでは遅い CPython で計算します。
kernel-missing = この環境用のコンパイル済みカーネルがないため、遅い CPython で計算します。リポジトリからは make kernel で作れます。
kernel-other-version = コンパイル済みカーネルが別のバージョンのものなので、遅い CPython で計算します。Hanashōbu を入れ直すか、リポジトリで make kernel を実行してください。
kernel-damaged = コンパイル済みカーネル（{ $file }）が壊れているため、遅い CPython で計算します。Hanashōbu を入れ直すか、リポジトリで make kernel を実行してください。
cli-stopped-games = { $of } 個の遊びのうち { $done } 個で止めました。
cli-stopped-early =
    { HAS($trouble) ->
        [yes] { $trouble } { GROUPED($of) }局のうち{ GROUPED($done) }局で止まりました。
       *[no] { GROUPED($of) }局のうち{ GROUPED($done) }局で止まりました。
    }

## 記録
cli-record-breaks = { $file } の{ $line }行目は { $rule } に反します: { $what }
cli-record-bad = { $file }: { $what }
cli-record-no-match = { $file } には試合がありません。
cli-record-which-match = { $file } には{ $count }試合あります。--match で選んでください。
cli-record-no-such-match = { $file } には{ $count }試合しかなく、{ $number }番目の試合はありません。
cli-record-no-decision =
    { $file } の{ $line }行目は決定ではなく、それまでのことから決まるものです。{ HAS($next) ->
        [yes] 次の決定は{ $next }行目です。
       *[no] {""}
    }

## hana games、deck、new、check
cli-games-what = どんな遊びか
cli-deck-written = { $folder } に{ $count }枚の絵があります。
cli-deck-not-a-folder = { $path } はファイルです。フォルダーの名前を書いてください。
cli-new-name = { $name }は遊びの名前に使えません。英字で始め、英数字と下線を使ってください。
cli-new-taken = { $name } という遊びはもうあります。ほかの名前にしてください。
cli-new-exists = { $path } はもうあります。ほかの名前にするか、移してください。
cli-new-written = { $path } を作りました。
cli-new-next = 次は `hana check { $game }`、`hana rules { $game }`、`hana play { $game }` をどうぞ。
cli-new-prefix = --prefix は、ほかの遊びが使っていない英字二文字です。{ $prefix }は使えません。使用中: { COMMA($taken) }
cli-new-title = 呼び名は1～{ $most }文字で、引用符とバックスラッシュは使えません。
cli-check-cards = 札
cli-check-points = 点数
cli-check-par = 基準点
cli-check-yaku = 役
cli-check-teyaku = 手役
cli-check-options = 取り決め
cli-check-ok = ok
cli-check-wrong = 誤り
cli-check-tried = { $tables }卓を試しました。すべての人数、すべての取り決め、その二つずつの組み合わせです。

## hana rules
cli-rules-table = { $players }人 · { $deal }
cli-rules-most =
    一局を打つのは多くても{ $players }人です{ $blank ->
        [yes] 。白札を配られた人は休みます
       *[no] { $waits ->
            [0] {""}
           *[other] 。{ $waits }人には配られません
        }
    }
cli-rules-counter = { $counter }は{ $points }
cli-rules-units = { COMMA($counters) }
cli-rules-counted = 点の数え方: { COMMA($counters) }
cli-rules-changed = この卓の取り決め: { COMMA($rules) }
cli-rules-unchanged = 取り決めの変更はありません。
cli-rules-round = 局の流れ
cli-rules-card-points = 札の点数
cli-rules-each = 一枚
cli-rules-cards = 札
cli-rules-together = 合計
cli-rules-all-cards = 全{ $cards }枚
cli-rules-yaku = 役
cli-rules-teyaku = 手役（配られた手札）
cli-rules-best = { $group }：最もよいもの一つだけを数えます
cli-rules-kind = { $kind }：最もよいもの一つだけを数えます
cli-rules-add-up = どれも合わせて数えます
cli-rules-cancels = だれかが作ると、役は一つも数えません。
cli-rules-house-rules = 取り決め（--option 名前=値 で変えられます）
cli-rules-values = 名前と値
cli-rules-here = この卓
cli-rules-does = 内容
cli-rules-number =
    { HAS($most) ->
        [yes] { $least }から{ $most }まで
       *[no] { $least }以上
    }の数
cli-rules-defaults = * 変更したもの。もとは{ $rules }です。
cli-rules-presets = 取り決めの一式
cli-rules-preset = { $title }：{ COMMA($rules) }

## hana play
cli-play-name = 名前は1～{ $most }文字です（全角は2文字と数えます）。
cli-play-bots = 相手は{ $rivals }人です。ボットの名前を一つ、またはコンマで区切って{ $rivals }個書いてください。

## hana serve
cli-serve-packages = サーバーにはパッケージがもっと必要です（{ $package }）: pip install hanashobu
cli-serve-extra = これにはもう一つパッケージが必要です（{ $package }）: pip install 'hanashobu[{ $extra }]'
cli-serve-at = 花勝負は { $address } で動いています（Ctrl-C で終わります）
cli-serve-connections = このシステムで同時に使える接続は{ $wanted }ではなく{ $room }です。`ulimit -n` で変えられます。
cli-serve-data-folder = { $path } はフォルダーです。--data にはファイルの名前を書いてください。
cli-serve-data-or-database = 試合の保存先は、ファイル（--data）かデータベース（--database）のどちらか一つにしてください。
cli-serve-database = --database にはPostgreSQLのデータベースのアドレスを postgresql://USER:PASSWORD@HOST/NAME のように書いてください。
cli-serve-proxy = --proxy には 127.0.0.1 や 10.0.0.0/8 のようなアドレスかネットワークを書きます: { $why }
cli-serve-address = { $host }というアドレスはこのマシンにありません: { $why }
cli-serve-listen = { $host }:{ $port } で待ち受けられません: { $why }

## hana hint
cli-hint-where = { $who }、第{ $round }局、{ $line }行目：
cli-hint-no-line = この試合に{ $line }行目はありません。{ $first }行目から{ $last }行目までです。
cli-hint-not-asked = そこで決めるのは{ $who }ではなく{ $asked }です。
cli-hint-decides-nothing = { $who }は { $file } で何も決めません。
cli-hint-over = { $file } の試合は終わっています。何行目の助言がほしいか --at で指定してください。
cli-hint-nobody = { $file } の終わりでは、だれも決めることがありません。何行目の助言がほしいか --at で指定してください。

## hana replay
cli-replay-seat-or-all = --seat と --all は同時に使えません。一人の手札か、全員の手札かを選んでください。
cli-replay-no-line = { $file } に{ $line }行目はありません。
cli-replay-cut-off = 記録は{ $line }行目のあとで切れています。
cli-replay-hand = 手札
cli-replay-keys = { $first }～{ $last }行目 · Enter 進む · b 戻る · r 次の局 · q 終わる

## hana sim
cli-sim-records-here = 記録はこのマシンで順に書かれます。--on か --records を外してください。
cli-sim-views = { $bot } は CPython で見える情報だけから打つため、ランダムに打つより遅くなります。
cli-sim-unwritable = { $path } に書けません: { $why }。書けたところまでは、最後の行を除いて正しい記録です。
cli-sim-progress = { $of }局中{ $done }局
cli-sim-table =
    { $players }人、{ $bot ->
        [random] ランダムに打つ
       *[other] 全員が { $bot }
    }、シード { $seed }
cli-sim-played =
    { GROUPED($matches) }試合{ GROUPED($rounds) }局、{ $machine ->
        [compiled] コンパイル済みカーネル
       *[other] { $machine }
    }で毎秒{ GROUPED($rate) }局{ $threads ->
        [1] {""}
       *[other] 、{ $threads }スレッド
    }
cli-sim-column-seat = 席
cli-sim-column-mean = 平均
cli-sim-column-interval = 95%区間
cli-sim-column-spread = 標準偏差
cli-sim-column-won = 勝った局
cli-sim-column-cards = 札の点数
cli-sim-dealer = 親
cli-sim-nobody = なし
cli-sim-chart = だれかが作った回数（100局あたり）
cli-sim-length =
    一局は平均{ DECIMAL($turns) }手番、決定は{ DECIMAL($decisions) }回。{ HAS($misdeals) ->
        [yes] 配り直しは{ PERCENT($misdeals, digits: 2) }でした。
       *[no] 配り直しはありませんでした。
    }
cli-sim-multiplied = { PERCENT($share, digits: 1) }の局に倍率が付きました。
cli-sim-recorded = すべての試合を { $path } に記録しました。

## hana duel
cli-duel-two = 対戦にはボットが二つ以上必要です。
cli-duel-nothing = { $trouble } 終わった配りはありません。
cli-duel-progress = { $of }回中{ $done }回の配り
cli-duel-table = { $players }人、シード { $seed }
cli-duel-played = { GROUPED($rounds) }局：{ GROUPED($deals) }回の配りを{ $matches }試合ずつ、{ DECIMAL($seconds) }秒
cli-duel-column-bot = ボット
cli-duel-column-points = 点
cli-duel-column-more = ほかとの差
cli-duel-column-rounds = 局
cli-duel-column-matches = 試合
cli-duel-fault-illegal = 反則{ GROUPED($count) }回
cli-duel-fault-crashed = 異常終了{ GROUPED($count) }回
cli-duel-fault-late = 時間切れ{ GROUPED($count) }回
cli-duel-faults = { $bot }：{ GROUPED($moves) }手のうち{ COMMA($faults) }。代わりにランダムに打ちました。最初の例: { $first }
cli-duel-verdict =
    { $decided ->
        [decided] { $better } は { $worse } より強い：一局に{ $more }点
       *[undecided] { $better } が { $worse } より強いかどうかは決まっていません：一局に{ $more }点
    }{ HAS($fair) ->
        [yes] （札の運を除くと{ $fair }点）。
       *[no] 。
    }
cli-duel-saved = 札の運を除けば、{ GROUPED($rounds) }局で、除かないときの{ GROUPED($many) }局分のことが分かります。

## hana lab
cli-lab-no-matplotlib = レポートには matplotlib が必要です: pip install 'hanashobu[lab]'
cli-lab-nothing = { $trouble } 終わった局がないため、レポートはありません。
cli-lab-written = レポートは { $path } です。
cli-lab-part = { $trouble } レポートは{ GROUPED($of) }局のうち{ GROUPED($done) }局についてです。
cli-lab-folder = { $folder } にレポートを書けません: { $why }
cli-lab-unwritable =
    { $path } に書けません: { $why }。{ HAS($kept) ->
        [yes] { $folder } の{ $kept }は書けています。
       *[no] 代わりに数値を標準出力に出しました。
    }

## hana odds
cli-odds-what = 記録か、--game、--hand、--field と人数分の --pile で場面を書いてください。
cli-odds-record = 記録には場面が含まれています。使えるのは --at、--match、--seat だけです。
cli-odds-typed = --at と --match は記録に使います。
cli-odds-at = ここで --at に使えるのは{ $first }行目から{ $last }行目までです。{ $at }は使えません。
cli-odds-nobody = { $file } の終わりでは、だれも決めることがありません。何行目の前の見込みがほしいか --at で指定してください。
cli-odds-eyes =
    { HAS($who) ->
        [yes] { $who }の目から
       *[no] 観戦者の目から
    }
cli-odds-worlds = 、{ GROUPED($worlds) }通りの世界
cli-odds-turn = { $who }が決める番です。局の{ $turn }手番目。
cli-odds-brings = 局の結果
cli-odds-wins = 局に勝つ
cli-odds-never = どの世界でもできない役：{ COMMA($yaku) }

## hana score
cli-score-bad-names = --names: { $why }

## hana data
cli-data-exists = { $path } はすでにあります。新しいファイルの名前を書いてください。
cli-data-missing = ファイル { $path } がありません。
cli-data-nothing = { $id }という卓も記録もここにありません。idはアドレスの最後の部分です。
cli-data-forgotten = { $id } を、関わるものすべてとともに消しました。
cli-data-copied = 卓{ $count }つを、関わるものすべてとともに写しました。
cli-data-exported = { $path } に記録が{ $count }件あります。
