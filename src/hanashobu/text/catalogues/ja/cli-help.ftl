# `hana` の使い方の画面。コマンド、オプション、GAME などの大文字の語はそのまま入力するものです。

## 共通
help-usage = 使い方:
help-options = オプション
help-commands = コマンド
help-help = この説明を表示して終わります。
help-version = バージョンを表示して終わります。
help-default = 省略時: { $value }
help-required = 必須
help-try = 詳しくは '{ $command } --help' をご覧ください。
help-lang = 言語。HANA_LANG を設定すると、すべてのコマンドに効きます。コマンドの前に書きます。
help-vocabulary = 札や役の呼び名。english（その言語の名前）、romaji、kanji、korean のどれか。HANA_VOCABULARY でも設定できます。

help-option = 取り決め。例: must_match=on。一覧は `hana rules GAME` で見られます。何度でも書けます。
help-players = 人数。省略すると、その遊びのふだんの人数です。
help-seed = 整数。同じシードなら同じ札が配られます。
help-json = プログラム用に JSON で出力します。
help-match = 試合がいくつもあるファイルでは、何番目の試合か。
help-bot = 全員の席で打つボット。
help-threads = スレッドの数。省略するとコアごとに一つです。
help-on = 計算する場所。
help-address = Ray のクラスター。省略すると、このマシンで起動します。

## hana
help-hana = 花札の花合わせ系の遊びを、打ち、数え、調べます。
    .examples =
        hana play hiraya               ボット二人と対戦する
        hana rules nara                遊び方を見る
        hana sim hana_awase --rounds 100000
        hana --lang ja play            日本語で遊ぶ
        hana COMMAND --help            コマンドの詳しい説明

help-games = 遊びの一覧を表示します。
    .examples =
        hana games
        hana games --json

help-rules = 遊びの決まりを、卓の取り決めどおりに表示します。
    .examples =
        hana rules hiraya
        hana rules hana_awase --players 2
        hana rules hana_awase -o zero_sum=on -o rounds=6

help-cards = 48枚の札と白札とジョーカー、その記号を並べます。
    .examples =
        hana cards
        hana --vocabulary kanji cards

help-play = 端末でボットと遊びます。
    .about = 途中の試合は続きから始まります。保存の操作はいりません。
    .examples =
        hana play                      遊びを選ぶ
        hana play hiraya               ボット二人と対戦する
        hana play hana-awase --players 2 --bots random -o rounds=3
help-play-bots = 相手のボット。{ COMMA($bots) }、Python のボットのファイル、プログラムのコマンドから選びます。一つなら全員に、人数分ならコンマで区切ります。省略すると { $usual } です。
help-play-name = 卓での名前。
help-play-new = 途中の試合があっても、新しい試合を始めます。
help-play-record = 試合の記録をこのファイルに書きます。
help-play-fast = ボットの手の間に待ち時間を置きません。
help-play-plain = 札の絵の代わりに文で表示します。画面読み上げに向いています。

help-serve = ブラウザーで遊びます。
    .about = ページも卓もボットも、一つのポートから提供します。
    .examples =
        hana serve --open              このマシンだけで
        hana serve --host 0.0.0.0      家のどの端末からでも
        hana serve --games ~/games     フォルダーの遊びも加えて
help-serve-host = 待ち受けるアドレス。0.0.0.0 なら家のどの端末からでも使えます。
help-serve-port = ポート。0 なら空いているものを使います。
help-serve-data = 試合を保存するファイル。省略すると `hana play` の試合と同じ場所です。
help-serve-database = ファイルの代わりに試合を保存するPostgreSQLのデータベース。複数のサーバーで共有できます。HANA_DATABASE でも指定できます。
help-serve-games = 遊びのファイルのあるフォルダー、または一つのファイル。HANA_GAMES のものに加わります。何度でも書けます。
help-serve-open = 卓をブラウザーで開きます。
help-serve-limit = 制限を変えます（例：connections=500）。何度でも書けます。
help-serve-limits = すべての制限とその値を一覧にするだけで、ほかには何もしません。
help-serve-allowed-host = ブラウザーがこのサーバーに使う名前。何度でも書けます。
help-serve-proxy = X-Forwarded-For と X-Forwarded-Proto を信用するプロキシーまたはネットワーク。何度でも書けます。
help-serve-log = ログの形式。テキスト、またはログを集めるプログラムのためのJSON行。

help-data = サーバーが保存したものを控え、戻し、書き出し、消します。
    .about =
        `backup` はサーバーが動いていても、すべてを新しいファイルに写します。`restore` はそのファイル、またはデータベースに移るサーバーのファイルを、まだ空の保存先に写します。
        `export` は終わった試合の記録をすべてフォルダーに書き出します。控えには進行中の試合のシードが入っています。元のファイルと同じく人に見せないでください。
        `forget` は一つの卓または記録を、名前、手、会話、鍵などすべてとともに消します。先にサーバーを止めてください。
    .examples =
        hana data backup monday.sqlite
        hana data restore tables.sqlite --database postgresql://hana@localhost/hana
        hana data export records/
        hana data forget Qm3xT0aB9_cd

help-hint = 記録のある場面で、何をすればよいかとその理由を示します。
    .about = 助言は、決める人が知っていること以上は使いません。途中の試合では、まだ決められていない最後の場面についての助言です。
    .examples =
        hana hint match.jsonl
        hana hint match.jsonl --at 120
        hana hint match.jsonl --seat Aki --json
help-hint-at = 決めたことが書かれた行。省略すると最後の決定です。
help-hint-seat = 決める人。名前、または1からの番号。
help-hint-seconds = 考える秒数。
help-hint-tries = 秒数の代わりに、この数だけ局を想定して考えます。同じシードなら答えも同じです。

help-sim = 多くの局をシミュレーションして、結果をまとめます。
    .about =
        局はふだんの長さの試合として打たれます。同じシードなら、スレッドの数によらず同じ数値になります。
        Ctrl-C で途中で終え、済んだ分を報告します。
    .examples =
        hana sim hiraya
        hana sim hana_awase --players 4 --rounds 1,000,000 --seed 42
        hana sim nara --rounds 120 --records nara.jsonl
        hana sim kyu_rei_hana -o warbler_and_deer_double=on --json
        hana sim hana_awase --rounds 600 --bot regular
help-sim-rounds = 局の数。
help-sim-records = すべての試合の記録を書きます。FILE は上書きされます。

help-duel = 同じ配りでボットどうしを対戦させます。
    .about =
        どの配りも、ボットの座り方のすべてで一度ずつ、ふだんの長さの試合として打たれます。どちらが強いかが決まるか、
        局をすべて打つと終わります。Ctrl-C で途中で終え、済んだ分を報告します。
        Ray のクラスターでは、自作のプログラムがすべてのマシンに必要です。
    .examples =
        hana duel regular random --game hiraya
        hana duel strong regular random --game hana_awase --rounds 3,600 --seed 42
        hana duel master strong --game mushi -o rounds=1
        hana duel koi_koi strong "python my_bot.py" -o preset=nintendo
        hana duel regular my_python_bot.py --game nara
        hana duel strong regular --game nara --on ray --address 192.168.1.20:6379
help-duel-game = 対戦する遊び。ボットの前に書くこともできます。
help-duel-bot = 打つプログラム。例: "python my_bot.py"。何度でも書けます。
help-duel-rounds = 局の数の上限。
help-duel-confidence = 勝敗を決める信頼度。
help-duel-seconds = プログラムが一手に考えてよい秒数。
help-duel-all = 決まったあとも、局をすべて打ちます。

help-lab = 遊びについてのレポートを書きます。
    .about =
        席、結果、役、長さ、配り直し、局の終わり方を、それぞれ95 %区間とともに示します。読んだり印刷したりする report.html と、
        プログラム用の numbers.csv（pyarrow があれば numbers.parquet も）を書きます。同じシードなら、コアが一つでも複数でも
        Ray のクラスターでも、同じ数値になります。Ctrl-C で、済んだ分のレポートを書きます。
    .examples =
        hana lab hiraya
        hana lab nara --bot random --rounds 1,000,000 --to nara
        hana lab hana_awase --bot random --sweep must_match=off,on
        hana lab mushi --on ray --address 192.168.1.20:6379
help-lab-rounds = 局の数。省略すると、ランダムなら{ GROUPED($random) }局、ボットなら{ GROUPED($bot) }局です。
help-lab-sweep = 取り決めのいくつかの値を比べます。
help-lab-to = レポートのフォルダー。省略すると遊びの名前のフォルダーです。

help-odds = ある場面での、役と局の結果の見込みを示します。
    .about =
        その人に見えない札を、ありうる場所に置き、どの席も簡単な打ち手で局の終わりまで打つことを何度も繰り返します。
        ± はその標準誤差です。
    .examples =
        hana odds match.jsonl --at 120
        hana odds match.jsonl --at 120 --seat Aki --worlds 1,000,000
        hana odds --game mushi --hand "1a 2a 3a 5a 8a 9a 12a 12b"
                  --field "1c 2c 3c 4c 5c 8c 9c 10c" --pile "" --pile ""
help-odds-at = ファイルのこの行の前の場面。省略すると記録の終わりです。
help-odds-seat = だれの目で見るか。名前、または1からの番号。省略すると決める人です。
help-odds-game = 場面を入力するときの遊び。下のオプションとともに使います。
help-odds-hand = その人の手札。例: "1a 8a 12c"。
help-odds-field = 場札。
help-odds-pile = 取り札。一人に一つずつ、順番に。なければ ""。
help-odds-turn = だれの番か、番号で。省略するとその人自身です。
help-odds-dealer = 親の番号。省略すると最初の人です。
help-odds-multiplier = 局の倍率。
help-odds-worlds = 想定する世界の数。多いほど誤差は小さくなります。

help-score = 本物の札で打った局を計算します。
    .about =
        札は月と文字で、1a から 12d まで、白札は 0 と書きます。`rest` は、ほかの取り札にないすべての札です。

        卓に三人より多くいるときは、打たなかった人の取り札は言葉で書きます。`out`（降りた）、`forced`（追い込み）、`waits`（配られなかった）、`blank`
        （白札を持っていた）。だれも打たなかったときに出ていた人は `in` です。逃げ料、補償、積み金は規則どおりに払われます。
    .examples =
        hana score mushi --pile "1a 2a 3a 4a 4b 8a 12a" --pile rest
        hana score hiraya --names Aki,Ben,Chie --dealer Ben --teyaku Chie \
            --pile "1a 1b 2b 3b …" --pile "3a 8a …" --pile rest
        hana score kyu_rei_hana --multiplier 4 --pile "…" --pile "…" --pile rest
        hana score hachi_hachi --names Aki,Ben,Chie --teyaku Aki=HH-B5 \
            --call Ben=shoubu --pile "…" --pile "1b 2b 3b …" --pile "…"
        hana score taiyaku --first 2 --hand "5=1a 1c 2c …" \
            --pile out --pile "…" --pile "…" --pile rest --pile forced
help-score-stakes = 先手と賭け金のある遊び
help-score-calls = 勝負や下げのある遊び
help-score-choices = 配る前の選択のある遊び
help-score-pile = 一人の取り札。例: '1a 3a 8a'。一人に一つずつ、番の順に書きます。一つは `rest` にできます。
help-score-names = 同じ順での、みんなの名前。
help-score-dealer = 親。名前、または1からの番号。
help-score-multiplier = 倍率のある遊びでの、局の倍率。
help-score-teyaku = 手役を見せた人。手役がいくつもある遊びではその番号も。
help-score-hand = 配られた手札。補償を受ける追い込みの人、または飛び込みのために三本を申告した人のもの。
help-score-first = めくった札で決まった先手。省略すると親です。
help-score-stake = チップが8枚に満たなかった人の賭け金。
help-score-call = 局を終わらせた人。`shoubu` か `cancel` とともに。
help-score-sage = 下げた人。何人もいれば、最初に下げた順に。
help-score-buys = 追い込みの人が、席をN点で買った。売った人の取り札は `sold` です。
help-score-answers = 役（その番号）または飛び込み（出した札）の責任を負う人。
help-score-blind = 親が不見転で打った。
help-score-month = 局の月（1～12）。その月だけ数える役があるとき。
help-score-dealers-hand = 親の手札で打った人。省略すると親です。

help-verify = 記録が規則どおりか確かめます。
    .about =
        すべての札、選択、支払いをもう一度たどります。答えは ok か、規則に反する最初の行です。
        どのファイルも正しければ（途中で切れていても）終了コードは 0、そうでなければ 1 です。
    .examples =
        hana verify match.jsonl
        hana verify records/*.jsonl --json
        zcat match.jsonl.gz | hana verify -
help-verify-receipt = 公正な配りを、画面が保存した控えと比べます。約束、あなたの数、見た出来事が同じかどうか。
help-verify-commitments = 公正な配りを、ファイルに保存した公開の一覧（/api/commitments）と比べます。いくつかに分けるときは順番に。

help-review = 終わった試合を検討します。運と腕、誤り。
    .about = どの手も、打った人が知りえたことだけで判定します。12局の試合で30秒ほどかかります。Ctrl-C で中断すると、終わった局の結果が残ります。
    .examples =
        hana review match.jsonl
        hana review match.jsonl --match 2
        hana review match.jsonl --json
help-review-tries = 誤りかもしれない手を調べる探索の試行数。省略すると約26万回です。

help-replay = 記録を一歩ずつたどります。
    .about = 端末では Enter で進み、b で戻り、r で次の局へ、q で終わります。パイプにはすべてを出力します。
    .examples =
        hana replay match.jsonl
        hana replay match.jsonl --seat Aki
        hana replay match.jsonl --match 2 --from-line 120
        hana replay match.jsonl --words | less
help-replay-match = ファイルのこの試合だけ。
help-replay-from-line = ファイルのこの行から始めます。
help-replay-seat = この人に見えたことだけを示します。名前、または1からの番号。
help-replay-all = 全員の手札を示します。--seat がないときも同じです。
help-replay-words = 卓を描かず、起きたことだけを示します。
help-replay-steps = 一歩ごとにキーを待つか、すべてを出力します。

help-deck = 札の絵を書き出します。
    .about = すべての札と白札と裏、そして全部を並べた一枚を SVG で書きます。絵はこのプロジェクトのために描かれ、同じライセンスです。
    .examples =
        hana deck cards/               1a.svg ～ 12d.svg、0.svg、j1.svg ～ j7.svg、back.svg、deck.svg

help-new = 新しい遊びのファイルを作ります。
    .about =
        配り方と役二つと取り決め一つがあり、`hana check` を通り、すぐに遊べます。少しずつ変えていってください。
        自分のフォルダーでは一つのファイルです。このプロジェクトのフォルダーでは、決まりのページとテストも作られます。
    .examples =
        hana new osaka
        hana new osaka --title "Osaka-bana" --prefix OB
help-new-title = 遊びの呼び名。省略すると名前を大文字で始めたもの。
help-new-prefix = 規則の番号の初めの二文字。省略すると空いているもの。

help-check = 遊びのファイルを検査します。
    .about =
        すべての人数と取り決めを試します。配り方と札の枚数は合うか、基準点は札の点数を等分したものか、
        取り決めはそれぞれ何かを変えるか、役はどれも作れて数えられるか、規則に番号があるか、打てるか。
        黙って何もしない部分は誤りです。部分のない段階、段階のない部分、精算で使われない規則など。
        遊びを書かなければすべてを検査します。誤りがあれば終了コードは 1 です。
    .examples =
        hana check
        hana check nara
        hana check my_game.py
