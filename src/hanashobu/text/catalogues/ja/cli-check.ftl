# `hana check` が遊びのファイルに見つけたこと。コードの語（play_on、sits_out、per= など）はそのままです。

check-with =
    { $finding }（{ $table }の卓{ $others ->
        [0] { "" }
       *[other] と、ほか{ $others }卓
    }）
check-table =
    { $n }人{ HAS($changes) ->
        [yes] 、{ COMMA($changes) }
       *[no] { "" }
    }
check-changed = { $option } { $value }
check-row = { $rule } { $name }

## 名前と人数
check-name-taken = 名前 { $name } は別の遊び（{ $game }）のものです。ほかの名前を付けてください。
check-prefix-taken = 接頭辞 { $prefix } は別の遊び（{ $game }）のものです。ほかの接頭辞を付けてください。
check-borrows = { $prefix } の規則を借りていますが、その接頭辞の遊びはありません。
check-seats-order = 人数（{ COMMA($seats) }）は、小さい順に一度ずつ書いてください。

## 規則のIDと文
check-lines = 規則の一覧を作れません: { $error }
check-the-rule = 規則「{ $text }」
check-the-option = 取り決め { $option }
check-id = { $what }: { $rule }はこの遊びの規則のIDではありません。IDは { $prefix }- か { $common }- で始まります。
check-rule-empty = 規則 { $rule } に文がありません。
check-catalogue = カタログ{ $lang }の { $id } が読めません: { $error }
check-catalogue-args = カタログ{ $lang }の { $id } が { COMMA($args) } を使っていますが、その引数はありません。
check-catalogue-extra = カタログ{ $lang }に { $id } がありますが、この遊びのメッセージではありません。
check-catalogue-lang = カタログ{ $lang }の言語は、このプログラムにありません。あるのは{ COMMA($known) }です。
check-catalogue-line = カタログ{ $lang }に、どのメッセージのものでもない行があります: { $line }。メッセージは「id = 文」と書きます。
check-reading = 名前{ $name }の角括弧が対になっていません。読みは 花[はな] のように書きます。
check-text-reference = { $id } の文は{ $other }を参照していますが、プログラムにそのメッセージはありません。言葉をそのまま書いてください。
check-two-texts = メッセージ { $id } に文が二つあります（{ $text }と{ $other }）。一方に key を付けてください。
check-text-key = { $id } はこの遊びのものではない規則の文です。key="{ $prefix }" を付けてください。
check-text-plain = { $id }の文に制御文字か見えない文字があるか、文が400字を超えています。
check-text-pattern = { $id } の文がパターンとして読めません: { $error }
check-text-args = { $id } の文が { COMMA($args) } を使っていますが、その引数が渡されていません。

## 取り決め
check-option-unseen = 取り決め { $option } が認識されません。{ $kind } に @dataclass(frozen=True) を付けてください。
check-option-title = 取り決め { $option } に題名がありません。option(…, title="Rounds") のように付けてください。
check-option-sentence = 取り決め { $option } に、何が変わるかを述べる文がありません。
check-option-words = 取り決め { $option } に { $value } の言葉がありますが、それは取れる値ではありません。
check-option-name = 取り決め { $option } の名前は、アドレスや棋譜で別の意味に使われています。別の名前にしてください。
check-option-type = 取り決め { $option } は値を取れません。型は bool、int、int | None、Literal のどれかにしてください。
check-option-default = 取り決め { $option } は、自分の既定値 { $value } を取れません。
check-option-idle = 取り決め { $option } は、何人でも何も変えません。
check-option-idle-value = 取り決め { $option } は、{ $value } にしても、何人でも何も変わりません。
check-preset = 一式 { $preset } では打てません：{ $why }
check-preset-name = 一式 { $preset } の名前は打ち込めないか、二つあります。英字とハイフンを使ってください。
check-preset-idle = 一式 { $preset } の { $option } は、もともとその値です。
check-usual-table = 標準の卓で遊べません: { $error }
check-build-part =
    { HAS($line) ->
        [yes] { $line }行目：
       *[no] { "" }
    }規則を組み立てられません: { $error }
check-build =
    { HAS($line) ->
        [yes] { $line }行目：
       *[no] { "" }
    }規則を組み立てられません: { $error }
check-build-type = 規則を組み立てられません: { $function } が Ruleset ではなく { $type } を返します。
check-build-again = 規則を組み立てられません: { $function } をもう一度呼ぶと、違う規則が返ります。規則は取り決めと人数だけで決まるようにし、乱数や回数に頼らないでください。

## 配り方と札
check-packet-empty = 配り方に、札のない一回分があります。
check-hands-or-piles = 配るのは手札か、pile_choice のある山かのどちらかです。
check-deal-many = { $deck }枚の札から{ $dealt }枚を配ることになっています。
check-deal-few = { $left }枚が配られず、共通の山札もありません。
check-turns = 山札は{ $left }枚で、手番は{ $turns }回です。同時に尽きません。
check-turns-even = { $rule } によれば手札と山札は同時に尽きないはずですが、同時に尽きます。
check-uneven-needless = play_on は山札を打ち切るので、uneven は要りません。
check-waits = { $apart }人に札を配りませんが、dropout では{ $waits }人が手札を待ちます。
check-dropout-small = { $seats }人の卓ではだれも降りられません。dropout は{ $players }人より多いときのものです。
check-dropout-two = 打つのは二人までなので、「二人残り」はありません。two_left を省いてください。
check-no-month = { $cards }は決して取れません。月のない札には Wild が要ります。
check-sits-out = sits_out は白札によるもので、白札と dropout が必要です。
check-sits-out-dealt = sits_outは白札を配られた人が休む規則です。すべての札を人に配ってください。
check-face-down = 伏せて配る場札は leader が表にします。両方を書くか、どちらも書かないでください。
check-cut = cut は共通の山札をカットするものですが、ここにはありません。
check-flaw-always = 配りの不備 { $rule } は札を必要としません。毎回配り直しになります。
check-flaw-never = 配りの不備 { $rule } は、この遊びにない札によるものです。
check-flaw-room =
    配りの不備 { $rule } には{ $cards }枚必要ですが、{ $where ->
        [field] 場札
       *[hand] 手札
    }は{ $room }枚です。
check-flaw-idle = 配りの不備 { $rule } の { $field } は、何も変えません。
check-flaw-asks = 配りの不備 { $rule } では配り直しを求められます。may_redeal(…) で書いてください。
check-flaw-piles = 配りの不備 { $rule } は配られた手札のものですが、pile_choice では、まだだれにも手札がありません。
check-flaw-takes = 配りの不備 { $rule } では親が札を取ります。dealer_takes_fours(…)、dealer_takes_pairs(…)、dealer_takes_card(…) のどれかで書いてください。
check-flaw-order = 配りの不備 { $rule } は配り直しになります。そうならないものより前に置いてください。
check-flaw-word = 配りの不備 { $rule } は、記録での呼び名 { $word } がほかの配り直しと同じです。別の why= を付けてください。
check-flaw-part = 配りの不備 { $rule } が見つかることはありません。その配りは必ず、前にある { $other } にあたります。
check-fours = 場の{ $field }枚に同じ月の札が四枚そろうと、だれにも取れません。配り直しの four_of_a_month("XX-9") か、残った札を引き取れる鬼札（wild）を加えてください。
check-cards-twice =
    { $cards }: { $what ->
        [values] 札の点数が二つあります。
       *[levels] 倍率の二つの段にあります。
    }
check-cards-none =
    { $what ->
        [values] { $n }点の札は、この遊びにありません。
       *[levels] ×{ $n }の札は、この遊びにありません。
    }
check-wild-card = 鬼札が、この遊びの札ではありません。
check-wild-twice = { $cards }が二通りの鬼札になっています。
check-wild-takes = 鬼札で取れる札が、この遊びにありません。
check-wild-taken-by = taken_by は場の鬼札を取れる札を決め、lying=PLAIN は同じ月の札が取るという意味です。どちらか一つにしてください。
check-wild-lies = 鬼札が場に残ることがあるのに、それを取れる札がありません。lying か taken_by を変えてください。
check-wild-own-three = own_three は鬼札と同じ月のほかの3枚についての規則ですが、その3枚がこの遊びにそろっていません。
check-wild-leftovers = 鬼札が何枚もあり、場に残った札をだれが取るか決まりません。leftovers=DEAD にしてください。
check-wild-par = 札の点数を基準点と比べるのに、場に残った札がだれの点にもなりません。leftovers=USER のままにしてください。
check-under = { $part } に under({ $sentence }=…) がありますが、その文はここにはありません。
check-flaw-takes-three = dealer_takes_pairsでは、同じ月の三枚のうち点のある札どうし、または点のない札どうしの二枚から親が選びます。{ $month }のどの三枚にも、点のある札が一枚か二枚必要です。
check-flaw-refills = dealer_takes_foursでは、共通の山札からあと四枚を場に出します。unevenかplay_onを書き、pile_choiceは外してください。
check-levels = 倍率には段が必要で、それぞれ2倍以上です。
check-levels-order = 倍率の段は、大きい順に並べてください。

## 役と手役
check-same-id = { $times }つの役が同じID { $rule } です。
check-same-name = { $times }つの役が同じ名前「{ $name }」です。
check-no-name = { $rule } に名前がありません。
check-never-made = { $what }は、この遊びの札では決してできません。
check-never-counts = { $what }は決して数えられません。できたときには、同じ群のもっと高い役があります。
check-from-the-start = { $what }に札が要りません。だれでも初めから持っています。
check-no-points = { $what }には点がありません。
check-steps = { $what }は枚数が多いほど点が少なくなります。点は枚数とともに増えるようにしてください。
check-more-alone = { $what }には more= の札がありますが、1枚ごとの点（per=）がありません。
check-more-others = { $what }の more= は、役そのものが数える札をすべて含まなければなりません。
check-per-alone = { $what }には per= がありますが、必要な枚数を超えて数える札がありません。
check-least = { $what }には札の点数が{ $least }点必要ですが、全部でも{ $total }点です。
check-special-nothing = { $what }に条件がありません。パターンか札の点数（least=）か all_par=True を書いてください。
check-claims-empty = Claims がありますが、申告する手役がありません。
check-kinds = エンジンの手役は{ $most }種類までですが、この遊びには{ $kinds }種類あります。
check-kind-mixed = 種類{ $kind }の手役は、月によるものと札によるものが混じっています。二種類に分けてください。
check-kind-field = 種類{ $kind }の手役は場札のものです。別の種類に分け、申告制（voluntary）をやめてください。
check-teyaku-place = { $what }の座順の人はいません。一局を打つのは{ $players }人です。
check-teyaku-nothing = { $what }に札が要りません。パターンか月を書いてください。
check-never-dealt = { $what }は、{ $cards }枚の手札には決してできません。
check-standing = { $what }は立三本{ $standing }組を求めていますが、三本は{ $triplets }組だけです。
check-unpaid = { $what }は { $field }=True ですが、それに支払う行（dues）がありません。

## 精算
check-due = { $rule }：{ $problem }
check-due-when = この行が当てはまる局の終わり方（when=）がありません。
check-due-ender = 札が尽きる前に局を終える人がいません。上がり役も calls もありません。
check-due-players = この人数で打つ局はありません。
check-due-no-yaku = 役を数えますが、役がありません。
check-due-no-cards = 札の点数を数えますが、点のある札がありません。
check-due-no-teyaku = 手役を数えますが、手役がありません。
check-due-no-stakes = 賭け金を取りますが、賭け金がありません。
check-due-share = points= は share のためのもので、share には必要です。
check-due-only = only= は役を数える行のためのものです。
check-due-no-dive = 飛び込みに支払いますが、dives=True の手役がありません。
check-due-no-escape = 抜けに支払いますが、escapes=True の手役がありません。
check-due-no-swap = 親の手札に支払いますが、取り替え（swap）がありません。
check-due-no-blind = 不見転に支払いますが、不見転（blind）がありません。
check-due-half = half= は札の点数と役のためのものです。
check-due-par = par は札の点数と share のためのものです。
check-due-pars = par は一つだけか、人数の分だけ書きます。
check-due-par-players = 三人の局と二人の局では par が違います。par=EQUAL とするか、players=3 のように人数を書いてください。
check-due-no-par = 基準点との精算には par が要ります。
check-due-above-par = par より上や下の人には par が要ります。
check-due-table = 抜けた人が払うのは親の手と見ず点だけです。by=TABLE を除いてください。
check-due-rounding = 賭け金はそのまま取り、端数の処理はしません。
check-due-sheet = 賭け金のある遊びでは、点はすべてだれかの賭け金から出ます。書き留めるだけの点や場とのやり取りはありません。
check-due-difference = 差は、札の点数か役、またはその合計の差です。
check-due-together = together= は share のためのものです。
check-no-such-yaku = 規則にある { $yaku } は、この遊びの役ではありません。
check-ending-unpaid = { $end }：局はこう終わることがありますが、そのときに当てはまる行（dues）がありません。
check-due-twice = { $one }と{ $two }は、一つの局で同じものに二度支払います。
check-par = 札の点数は合わせて{ $total }点ですが、{ $players }人の基準点は合わせて{ $together }点です。
check-equal = 札の点数は合わせて{ $total }点で、{ $players }人では等分できません。par を数で書くか、rounding= を使ってください。
check-stops-called = 上がり役と calls は両立しません。上がり役には声をかけません。
check-part-unpaid = { $part } がありますが、それに支払う行（dues）がありません。
check-yaku-unpaid = 役を数える行（dues）がありません。
check-cards-unpaid = 札の点数を数える行（dues）がありません。
check-liable-calls = { $rule }は局を続けた人のことですが、calls がありません。
check-liable-yaku = { $rule }には、だれかが一人で払う役がありません（yaku=(…)）。
check-calls-yaku = 規則に calls がありますが、役がありません。
check-instead-dealer = { $rule } は特別な勝ち（instead）のあとの親を決めますが、特別な勝ちがありません。
check-floor = いつもだれかの札の点数が{ $points }点以下なので、だれにも点が入りません。
check-raise-steps = { $rule }：倍付けの段階は、数の小さい順に一つずつ書きます。
check-raise-nothing = { $rule }は役の点を増やすものですが、得点表に役を数える行がありません。
check-leaves = { $rule }は行{ $line }を残すとありますが、得点表にそのIDの行はありません。
check-calls-least = { $rule }：聞かれるのに必要な{ $least }点にはだれも届きません。役は全部で{ $most }点です。
check-liable-unpaid = { $rule }は役の一人払いについてですが、得点表に相手が役の点を払う行がありません。
check-unit = unit が{ $unit }なので、役に点が入りません。
check-bust = 持ち点が0以下になると試合は終わりますが、全員がそこから始めます。
check-stake = 全員が賭け金を出しますが、初めの持ち点がありません。
check-campaign = campaign の year、loan、streak は1以上にしてください。
check-buy-in = 全員が{ $start }から始めますが、元手は{ $buy_in }、褒美の積み金への支払いは{ $prize }です。

## 少し打ってみて
check-idle = { $what }は何も変えません。これがなくても、局の結果も規則の文も同じです。
check-idle-seldom = 試した局では、{ $what }がなくても何も変わりませんでした。めったに起きないだけかもしれません。
check-trial = 遊びを打てません: { $error }
check-endless = { GROUPED($decisions) }手打っても局が終わりません。
check-negative = { $paid }の支払いがあります。支払いは0より小さくなりません。
check-left-over = 局のあと、だれも{ $cards }を持っていません。
check-sum = 局の結果を合わせると0ではなく{ $sum }になります。

## 遊びのファイルを調べた結果
check-waiting = { $file }を調べるのに時間がかかっています（プロセッサー時間で{ $seconds }秒まで待ちます）。
check-takes-long = ファイルを最後まで調べられませんでした。プロセッサー時間が{ $seconds }秒を超えたか、メモリーが足りなくなりました。ファイルの実行やbuildに終わらない繰り返しがないか確かめてください。
check-waits-long = { $seconds }秒たってもファイルを最後まで調べられませんでした。何かを待ったままです。
check-left = ファイルを調べるプロセスが、そのファイルによって終了しました（ステータス{ $status }）。遊びのファイルでプロセスを終了しないでください。
check-memory = ファイルを調べるのに1 GiBを超えるメモリーが必要です。際限なく大きくなるリストがないか確かめてください。
check-failed = ファイルを調べられません：{ $error }
check-threads = ファイルが始めたスレッドが終わっていません。
check-patched = すべての遊びで使う{ $name }をファイルが書き換えています。

## 遊びのファイルに入っている手ほどき
check-lesson-read = 手ほどきを読み込めません：{ $trouble }
check-lesson-seats = 手ほどきは{ $seats }人用ですが、この遊びは{ $seats }人ではできません。
check-lesson-last = 手ほどきの最後の段階は精算の説明です。`do` も `then` も書かないでください。
check-lesson-deal = 手ほどきの札を配れません：{ $trouble }
check-lesson-message = 手ほどきの { $id } はカタログにありません。代わりに文をそのまま書いてください。
check-lesson-turn = 手ほどきの段階{ $step }：{ $answer }のとき、その人の番ではありません。
check-lesson-answer = 手ほどきの段階{ $step }：{ $answer }とは答えられません。{ $trouble }
check-lesson-end = 手ほどきが局の終わりまで続いていません。最後から二番目の段階の `then` で局を終わらせてください。
