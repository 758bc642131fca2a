# 局の打ち込み方：cli-ID は error-score.ftl の ID の文に続き、引数も同じです。

cli-error-score-blank = その人の取り札はblankと書きます。
cli-error-score-blank-taken = その人の取り札はblankと書きます。
cli-error-score-forced = その取り札はforcedと書きます。
cli-error-score-forced-hand = --hand { $who }=CARDSと書きます。
cli-error-score-waited-passed = その取り札を入れるか、outと書きます。
cli-error-score-waited-dealt = その取り札を入れるか、outと書きます。
cli-error-score-waits = その取り札はwaitsと書きます。
cli-error-score-unbought = --buys PLAYER={ $who }:POINTSと書きます。
cli-error-score-sold = その取り札はsoldと書きます。
cli-error-score-no-piles = 出た人はinと書きます。
cli-error-score-dive-hand = --hand { $who }=CARDSと書きます。
cli-error-score-call-first = --sageか--callで書きます。
cli-error-score-call-word = --call PLAYER=CALLと書き、続けた人は--sageで書きます。
cli-error-score-missing = 最後の取り札をrestと書くと、ほかにない札がすべて入ります。
cli-error-score-missing-call = --call PLAYER=shoubuと書きます。最後の取り札をrestと書くと、ほかにない札がすべて入ります。
cli-score-unused =
    この{ $game }の卓では、{ $why }。{ HAS($option) ->
        [yes] { $flag }を外すか、-o { $option }で遊んでください。
       *[no] { $flag }を外してください。
    }

## 読めない指定
cli-score-pile-each = --pileが{ $piles }つあります。一人に一つずつ書いてください。
cli-score-names = 取り札は{ $piles }人分ですが、--namesには名前が{ $count }つあります。Aki,Benのように人数分書いてください。
cli-score-no-multiplier = { $game }に倍率はありません。--multiplierを外してください。
cli-score-multiplier = { $game }の局の倍率は{ COMMA($values) }のどれかで、{ $multiplier }にはなりません。
cli-score-pair = { $flag } { $text }：{ $example }のように書いてください。
cli-score-twice = { $who }の{ $flag }が二つあります。
cli-score-stake = 賭けるチップは0から{ $most }までの整数です（今は{ $text }）。
cli-score-one-call = 局を終えるのは一人だけです。--callは一つにしてください。
cli-score-buys = --buys：だれの席を何点で買い取ったかを、{ $who }=SELLER:24のように書いてください（今は{ $text }）。
cli-score-no-teyaku = { $game }に手役はありません。--teyakuを外してください。
cli-score-teyaku = --teyaku { $text }：どの手役かを、{ $example }のように書いてください。{ $game }にあるのは{ COMMA($rules) }です。

## 表
cli-score-dealt =
    親は{ $who }{ HAS($first) ->
        [yes] 、先手は{ $first }
       *[no] { "" }
    }{ $times ->
        [1] { "" }
       *[other] 、すべて{ $times }倍
    }
cli-score-column-player = 名前
cli-score-column-cards = 札の点数
cli-score-column-yaku = 役
cli-score-column-result = 結果
cli-score-none = なし
cli-score-ends = 局が終わる
cli-score-counted = 合わせて、{ SEMICOLON($rows) }。
cli-score-gets = { $name }は{ COMMA($counters) }を受け取る
cli-score-gives = { $name }は{ COMMA($counters) }を払う
cli-score-nothing = 受け取る人はいません。
