# `hana lab` が書くレポート。

## 見出し
lab-report = { $game }のレポート
lab-facts =
    { $players }人、{ HAS($bot) ->
        [yes] 全席が{ $bot }
       *[no] ランダムに打つ
    }。{ $rounds }{ HAS($changed) ->
        [yes] 取り決め：{ COMMA($changed) }。
       *[no] { HAS($swept) ->
            [yes] ほかの取り決めはそのまま。
           *[no] 取り決めはそのまま。
        }
    }
lab-facts-rounds = { GROUPED($matches) }試合、{ GROUPED($rounds) }局、シード{ $seed }。
lab-trouble = { $why }指定は{ GROUPED($asked) }局でしたが、終わったところまでの結果です。
lab-tile-place = 最もよい席（{ $place }）の、一局あたりの有利さ（{ $unit }）
lab-tile-dealer = 親が勝つ局（均等なら{ PERCENT($share, digits: 1) }）
lab-tile-yaku = 100局あたりの回数：最も多い役は{ $yaku }
lab-tile-played-out = 最後まで打たれた局

## 席
lab-seats = 席の有利・不利
lab-seats-about =
    親から順に、席ごとの一局の成績です。{ HAS($above) ->
        [yes] 確かに有利：{ COMMA($above) }。{ HAS($below) ->
            [yes] 確かに不利：{ COMMA($below) }。
           *[no] { "" }
        }
       *[no] { HAS($below) ->
            [yes] 確かに不利：{ COMMA($below) }。
           *[no] 席による差は確かめられませんでした。
        }
    }
lab-seats-axis = 一局あたり、平均との差（{ $unit }、95%信頼区間）
lab-seats-alt = 席ごとの有利さと信頼区間
lab-place =
    { $n ->
        [1] 親
       *[other] { $n }番目
    }
lab-place-last = 最後
lab-nobody = なし

## 成績
lab-results = 一局の成績
lab-results-about = それぞれの成績がどれほど出るか。両端には、その外側も含まれます。
lab-results-axis = 一局の{ $unit }
lab-results-alt = 一局の成績の分布（親とそのほか）
lab-percent-of-rounds = 局の割合（%）
lab-spread-dealer = 親
lab-spread-others = 親以外

## 役
lab-yaku = 役
lab-yaku-about = どれほどできるか、何点になるか、作った人のその局の成績。
lab-teyaku = 手役
lab-teyaku-about = 配られた手札で点になる役。

## 局の進み方
lab-length = 局の長さ
lab-length-same = どの局も手番の数は同じです。
lab-length-alt = 手番の数の分布
lab-turns = 手番
lab-decisions = 選択
lab-ends = 局の終わり方
lab-word-hands-out = 最後まで打った
lab-word-stopped = 役で終わった
lab-ended-by-call = { $call }で終わった
lab-cancelled = 取り消し
lab-word-nobody-plays = だれも打たなかった
lab-word-split = 二人で積み金を分けた
lab-misdeals = 配り直し
lab-misdeals-none = 配り直しはありませんでした。
lab-multipliers = 倍率
lab-in-or-out = 出るか降りるか
lab-word-in = 出る
lab-word-out = 降りる
lab-word-play = 局を打つ人数
lab-paid = 支払い
lab-paid-about = 一局にやり取りされる{ $unit }（理由別）。

## 列の見出し
lab-head-place = 席
lab-head-unit = 一局の{ $unit }
lab-head-above = 平均との差
lab-head-yaku = 役
lab-head-teyaku = 手役
lab-head-hundred = 100局あたり
lab-head-shown = 見せた回数（100局あたり）
lab-head-dealt = 配られた割合
lab-head-counter = { $unit }（{ $points }点）
lab-head-points = 点
lab-head-maker = 作った人の局
lab-head-owner = 持つ人の局
lab-head-a-round = 一局あたり
lab-head-of-rounds = 局の割合
lab-head-of-deals = 配りの割合
lab-head-call = 宣言
lab-head-misdeal = 配り直しの理由
lab-head-multiplier = 局の倍率
lab-head-for = 理由
lab-interval = { $low }～{ $high }

## 取り決めの比較
lab-sweep-title = { $game }：{ $option }
lab-sweep-rule = 取り決め：{ $option }
lab-sweep-sentence = { $sentence }（{ $rule }）
lab-sweep-about =
    各列は { $option } の値だけが違う同じ卓で、最初の列と比べています。▲と▼は、確かに多い・少ないものの印です。このページに誤った印が一つでもある確率は5%以下です。{ $marks ->
        [0] 印はありません。違いは偶然かもしれません。
       *[other] 印は{ $marks }個あります。
    }
lab-sweep-identical = { $first } と { $other } の二つの卓は、{ GROUPED($rounds) } 局のすべてで同じでした。
lab-sweep = 並べて比べる
lab-sweep-seats-axis = 一局あたり、平均との差（{ $unit }、席ごと）
lab-sweep-seats-alt = 値ごとの、席の有利さ
lab-sweep-results-axis = 一局の{ $unit }（全席）
lab-sweep-results-alt = 値ごとの、一局の成績の分布
lab-certainly-more = 確かに多い
lab-certainly-less = 確かに少ない
lab-title-result = 一局の成績
lab-title-advantage = 席ごとの平均との差
lab-title-won = 勝った局
lab-title-points = 札の点数
lab-title-yaku = 役と手役（100局あたり）
lab-title-value = 役の点
lab-title-maker = 役を作った人の局
lab-title-held = 手役が配られた割合
lab-title-misdeal = 配り直し（配りの割合）
lab-title-multiplier = 倍率（局の割合）
lab-title-ended = 局の終わり方
lab-title-called = 宣言（100局あたり）
lab-title-said = 出るか降りるか（一局あたり）
lab-title-length = 局の長さ
lab-title-paid = 支払い（一局あたり）

## 方法
lab-cores = { $n }コア
lab-method = 小さい数字は95%信頼区間です。同じ試合の局は互いに関係するので、試合ごとにまとめて計算しています。割合はウィルソンの区間です。例が少なすぎるところに区間はありません。
lab-method-played =
    { $machine ->
        [compiled] コンパイル済みカーネル
       *[other] { $machine }
    }、{ $where }、{ GROUPED($seconds) }秒。同じシードなら、どのマシンでも同じ数字になります。数字はすべて { $file } にあります。
